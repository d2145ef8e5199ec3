import { courses } from '@pencil-quest/content/courses'
import { examplePicture } from '@pencil-quest/worksheets/figures/example-pictures/example-picture'
import { expect, test } from 'vitest'

const pictures = Object.values(courses)
  .flatMap((course) => course?.skills ?? [])
  .flatMap(({ id, picture, again }) => [picture ?? [], again?.picture ?? []].flat().map((one) => [id, one] as const))

/** Height of the smallest letters that are read at arm's length on paper, in millimetres. */
const leastTypeMm = 2.2

test('most examples of math and of science have a picture', () => {
  const of = (subject: string) => pictures.filter(([id]) => id.startsWith(subject)).length
  expect(of('math.')).toBeGreaterThan(100)
  expect(of('science.')).toBeGreaterThan(70)
})

test.each(pictures)('the picture of %s has room beside the words, and its letters can be read', (_id, picture) => {
  const { svg, width, height } = examplePicture(picture)
  expect(width).toBeGreaterThan(5)
  expect(width).toBeLessThanOrEqual(66)
  expect(height).toBeLessThanOrEqual(44)
  const [, units] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg) ?? []
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => (Number(size) * width) / Number(units))
  expect(Math.min(Number.POSITIVE_INFINITY, ...sizes)).toBeGreaterThanOrEqual(leastTypeMm)
})
