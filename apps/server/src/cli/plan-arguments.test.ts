import { describe, expect, test } from 'vitest'
import { helpText, readPlanArguments } from './plan-arguments.ts'

const good = '--name Mia --age 7 --grade 2nd --theme space-explorers --subjects math,science'.split(' ')

function problemsOf(...args: string[]): string {
  const read = readPlanArguments(args)
  return read.kind === 'refused' ? read.problems.join('\n') : ''
}

describe('refused, with what to do', () => {
  test('nothing given: every missing argument is named at once', () => {
    const problems = problemsOf()
    for (const flag of ['--name', '--age', '--grade', '--theme', '--subjects']) expect(problems).toContain(flag)
  })

  test('an unknown theme comes with the known ones', () => {
    const problems = problemsOf(...good, '--theme', 'volcanoes')
    expect(problems).toContain('--theme')
    expect(problems).toContain('harry-potter, space-explorers, lego')
  })

  test.each([
    ['--age', '4', '5 and 11'],
    ['--age', 'seven', '5 and 11'],
    ['--grade', '6th', 'kindergarten, 1st'],
    ['--subjects', 'alchemy', 'math, reading, science, writing'],
    ['--days', '7', '5 or 10'],
    ['--minutes', '45', '30, 60 or 90'],
    ['--paper', 'a5', 'letter, a4'],
    ['--code', 'PQ-12', 'PQ-1234-ABC'],
    ['--seed', '-1', '--seed'],
    ['--style', 'tactile', 'visual'],
  ])('%s %s', (flag, value, told) => {
    expect(problemsOf(...good, flag, value)).toContain(told)
  })

  test('an argument that does not exist', () => {
    expect(problemsOf(...good, '--colour', 'red')).toContain('--colour')
  })
})

test('a full line becomes a request with the usual settings where none are given', () => {
  const read = readPlanArguments([...good, '--interests', 'dinosaurs, music', '--code', 'pq-0000-01a'])
  expect(read).toMatchObject({
    kind: 'make',
    paper: 'letter',
    out: 'plans',
    withPdf: true,
    request: {
      childName: 'Mia',
      childAge: 7,
      interests: ['dinosaurs', 'music'],
      subjects: ['math', 'science'],
      duration: 30,
      difficulty: 'easy',
      length: 5,
      learningStyle: 'visual',
      seed: 42,
    },
  })
})

test('the help names every theme and subject that can be chosen', () => {
  expect(readPlanArguments(['--help'])).toEqual({ kind: 'help' })
  for (const word of ['harry-potter', 'animal-kingdom', 'reading', 'kindergarten', '--no-pdf']) {
    expect(helpText()).toContain(word)
  }
})
