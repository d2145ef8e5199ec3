import type { Activity, Day } from '@pencil-quest/contract/plan-document'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { FileText } from 'lucide-react'
import { dayTitle } from '#web/features/plan-view/day-title.ts'
import { Prose } from '#web/features/plan-view/prose.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { readersOf } from './readers.ts'
import { SubjectBadge } from './subject-badge.tsx'

const { sections, worksheet } = screenTexts.plan

export function LearningDay({ day: { day, title, description, activities } }: { day: Day }) {
  return (
    <section
      aria-labelledby={`day-${day}`}
      className="print-day overflow-hidden rounded-3xl border-3 border-ink bg-card print:rounded-none"
    >
      <div className="theme-ground px-5 py-4 sm:px-6">
        <h2 id={`day-${day}`} className="text-2xl">
          {dayTitle(day, title ?? '')}
        </h2>
        {description ? <p className="mt-1">{description}</p> : null}
      </div>
      <ol className="flex flex-col gap-6 p-5 sm:p-6 print:px-0">
        {activities.map((activity, index) => (
          <li key={activity.id ?? index}>
            <Lesson activity={activity} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Lesson({ activity }: { activity: Activity }) {
  const { subject, lessonTitle, requiresWorksheet, studentMessageIfNoWorksheet: note } = activity
  const { forParents, forStudents } = readersOf(activity)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SubjectBadge subject={subject} />
        {requiresWorksheet ? (
          <Badge tone="pencil">
            <FileText aria-hidden="true" className="size-4" />
            {worksheet}
          </Badge>
        ) : null}
      </div>
      <h3 className="text-xl">{lessonTitle}</h3>
      {forParents ? (
        <div>
          <h4 className="text-lg">{sections.forParents}</h4>
          <Prose text={forParents} />
        </div>
      ) : null}
      {forStudents ? (
        <div>
          <h4 className="text-lg">{sections.forStudents}</h4>
          <Prose text={forStudents} forChild />
        </div>
      ) : null}
      {!requiresWorksheet && note ? (
        <p className="rounded-2xl border-2 border-graphite bg-pencil px-4 py-2 font-child text-graphite">{note}</p>
      ) : null}
    </div>
  )
}
