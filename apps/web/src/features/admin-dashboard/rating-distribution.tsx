import { dashboardTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import type { FeedbackStats } from '@pencil-quest/contract/admin/feedback'
import { useId } from 'react'
import { Card } from '#web/ui/card.tsx'
import { count as inWords, ratingWords } from './words.ts'

const { distribution, answers } = dashboardTexts

/** How often each rating was given, from 5 down to 1. */
export function RatingDistribution({ stats: { ratings, total } }: { stats: FeedbackStats }) {
  const id = useId()
  return (
    <Card role="region" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {distribution}
      </h2>
      <ul className="flex flex-col gap-4">
        {ratings.map(({ rating, count }) => {
          const percent = total === 0 ? 0 : Math.round((100 * count) / total)
          return (
            <li key={rating}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-bold">{ratingWords(rating)}</span>
                <span className="text-muted">
                  {inWords(count)} {count === 1 ? answers.one : answers.other} ({percent}%)
                </span>
              </p>
              <div aria-hidden="true" className="mt-1 h-4 overflow-hidden rounded-full border-2 border-control">
                <div className="h-full bg-primary" style={{ width: `${percent}%` }} />
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
