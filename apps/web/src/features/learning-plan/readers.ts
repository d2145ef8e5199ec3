import type { Activity } from '@pencil-quest/contract/plan-document'
import { sectionsOf } from '#web/features/plan-view/layouts.ts'

type Fields = Parameters<typeof sectionsOf>[0]

/** What of an activity is for whom: its own two fields, or else what the other layouts say to each. */
export function readersOf(activity: Fields): Pick<Activity, 'forParents' | 'forStudents'> {
  const said = (reader: 'parent' | 'child') =>
    sectionsOf(activity)
      .filter((section) => section.reader === reader)
      .map(({ text }) => text)
      .join('\n\n')
  return {
    forParents: activity.forParents || said('parent'),
    forStudents: activity.forStudents || said('child'),
  }
}
