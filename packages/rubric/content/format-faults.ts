import type { Format, FormatTake } from '@pencil-quest/content/types'
import { householdMaterials, materialsIn, materialsVocabulary } from '@pencil-quest/contract/materials'
import { isNamed } from '../hazard-names.ts'
import { adultNote, hazards } from '../word-lists.ts'
import { anyNumber, type Fault, Faults, repeated } from './fault.ts'
import { gradeLimits, sharedLimits, taskVerbs } from './grade-limits.ts'
import { plainWords } from './plain-words.ts'
import { easyOnAverage, shortSentences } from './sentence-lengths.ts'
import { sentencesOf, wordsOf } from './text.ts'

const vocabulary: readonly string[] = materialsVocabulary
const known = new Set<string>([...materialsVocabulary, ...householdMaterials])

/** Most words that tell a game, the game of a page, and a step further; the skill's model, answers and check come on top. */
const gameWords = { game: 110, page: 75, further: 20 }

/** The faults of one way of working. */
export function formatFaults(format: Format): Fault[] {
  const faults = new Faults(format.id)
  const { title, materials, prepMinutes, prompts, segments, takes, safety } = format
  faults.within(wordsOf(title).length, [2, 4], 'title', 'title', 'words')
  faults.within(materials.length, [0, 6], 'materials', 'materials', 'materials')
  faults.within(materials.filter(({ core }) => !core).length, [0, 2], 'materials', 'materials', 'that can be left out')
  for (const { name } of [materials, ...takes.map((take) => take.materials ?? [])].flat())
    faults.expect(known.has(name), 'materials', 'materials', `"${name}" is not in the vocabulary`)
  faults.within(prepMinutes, [0, 5], 'prepMinutes', 'minutes', 'minutes')
  faults.within(prompts, [3, 6], 'prompts', 'questions', 'questions')
  const { hook, show, together, yourTurn, share } = segments
  const doing = (together + yourTurn) / (hook + show + together + yourTurn + share)
  faults.expect(doing >= 0.6, 'segments', 'minutes', `the child is busy for ${Math.round(doing * 100)} %, at least 60`)
  faults.within(takes.length, [format.skills ? 2 : 3, anyNumber], 'takes', 'takes', 'takes')
  for (const note of [safety, ...takes.map((take) => take.safety ?? [])].flat())
    faults.expect(adultNote.test(note.adultNote), 'safety', 'hazard', 'does not say what a grown-up does')
  for (const [i, take] of takes.entries()) takeFaults(faults, `takes[${i}]`, take, format)
  const sentences = takes.flatMap(({ child, say }) => [...sentencesOf(child), ...sentencesOf(say)])
  for (const sentence of repeated(sentences)) faults.add('takes', 'takes', `two takes share "${sentence}"`)
  return faults.found
}

function takeFaults(faults: Faults, part: string, take: FormatTake, format: Format): void {
  const { title, inShort, round = '', child, steps, further = '', say, success = '' } = take
  const { you, child: play, end = '' } = inShort
  const materials = take.materials ?? format.materials
  const safety = take.safety ?? format.safety
  const names = materials.map(({ name }) => name)
  const isReady = names.every((name) => name === 'pencils')
  const setUp = take.prepMinutes ?? format.prepMinutes
  faults.expect(!isReady || setUp < 2, `${part}.prepMinutes`, 'minutes', `${setUp} to set up, and nothing is got out`)
  const [first = ''] = steps
  if (title) faults.within(wordsOf(title).length, [2, 4], `${part}.title`, 'title', 'words')
  guideFaults(faults, part, take, format.playsSheet === true)
  faults.within(steps.length, [1, 5], `${part}.steps`, 'steps', 'steps')
  faults.expect(/^Get out /.test(first), `${part}.steps`, 'steps', 'the first step begins "Get out"')
  for (const name of names)
    faults.expect(first.includes(name), `${part}.steps`, 'materials', `the first step does not name "${name}"`)
  const chips = names.filter((name) => vocabulary.includes(name)).sort()
  const shown = materialsIn([you, play, end, round, ...steps, further].join('\n')).sort()
  faults.expect(shown.join() === chips.join(), `${part}.steps`, 'materials', `name "${shown}", listed are "${chips}"`)
  const told = wordsOf([say, you, play, end, round, ...steps].join(' ')).length
  faults.within(
    told,
    [20, format.playsSheet ? gameWords.page : gameWords.game],
    part,
    'steps',
    'words that tell the game',
  )
  faults.within(wordsOf(further).length, [0, gameWords.further], `${part}.further`, 'further', 'words')
  faults.expect(!/["“”]/.test(say), `${part}.say`, 'line to say', 'carries quotation marks')
  faults.expect(sentencesOf(success).length <= 1, `${part}.success`, 'success', 'is one sentence')
  // A way of working that is made for some skills speaks to their grade; the others speak to every grade.
  const limits = format.skills ? gradeLimits[format.grades.from] : sharedLimits
  childFaults(faults, `${part}.child`, child, limits)
  for (const text of [you, play, end, round, ...steps, further, say])
    faults.expect(!counter.test(text), part, 'token', `counts what is won: "${text}"`)
  const rules = { materials: names, hasAdultNote: safety.length > 0 }
  const notes = safety.map((note) => `${note.hazard}: ${note.adultNote}`).join('\n')
  for (const [name, text] of Object.entries({
    you,
    play,
    end,
    round,
    child,
    steps: steps.join('\n'),
    further,
    say,
    success,
  })) {
    const own = ownSlots[name]
    plainWords(faults, `${part}.${name}`, own ? text.replaceAll(own, '17') : text, rules)
    // A note on something else does not speak of this one.
    for (const [hazard] of safety.length > 0 ? text.matchAll(hazards) : [])
      faults.expect(isNamed(hazard.toLowerCase(), notes), `${part}.${name}`, 'hazard', `no note names "${hazard}"`)
  }
}

/** The story says what an answer wins; a game only plays with it. */
const counter = /(?:\bwins?|:) one \{token\}|\bOne \{token\}!/

/** Slots that only these parts of a take have. */
const ownSlots: Partial<Record<string, RegExp>> = {
  round: /\{(?:answer|wrong)\}/g,
  steps: /\{(?:answers|decoys|signs)\}/g,
}

/** The three lines that tell the game, the first question played through, and what is made before. */
function guideFaults(faults: Faults, part: string, take: FormatTake, playsSheet: boolean): void {
  const { inShort, earned, round = '', steps, answers, wrongAnswers } = take
  const lengths = { you: [3, 24], child: [4, 30], end: [3, 12] } as const
  for (const [name, text] of Object.entries(inShort) as [keyof typeof lengths, string][])
    faults.within(wordsOf(text).length, lengths[name], `${part}.inShort.${name}`, 'in short', 'words')
  // The lines begin with "You:" and "Question 1:".
  faults.expect(!/^You\b/.test(inShort.you), `${part}.inShort.you`, 'in short', 'begins with "You", as its line does')
  const asks = /^(?:Ask|Read) a question\b/.test(inShort.you) || /^Answers\b/.test(inShort.child)
  faults.expect(!(earned && asks), `${part}.inShort`, 'in short', 'tells the question, which the step of the game does')
  faults.expect(!(earned && playsSheet), `${part}.earned`, 'in short', 'has no questions that earn a turn')
  faults.expect(
    !/^(?:You )?read question 1\./i.test(round),
    `${part}.round`,
    'round',
    'reads question 1, as its line says',
  )
  faults.within(wordsOf(round).length, playsSheet ? [0, 0] : [12, 34], `${part}.round`, 'round', 'words')
  faults.expect(playsSheet || round.includes('{answer}'), `${part}.round`, 'round', 'does not say the {answer}')
  const fibs = round.includes('{wrong}')
  faults.expect(!fibs || wrongAnswers === true, `${part}.round`, 'round', '{wrong} wants wrongAnswers')
  const [getOut = '', ...others] = steps
  faults.expect(
    !getOut.includes('{answers}') || answers !== undefined,
    `${part}.steps`,
    'steps',
    '{answers} wants a kind of answers',
  )
  faults.expect(
    !/\{(?:decoys|signs)\}/.test(getOut) || wrongAnswers === true,
    `${part}.steps`,
    'steps',
    '{decoys} and {signs} want wrongAnswers',
  )
  const isLate = others.some((step) => /\{(?:answers|decoys|signs)\}/.test(step))
  faults.expect(!isLate, `${part}.steps`, 'steps', '{answers}, {decoys} and {signs} stand in the first step')
}

function childFaults(faults: Faults, part: string, child: string, limits: { sentence: number; mean: number }): void {
  const sentences = sentencesOf(child)
  faults.within(sentences.length, [2, 7], part, 'child', 'sentences')
  shortSentences(faults, part, child, limits.sentence)
  easyOnAverage(faults, part, [child], limits.mean + 0.5)
  const tasks = sentences.filter((sentence) => taskVerbs.has(firstWord(sentence)))
  faults.expect(tasks.length * 2 >= sentences.length, part, 'child', 'half of the sentences begin with a task')
  faults.expect(/\b(?:or|choose|pick)\b/i.test(child), part, 'choice', 'offers the child no choice')
  faults.expect(/\{(?:place|things?|hero|friend)\}/.test(child), part, 'theme', 'would be the same without its world')
}

function firstWord(sentence: string): string {
  return (wordsOf(sentence)[0] ?? '').toLowerCase().replace(/\W/g, '')
}
