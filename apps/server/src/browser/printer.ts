import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { fontFile } from './fonts.ts'
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
/** Pages grow the browser by a few megabytes each. */
const jobsPerBrowser = 150

/** Thrown where the browser cannot be started or does not answer; the caller may try again. */
export class PrinterFailed extends Error {
  override name = 'PrinterFailed'
}

/** One long-lived browser, started on first use and again after it has ended. */
export class Printer {
  private readonly binary: BrowserBinary
  private starting: Promise<Browser> | null = null
  private running = 0
  private jobs = 0
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
    let context: BrowserContext | undefined
    let timer: NodeJS.Timeout | undefined
    try {
      const browser = await this.browser()
      this.jobs++
      context = await browser.newContext({ javaScriptEnabled: false, offline: true, serviceWorkers: 'block' })
      const page = await openPage(context)
      const tooLong = new Promise<never>((_, refuse) => {
        timer = setTimeout(
          () => refuse(new PrinterFailed(`Printing took over ${secondsPerJob} s`)),
          secondsPerJob * 1000,
        )
      })
      return await Promise.race([job(page), tooLong])
    } catch (error) {
      throw error instanceof PrinterFailed ? error : new PrinterFailed('The browser failed', { cause: error })
    } finally {
      clearTimeout(timer)
      await context?.close().catch(() => this.drop())
      this.running--
      this.waiting.shift()?.()
      if (this.jobs >= jobsPerBrowser && this.running === 0) await this.close()
    }
  }

  async close(): Promise<void> {
    const starting = this.starting
    this.drop()
    const browser = await starting?.catch(() => null)
    await browser?.close().catch(() => {})
  }

  private drop(): void {
    this.starting = null
    this.jobs = 0
  }

  private async turn(): Promise<void> {
    while (this.running >= pagesAtOnce) await new Promise<void>((go) => this.waiting.push(go))
    this.running++
  }

  private browser(): Promise<Browser> {
    this.starting ??= this.launch()
    return this.starting
  }

  private async launch(): Promise<Browser> {
    try {
      const isRoot = process.getuid?.() === 0
      const browser = await chromium.launch({
        executablePath: this.binary.executablePath,
        // Chromium refuses its own sandbox for root.
        chromiumSandbox: !isRoot,
        env: { ...(process.env as Record<string, string>), ...this.binary.env },
        args: [
          '--host-resolver-rules=MAP * ~NOTFOUND',
          '--disable-background-networking',
          '--disable-gpu',
          '--no-first-run',
        ],
        // The application decides when to stop: a plan in the making is finished first.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        timeout: 20_000,
      })
      browser.on('disconnected', () => this.drop())
      return browser
    } catch (error) {
      this.drop()
      throw new PrinterFailed('The browser did not start', { cause: error })
    }
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
