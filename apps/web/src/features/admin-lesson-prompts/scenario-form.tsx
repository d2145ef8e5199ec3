import type { ScenarioData } from '@pencil-quest/contract/admin/lesson-prompts'
import { testSubjects, testThemes } from '@pencil-quest/contract/admin/prompt-choices'
import { capitalisedWords, difficulties, durations } from '@pencil-quest/contract/choices'
import { ChoiceChip, ChoiceGroup } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

interface Props {
  context: ScenarioData
  onChange: (change: Partial<ScenarioData>) => void
}

/** What the test asks for; it begins as the persona has it. */
export function ScenarioForm({ context, onChange }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <Choose
          label="Theme"
          value={context.theme}
          options={testThemes}
          say={capitalisedWords}
          onChange={(theme) => onChange({ theme })}
        />
        <Choose
          label="Minutes a day"
          value={context.duration}
          options={durations}
          say={String}
          onChange={(duration) => onChange({ duration })}
        />
        <Choose
          label="Difficulty"
          value={context.difficulty}
          options={difficulties}
          say={capitalisedWords}
          onChange={(difficulty) => onChange({ difficulty })}
        />
      </div>
      <ChoiceGroup legend="Subjects" className="flex flex-wrap gap-2">
        {testSubjects.map((subject) => (
          <ChoiceChip
            key={subject}
            type="checkbox"
            checked={context.subjects.includes(subject)}
            onChange={({ target }) =>
              onChange({
                subjects: testSubjects.filter((one) =>
                  one === subject ? target.checked : context.subjects.includes(one),
                ),
              })
            }
          >
            {capitalisedWords(subject)}
          </ChoiceChip>
        ))}
      </ChoiceGroup>
    </div>
  )
}

interface ChooseProps<Value extends string | number, Option extends Value> {
  label: string
  value: Value
  options: readonly Option[]
  say: (option: string) => string
  onChange: (option: Option) => void
}

function Choose<Value extends string | number, Option extends Value>(props: ChooseProps<Value, Option>) {
  const { label, value, options, say, onChange } = props
  return (
    <Field label={label}>
      {(wiring) => (
        <Select
          {...wiring}
          value={value}
          onChange={({ target }) => {
            const option = options.find((one) => String(one) === target.value)
            if (option !== undefined) onChange(option)
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {say(String(option))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
