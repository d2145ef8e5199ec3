import { courses } from '@pencil-quest/content/courses'
import type { Format, FormatTake, Prompt, Skill } from '@pencil-quest/content/types'
import type { Difficulty, Grade } from '@pencil-quest/contract/choices'
import type { Sheet, SheetKind } from '@pencil-quest/contract/sheets'
import { seeded } from '@pencil-quest/worksheets/random'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coverageFaults } from './coverage.ts'
import { fittingTakes } from './lesson/fit.ts'
import { QuestionTurn } from './questions/question-turn.ts'
import { RecallGiver } from './questions/recall.ts'
import { type Lesson, secretOf } from './story/secret.ts'

const take = (part: Partial<FormatTake>): FormatTake => ({
  inShort: { you: '', child: '', end: '' },
  round: '',
  child: '',
  steps: [],
  say: '',
  ...part,
})
const format = (part: Partial<Format>): Format =>
  ({ id: 'math.any', grades: { from: 'kindergarten', to: '5th' }, prompts: 4, carriesSheet: true, ...part }) as Format
const skill = (answers: readonly string[], part: Partial<Skill> = {}): Skill =>
  ({
    id: 'math.2.any',
    grade: '2nd',
    strand: 'number',
    model: 'Say: I count.',
    check: { question: 'First?', lookFor: 'One.' },
    prompts: answers.map((answer, i) => ({ ask: `Question ${i}?`, answer })),
    ...part,
  }) as Skill

test('every skill has enough ways of working that fit it, and no take is idle', () => {
  expect(Object.values(courses).flatMap(coverageFaults)).toEqual([])
})

describe('a take is refused', () => {
  const fits = (part: Partial<FormatTake>, own: Skill, withSheet = false) =>
    fittingTakes(format({ takes: [take(part)] }), own, { withSheet, minutes: 15 }).length > 0

  test('for another strand, and for a skill that has none', () => {
    expect(fits({ strands: ['geometry'] }, skill(['1', '2', '3', '4']))).toBe(false)
    expect(fits({ strands: ['number'] }, skill(['1', '2', '3', '4'], { strand: undefined }))).toBe(false)
    expect(fits({ strands: ['number'] }, skill(['1', '2', '3', '4']))).toBe(true)
  })

  test('where answers cannot be put in a row, laid out or written on a card', () => {
    expect(fits({ answers: 'numbers' }, skill(['3', '3', '3', 'three']))).toBe(false)
    expect(fits({ answers: 'numbers' }, skill(['3', '4', '1,005', '0.5']))).toBe(true)
    expect(fits({ answers: 'counts' }, skill(['3', '4', '31', '2.5']))).toBe(false)
    expect(fits({ answers: 'counts' }, skill(['3', '3', '3', '30']))).toBe(true)
    expect(fits({ answers: 'short' }, skill(['a square', 'Such as a door', 'any of them', 'red or blue']))).toBe(false)
    expect(fits({ answers: 'short' }, skill(['a square', 'a cone', 'a cube', 'three corners and sides']))).toBe(true)
  })

  test('where it carries no page and the lesson has one', () => {
    const beside = { withSheet: true, minutes: 15 }
    expect(fittingTakes(format({ carriesSheet: false, takes: [take({})] }), skill(['1', '2', '3']), beside)).toEqual([])
  })

  test('that needs more questions than its format asks, or than stand beside a page in a short lesson', () => {
    const many = skill(['1', '2', '3', '4', '5'])
    const fits = (one: Format, minutes: number, withSheet = false) =>
      fittingTakes(one, many, { withSheet, minutes }).length > 0
    expect(fits(format({ takes: [take({ questions: 5 })] }), 15)).toBe(false)
    expect([3, 4].map((questions) => fits(format({ takes: [take({ questions })] }), 15))).toEqual([true, false])
    const played = (questions: number) => format({ playsSheet: true, takes: [take({ questions })] })
    expect([2, 3].map((count) => fits(played(count), 15, true))).toEqual([true, false])
    expect(fits(played(4), 18, true)).toBe(true)
    expect(fits(played(3), 15)).toBe(false)
  })

  test('with a page that is one picture where its game goes from spot to spot', () => {
    const many = skill(['1', '2', '3', '4', '5'])
    const played = format({ playsSheet: true, takes: [take({ spots: true }), take({})] })
    const on = (sheetKind: SheetKind) => fittingTakes(played, many, { withSheet: true, minutes: 15, sheetKind })
    expect(on('organizer')).toEqual(played.takes.slice(1))
    expect(on('number-practice')).toEqual(played.takes)
  })
})

describe('questions', () => {
  const own = skill(['1', '2', '3', '4', '5', '6'], {
    laterChecks: [
      { question: 'Second?', lookFor: 'Two.' },
      { question: 'Third for {hero}?', lookFor: 'Three.' },
    ],
  })

  test('are new until all were asked, and go from an easy one up', () => {
    const turn = new QuestionTurn()
    const ask = () => {
      const asks = turn.prompts(take({}), own, 3).map(({ ask: text }) => text)
      turn.take(own, asks)
      return asks
    }
    const first = ask()
    expect(first).toEqual(['Question 0?', 'Question 2?', 'Question 4?'])
    expect(ask()).toEqual(['Question 1?', 'Question 3?', 'Question 5?'])
    expect(ask()).toEqual(first)
  })

  test('of a skill that comes back go up to its hardest one', () => {
    const again = (count: number) =>
      new QuestionTurn().prompts(take({}), own, count, { isReview: true }).map(({ ask }) => ask)
    expect(again(1)).toEqual(['Question 5?'])
    expect(again(2)).toEqual(['Question 2?', 'Question 5?'])
  })

  test('leave the easiest ones out where the family asks for hard ones, and the hardest where for easy ones', () => {
    const asked = (difficulty: Difficulty) =>
      new QuestionTurn(null, difficulty).prompts(take({}), own, 2).map(({ ask }) => ask)
    expect(asked('easy')).toEqual(['Question 0?', 'Question 3?'])
    expect(asked('medium')).toEqual(['Question 0?', 'Question 4?'])
    expect(asked('hard')).toEqual(['Question 2?', 'Question 4?'])
  })

  test('come from all parts of the goal', () => {
    const parts = ['add', 'add', 'add', 'estimate', 'estimate', 'estimate']
    const twoParts = skill([])
    twoParts.prompts = parts.map((part, i) => ({ ask: `Question ${i}?`, answer: `${i}`, part }))
    const asked = new QuestionTurn().prompts(take({}), twoParts, 2)
    expect(asked.map(({ part }) => part)).toEqual(['add', 'estimate'])
  })

  test('do not work out what the example shows or the check asks, as far as there are others', () => {
    const sums = ['2 + 3', '4 * 5', '6 + 1', '8 - 2']
    const prompts = sums.map((sum, i) => ({ ask: `Question ${i}?`, answer: String(i + 5), sum }))
    const own = skill([], { prompts, model: 'Say: 2 + 3 is 5.', check: { question: 'What is 4 × 5?', lookFor: '20.' } })
    const asked = new QuestionTurn().prompts(take({}), own, 2).map(({ sum }) => sum)
    expect(asked).toEqual(['6 + 1', '8 - 2'])
  })

  test('of one lesson are not of the same numbers, and do not work out again what one before did', () => {
    const told = ['A box of 210, 7 long and 6 wide: how high?', 'A box, 7 by 6 by 5: how much?', 'A box, 2 by 3 by 4?']
    const boxes = skill([], { prompts: told.map((ask, i) => ({ ask, answer: ['5', '210', '24'][i] ?? '' })) })
    expect(new QuestionTurn().prompts(take({}), boxes, 2).map(({ answer }) => answer)).toEqual(['5', '24'])
    const sums = skill([], {
      prompts: ['6 * 135', '6 * 145'].map((sum, i) => ({ ask: `${sum}?`, answer: `${i}`, sum })),
    })
    const turn = new QuestionTurn()
    turn.take(own, [], ['6 * 135'])
    expect(turn.prompts(take({}), sums, 1).map(({ sum }) => sum)).toEqual(['6 * 145'])
  })

  test('play in the world before those that do not', () => {
    const bare = skill([], {
      prompts: ['2 and 2?', '3 and 3?', '{hero} has 4?'].map((ask, i) => ({ ask, answer: `${i}` })),
    })
    expect(new QuestionTurn().prompts(take({}), bare, 1).map(({ ask }) => ask)).toEqual(['{hero} has 4?'])
  })

  test('at the end of a lesson change with each visit', () => {
    const turn = new QuestionTurn()
    const checks = [1, 2, 3, 4].map(() => {
      const { question } = turn.check(own)
      turn.take(own, [question])
      return question
    })
    expect(checks.slice(0, 3)).toEqual(['First?', 'Second?', 'Third for {hero}?'])
    const [spare] = checks.slice(3)
    expect(own.prompts.map(({ ask }) => ask)).toContain(spare)
  })

  test('from memory are such as no lesson has asked, and none that waits for a name of a scene', () => {
    const turn = new QuestionTurn()
    const recalled = Array.from({ length: 7 }, () => {
      const { question } = turn.recall(own, true)
      turn.take(own, [question])
      return question
    })
    expect(new Set(recalled).size).toBe(7)
    expect(recalled[0]).toBe('Second?')
    expect(recalled.join()).not.toContain('{')
  })
})

describe('the step that a second lesson shows further', () => {
  const own = skill([], {
    prompts: ['easy', 'plain', 'usual', 'next', 'far', 'last'].map((ask, i) => ({
      ask,
      answer: `${i}`,
      ...(i > 2 && { further: true }),
    })),
    laterChecks: [
      { question: 'Same again?', lookFor: 'Yes.' },
      { question: 'One further?', lookFor: 'Yes.', further: true },
    ],
  })
  const asked = (count: number, isReview: boolean, form: Partial<FormatTake> = {}) =>
    new QuestionTurn().prompts(take(form), own, count, { isReview }).map(({ ask }) => ask)

  test('is not asked before it, as far as there are others', () => {
    expect(asked(3, false)).toEqual(['easy', 'plain', 'usual'])
    expect(asked(4, false)).toHaveLength(4)
    expect(new QuestionTurn().check(own).question).toBe('First?')
    expect(new QuestionTurn().recall(own, false).question).toBe('Same again?')
    const turn = new QuestionTurn()
    const recalled = [1, 2, 3, 4, 5].map(() => {
      const { question } = turn.recall(own, false)
      turn.take(own, [question])
      return question
    })
    expect(recalled).toEqual(['Same again?', 'usual', 'plain', 'easy', 'First?'])
  })

  test('is asked from memory with the day that showed it, and the rest with the first day', () => {
    const recalls = new RecallGiver(new QuestionTurn())
    const other = skill([], { id: 'math.other' })
    recalls.next(1, [own])
    recalls.next(3, [own])
    const said = [4, 5, 6, 7]
      .flatMap((day) => recalls.next(day, [other]) ?? [])
      .filter(({ skillId }) => skillId === own.id)
    const dayOf = (ask: string) => said.find(({ say }) => say.endsWith(ask))?.fromDay
    expect([dayOf('Same again?'), dayOf('One further?')]).toEqual([1, 3])
  })

  test('is led up to by a question that this lesson does not ask', () => {
    const turn = new QuestionTurn()
    const check = { question: 'Same again?', lookFor: 'Yes.' }
    const [, , usual] = own.prompts
    expect(turn.recall(own, false, { check, ...(usual && { prompts: [usual] }) }).question).toBe('plain')
  })

  test('is what it asks, as far as that was not asked before', () => {
    expect(asked(1, true)).toEqual(['last'])
    expect(asked(2, true)).toEqual(['next', 'last'])
    expect(asked(3, true)).toEqual(['next', 'far', 'last'])
    expect(asked(4, true)).toEqual(['usual', 'next', 'far', 'last'])
    const turn = new QuestionTurn()
    turn.take(own, ['next', 'last'])
    expect(turn.prompts(take({}), own, 2, { isReview: true }).map(({ ask }) => ask)).toEqual(['usual', 'far'])
    expect(new QuestionTurn().check(own, true).question).toBe('One further?')
  })
})

describe('the secret word of a day', () => {
  const answers = fc.array(
    fc.oneof(fc.nat(40).map(String), fc.constantFrom('a cone', 'such as a door', 'red or blue', 'cat')),
    {
      maxLength: 6,
    },
  )
  const activity = (id: string, skillGrade: Grade = '2nd', sheetMinutes?: number) =>
    ({ id, meta: { skillGrade, sheetMinutes } }) as Lesson['activity']
  const page = (answers: Sheet['answers']) => ({ answers }) as Sheet
  const lessons = fc.array(answers, { minLength: 1, maxLength: 4 }).map((days) =>
    days.map((list, i): Lesson => {
      const prompts: Prompt[] = list.map((answer, k) => ({ ask: `Question ${k}?`, answer }))
      const items = list.map((answer, k) => ({ label: String(k + 1), answer }))
      return { activity: activity(`a${i}`), skill: skill([]), prompts, sheet: i % 2 === 0 ? null : page(items) }
    }),
  )
  const word = fc.constantFrom('moon', 'noodle', 'fern', 'otter')

  test('is spelled by answers that the code has once; wrong answers give letters that are not in it', () => {
    fc.assert(
      fc.property(lessons, word, fc.integer(), (today, hidden, seed) => {
        const secret = secretOf({ asks: '', word: hidden, found: '' }, today, seeded(String(seed)))
        if (!secret) return
        expect(secret.letters.map(({ letter }) => letter).join('')).toBe(hidden)
        const inCode = secret.code.map(({ answer }) => answer)
        expect(new Set(inCode).size).toBe(inCode.length)
        const used = secret.letters.flatMap(({ letter, from }) => (from ? [{ letter, from }] : []))
        expect(used.length).toBeGreaterThanOrEqual(1)
        for (const { letter, from } of used) {
          const lesson = today.find(({ activity }) => activity.id === from.activityId)
          const onPage = 'sheetItem' in from && lesson?.sheet?.answers.find(({ label }) => label === from.sheetItem)
          const found = 'question' in from ? lesson?.prompts[from.question - 1] : onPage || undefined
          expect(found?.answer).toBe(from.answer)
          expect(secret.code).toContainEqual({ answer: from.answer, letter })
        }
        const right = new Set(used.map(({ from }) => from.answer))
        for (const { answer, letter } of secret.code) if (!right.has(answer)) expect(hidden).not.toContain(letter)
      }),
    )
  })

  test('takes longer answers where fewer than two are short and different, and is left out where none fits', () => {
    const lesson = (list: readonly string[]): Lesson => ({
      activity: activity('a'),
      skill: skill([]),
      prompts: list.map((answer) => ({ ask: '?', answer })),
      sheet: null,
    })
    const made = (list: readonly string[]) =>
      secretOf({ asks: '', word: 'fern', found: '' }, [lesson(list)], seeded('1'))
    const found = (list: readonly string[]) => made(list)?.letters.flatMap(({ from }) => from?.answer ?? [])
    expect(found(['7', '8'])).toEqual(['7', '8'])
    expect(found(['7', '7', 'the holes in the floor'])).toEqual(['7', 'the holes in the floor'])
    expect(found(['7', '8', 'the holes in the floor'])).toEqual(['7', '8'])
    expect(made(['such as a door', 'because it shakes when it is hit'])).toBeUndefined()
    // What a child may rightly answer in another way.
    expect(found(['7', '2/6', 'about 3', '3 9/12'])).toEqual(['7'])
    expect(found(['by sound', 'sound', 'the sound'])).toEqual(['by sound'])
    expect(found(['by sound', '1/3', '2 3/4'])).toHaveLength(3)
  })

  test('has one answer for a letter that comes twice', () => {
    const prompts = ['7', '8', '9'].map((answer) => ({ ask: '?', answer }))
    const own = { activity: activity('a'), skill: skill([]), prompts, sheet: null }
    const secret = secretOf({ asks: '', word: 'moon', found: '' }, [own], seeded('1'))
    const [first, second] = secret?.letters.filter(({ letter }) => letter === 'o') ?? []
    expect(first?.from).toBeDefined()
    expect(second?.from).toEqual(first?.from)
    expect(secret?.letters.filter(({ from }) => from)).toHaveLength(4)
  })

  test('has more of a page, of one with a riddle, too, where the questions are too few', () => {
    const answers = ['5', '6', '9'].map((answer, i) => ({ label: String(i + 1), answer }))
    const sheet = { answers, riddle: { code: [] as unknown } } as Sheet
    const found = (asked: readonly string[]) => {
      const prompts = asked.map((answer) => ({ ask: '?', answer }))
      const own = { activity: activity('a', '2nd', 4), skill: skill([]), prompts, sheet }
      const { letters = [] } = secretOf({ asks: '', word: 'fern', found: '' }, [own], seeded('1')) ?? {}
      return letters.flatMap(({ from }) => from?.answer ?? []).sort()
    }
    expect(found(['1', '2', '3', '4'])).toEqual(['1', '2', '3', '4'])
    expect(found(['1'])).toEqual(['1', '5', '6'])
  })

  test('has no answer that stands for another letter in the code of a page, while there are others', () => {
    const found = (asked: readonly string[]) => {
      const riddle = { code: [{ answer: '3', letter: 'x' }] }
      const prompts = asked.map((answer) => ({ ask: '?', answer }))
      const sheet = { answers: [{ label: '1', answer: '3' }], riddle } as Sheet
      const own = { activity: activity('a', '2nd', 4), skill: skill([]), prompts, sheet }
      const { letters = [] } = secretOf({ asks: '', word: 'fern', found: '' }, [own], seeded('1')) ?? {}
      return letters.flatMap(({ from }) => from?.answer ?? []).sort()
    }
    expect(found(['1', '3', '4', '5', '6'])).toEqual(['1', '4', '5', '6'])
    expect(found(['1', '3', '4', '5'])).toEqual(['1', '4', '5'])
    expect(found(['1', '3'])).toContain('3')
  })

  test('is left out where any of several answers would be right', () => {
    const prompts = ['Name one thing to keep the same.', 'Tell two colors.', 'Give another fact.'].map((ask, i) => ({
      ask,
      answer: String(i + 2),
    }))
    const open = { activity: activity('a'), skill: skill([]), prompts, sheet: null }
    expect(secretOf({ asks: '', word: 'fern', found: '' }, [open], seeded('1'))).toBeUndefined()
  })

  test('is spelled by clues first, and by numbers alone for a child who does not read yet', () => {
    const prompts = ['a triangle', '7', '8', 'red', '9'].map((answer) => ({ ask: `Is it ${answer}?`, answer }))
    const sources = (grade: Grade, asked: readonly Prompt[]) =>
      secretOf(
        { asks: '', word: 'fern', found: '' },
        [{ activity: activity('a', grade), skill: skill([]), prompts: asked, sheet: null }],
        seeded('1'),
      )
        ?.letters.flatMap(({ from }) => from?.answer ?? [])
        .sort()
    expect(sources('kindergarten', prompts)).toEqual(['7', '8', '9'])
    expect(sources('1st', prompts)).toEqual(['7', '8', 'a triangle', 'red'])
    for (const mark of ['Clue', 'Big clue']) {
      const withClue = prompts.with(4, { ask: `${mark}: How many?`, answer: '9' })
      expect(sources('1st', withClue)).toEqual(['7', '8', '9', 'a triangle'])
    }
  })

  test('has a wrong word beside one that would stand alone among numbers', () => {
    const prompts = ['7', '8', '9', 'rhombus'].map((answer) => ({ ask: `Is it ${answer}?`, answer }))
    const own = skill([], {
      prompts: ['kite', 'square', '5', '6', '1'].map((answer) => ({ ask: `${answer}?`, answer })),
    })
    for (let seed = 0; seed < 20; seed++) {
      const lesson = { activity: activity('a'), skill: own, prompts, sheet: null }
      const secret = secretOf({ asks: '', word: 'fern', found: '' }, [lesson], seeded(String(seed)))
      const words = secret?.code.filter(({ answer }) => /[a-z]/.test(answer)) ?? []
      expect(words.length).toBeGreaterThan(1)
    }
  })

  test('has wrong letters from questions of the skills that nobody asked, where those asked leave none', () => {
    const prompts = ['solid', 'liquid'].map((answer) => ({ ask: `Is it ${answer}?`, answer }))
    const own = skill([], { prompts: [...prompts, { ask: 'Is it gas?', answer: 'gas' }] })
    const today = [{ activity: activity('a'), skill: own, prompts, sheet: null }]
    const code = secretOf({ asks: '', word: 'fern', found: '' }, today, seeded('1'))?.code.map(({ answer }) => answer)
    expect(code).toContain('gas')
  })

  test('needs every page that is done within its lesson: one of the first two items gives a letter', () => {
    const prompts = ['5', '6', '7', '8'].map((answer) => ({ ask: `Is it ${answer}?`, answer }))
    const labelled = (answers: readonly string[]) => answers.map((answer, i) => ({ label: `${i + 1}`, answer }))
    const lesson = (answers: readonly string[], minutes?: number): Lesson => ({
      activity: activity('a', '2nd', minutes),
      skill: skill([]),
      prompts,
      sheet: page(labelled(answers)),
    })
    const sources = (today: readonly Lesson[]) =>
      secretOf({ asks: '', word: 'fern', found: '' }, today, seeded('1'))?.letters.flatMap(({ from }) => from ?? [])
    const item = (sheetItem: string, answer: string) => ({ activityId: 'a', sheetItem, answer })
    expect(sources([lesson(['1', '2', '3'], 5)])).toContainEqual(item('2', '2'))
    expect(sources([lesson(['1', 'a long answer of a page'], 5)])).toContainEqual(item('1', '1'))
    // The unit is printed behind the line.
    expect(sources([lesson(['1', '1,200 trays'], 5)])).toContainEqual(item('2', '1,200'))
    for (const open of [['what the child has found out'], ['1', '2']])
      expect(sources([lesson(open)])?.every((from) => 'question' in from)).toBe(true)
  })
})
