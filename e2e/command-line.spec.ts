import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readPdf } from './people/pdf.ts'
import { run } from './people/run.ts'
import { test as base, expect } from './people/test.ts'

const data = process.env.PENCIL_QUEST_E2E_DATA ?? ''
const plan = (...args: string[]) => run('apps/server/src/cli/plan.ts', args, data)

const test = base.extend<{ out: string }>({
  out: async ({ baseURL: _application }, use) => {
    const folder = await mkdtemp(join(data, 'tmp', 'plan-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})

const children = [
  {
    name: 'Wilhelmina',
    about: 'a kindergartner who listens, on A4',
    args: '--age 5 --grade kindergarten --theme animal-kingdom --subjects reading --style auditory --minutes 30 --days 5 --paper a4',
    days: 5,
    size: { width: 595, height: 842 },
  },
  {
    name: 'Fitzgerald',
    about: 'a third grader who moves',
    args: '--age 8 --grade 3rd --theme harry-potter --subjects math,science --style kinesthetic --minutes 60 --days 5 --difficulty medium',
    days: 5,
    size: { width: 612, height: 792 },
  },
  {
    name: 'Guinevere',
    about: 'a fifth grader who wants the most of everything',
    args: '--age 11 --grade 5th --theme space-explorers --subjects math,reading,science --style visual --minutes 90 --days 10 --difficulty hard --interests robots,music',
    days: 10,
    size: { width: 612, height: 792 },
  },
]

for (const { name, about, args, days, size } of children) {
  test(`makes a packet for ${about}`, async ({ out }) => {
    const { code, stdout, stderr } = await plan('--name', name, ...args.split(' '), '--out', out)
    expect(code, stderr).toBe(0)
    expect(stderr).toMatch(/^Composed and checked: \d+ days, \d+ worksheets, plan code PQ-\w{4}-\w{3}/m)
    expect(stderr).toMatch(/^Printed /m)

    const paths = stdout.trim().split('\n')
    for (const path of paths) expect((await stat(path)).size, path).toBeGreaterThan(100)
    const named = (file: string) => paths.find((path) => basename(path) === file) ?? `no ${file}`
    const json = await readFile(named('plan.json'), 'utf8')
    const document = JSON.parse(json) as { code: string; days: { title: string }[]; sheets: { title: string }[] }
    expect(document.days).toHaveLength(days)
    expect(json).not.toContain(name)
    expect(paths.filter((path) => path.includes('/worksheets/'))).toHaveLength(document.sheets.length)
    expect(paths.filter((path) => path.endsWith('.zip'))).toHaveLength(1)

    const packet = await readPdf(await readFile(named('packet.pdf')))
    expect(packet.size).toEqual(size)
    expect(packet.pages[0]).toContain(name)
    for (const page of packet.pages) expect(page).toContain(document.code)
    const answers = await readPdf(await readFile(named('answer-key.pdf')))
    expect(answers.pages[0]).toContain('Answer key')
    expect(answers.size).toEqual(size)
  })
}

const small = '--age 7 --grade 2nd --theme space-explorers --subjects math --no-pdf'.split(' ')

test('the same seed and the plan code give the same bytes again', async ({ out }) => {
  const made = (folder: string, ...args: string[]) =>
    plan('--name', 'Zorabel', ...small, ...args, '--out', join(out, folder)).then(async ({ code, stderr }) => {
      expect(code, stderr).toBe(0)
      return readFile(join(out, folder, 'plan.json'), 'utf8')
    })
  const first = await made('first', '--seed', '4711')
  expect(await made('second', '--seed', '4711')).toBe(first)
  expect(await made('by-code', '--code', JSON.parse(first).code)).toBe(first)
  expect(await made('other', '--seed', '4712')).not.toBe(first)
})

test('names what is missing or unknown, with what is known, and makes nothing', async ({ out }) => {
  const bad = await plan('--age', '7', '--grade', '2nd', '--theme', 'moon-base', '--subjects', 'math', '--out', out)
  expect(bad.code).toBe(2)
  expect(bad.stdout).toBe('')
  expect(bad.stderr).toMatch(/--theme: .*known: harry-potter, .*farm-life/)
  expect(bad.stderr).toMatch(/--name: /)
  expect(bad.stderr).toContain('--help')

  const later = await plan('--name', 'Zorabel', ...small, '--subjects', 'music', '--out', out)
  expect({ code: later.code, stdout: later.stdout }).toEqual({ code: 2, stdout: '' })
  expect(later.stderr).not.toContain('at ')

  const typo = await plan('--nmae', 'Zorabel')
  expect(typo.code).toBe(2)
  expect(typo.stderr).toContain("'--nmae'")
})

test('--help tells every argument', async () => {
  const { code, stdout, stderr } = await plan('--help')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  for (const flag of ['--name', '--age', '--grade', '--theme', '--subjects', '--seed', '--out']) {
    expect(stdout).toContain(flag)
  }
})
