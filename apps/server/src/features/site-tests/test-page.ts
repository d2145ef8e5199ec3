import type { PageTest, PublicPage } from '@pencil-quest/contract/admin/site-tests'
import { texts } from '@pencil-quest/contract/texts'

/** Milliseconds. */
const patience = 10_000
/** Bytes of a page that are looked at. */
const mostRead = 512 * 1024

type Verdict = Pick<PageTest, 'publicTest' | 'error'>
const passed: Verdict = { publicTest: 'PASS', error: null }
const fail = (error: string): Verdict => ({ publicTest: 'FAIL', error })

/** Fetches one page; follows nothing, and tells of the answer no more than whether it is the page. */
export async function testPage({ pageId, displayName, publicUrl }: PublicPage): Promise<PageTest> {
  return { pageId, displayName, publicUrl, ...(await judge(publicUrl)) }
}

async function judge(address: string): Promise<Verdict> {
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(patience),
    })
    const isPage = answer.status === 200 && /^text\/html\b/i.test(answer.headers.get('content-type') ?? '')
    if (!isPage) {
      await answer.body?.cancel()
      return fail(answer.status === 200 ? 'The answer is no page.' : `The answer has the status ${answer.status}.`)
    }
    const [, title = ''] = /<title>([^<]*)<\/title>/i.exec(await beginning(answer)) ?? []
    return title.includes(texts.product) ? passed : fail(`The page is not one of ${texts.product}.`)
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return {
      publicTest: 'ERROR',
      error: isLate ? `No answer within ${patience / 1000} seconds.` : 'The address could not be reached.',
    }
  }
}

async function beginning({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > mostRead) break
  }
  return text
}
