import { readingSkills } from '@pencil-quest/content/skills/reading/index'
import { scienceSkills } from '@pencil-quest/content/skills/science/index'
import { socialStudiesSkills } from '@pencil-quest/content/skills/social-studies/index'
import type { SheetSpec } from '@pencil-quest/contract/sheets'
import { disproved, drawSheet } from '@pencil-quest/worksheets/draw'
import { sampleSetting } from '@pencil-quest/worksheets/kinds/sample-setting'
import { factsOf } from '@pencil-quest/worksheets/kinds/sort-groups/facts/index'
import { fitsSpelling, syllables } from '@pencil-quest/worksheets/kinds/sort-groups/spelling'
import { seeded } from '@pencil-quest/worksheets/random'
import { describe, expect, test } from 'vitest'

const seeds = 30

type SortGroups = Extract<SheetSpec, { kind: 'sort-groups' }>

const pages = [...readingSkills, ...scienceSkills, ...socialStudiesSkills].flatMap(({ id, grade, sheets }) =>
  sheets
    .filter((spec): spec is SortGroups => spec.kind === 'sort-groups')
    .map((spec) => ({ id, grade, ask: spec.ask, spec })),
)

test('these subjects have pages to sort', () => {
  for (const by of ['spelling', 'facts'] as const)
    expect(pages.filter(({ spec }) => spec.by === by).length, by).toBeGreaterThanOrEqual(30)
})

describe.each(pages)('$id: $ask', ({ id, grade, spec }) => {
  test('is drawn and proved', () => {
    for (let seed = 0; seed < seeds; seed++) {
      const sheet = drawSheet(spec, sampleSetting(grade), seeded(id, spec.ask, seed))
      expect(sheet, `seed ${seed}`).not.toBeNull()
      if (sheet) expect(disproved(spec.kind, sheet.view, sheet.answers), JSON.stringify(sheet.view)).toEqual([])
    }
  })

  test('every word fits its own heading and no other', () => {
    const headings = spec.groups.map(({ heading }) => heading)
    for (const { heading: own, words } of spec.groups)
      for (const word of words) {
        const fits = headings.filter((heading) =>
          spec.by === 'facts' ? factsOf(heading).has(word) : fitsSpelling(word, heading),
        )
        expect({ word, fits }).toEqual({ word, fits: [own] })
      }
  })
})

test('beats of the words to clap are counted right', () => {
  const counted = pages.flatMap(({ spec }) =>
    spec.groups.flatMap(({ heading, words }) => {
      const [, beats] = /^(\d) syllables?$/.exec(heading) ?? []
      return beats ? words.map((word) => ({ word, beats: Number(beats) })) : []
    }),
  )
  expect(counted.length).toBeGreaterThan(100)
  expect(counted.filter(({ word, beats }) => syllables(word) !== beats)).toEqual([])
})
