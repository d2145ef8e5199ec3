import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { passageQuestions } from './index.ts'

const [sample] = passageQuestions.samples
if (!sample) throw new Error('sample missing')
const { spec, setting } = sample

test('the solver reads every answer out of the printed text', () => {
  for (let seed = 0; seed < 100; seed++) {
    const { view, answers } = passageQuestions.generate(spec, setting, seeded(seed))
    expect(passageQuestions.solve(view)).toEqual(answers.map(({ answer }) => answer))
  }
})

test('a question that the text does not settle is disproved', () => {
  const { view } = passageQuestions.generate(spec, setting, seeded(3))
  const [first] = view.questions
  if (!first) throw new Error('no question')
  const open = {
    ...first,
    ask: 'Which color was the sail?',
    choices: [
      { letter: 'A', text: 'green' },
      { letter: 'B', text: 'white' },
    ],
  }
  expect(passageQuestions.solve({ ...view, questions: [open] })).toEqual([null])
})

test('questions asked before do not come again, and too few left draw no page', () => {
  const asked = setting.passage?.questions.slice(0, 1).map(({ ask }) => ask) ?? []
  const { view } = passageQuestions.generate(spec, { ...setting, askedBefore: asked }, seeded(1))
  expect(view.questions.map(({ ask }) => ask)).not.toContain(asked[0])
  const nearlyAll = setting.passage?.questions.slice(0, 3).map(({ ask }) => ask) ?? []
  expect(() => passageQuestions.generate(spec, { ...setting, askedBefore: nearlyAll }, seeded(1))).toThrow(/asked/)
})
