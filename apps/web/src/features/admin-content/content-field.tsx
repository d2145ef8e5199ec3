import { type ContentField, contentLimits } from '@pencil-quest/contract/admin/content-fields'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { type HomeSection, homeIcons } from '@pencil-quest/contract/home-content'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'

const { fields, screen } = contentTexts
const { hints } = screen
/** Rows of the texts that may have several lines. */
const rows: Partial<Record<ContentField, number>> = { description: 3, content: 7, answer: 5 }

interface Props {
  section: HomeSection
  name: ContentField
  /** As it is stored; an icon of a name that we do not know stays a choice. */
  stored: string | null
  input: UseFormRegisterReturn
  error: string | undefined
}

export function ContentFieldInput({ section, name, stored, input, error }: Props) {
  return (
    <Field label={fields[name]} hint={hintOf(section, name)} error={error}>
      {(wiring) => {
        if (name === 'icon') {
          return (
            <Select {...wiring} {...input}>
              <option value="">{screen.noIcon}</option>
              {homeIcons.map((icon) => (
                <option key={icon}>{icon}</option>
              ))}
              {stored !== null && !homeIcons.some((icon) => icon === stored) ? (
                <option value={stored}>
                  {stored} ({screen.unknownIcon})
                </option>
              ) : null}
            </Select>
          )
        }
        const common = { ...wiring, ...input, maxLength: contentLimits[name], autoComplete: 'off' }
        if (rows[name]) return <TextArea {...common} rows={rows[name]} />
        return name === 'buttonUrl' ? (
          <TextInput {...common} inputMode="url" autoCapitalize="none" spellCheck={false} />
        ) : (
          <TextInput {...common} />
        )
      }}
    </Field>
  )
}

function hintOf(section: HomeSection, name: ContentField): string | undefined {
  if (name === 'buttonUrl') return hints.buttonUrl
  if (name === 'content' && section === 'hero') return hints.heroContent
  return rows[name] ? hints.paragraphs : undefined
}
