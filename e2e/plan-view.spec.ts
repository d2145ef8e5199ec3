import { capitalisedWords, subjects, type Theme, themes } from '@pencil-quest/contract/choices'
import type { Activity, Day } from '@pencil-quest/contract/plan-document'
import type { PlanView } from '@pencil-quest/contract/plans'
import { planTitle, screenTexts } from '@pencil-quest/contract/screen-texts'
import type { Page } from '@playwright/test'
import { hueOf } from './people/colour.ts'
import { holdPlan } from './people/stored-plan.ts'
import { expect, test } from './people/test.ts'

const words = screenTexts.plan
const days = (page: Page) => page.getByRole('heading', { level: 2, name: /^Day \d+: / })

/** Lets the server answer a plan with other content than it has. */
async function show(page: Page, plan: PlanView, change: Partial<PlanView>) {
  await page.route(`**/api/learning-plan/${plan.id}`, (route) =>
    route.fulfill({ json: { success: true, plan: { ...plan, ...change } } }),
  )
  await page.goto(`/plan/${plan.id}`)
}

/** A plan of the given activities, all on its first day unless the days are given as well. */
function content(plan: PlanView, activities: readonly Partial<Activity>[], given: readonly Partial<Day>[] = [{}]) {
  const [day] = plan.html_content?.days ?? []
  const made = given.map((one, index) => ({
    ...day,
    opener: undefined,
    recall: undefined,
    secret: undefined,
    close: undefined,
    breaks: [],
    day: index + 1,
    activities,
    ...one,
  })) as unknown as Day[]
  return { html_content: { theme: '', overview: '', days: made } }
}

const activity = (subject: string, fields: Partial<Activity> = {}) =>
  ({
    id: `${subject} ${Object.keys(fields).join(' ')}`,
    subject,
    lessonTitle: `Lesson of ${subject}`,
    ...fields,
  }) as Activity

// Shows: plan.title, plan.download, plan.footer
test('the facts of a plan, its button and its note', async ({ page, family }) => {
  const child = await family.addChild({ name: 'Ottilie' })
  const plan = await family.makePlan(child, { theme: 'legend-of-zelda', duration: 60, difficulty: 'hard' })
  await page.goto(`/plan/${plan.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(planTitle('Ottilie'))
  await expect(page.getByRole('definition')).toHaveText(['5 days', '60 minutes per day', 'Hard', 'Legend Of Zelda'])
  await expect(days(page)).toHaveCount(5)
  await expect(page.getByRole('link', { name: words.download })).toHaveAttribute('href', /\/package/)
  await expect(page.getByText(words.worksheetsReady)).toBeVisible()

  await show(page, plan, { worksheetPackage: { state: 'making' } })
  await expect(page.getByText(words.worksheetsMaking).last()).toBeVisible()
  await expect(page.getByText(words.worksheetsReady)).toHaveCount(0)
})

// Shows: plan.chips
test('the materials stand once each, singular and sorted', async ({ page, family }) => {
  const plan = await family.makePlan(await family.addChild())
  const activities = [
    activity('math', {
      description: 'Take colored pencils, MARKERS, markers and watercolors.',
      parentInstructions: 'Have leaves, brushes and a magnifying glass ready.',
      forParents: 'Some clay',
      forStudents: 'Some yarn',
    }),
    activity('science', { description: 'Cut with scissors.', parentInstructions: 'Pencil sharpeners, paper clips.' }),
  ]
  await show(page, plan, content(plan, activities))
  const chips = page.getByRole('region', { name: words.materials }).getByRole('listitem')
  await expect(chips).toHaveText([
    'Brush',
    'Colored pencil',
    'Leaf',
    'Magnifying glass',
    'Marker',
    'Paper clip',
    'Scissors',
    'Watercolors',
  ])
})

// Shows: plan.day-title
test('the number of the day stands once before its title', async ({ page, family }) => {
  const plan = await family.makePlan(await family.addChild())
  const titles = [{ title: 'Day 1: The Harbour' }, { title: 'The Moon Garden' }]
  await show(page, plan, content(plan, [activity('math')], titles))
  await expect(days(page)).toHaveText(['Day 1: The Harbour', 'Day 2: The Moon Garden'])
})

// Shows: plan.gradients
test('the head of a day has the colours of its world', async ({ page, family }) => {
  const plan = await family.makePlan(await family.addChild())
  const named: Partial<Record<Theme, readonly [number, number]>> = {
    'harry-potter': [255, 285],
    'space-explorers': [210, 232],
    'pirate-adventures': [10, 35],
    'animal-kingdom': [120, 150],
    'legend-of-zelda': [155, 170],
    'farm-life': [40, 60],
  }
  const indigo = [235, 250] as const
  for (const theme of themes) {
    await show(page, plan, { theme, ...content(plan, [activity('math')]) })
    await expect(page.getByRole('definition').last()).toHaveText(capitalisedWords(theme))
    const head = days(page).first().locator('..')
    await expect(head).toHaveCSS('background-image', /^linear-gradient/)
    const [least, most] = named[theme] ?? indigo
    const hue = await hueOf(head, 'background-image')
    expect(hue, theme).toBeGreaterThanOrEqual(least)
    expect(hue, theme).toBeLessThanOrEqual(most)
  }
})

// Shows: plan.subjects
test('each subject has its icon, its colour and its heading', async ({ page, family }) => {
  const plan = await family.makePlan(await family.addChild())
  const activities = subjects.map((subject) => activity(subject, { requiresWorksheet: subject === 'math' }))
  await show(page, plan, content(plan, activities))
  const headings = page.getByRole('heading', { level: 3 }).filter({ hasText: ' – ' })
  await expect(headings).toHaveText(subjects.map((subject) => `${capitalisedWords(subject)} – Lesson of ${subject}`))
  const lessons = page.locator('section[data-subject]')
  const icons = await lessons.evaluateAll((all) => all.map((lesson) => lesson.querySelector('svg')?.innerHTML))
  expect(new Set(icons).size).toBe(subjects.length)
  const colours = {
    math: [210, 232],
    reading: [262, 285],
    science: [120, 150],
    writing: [0, 8],
    art: [12, 35],
    'social-studies': [168, 185],
  } as const
  for (const [subject, [least, most]] of Object.entries(colours)) {
    const word = headings.filter({ hasText: `Lesson of ${subject}` }).locator('span')
    const hue = await hueOf(word, 'color')
    expect(hue, subject).toBeGreaterThanOrEqual(least)
    expect(hue, subject).toBeLessThanOrEqual(most)
  }
  await expect(page.getByText(words.worksheet)).toHaveCount(1)
  await expect(lessons.first().getByText(words.worksheet)).toBeVisible()
})

// Shows: plan.layouts
test('an activity is shown in one of four layouts, by the fields that it has', async ({ page, family }) => {
  const { sections } = words
  const plan = await family.makePlan(await family.addChild())
  const scanned = { description: 'The description', parentInstructions: 'The guide' }
  const world = {
    worldToday: 'The world',
    childRole: 'Pilot',
    parentRole: 'Tower',
    missionObjective: 'Land',
    supportTips: 'Wave',
  }
  const told = { activityContent: 'The content' }
  const layouts = [
    {
      fields: { forParents: 'A tray', forStudents: 'Drop it', ...scanned },
      has: [sections.forParents, sections.forStudents],
    },
    {
      fields: { ...world, ...scanned },
      has: [
        sections.worldToday,
        sections.childRole,
        sections.parentRole,
        sections.missionObjective,
        sections.supportTips,
      ],
    },
    {
      fields: { ...world, learningMagic: 'Sums', ...scanned },
      has: [
        sections.worldToday,
        sections.childRole,
        sections.parentRole,
        sections.missionObjective,
        sections.supportTips,
        sections.learningMagic,
      ],
    },
    {
      fields: { story: 'A knock', whatTheyWillDo: 'Open', parentTips: 'Knock twice', ...scanned },
      has: [sections.story, sections.whatTheyWillDo, sections.parentTips],
    },
    { fields: { ...scanned, ...told }, has: ['Lesson of math', sections.parentGuide] },
    {
      fields: { ...scanned, ...told, storySetup: 'The setup', themedLearningOutcome: 'The goal' },
      has: ['Lesson of math', sections.storyGoal, sections.parentGuide],
    },
  ]
  await show(
    page,
    plan,
    content(
      plan,
      layouts.map(({ fields }) => activity('math', fields)),
    ),
  )
  for (const [index, { fields, has }] of layouts.entries()) {
    const lesson = page.locator('section[data-subject]').nth(index)
    await expect(lesson.getByRole('heading', { level: 4 })).toHaveText(has)
    const isLast = 'activityContent' in fields
    const shown = Object.entries(fields).filter(([field]) => isLast || !(field in scanned))
    for (const [, text] of shown) await expect(lesson.getByText(text, { exact: true })).toBeVisible()
  }
})

// Shows: plan.waiting
test('a plan in the making, or without its content, is waited for', async ({ page, family }) => {
  const plan = await family.makePlan(await family.addChild())
  await holdPlan(plan.id)
  await page.goto(`/plan/${plan.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.waiting)
  await expect(page.getByText(words.waitingHint)).toBeVisible()
  for (const without of [{ html_content: null }, { planContent: null }]) {
    await show(page, plan, without)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.waiting)
  }
})
