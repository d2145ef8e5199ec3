import { capitalisedWords, papers } from '@pencil-quest/contract/choices'
import { answerChoices } from '@pencil-quest/contract/print-choices'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Choice, ChoiceGroup } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type PrintForm, parts } from './choices.ts'
import type { Printable } from './printable.ts'

const words = screenTexts.print

interface Props {
  plan: Printable
  form: PrintForm
  onChange: (changed: Partial<PrintForm>) => void
}

export function PrintChoices({ plan, form, onChange }: Props) {
  const days = Array.from({ length: plan.length }, (_, index) => index + 1)
  return (
    <>
      <Radios
        legend={words.part}
        name="part"
        // A plan of hands-on activities alone has no worksheets.
        options={parts.filter((part) => part !== 'sheet' || plan.sheets.length > 0)}
        labels={words.parts}
        value={form.part}
        onChange={(part) => onChange({ part })}
        className="sm:grid-cols-3"
      />
      {form.part === 'day' ? (
        <Field label={words.day}>
          {(wiring) => (
            <Select {...wiring} value={form.day} onChange={(event) => onChange({ day: Number(event.target.value) })}>
              {days.map((day) => (
                <option key={day} value={day}>
                  Day {day}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {form.part === 'sheet' ? (
        <Field label={words.sheet}>
          {(wiring) => (
            <Select {...wiring} value={form.sheet} onChange={(event) => onChange({ sheet: event.target.value })}>
              {plan.sheets.map(({ id, day, subject, title }) => (
                <option key={id} value={id}>
                  Day {day} · {capitalisedWords(subject)} · {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <Radios
        legend={words.answers}
        name="answers"
        options={answerChoices}
        labels={words.answerChoices}
        value={form.answers}
        onChange={(answers) => onChange({ answers })}
        className="sm:grid-cols-2"
      />
      <Radios
        legend={words.paper}
        name="paper"
        options={papers}
        labels={words.papers}
        value={form.paper}
        onChange={(paper) => onChange({ paper })}
        className="grid-cols-2"
      />
    </>
  )
}

interface RadiosProps<Value extends string> {
  legend: string
  name: string
  options: readonly Value[]
  labels: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
  className: string
}

function Radios<Value extends string>(props: RadiosProps<Value>) {
  const { legend, name, options, labels, value, onChange, className } = props
  return (
    <ChoiceGroup legend={legend} className={`grid gap-2 ${className}`}>
      {options.map((option) => (
        <Choice
          key={option}
          type="radio"
          name={name}
          value={option}
          checked={option === value}
          onChange={() => onChange(option)}
        >
          {labels[option]}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}
