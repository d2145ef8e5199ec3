import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './parent.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No finding of axe, and nothing to scroll sideways for. */
export async function expectAccessible(page: Page, screen: string, leftOut?: string) {
  const builder = new AxeBuilder({ page }).withTags(rules)
  // In frames that let no script run axe waits for an answer that never comes; its old way does not ask them.
  if (leftOut) builder.exclude(leftOut).setLegacyMode()
  const { violations, passes } = await builder.analyze()
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(passes.length, 'rules that found something to judge').toBeGreaterThan(10)
  expect.soft(findings, screen).toEqual([])
  await expectNoSidewaysScroll(page)
}
