import type { BrowserContext, Page, Response } from '@playwright/test'

/** An answer that a test provokes. */
export interface Refused {
  status: number
  path: RegExp
}

/** Watches pages for what must never happen: an error in the console, a broken script, an unexpected failed call. */
export class Guard {
  readonly problems: string[] = []
  private mayLoseConnection = false
  // Asking who is signed in is how the app learns that nobody is.
  private readonly expected: Refused[] = [{ status: 401, path: /^\/api\/auth\/user$/ }]

  /** Says which refusal comes next; all others stay problems. */
  expect(status: number, path: RegExp): void {
    this.expected.push({ status, path })
  }

  /** Calls that reach no server are what the test is about. */
  expectLostConnection(): void {
    this.mayLoseConnection = true
  }

  watch(context: BrowserContext): void {
    for (const page of context.pages()) this.watchPage(page)
    context.on('page', (page) => this.watchPage(page))
  }

  private watchPage(page: Page): void {
    page.on('pageerror', (error) => this.problems.push(`page error: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      // What the browser says about a failed call is judged by the call itself.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
      if (this.mayLoseConnection && message.text().startsWith('TypeError: Failed to fetch')) return
      // A screen that cannot show what the test refused says so: `Error: 503: Service Unavailable`.
      const [, status] = /^(?:Call)?Error: (\d{3}): /.exec(message.text()) ?? []
      if (this.expected.some((refused) => refused.status === Number(status))) return
      this.problems.push(`console: ${message.text()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400 && !this.isExpected(response)) {
        this.problems.push(`${response.status()} ${response.request().method()} ${response.url()}`)
      }
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Calls and streams end so when the page is left, and downloads when they are handed over.
      if (this.mayLoseConnection && /^net::ERR_(?:INTERNET|CONNECTION|EMPTY|SOCKET)/.test(reason)) return
      if (reason !== 'net::ERR_ABORTED') this.problems.push(`${reason} ${request.url()}`)
    })
  }

  private isExpected(response: Response): boolean {
    const { pathname } = new URL(response.url())
    return this.expected.some(({ status, path }) => status === response.status() && path.test(pathname))
  }
}
