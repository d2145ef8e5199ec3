import type { Activity, Day, Interlude } from '@pencil-quest/contract/plan-document'
import { lessonMm, lines } from './lesson-height.ts'
import { allLetters, type Letters, letterSizes } from './letters.ts'

/** Lines below the day's title that a page of either paper holds, measured on sixty days of twelve plans. */
const mostLines = 36
/** What the title of a day takes, in the same lines. */
const titleLines = 4

/** What an activity may take that has a page of its own, of 249 mm; the rest is for what its estimate misses. */
const ownPageMm = 230
const lineMm = 5.5

/** Lines of story and glance that a page holds in usual letters. */
const ownPageLines = 42.5
/** And in smaller letters. */
const smallerLines = 49

/** Lines that a page holds in larger letters. */
const largerLines = 35
/** And in letters a little larger than usual. */
const roomierLines = 38.5

export interface DayLayout {
  /** The first activity does not fit below the story, or the close below the last: each activity is a page of its own. */
  isApart: boolean
  /** The close stands with the story, as it would be alone on a page. */
  closesFirst: boolean
  /** The letters of an activity that has a page of its own: larger where there is room, smaller where there is none. */
  lettersOf(activity: Activity): Letters
  /** Those of the story with the day at a glance, on a page of its own. */
  frameLetters: Letters
}

/** Measured in lines of the narrower paper. */
export function layoutOf(day: Day): DayLayout {
  const { opener, recall, activities, breaks } = day
  const [first] = activities
  const last = activities.at(-1)
  const own = (activity: Activity) => breaks.filter(({ after }) => activities[after - 1] === activity)
  if (!first || !last) return { isApart: false, closesFirst: false, lettersOf: () => 'usual', frameLetters: 'usual' }
  const warmUp = recall ? 1 + lines(`Warm up. Say: ${recall.say} Look for: ${recall.lookFor}`, 118) : 0
  const begin = lines(opener.text, 115) + warmUp + activityLines(first)
  const end = closeLines(day)
  const closesFirst = activityLines(last) + pauseLines(own(last)) + end > mostLines + titleLines
  const isApart = closesFirst || begin > mostLines
  const frame =
    titleLines +
    lines(opener.text, 115) +
    warmUp +
    glanceLines(activities) +
    pauseLines(breaks) +
    (closesFirst ? end : 0)
  return {
    isApart,
    closesFirst,
    frameLetters: lettersFor(frame),
    lettersOf: (activity) => {
      if (!isApart) return 'usual'
      const below = activity === last && !closesFirst ? end * lineMm : 0
      return allLetters.find((letters) => lessonMm(activity, letterSizes[letters]) + below <= ownPageMm) ?? 'smallest'
    },
  }
}

function lettersFor(taken: number): Letters {
  if (taken <= largerLines) return 'larger'
  if (taken <= roomierLines) return 'roomier'
  if (taken <= ownPageLines) return 'usual'
  return taken <= smallerLines ? 'smaller' : 'smallest'
}

/** The list of things and two lines for each activity, with the headings. */
function glanceLines(activities: readonly Activity[]): number {
  const things = new Set(activities.flatMap(({ meta }) => meta.materials.map(({ name }) => name)))
  return 5 + Math.ceil((things.size * 18) / 115) + activities.length * 2.4
}

function pauseLines(pauses: readonly Interlude[]): number {
  return pauses.reduce((sum, { title, text }) => sum + 0.6 + lines(`Then move: ${title} (3 min). ${text}`, 115), 0)
}

function closeLines({ suspects, secret, close }: Day): number {
  const told = suspects?.told?.map(({ why }) => `${why} `).join('') ?? ''
  const left = suspects?.solution ? 1.5 + lines(told, 115) : 0
  const found = secret ? 2.5 + lines(secret.found, 115) : 0
  return 3 + left + found + lines(close.text, 115)
}

/** How many lines an activity takes in usual letters. */
function activityLines(activity: Activity): number {
  return lessonMm(activity, 1) / lineMm
}
