import type { Skill, World } from '@pencil-quest/content/types'
import type { Day } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { seeded } from '@pencil-quest/worksheets/random'
import { isOlder } from './grade-window.ts'
import { printableInterests } from './interests.ts'
import type { QuestionTurn } from './question-turn.ts'
import { RecallGiver } from './recall.ts'
import { type Lesson, secretOf } from './secret.ts'
import type { Timetable } from './timetable.ts'

const invitation = (wish: string) => `If you like, bring ${wish} into your show today.`
const secondInvitation = (wish: string) => `There is room for ${wish} in the show again.`

interface Story {
  request: ComposeRequest
  seed: string
  world: World
  timetable: Timetable
  lessons: readonly (Lesson & { skill: Skill })[]
  questions: QuestionTurn
}

/** Frames each day's activities with the story: opener, movement breaks, secret word, show-and-tell. */
export function storyDays({ request, seed, world, timetable, lessons, questions }: Story): Day[] {
  const beats = world.arcs[request.length]
  const pauses = seeded(seed, 'breaks').shuffle(world.breaks)
  const own = printableInterests(request.interests)
  const perDay = timetable.activities.length
  const recalls = new RecallGiver(questions)
  return beats.map((beat, d) => {
    const wish = own[d % Math.max(1, own.length)]
    const extra = wish && d < own.length * 2 ? ` ${d < own.length ? invitation(wish) : secondInvitation(wish)}` : ''
    const today = lessons.slice(d * perDay, (d + 1) * perDay)
    const recall = recalls.next(
      d + 1,
      today.map(({ skill }) => skill),
    )
    const { opener, close } = (isOlder(request.childGrade) && beat.older) || beat
    const secret = beat.secret && secretOf(beat.secret, today, seeded(seed, d + 1, 'secret'))
    return {
      day: d + 1,
      title: `Day ${d + 1}: ${beat.title}`,
      description: beat.description,
      opener: { minutes: timetable.opener, title: beat.title, text: opener },
      ...(recall && { recall }),
      activities: today.map(({ activity }) => activity),
      breaks: timetable.breaks.map(({ after, minutes }, b) => {
        const pause = pauses[(d * timetable.breaks.length + b) % pauses.length]
        if (!pause) throw new Error(`The world ${world.theme} has no movement breaks`)
        return { after, minutes, ...pause }
      }),
      ...(secret && { secret }),
      close: { minutes: timetable.close, title: 'Show and tell', text: `${close}${extra}` },
    }
  })
}
