import type { GenerationSummary } from '@pencil-quest/contract/admin/generation'
import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import { planStatuses } from '@pencil-quest/contract/plans'
import { type FormEvent, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { type GenerationSearch, isFiltered, searchOf } from './filter.ts'

interface Props {
  search: GenerationSearch
  summary: GenerationSummary
  onFilter: (search: GenerationSearch) => void
}

interface Option {
  value: string
  label: string
}

/** Nothing is asked before the button: a time that is typed is no time until its last digit. */
export function FilterForm({ search, summary, onFilter }: Props) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFilter(searchOf(Object.fromEntries(new FormData(event.currentTarget))))
  }
  const states = planStatuses.map((value) => ({ value, label: words.states[value] }))
  const engines = summary.engines.map(({ engine, count }) => ({ value: engine, label: `${engine} (${count})` }))
  const reasons = summary.reasons.map(({ reason, count }) => ({ value: reason, label: `${reason} (${count})` }))
  return (
    <Card role="region" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {words.filters}
      </h2>
      <form onSubmit={submit} className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Choice label={words.state} name="status" value={search.status} options={states} />
        <Choice label={words.engine} name="engine" value={search.engine} options={engines} />
        <Moment label={words.from} name="from" value={search.from} />
        <Moment label={words.until} name="until" value={search.until} />
        <div className="sm:col-span-2 lg:col-span-4">
          <Choice label={words.reason} name="reason" value={search.reason} options={reasons} />
        </div>
        <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-4">
          <Button type="submit">{words.apply}</Button>
          {isFiltered(search) ? (
            <Button tone="outline" onClick={() => onFilter(searchOf({}))}>
              {words.clear}
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  )
}

/** What is chosen is offered, also where nothing of it is left. */
function Choice({
  label,
  name,
  value,
  options,
}: {
  label: string
  name: string
  value: string | undefined
  options: readonly Option[]
}) {
  const isOffered = value === undefined || options.some((option) => option.value === value)
  const offered = isOffered ? options : [...options, { value, label: value }]
  return (
    <Field label={label}>
      {(wiring) => (
        <Select {...wiring} name={name} defaultValue={value ?? ''} className="truncate">
          <option value="">{words.any}</option>
          {offered.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function Moment({ label, name, value }: { label: string; name: string; value: string | undefined }) {
  return (
    <Field label={label} hint={words.timeHint}>
      {(wiring) => (
        <TextInput
          {...wiring}
          type="datetime-local"
          name={name}
          min="2000-01-01T00:00"
          max="2999-12-31T23:59"
          defaultValue={value ?? ''}
        />
      )}
    </Field>
  )
}
