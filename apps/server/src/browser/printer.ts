import type { BrowserContext, Page } from 'playwright-core'
import { fontFile } from './fonts.ts'
import { isDone, RunningBrowser } from './running-browser.ts'
import type { BrowserBinary } from './unpack-chromium.ts'

/** A page of ours in the browser: no scripts, no network, fonts of our own. */
export interface PrintPage {
  load(html: string): Promise<void>
  /** Runs in the loaded page; scripts of the page itself stay off. */
  measure<T>(expression: string): Promise<T>
  /** A tagged PDF with outline, at the size that the page's CSS names. */
  pdf(): Promise<Buffer>
}

const address = 'http://print.invalid/'
const pagesAtOnce = 2
const secondsPerJob = 30
const secondsToClose = 5
/** Pages grow the browser by a few megabytes each. */
const jobsPerBrowser = 150

/** Thrown where the browser cannot be started or does not answer; the caller may try again. */
export class PrinterFailed extends Error {
  override name = 'PrinterFailed'
}

/** A browser and who uses it. One that has done its share is retired: it ends when its last page is given back. */
interface Press {
  starting: Promise<RunningBrowser>
  jobs: number
  users: number
}

/** One long-lived browser, started on first use and again after it has ended. */
export class Printer {
  private readonly binary: BrowserBinary
  private current: Press | null = null
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(binary: BrowserBinary) {
    this.binary = binary
  }

  /** Starts the browser and loads the fonts, so that the first plan need not wait for either. */
  async warmUp(): Promise<void> {
    await this.use(async (page) => {
      await page.load(
        '<!doctype html><link rel="stylesheet" href="/fonts/andika/400.css"><p style="font-family:Andika">ready</p>',
      )
      await page.pdf()
    })
  }

  get isRunning(): boolean {
    return this.running > 0
  }

  /** Gives a page to `job` alone; at most two at once, and each within 30 seconds. */
  async use<T>(job: (page: PrintPage) => Promise<T>): Promise<T> {
    await this.turn()
    const press = this.press()
    try {
      return await onPage(await press.starting, job)
    } catch (error) {
      throw error instanceof PrinterFailed ? error : new PrinterFailed('The browser failed', { cause: error })
    } finally {
      press.users--
      if (press.jobs >= jobsPerBrowser) this.retire(press)
      await this.closeUnused(press)
      this.running--
      this.waiting.shift()?.()
    }
  }

  async close(): Promise<void> {
    const press = this.current
    this.current = null
    const browser = await press?.starting.catch(() => null)
    await browser?.close()
  }

  private press(): Press {
    this.current ??= this.launch()
    const press = this.current
    press.jobs++
    press.users++
    return press
  }

  private launch(): Press {
    const press: Press = { starting: RunningBrowser.launch(this.binary), jobs: 0, users: 0 }
    press.starting.then(
      ({ browser }) => {
        browser.on('disconnected', () => {
          this.retire(press)
          void this.closeUnused(press)
        })
        if (!browser.isConnected()) this.retire(press)
      },
      () => this.retire(press),
    )
    return press
  }

  private retire(press: Press): void {
    if (this.current === press) this.current = null
  }

  private async closeUnused(press: Press): Promise<void> {
    if (press === this.current || press.users > 0) return
    const browser = await press.starting.catch(() => null)
    await browser?.close()
  }

  private async turn(): Promise<void> {
    while (this.running >= pagesAtOnce) await new Promise<void>((go) => this.waiting.push(go))
    this.running++
  }
}

/** A browser that keeps neither the time nor its word when its page is closed is ended by force. */
async function onPage<T>(running: RunningBrowser, job: (page: PrintPage) => Promise<T>): Promise<T> {
  const opening = running.browser.newContext({ javaScriptEnabled: false, offline: true, serviceWorkers: 'block' })
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new PrinterFailed(`Printing took over ${secondsPerJob} s`)), secondsPerJob * 1000)
  })
  let lose = () => {}
  const lost = new Promise<never>((_, refuse) => {
    lose = () => refuse(new PrinterFailed('The browser ended'))
    running.browser.once('disconnected', lose)
  })
  for (const end of [tooLong, lost]) end.catch(() => {})
  try {
    return await Promise.race([opening.then(openPage).then(job), tooLong, lost])
  } finally {
    clearTimeout(timer)
    running.browser.off('disconnected', lose)
    const closing = opening.then((context) => context.close())
    if (!(await isDone(closing, secondsToClose * 1000))) running.kill()
  }
}

async function openPage(context: BrowserContext): Promise<PrintPage> {
  let html = ''
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    if (url.href === address) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    const font = url.origin === new URL(address).origin ? await fontFile(url.pathname) : null
    return font ? route.fulfill(font) : route.abort()
  })
  const page: Page = await context.newPage()
  return {
    async load(next) {
      html = next
      await page.goto(address, { waitUntil: 'load' })
      await page.evaluate('document.fonts.ready.then(() => true)')
    },
    measure: (expression) => page.evaluate(expression),
    pdf: () => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  }
}
