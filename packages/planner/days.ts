import type { World } from '@pencil-quest/content/types'
import type { Activity, Day } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { seeded } from '@pencil-quest/worksheets/random'
import { printableInterests } from './interests.ts'
import { RecallGiver } from './recall.ts'
import type { Timetable } from './timetable.ts'

const invitation = (wish: string) => `If you like, bring ${wish} into your show today.`
const secondInvitation = (wish: string) => `There is room for ${wish} in the show again.`

/** Frames each day's activities with the story: opener, movement breaks, show-and-tell. */
export function storyDays(
  request: ComposeRequest,
  seed: string,
  world: World,
  timetable: Timetable,
  activities: readonly Activity[],
): Day[] {
  const beats = world.arcs[request.length]
  const pauses = seeded(seed, 'breaks').shuffle(world.breaks)
  const own = printableInterests(request.interests)
  const perDay = timetable.activities.length
  const recalls = new RecallGiver()
  return beats.map((beat, d) => {
    const wish = own[d % Math.max(1, own.length)]
    const extra = wish && d < own.length * 2 ? ` ${d < own.length ? invitation(wish) : secondInvitation(wish)}` : ''
    const today = activities.slice(d * perDay, (d + 1) * perDay)
    const recall = recalls.next(d + 1, today)
    return {
      day: d + 1,
      title: `Day ${d + 1}: ${beat.title}`,
      description: beat.description,
      opener: { minutes: timetable.opener, title: beat.title, text: beat.opener },
      ...(recall && { recall }),
      activities: today,
      breaks: timetable.breaks.map(({ after, minutes }, b) => {
        const pause = pauses[(d * timetable.breaks.length + b) % pauses.length]
        if (!pause) throw new Error(`The world ${world.theme} has no movement breaks`)
        return { after, minutes, ...pause }
      }),
      close: { minutes: timetable.close, title: 'Show and tell', text: `${beat.close}${extra}` },
    }
  })
}
