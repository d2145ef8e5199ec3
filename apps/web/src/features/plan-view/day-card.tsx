import type { Day } from '@pencil-quest/contract/plan-document'
import { Fragment, type ReactNode } from 'react'
import { ActivityCard } from './activity-card.tsx'
import { dayTitle } from './day-title.ts'
import { InterludeNote } from './interlude-note.tsx'
import { RecallNote } from './recall-note.tsx'
import { SecretNote } from './secret-note.tsx'
import { SuspectNote } from './suspect-note.tsx'

/** `children` follow on the day's close. */
export function DayCard({ day: entry, children }: { day: Day; children?: ReactNode }) {
  const { day, title, description, opener, recall, activities, breaks, suspects, secret, close } = entry
  const breaksAfter = (count: number) => (breaks ?? []).filter(({ after }) => after === count)
  return (
    <section
      aria-labelledby={`day-${day}`}
      className="print-day overflow-hidden rounded-3xl border-3 border-ink bg-card print:rounded-none"
    >
      <div className="theme-ground px-5 py-4 sm:px-6">
        <h2 id={`day-${day}`} className="text-2xl">
          {dayTitle(day, title ?? '')}
        </h2>
        <p className="mt-1">{description}</p>
      </div>
      <div className="flex flex-col gap-5 p-5 sm:p-6 print:px-0">
        {opener ? <InterludeNote kind="opener" interlude={opener} /> : null}
        {suspects ? <SuspectNote suspects={suspects} /> : null}
        {recall ? <RecallNote recall={recall} /> : null}
        {activities.map((activity, index) => (
          <Fragment key={activity.id ?? index}>
            <ActivityCard activity={activity} />
            {breaksAfter(index + 1).map((pause) => (
              <InterludeNote key={pause.title} kind="break" interlude={pause} />
            ))}
          </Fragment>
        ))}
        {secret ? <SecretNote secret={secret} suspects={suspects} activities={activities} /> : null}
        {close ? <InterludeNote kind="close" interlude={close} /> : null}
        {children}
      </div>
    </section>
  )
}
