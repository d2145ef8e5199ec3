import { interests } from '@pencil-quest/content/interests/index'
import type { Clue, MovementBreak, Skill, World } from '@pencil-quest/content/types'
import type { Day } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { type Random, seeded } from '@pencil-quest/worksheets/random'
import { isOlder } from './grade-window.ts'
import { isTag, printableInterests } from './lesson/interests.ts'
import type { QuestionTurn } from './questions/question-turn.ts'
import { RecallGiver } from './questions/recall.ts'
import { type Lesson, secretOf } from './story/secret.ts'
import { suspectsOf } from './story/suspects.ts'
import type { Timetable } from './timetable.ts'

const invitation = (wish: string) => `If you like, bring ${wish} into your show today.`
const secondInvitation = (wish: string) => `There is room for ${wish} in the show again.`

type StoryLesson = Lesson & { skill: Skill; clues: readonly Clue[] }

interface Story {
  request: ComposeRequest
  seed: string
  world: World
  timetable: Timetable
  lessons: readonly StoryLesson[]
  questions: QuestionTurn
}

/** Frames each day's activities with the story: opener, movement breaks, secret word, show-and-tell. */
export function storyDays({ request, seed, world, timetable, lessons, questions }: Story): Day[] {
  const beats = world.arcs[request.length]
  const pauses = seeded(seed, 'breaks').shuffle(world.breaks)
  const liked = likedBreaks(request, seeded(seed, 'liked breaks'))
  const own = printableInterests(request.interests)
  const perDay = timetable.activities.length
  const recalls = new RecallGiver(questions)
  /** Breaks of the world that earlier days have had. */
  let paused = 0
  return beats.map((beat, d) => {
    const wish = own[d % Math.max(1, own.length)]
    const extra = wish && d < own.length * 2 ? ` ${d < own.length ? invitation(wish) : secondInvitation(wish)}` : ''
    const today = lessons.slice(d * perDay, (d + 1) * perDay)
    const recall = recalls.next(
      d + 1,
      today.map(({ skill }) => skill),
    )
    const forOlder = isOlder(request.childGrade)
    const { opener, close } = (forOlder && beat.older) || beat
    const suspected = suspectsOf(
      beat,
      { clues: today.flatMap(({ clues }) => clues), sheets: today.flatMap(({ sheet }) => sheet ?? []) },
      seeded(seed, d + 1, 'suspects'),
    )
    const guesses = suspected?.named.map(({ guess, olderGuess }) => (forOlder ? olderGuess : guess)).join(' ') ?? ''
    const secret = beat.secret && secretOf(beat.secret, today, seeded(seed, d + 1, 'secret'))
    return {
      day: d + 1,
      title: `Day ${d + 1}: ${beat.title}`,
      description: beat.description,
      opener: { minutes: timetable.opener, title: beat.title, text: opener.replace('{guesses}', guesses) },
      ...(recall && { recall }),
      activities: today.map(({ activity }) => activity),
      breaks: timetable.breaks.map(({ after, minutes }, b) => {
        const pause = (b === 0 && liked[d]) || pauses[paused++ % pauses.length]
        if (!pause) throw new Error(`The world ${world.theme} has no movement breaks`)
        const { title, text, older = text } = pause
        return { after, minutes, title, text: forOlder ? older : text }
      }),
      ...(suspected && { suspects: suspected.forDay }),
      ...(secret && { secret }),
      close: { minutes: timetable.close, title: 'Show and tell', text: `${close}${extra}` },
    }
  })
}

/** By day: the first break may be about an interest. They take turns, none comes twice, and they are spread. */
function likedBreaks({ interests: chosen, length }: ComposeRequest, random: Random): (MovementBreak | undefined)[] {
  const own = chosen.flatMap((entry) => (isTag(entry) ? [random.shuffle(interests[entry].breaks)] : []))
  const most = Math.max(0, ...own.map((breaks) => breaks.length))
  const inTurn = Array.from({ length: most }, (_, i) => own.flatMap((breaks) => breaks[i] ?? [])).flat()
  const count = Math.min(length, inTurn.length)
  const dayOf = (i: number) => (count < 2 ? 0 : Math.round((i * (length - 1)) / (count - 1)))
  const byDay = new Map(inTurn.slice(0, count).map((pause, i) => [dayOf(i), pause]))
  return Array.from({ length }, (_, d) => byDay.get(d))
}
