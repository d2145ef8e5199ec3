import { cx } from './cx.ts'

interface Props {
  stops: readonly string[]
  /** Position of the stop that we are at, from 0. */
  at: number
}

const path = 'M16 36 C70 2 130 4 192 30 S310 56 362 24'
const points = [
  { x: 16, y: 36 },
  { x: 192, y: 30 },
] as const

/** A line that a pencil draws from stop to stop, with a star at its end. */
export function ProgressLine({ stops, at }: Props) {
  const share = stops.length > 1 ? at / (stops.length - 1) : 1
  const name = stops[at] ?? ''
  return (
    <div
      role="progressbar"
      aria-label="Steps of the plan"
      aria-valuemin={1}
      aria-valuemax={stops.length}
      aria-valuenow={at + 1}
      aria-valuetext={`Step ${at + 1} of ${stops.length}: ${name}`}
    >
      <svg viewBox="0 0 384 56" className="w-full" fill="none" strokeLinecap="round" aria-hidden="true">
        <path d={path} className="stroke-control" strokeWidth="3" strokeDasharray="1 9" />
        <path
          d={path}
          pathLength={1}
          strokeDasharray="1 1"
          strokeDashoffset={1 - Math.max(share, 0.1)}
          className="draw stroke-primary"
          strokeWidth="6"
        />
        {points.map(({ x, y }, index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="8"
            strokeWidth="3"
            className={cx('stroke-ink', index <= at ? 'fill-primary' : 'fill-card')}
          />
        ))}
        <path
          d="m362 8 4.7 10 11 1.6-8 7.8 2 11-9.7-5.2-9.8 5.2 2-11-8-7.8 11-1.6z"
          strokeWidth="3"
          strokeLinejoin="round"
          className={cx('stroke-ink', at >= stops.length - 1 ? 'fill-pencil' : 'fill-card')}
        />
      </svg>
      <ol className="grid grid-cols-3 text-sm font-bold" aria-hidden="true">
        {stops.map((stop, index) => (
          <li
            key={stop}
            className={cx(
              'first:text-left last:text-right text-center',
              index === at ? 'text-primary' : index < at ? 'text-ink' : 'text-muted',
            )}
          >
            {stop}
          </li>
        ))}
      </ol>
    </div>
  )
}
