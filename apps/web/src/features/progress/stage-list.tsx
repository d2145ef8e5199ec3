import type { ProgressEvent } from '@pencil-quest/contract/generation'
import { Check, Circle } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { Ring } from '#web/ui/spinner.tsx'
import { stageTime } from './progress.ts'
import { shownStages, stageWords } from './stage-words.ts'

/** The real stages with the time that each took. Only a change of stage is announced, not the seconds. */
export function StageList({ event }: { event: ProgressEvent }) {
  const took = new Map(event.finished.map(({ stage, milliseconds }) => [stage, milliseconds]))
  const now = event.stage === 'done' || event.status === 'failed' ? null : event.stage
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {now ? stageWords[now] : ''}
      </p>
      <ol aria-label="Stages" className="flex flex-col gap-2 text-left">
        {shownStages.map((stage) => {
          const time = took.get(stage)
          const isNow = stage === now
          return (
            <li
              key={stage}
              aria-current={isNow ? 'step' : undefined}
              className={cx('flex items-center gap-3', isNow ? 'font-bold' : time === undefined && 'text-muted')}
            >
              {time !== undefined ? (
                <Check aria-hidden="true" className="size-5 text-success" strokeWidth={3} />
              ) : isNow ? (
                <Ring className="size-5 text-primary" />
              ) : (
                <Circle aria-hidden="true" className="size-5" />
              )}
              {stageWords[stage]}
              {time === undefined ? null : (
                <span className="ml-auto text-sm text-muted tabular-nums">{stageTime(time)}</span>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
