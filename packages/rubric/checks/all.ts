import type { GateCheck, ScoredCheck } from '../check.ts'
import { readingLevel } from './language/reading-level.ts'
import { vocabulary } from './language/vocabulary.ts'
import { voices } from './language/voices.ts'
import { exploresFirst, lessonArc } from './pedagogy/arc.ts'
import { goalsAreMet } from './pedagogy/goals.ts'
import { gradeFits } from './pedagogy/grade-fit.ts'
import { objective } from './pedagogy/objective.ts'
import { progression } from './pedagogy/progression.ts'
import { productsFit, sheetNumbersFit } from './pedagogy/sheet-numbers.ts'
import { support } from './pedagogy/support.ts'
import { versions } from './pedagogy/versions.ts'
import { nameAndInterests } from './personal/name-and-interests.ts'
import { nothingUnfilled } from './personal/placeholders.ts'
import { story } from './personal/story.ts'
import { styleReflected } from './personal/style.ts'
import { themeInTask, themeThroughout } from './personal/theme.ts'
import { hazardsCarryNotes } from './safety/hazards.ts'
import { kindWords, rightsSafe } from './safety/kindness.ts'
import { householdOnly, rightChips } from './safety/materials.ts'
import { people } from './safety/people.ts'
import { screenDoubt, screenFree } from './safety/screens.ts'
import { incomplete } from './structure/complete.ts'
import { minutesAddUp } from './structure/minutes.ts'
import { pacing } from './structure/pacing.ts'
import { readingsDecide } from './structure/readings.ts'
import { riddlesComeOut } from './structure/riddles.ts'
import { secretsComeOut } from './structure/secrets.ts'
import { subjectsShareTime, subjectsTakeTurns } from './structure/shares.ts'
import { statedTime } from './structure/stated-time.ts'
import { oneSuspectIsLeft } from './structure/suspects.ts'
import { trailsComeOut } from './structure/trails.ts'
import { variety } from './variety/formats.ts'
import { noNearCopies, noRepeats, noTitleTwice } from './variety/repeats.ts'
import { goodItems } from './worksheet/items.ts'
import { keysAreProved, pagesAreWellPosed } from './worksheet/keys.ts'
import { everySheetInPlace } from './worksheet/places.ts'
import { printsWell } from './worksheet/print.ts'

/** Comes before all others: nothing else is asked of a plan that is not whole. */
export const wellFormed: GateCheck = {
  id: 'A1',
  name: 'Complete and well-formed',
  threshold: '0 violations',
  needs: [],
  gate: incomplete,
}

/** Every other gate, quick ones first: they stand on the way of a request. */
export const gateChecks: readonly GateCheck[] = [
  {
    id: 'A1',
    name: 'Secret words come out',
    threshold: '0 wrong letters',
    needs: [],
    gate: secretsComeOut,
    applies: ({ days }) => days.some(({ secret }) => secret !== undefined),
  },
  {
    id: 'A1',
    name: 'One suspect is left',
    threshold: 'every other one ruled out once',
    needs: [],
    gate: oneSuspectIsLeft,
    applies: ({ days }) => days.some(({ suspects }) => suspects?.solution !== undefined),
  },
  {
    id: 'A1',
    name: 'Riddles come out',
    threshold: '0 wrong letters',
    needs: [],
    gate: riddlesComeOut,
    applies: ({ sheets }) => sheets.some(({ riddle }) => riddle !== undefined),
  },
  {
    id: 'A1',
    name: 'Trails come out',
    threshold: '0 wrong turns',
    needs: [],
    gate: trailsComeOut,
    applies: ({ sheets }) => sheets.some(({ trail }) => trail !== undefined),
  },
  {
    id: 'A1',
    name: 'Readings decide',
    threshold: '0 beyond their limit',
    needs: [],
    gate: readingsDecide,
    applies: ({ sheets }) => sheets.some(({ readings }) => readings !== undefined),
  },
  { id: 'A2', name: 'Minutes add up', threshold: '10 % at most', needs: ['minutes'], gate: minutesAddUp },
  {
    id: 'A5',
    name: 'Subjects share time',
    threshold: 'give or take 1, nothing unsaid',
    needs: [],
    gate: subjectsShareTime,
  },
  {
    id: 'B5',
    name: 'Goals are met',
    threshold: 'all met or named',
    needs: ['objective', 'check'],
    gate: goalsAreMet,
    applies: (_, { goals }) => goals.length > 0,
  },
  { id: 'B6', name: 'Grade and difficulty fit', threshold: '100 %', needs: ['skillGrade'], gate: gradeFits },
  {
    id: 'B6',
    name: 'Numbers fit the grade',
    threshold: '100 %',
    needs: [],
    gate: sheetNumbersFit,
    applies: ({ sheets }) => sheets.some(({ subject }) => subject === 'math'),
  },
  { id: 'D1', name: 'Nothing is left unfilled', threshold: '0', needs: [], gate: nothingUnfilled },
  { id: 'D3', name: 'Theme in every task', threshold: '100 %', needs: [], gate: themeInTask },
  { id: 'E1', name: 'No activity twice', threshold: '0', needs: ['templateId'], gate: noRepeats },
  { id: 'E1', name: 'No lesson title twice', threshold: '0', needs: [], gate: noTitleTwice },
  { id: 'E1', name: 'No near copies', threshold: '35 % at most', needs: [], gate: noNearCopies },
  { id: 'F1', name: 'Screen-free', threshold: '0', needs: [], gate: screenFree },
  { id: 'F2', name: 'Household materials', threshold: '0 unknown', needs: ['materials'], gate: householdOnly },
  {
    id: 'F3',
    name: 'Hazards carry a note',
    threshold: '100 %',
    needs: ['materials', 'safety'],
    gate: hazardsCarryNotes,
  },
  { id: 'F4', name: 'Kind and inclusive words', threshold: '0', needs: [], gate: kindWords },
  { id: 'F4', name: 'Nobody else owns the names', threshold: '0', needs: [], gate: rightsSafe },
  {
    id: 'G1',
    name: 'Every worksheet in its place',
    threshold: '35 to 70 %, 1 a day',
    needs: ['skillId'],
    gate: everySheetInPlace,
  },
  {
    id: 'G2',
    name: 'Answer keys are proved',
    threshold: '100 %',
    needs: [],
    gate: keysAreProved,
    applies: ({ sheets }) => sheets.length > 0,
  },
  {
    id: 'G3',
    name: 'Well-posed pages',
    threshold: '100 %',
    needs: [],
    gate: pagesAreWellPosed,
    applies: ({ sheets }) => sheets.length > 0,
  },
]

/** Everything that counts or is told; the first of a group in the order of the rubric. */
export const scoredChecks: readonly ScoredCheck[] = [
  pacing,
  statedTime,
  objective,
  lessonArc,
  support,
  versions,
  progression,
  readingLevel,
  vocabulary,
  voices,
  nameAndInterests,
  styleReflected,
  themeThroughout,
  story,
  variety,
  rightChips,
  goodItems,
  printsWell,
  subjectsTakeTurns,
  productsFit,
  exploresFirst,
  people,
  screenDoubt,
]
