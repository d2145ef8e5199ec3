import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Choice, ChoiceGroup } from '#web/ui/choice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { withLength } from './draft.ts'
import { GoalsPicker } from './goals-picker.tsx'
import type { StepProps } from './step.ts'
import type { GoalSuggestions } from './use-goal-suggestions.ts'

const difficultyWords = {
  easy: { name: 'Easy', hint: 'Gentle start' },
  medium: { name: 'Medium', hint: 'At grade level' },
  hard: { name: 'Hard', hint: 'A real stretch' },
} as const

interface Props extends StepProps {
  suggestions: GoalSuggestions
  /** Whether the server can mail. */
  hasMail: boolean
}

export function SettingsStep({ draft, change, options, suggestions, hasMail }: Props) {
  if (!suggestions.isDone) return <Spinner label={screenTexts.wizard.almostThere} />
  return (
    <div className="flex flex-col gap-7">
      <h2 className="text-xl sm:text-2xl">How should the days look?</h2>
      <ChoiceGroup legend="Duration per day" className="grid gap-2 sm:grid-cols-3">
        {options.durations.map((minutes) => (
          <Choice
            key={minutes}
            type="radio"
            name="duration"
            value={minutes}
            checked={draft.duration === minutes}
            onChange={() => change((now) => ({ ...now, duration: minutes }))}
          >
            {minutes} minutes
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend="Difficulty" className="grid gap-2 sm:grid-cols-3">
        {options.difficulties.map((difficulty) => (
          <Choice
            key={difficulty}
            type="radio"
            name="difficulty"
            value={difficulty}
            checked={draft.difficulty === difficulty}
            onChange={() => change((now) => ({ ...now, difficulty }))}
          >
            <span>
              <span className="block">{difficultyWords[difficulty].name}</span>
              <span className="block text-sm text-muted">{difficultyWords[difficulty].hint}</span>
            </span>
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend="Plan length" className="grid gap-2 sm:grid-cols-2">
        {options.lengths.map((length) => (
          <Choice
            key={length}
            type="radio"
            name="length"
            value={length}
            checked={draft.length === length}
            onChange={() => change((now) => withLength(now, length))}
          >
            {length} days{length === 5 ? ' (recommended)' : ''}
          </Choice>
        ))}
      </ChoiceGroup>
      <GoalsPicker draft={draft} change={change} suggestions={suggestions.goals} />
      {hasMail ? (
        <Choice
          type="checkbox"
          checked={draft.mailWhenReady}
          onChange={(event) => change((now) => ({ ...now, mailWhenReady: event.target.checked }))}
        >
          {screenTexts.processing.mailWhenReady}
        </Choice>
      ) : null}
    </div>
  )
}
