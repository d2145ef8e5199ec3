import { personaChildren } from '@pencil-quest/contract/admin/prompt-choices'
import type { PromptReport } from '@pencil-quest/contract/admin/prompt-report'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { Notice } from '#web/ui/notice.tsx'
import { FailedGates, sayScore } from './judgement.tsx'

interface Props {
  report: PromptReport
  /** Of the version that was live before. */
  previous: PromptReport | null
}

export function ReportTable({ report, previous }: Props) {
  const { screen } = words
  return (
    <div className="flex flex-col gap-4">
      {report.readsPrompts ? null : <Notice tone="amber">{words.builtinReport}</Notice>}
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="text-sm text-muted">This version</dt>
          <dd className="text-xl font-bold">{sayScore(report.score)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{screen.before}</dt>
          <dd className="text-xl font-bold">{sayScore(previous?.score ?? null)}</dd>
        </div>
      </dl>
      <ul className="flex flex-col gap-3">
        {report.personas.map(({ persona, score, failedGates, error }) => {
          const before = previous?.personas.find((one) => one.persona === persona)
          return (
            <li key={persona} className="rounded-2xl border-2 border-edge px-4 py-3">
              <p className="flex flex-wrap justify-between gap-x-4">
                <b>
                  {words.personas[persona]} (age {personaChildren[persona].age})
                </b>
                <span>
                  {sayScore(score)}
                  {before ? ` (before: ${sayScore(before.score)})` : ''}
                </span>
              </p>
              {error === null ? <FailedGates gates={failedGates} /> : <p className="text-danger">{error}</p>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
