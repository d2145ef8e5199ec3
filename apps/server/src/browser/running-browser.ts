import { type Browser, chromium } from 'playwright-core'
import { dropTemporaryFolder, makeTemporaryFolder, noteProfile } from './temporary-folder.ts'
import type { BrowserBinary } from './unpack-chromium.ts'

/** Milliseconds that an orderly end may take; a browser that hangs never answers. */
const patience = 5000

/** A browser process of ours, which can be ended whatever state it is in. */
export class RunningBrowser {
  readonly browser: Browser
  private readonly pid: number
  private readonly folder: string

  private constructor(browser: Browser, pid: number, folder: string) {
    this.browser = browser
    this.pid = pid
    this.folder = folder
  }

  static async launch(binary: BrowserBinary): Promise<RunningBrowser> {
    const folder = await makeTemporaryFolder()
    let browser: Browser | undefined
    try {
      browser = await launchIn(folder, binary)
      const told = introspect(browser)
      if (!(await isDone(told, patience))) throw new Error('The browser started and does not answer')
      const { pid, profile } = await told
      await noteProfile(folder, profile)
      return new RunningBrowser(browser, pid, folder)
    } catch (error) {
      if (browser) await isDone(browser.close(), patience)
      await dropTemporaryFolder(folder).catch(() => {})
      throw error
    }
  }

  /** In order where it answers, by force where it does not. */
  async close(): Promise<void> {
    const isClosed = await isDone(this.browser.close(), patience)
    if (!isClosed) this.kill()
    await dropTemporaryFolder(this.folder).catch(() => {})
  }

  kill(): void {
    if (!this.browser.isConnected()) return
    try {
      process.kill(this.pid, 'SIGKILL')
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** True where it settles in time. */
export async function isDone(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<false>((settle) => {
    timer = setTimeout(() => settle(false), milliseconds)
  })
  const done = promise.then(
    () => true,
    () => true,
  )
  return Promise.race([done, tooLong]).finally(() => clearTimeout(timer))
}

function launchIn(folder: string, binary: BrowserBinary): Promise<Browser> {
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath: binary.executablePath,
    // Chromium refuses its own sandbox for root.
    chromiumSandbox: !isRoot,
    artifactsDir: folder,
    env: { ...(process.env as Record<string, string>), ...binary.env, TMPDIR: folder },
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
}

async function introspect(browser: Browser): Promise<{ pid: number; profile: string }> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const { commandLine } = await session.send('SystemInfo.getInfo')
  await session.detach()
  const pid = processInfo.find(({ type }) => type === 'browser')?.id
  if (!pid) throw new Error('The browser does not tell its process')
  return { pid, profile: /--user-data-dir=(\S+)/.exec(commandLine)?.[1] ?? '' }
}
