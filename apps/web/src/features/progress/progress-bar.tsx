import { cx } from '#web/ui/cx.ts'
import type { Progress } from './progress.ts'

/** A crayon line across a ruled track. */
export function ProgressBar({ progress, isCompleted }: { progress: Progress; isCompleted: boolean }) {
  const { percent, timeLeft } = progress
  const isCounting = timeLeft.includes(':')
  return (
    <div>
      <div
        role="progressbar"
        aria-label="Progress of the plan"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={isCompleted ? 'Complete' : isCounting ? `about ${timeLeft} left` : timeLeft}
        className="h-6 overflow-hidden rounded-full border-3 border-ink bg-card"
      >
        <div
          className={cx('widen h-full rounded-full', isCompleted ? 'bg-success' : 'bg-primary')}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="mt-2 flex justify-between font-bold tabular-nums">
        <span>{percent}%</span>
        {isCompleted ? null : <span>{isCounting ? `${timeLeft} remaining` : timeLeft}</span>}
      </p>
    </div>
  )
}
