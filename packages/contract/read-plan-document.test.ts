import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planDocumentVersion } from './plan-document.ts'
import { readPlanDocument, upgradeStored } from './read-plan-document.ts'

const folder = new URL('./fixtures/', import.meta.url)
const kept = readdirSync(folder).sort()
const fixture = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

test('there is a fixture of every version', () => {
  const versions = Array.from({ length: planDocumentVersion }, (_, index) => `plan-${index + 1}.json`)
  expect(kept).toEqual(versions)
})

test.each(kept)('%s reads as a plan of today', (name) => {
  const read = readPlanDocument(fixture(name))
  expect(read?.version).toBe(planDocumentVersion)
  expect(read?.days.flatMap(({ activities }) => activities).length).toBeGreaterThan(0)
})

test('nothing, damaged content and a newer version are no plan', () => {
  for (const stored of [null, undefined, 7, 'text', [], {}, { version: 1 }]) expect(readPlanDocument(stored)).toBeNull()
  expect(readPlanDocument({ ...fixture('plan-1.json'), version: planDocumentVersion + 1 })).toBeNull()
})

test('steps follow each other, and one that fails or is missing ends it', () => {
  const steps = {
    1: (stored: Readonly<Record<string, unknown>>) => ({ ...stored, second: true }),
    2: (stored: Readonly<Record<string, unknown>>) => ({ ...stored, third: stored.second }),
    4: () => {
      throw new Error('damaged')
    },
  }
  expect(upgradeStored({ version: 1 }, steps, 3)).toEqual({ version: 3, second: true, third: true })
  expect(upgradeStored({ version: 3 }, steps, 3)).toEqual({ version: 3 })
  expect(upgradeStored({ version: 3 }, steps, 4)).toBeNull()
  expect(upgradeStored({ version: 4 }, steps, 5)).toBeNull()
})
