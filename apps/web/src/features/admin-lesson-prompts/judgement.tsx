import type { PlanJudgement } from '@pencil-quest/contract/admin/prompt-report'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'

export function Judgement({ judgement: { score, failedGates } }: { judgement: PlanJudgement }) {
  return (
    <div className="flex flex-col gap-1">
      <p>
        Score: <b>{sayScore(score)}</b>
      </p>
      <FailedGates gates={failedGates} />
    </div>
  )
}

export function sayScore(score: number | null): string {
  return score === null ? words.screen.noScore : `${score.toFixed(1)} of 100`
}

export function FailedGates({ gates }: { gates: PlanJudgement['failedGates'] }) {
  if (gates.length === 0) return <p className="font-bold text-success">{words.screen.gatesHold}</p>
  return (
    <ul className="flex flex-col gap-1">
      {gates.map(({ check, name, findings, path, message }) => (
        <li key={`${check} ${name}`}>
          <b className="text-danger">
            {check} {name}
          </b>{' '}
          ({findings}): <span className="break-words">{`${message} ${path && `at ${path}`}`}</span>
        </li>
      ))}
    </ul>
  )
}
