import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { Artwork } from '@pencil-quest/contract/drawing'
import type { Activity, Day, PlanDocument } from '@pencil-quest/contract/plan-document'
import type { QuestionGraph } from '@pencil-quest/contract/question-graph'
import { describe, expect, test } from 'vitest'
import { certificatePage } from './pages/certificate.ts'
import { chartPage } from './pages/chart.ts'
import { childDayPage } from './pages/child-day.ts'
import { dayPage } from './pages/day.ts'
import { layoutOf } from './pages/day-layout.ts'
import { dialNames, drawingPages, gridSize } from './pages/drawings.ts'
import { glance } from './pages/glance.ts'
import { lesson } from './pages/lesson.ts'
import { letterSizes } from './pages/letters.ts'

const activity = (subject: string, lessonTitle: string, objective: string) => ({
  subject,
  lessonTitle,
  meta: { objective },
})
const plan = {
  title: 'A Plan',
  sheets: [],
  world: 'Marigold Station',
  days: [
    {
      day: 1,
      opener: { title: 'One' },
      activities: [
        activity('math', 'Bean Workshop: Adding', 'I can add.'),
        activity('art', 'Cut and Move: Lines', 'I can draw.'),
      ],
    },
    {
      day: 2,
      opener: { title: 'Two' },
      activities: [
        activity('math', 'Race Board: Adding', 'I can add.'),
        activity('math', 'Clue Hunt: Taking', 'I can take away.'),
      ],
    },
  ],
} as unknown as PlanDocument
const artwork: Artwork = {
  cover: { label: 'A cover', lines: '<path d="M0 0"/>' },
  spots: [{ label: 'A spot', lines: '<circle r="1"/>' }],
}

test('the chart has a star for each day and a box for each activity, by its way of working', () => {
  const { text } = chartPage(plan, artwork)
  expect(text.match(/aria-label="Star for day \d"/g)).toHaveLength(2)
  expect(text.match(/class="tick"/g)).toHaveLength(4)
  expect(text).toContain('Math: Race Board')
  expect(text).not.toContain('Adding')
  const [day] = plan.days
  const ofMath = day?.activities.filter(({ subject }) => subject === 'math')
  const { text: alone } = chartPage({ ...plan, days: [{ ...day, activities: ofMath }] } as PlanDocument, artwork)
  expect(alone).toContain('Bean Workshop')
  expect(alone).not.toContain('Math:')
  expect(text.match(/aria-label="A spot"/g)).toHaveLength(2)
})

test('the certificate names what was met, every subject, each goal once', () => {
  const { text } = certificatePage(plan, null, artwork)
  expect(text.match(/I can add\./g)).toHaveLength(1)
  expect(text).toContain('I can draw.')
  expect(text).toContain('I can take away.')
  expect(text).toContain('2 days')
})

test('the certificate carries the name, escaped, or leaves a line for it', () => {
  expect(certificatePage(plan, 'Zoë <b>', null).text).toContain('Zoë &lt;b&gt;')
  expect(certificatePage(plan, null, null).text).toContain('<p class="name"></p>')
})

test('a world without drawings leaves their places out', () => {
  const none: Artwork = { ...artwork, spots: [] }
  expect(chartPage(plan, none).text).not.toContain('spot')
  expect(chartPage(plan, null).text).not.toContain('spot')
})

const whole = (given: object) =>
  ({
    day: 1,
    opener: { title: 'One', text: 'Once upon a time.' },
    breaks: [],
    close: { title: 'Close', text: 'Good night.' },
    activities: [
      {
        id: 'a1',
        subject: 'math',
        lessonTitle: 'Race Board: Adding',
        parentInstructions: '1. Go.',
        activityContent: 'Run.',
        meta: {
          minutes: 12,
          prepMinutes: 0,
          segments: [],
          objective: 'I can add.',
          materials: [
            { name: 'paper', quantity: '2 sheets' },
            { name: 'buttons', quantity: '5' },
          ],
          safety: [],
          easier: '',
          harder: '',
          misconception: { says: '', reply: '' },
          tokens: { one: 'lamp', many: 'lamps', mark: 'lamp', count: 4 },
        },
      },
    ],
    ...given,
  }) as unknown as Day
const secret = {
  asks: 'What glows?',
  word: 'lamp',
  found: 'A lamp!',
  letters: [{ letter: 'l' }, { letter: 'a', from: { activityId: 'a1', question: 2, answer: '7' } }],
  code: [{ answer: '7', letter: 'a' }],
}

test("the child's page has a thing to color for each question, and the secret word only in code", () => {
  const text = childDayPage(whole({ secret }), null)?.text ?? ''
  expect(text).toContain('lamps')
  expect(text.match(/<svg/g)).toHaveLength(5)
  // Only question 2 is written down: the code asks for it alone.
  expect(text.match(/class="write"/g)).toHaveLength(1)
  expect(text).toMatch(/<span>2<\/span><span class="write">/)
  expect(text).toContain('Race Board, question\u00a02')
  expect(text).not.toContain('A lamp!')
  expect(childDayPage(whole({ activities: [] }), null)).toBeNull()
})

test("the day's suspects stand on the child's page to be crossed out, and what its word answers beside the word", () => {
  const text =
    childDayPage(whole({ secret, suspects: { asks: 'Who was it?', names: ['the wind', 'a fox <b>'] } }), null)?.text ??
    ''
  expect(text).toContain('<li>the wind</li><li>a fox &lt;b&gt;</li>')
  expect(text.match(/What glows\?/g)).toHaveLength(1)
  const places = ['Who was it?', 'the wind', 'secret word', 'What glows?'].map((said) => text.indexOf(said))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(
    childDayPage(whole({ activities: [], suspects: { asks: 'Who was it?', names: ['the wind'] } }), null),
  ).not.toBeNull()
})

test('the child is told that one suspect stays, and not which', () => {
  const suspects = { asks: 'Who was it?', names: ['the wind', 'a fox'], solution: 'a fox' }
  const text = childDayPage(whole({ suspects }), null)?.text ?? ''
  expect(text).toContain(secretTexts.staysLeft)
  expect(text.match(/a fox/g)).toHaveLength(1)
})

test('a suspect has a picture beside its name, where all of the day have one and the page has room', () => {
  const suspects = { asks: 'Who was it?', names: ['the wind', 'a fox'] }
  const drawn = (names: string[], day: object) => {
    const artwork = { suspects: Object.fromEntries(names.map((name) => [name, `<path d="M0 0h${name.length}"/>`])) }
    return childDayPage(whole({ suspects, ...day }), null, artwork as unknown as Artwork)?.text ?? ''
  }
  expect(drawn(['the wind'], {})).toContain('<li>the wind</li><li>a fox</li>')
  const text = drawn(['the wind', 'a fox'], {})
  expect(text).toMatch(
    /<li><svg[^>]*><path d="M0 0h8"\/><\/svg>the wind<\/li><li><svg[^>]*><path d="M0 0h5"\/><\/svg>a fox<\/li>/,
  )
  const [activity] = whole({}).activities
  const many = Array.from({ length: 6 }, () => activity)
  expect(drawn(['the wind', 'a fox'], { secret, activities: many })).toContain('<li>the wind</li>')
})

const pageText = (activities: object[]) =>
  drawingPages(whole({ activities }))
    .map(({ text }) => text)
    .join('')

test('graphs that questions are read off have a page, each under the number of its question, without the answer', () => {
  const rows = [
    { name: 'cats <b>', value: 6 },
    { name: 'dogs', value: 3 },
  ]
  const asked = (form: QuestionGraph['form']) => {
    const graph = { title: 'Pets', form, each: 2, rows }
    const questions = [
      { ask: 'Two and two?', answer: '4' },
      { ask: 'Look at the graph for question 2. How many dogs?', answer: 'only three', graph },
    ]
    const [activity] = whole({}).activities
    return pageText([{ ...activity, meta: { ...activity?.meta, questions } }])
  }
  const [bars, rings] = [asked('bars'), asked('rings')]
  for (const text of [bars, rings]) {
    expect(text).toContain('Race Board')
    expect(text).toContain('Question 2:')
    expect(text).not.toContain('Question 1:')
    expect(text).toContain('cats &lt;b&gt;')
    expect(text).not.toContain('only three')
  }
  expect(bars).not.toContain('One ring stands for')
  expect(rings).toContain('One ring stands for 2.')
  // Three whole rings, and one and a half.
  expect(rings.match(/<circle/g)).toHaveLength(4)
  expect(rings.match(/<path/g)).toHaveLength(1)
  expect(drawingPages(whole({}))).toEqual([])
})

const check = { question: 'Where?', lookFor: 'Here.' }

test('a dial for each question, the example and the end is printed without hands; a grid for the example and one for all', () => {
  const [activity] = whole({}).activities
  const questions = [1, 2, 3].map((i) => ({ ask: `Draw clock ${i}.`, answer: `${i}:00` }))
  const drawn = (drawnOn: 'dials' | 'grid') =>
    pageText([{ ...activity, meta: { ...activity?.meta, questions, check, drawnOn } }])
  expect(drawn('dials').match(/aria-label="A clock without hands"/g)).toHaveLength(5)
  expect(drawn('dials')).toContain('Question 3')
  expect(drawn('dials')).not.toContain('3:00')
  expect(drawn('grid').match(/<svg/g)).toHaveLength(2)
  expect(drawn('grid')).not.toContain('class="point"')
})

test('only questions with hands to draw have a dial, and an example has one for each of its times', () => {
  const questions = ['Draw half past 2.', 'Is supper a.m. or p.m.?', 'Which number is the long hand on?'].map(
    (ask) => ({
      ask,
      answer: '2',
    }),
  )
  expect(dialNames({ questions, picture: { kind: 'clocks', times: [180, 210] } })).toEqual([
    ...['Example', 'Example', 'Question 1', 'Question 3', 'Last question'],
  ])
})

test('a grid goes to 10, and farther only where its points do', () => {
  const to = (answer: string, guide = '') =>
    gridSize({ model: 'Draw a dot at (7, 2).', questions: [{ ask: 'Where?', answer }], check }, guide)
  expect([to('(2, 8)'), to('(4, 13)'), to('(18, 35)')]).toEqual([10, 13, 10])
  expect(to('(2, 8)', 'Graph (2, 10) and (4, 16). Stop after 18 minutes.')).toBe(16)
})

test('graphs and clocks of one day share a page where they have room, and else have one each', () => {
  const [activity] = whole({}).activities
  const graph = { title: 'Pets', form: 'bars', each: 1, rows: [{ name: 'cats', value: 3 }] }
  const lesson = (meta: object) => ({ ...activity, meta: { ...activity?.meta, ...meta } }) as Activity
  const pagesOf = (graphs: number, dials: number) => {
    const questions = Array.from({ length: graphs }, () => ({ ask: '?', answer: '3', graph }))
    const hands = Array.from({ length: dials }, () => ({ ask: 'Draw it.', answer: '3:00' }))
    const pages = drawingPages(
      whole({ activities: [lesson({ questions }), lesson({ drawnOn: 'dials', questions: hands, check })] }),
    )
    for (const { text } of pages) expect(text).toContain('<h2>Day 1: One</h2>')
    return pages.map(({ text }) => /<span>([^<]+)<\/span><\/header>/.exec(text)?.[1])
  }
  expect(pagesOf(1, 1)).toEqual(['Graphs · Clocks'])
  expect(pagesOf(3, 4)).toEqual(['Graphs', 'Clocks'])
})

test('where an activity fills its page, the frame of the day is a page of its own', () => {
  const [activity] = whole({}).activities
  if (!activity) throw new Error('The day has no activity')
  expect(layoutOf(whole({}))).toMatchObject({ isApart: false, closesFirst: false })
  const long = { ...activity, parentInstructions: 'Do it well.\n'.repeat(40) }
  const full = layoutOf(whole({ activities: [long] }))
  expect([full.isApart, full.closesFirst, full.lettersOf(long)]).toEqual([true, true, 'smallest'])
  const begun = layoutOf(whole({ activities: [long, activity] }))
  expect([begun.isApart, begun.closesFirst, begun.lettersOf(activity)]).toEqual([true, false, 'larger'])
  // The fuller its page, the smaller its letters.
  const sizes = [30, 34, 38, 42, 46, 60].map((lines) => {
    const longer = { ...activity, parentInstructions: 'Do it well.\n'.repeat(lines) }
    return letterSizes[layoutOf(whole({ activities: [longer] })).lettersOf(longer)]
  })
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(sizes[0]).toBeGreaterThan(letterSizes.smallest)
  expect(sizes.at(-1)).toBe(letterSizes.smallest)
  const pause = { title: 'Hop', text: 'Hop like a frog.', minutes: 3, after: 1 }
  const { text } = glance(plan, whole({ activities: [activity, activity], breaks: [pause] }), () => 'Sheet 1 (day 1)')
  expect(text.match(/Then move: Hop/g)).toHaveLength(1)
  expect(text).toContain('paper (4 sheets), buttons (5), the page “My page”, Sheet 1 and Sheet 1.')
  expect(text).toContain('12 minutes, Sheet 1 (day 1)')
  // Time that the minutes of the lessons do not count is said.
  expect(text).toContain('about 16 for Sheet 1 (day 1) and Sheet 1 (day 1).')
  const within = { ...activity, meta: { ...activity.meta, sheetMinutes: 5 } }
  expect(glance(plan, whole({ activities: [within] }), () => 'Sheet 1 (day 1)').text).not.toContain(
    'On top of the minutes',
  )
  const set = { ...activity, meta: { ...activity.meta, prepMinutes: 3 } }
  const busy = (minutes: number) =>
    glance(
      plan,
      whole({ activities: [set], secret, close: { title: 'Close', text: 'Good night.', minutes } }),
      () => null,
    ).text
  expect(busy(2)).toContain('about 3 to set up and 3 for the page “My page”')
  expect(busy(3)).toContain('and 3 for the page “My page”')
  expect(busy(5)).toContain('about 3 to set up.')
})

const shown = (meta: object, parentInstructions: string) => {
  const [activity] = whole({}).activities
  return lesson(plan, {
    ...activity,
    parentInstructions,
    meta: { ...activity?.meta, questions: [], ...meta },
  } as Activity)
}

test('a game tells who does what, then its questions, then how the first is played', () => {
  const lines = [
    'Play, one turn for each question. Say: "Go!"',
    'You: Ask.',
    'Your child: Answers.',
    'Question 1: You ask, and it is 4.',
    'Then: Stop.',
  ]
  const guide = ['1. Get out paper.', `2. ${lines.join('\n')}`, '3. Answers:', '4. Then ask: "What is 2 + 2?"'].join(
    '\n',
  )
  const { text } = shown({ questions: [{ ask: 'What is 1 + 3?', answer: '4' }] }, guide)
  const places = ['Play</b>, one turn', 'Answers.', 'What is 1 + 3?', 'You ask, and it is 4.', 'Then ask'].map((said) =>
    text.indexOf(said),
  )
  expect(places.every((place, i) => place > (places[i - 1] ?? 0))).toBe(true)
})

test('each step says its minutes, and together they are those of the lesson', () => {
  const phases = { hook: 1, show: 2, together: 4, 'your-turn': 6, share: 2 }
  const segments = Object.entries(phases).map(([phase, minutes]) => ({ phase, minutes, actor: 'both' }))
  const minutes = (lines: readonly string[]) => {
    const guide = lines.map((line, i) => `${i + 1}. ${line}`).join('\n')
    const { text } = shown({ questions: [{ ask: 'What is 1 + 3?', answer: '4' }], segments }, guide)
    return [...text.matchAll(/class="step-minutes">(\d+) min/g)].map(([, each]) => Number(each))
  }
  const [show, check] = ['Show first:\nWrite 47 + 28.', 'Then ask: "What is 2 + 2?"']
  const game = 'Play, one turn for each question. Say: "Go!"\nYou: Ask.'
  expect(minutes(['Get out paper.', show, game, 'Answers:', check])).toEqual([1, 2, 10, 2])
  expect(minutes([show, 'Answers:', 'Hand over the worksheet "Sums". Say: "Go!"', check])).toEqual([1, 2, 4, 6, 2])
})

test('the close asks who is left before it tells the secret word', () => {
  const suspects = { asks: 'Who was it?', names: ['the wind', 'a fox'], solution: 'a fox' }
  const told = [{ name: 'the wind', why: 'Not the wind: it slept.' }]
  const { text } = dayPage(plan, whole({ title: 'Day 1', secret, suspects: { ...suspects, told } }), null)
  const places = ['Cross out the wind.', 'a fox.', 'LAMP', 'A lamp!', 'Good night.'].map((said) => text.indexOf(said))
  expect(places.every((place, i) => place > (places[i - 1] ?? 0))).toBe(true)
})

describe('an example', () => {
  const picture = { kind: 'columns', above: ['', '1'], rows: ['47', '+ 28'], result: ['75'] }
  const guide = '1. Get out paper.\n2. Show first:\nWrite 47 + 28.\n3. Answers:\n4. Then ask: "What is 2 + 2?"'

  test('has its picture beside its lines, and no other step has it', () => {
    const { text } = shown({ picture }, guide)
    expect(text.match(/<figure>/g)).toHaveLength(1)
    expect(text).toMatch(
      /<b>Show first:<\/b><div class="pictured"><div class="told"><p class="whole">Write 47 \+ 28\.<\/p><\/div><figure><svg/,
    )
    for (const digit of ['4', '7', '2', '8', '5']) expect(text).toContain(`>${digit}</text>`)
  })

  test('without a picture is told in words alone', () => {
    expect(shown({}, guide).text).not.toContain('<figure>')
  })
})
