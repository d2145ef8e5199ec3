import { Choice, ChoiceGroup } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'
import { type Draft, goalLimit } from './draft.ts'
import { ownGoalsRoom } from './plan-payload.ts'
import type { ChangeDraft } from './use-draft.ts'

interface Props {
  draft: Draft
  change: ChangeDraft
  suggestions: readonly string[]
}

/** At the limit the other suggestions are disabled until one is given up. */
export function GoalsPicker({ draft, change, suggestions }: Props) {
  const limit = goalLimit(draft)
  const count = draft.selectedGoals.length
  const toggle = (goal: string, isChosen: boolean) =>
    change((now) => ({
      ...now,
      selectedGoals: suggestions.filter((known) => (known === goal ? isChosen : now.selectedGoals.includes(known))),
    }))
  return (
    <>
      {suggestions.length > 0 ? (
        <ChoiceGroup
          legend="Learning goals (optional)"
          hint={`Choose up to ${limit}. ${count} of ${limit} selected.`}
          className="grid gap-2"
        >
          {suggestions.map((goal) => {
            const isChosen = draft.selectedGoals.includes(goal)
            return (
              <Choice
                key={goal}
                type="checkbox"
                value={goal}
                checked={isChosen}
                disabled={!isChosen && count >= limit}
                onChange={(event) => toggle(goal, event.target.checked)}
              >
                {goal}
              </Choice>
            )
          })}
        </ChoiceGroup>
      ) : null}
      <Field
        label={suggestions.length > 0 ? 'Goals in your own words (optional)' : 'Learning goals (optional)'}
        hint="For example: telling time, or writing her own name."
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            value={draft.ownGoals}
            maxLength={ownGoalsRoom(draft)}
            onChange={(event) => change((now) => ({ ...now, ownGoals: event.target.value }))}
          />
        )}
      </Field>
    </>
  )
}
