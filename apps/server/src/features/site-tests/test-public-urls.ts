import type { PageTest, PageVerdict, PublicPage, UrlTest } from '@pencil-quest/contract/admin/site-tests'
import { testPage } from './test-page.ts'

const together = 4

/** Tests all pages, a few at a time, and counts. */
export async function testPublicUrls(pages: readonly PublicPage[]): Promise<UrlTest> {
  const results: PageTest[] = []
  for (let done = 0; done < pages.length; done += together) {
    results.push(...(await Promise.all(pages.slice(done, done + together).map(testPage))))
  }
  const count = (verdict: PageVerdict) => results.filter(({ publicTest }) => publicTest === verdict).length
  return {
    summary: {
      totalPages: results.length,
      passedPages: count('PASS'),
      failedPages: count('FAIL'),
      errorPages: count('ERROR'),
    },
    testedAt: new Date().toISOString(),
    results,
  }
}
