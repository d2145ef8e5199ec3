import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './root.ts'

/** How a process ended. */
export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
  milliseconds: number
}

/** The server as an operator runs it: a process of its own. */
export interface Application {
  address: string
  /** Everything it has printed so far. */
  output(): string
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<Ending>
}

const longestStart = 30_000
const longestStop = 20_000

/** Starts the server on a data folder and a free port, and waits until it is ready. */
export async function startApplication(folder: string, environment: Record<string, string> = {}): Promise<Application> {
  const { child, output } = launch(folder, environment)
  const began = performance.now()
  while (performance.now() - began < longestStart && child.exitCode === null) {
    const [, address] = /ready: (http:\S+)/.exec(output()) ?? []
    if (address && (await isReady(address))) return { address, output, end: (signal) => end(child, signal) }
    await pause(20)
  }
  child.kill('SIGKILL')
  throw new Error(`The application did not start:\n${output()}`)
}

/** For a start that should be refused: answers how it ended and what it said. */
export async function refusedStart(
  folder: string,
  environment: Record<string, string> = {},
): Promise<Ending & { output: string }> {
  const { child, output } = launch(folder, environment)
  const ending = await ended(child, longestStart)
  return { ...ending, output: output() }
}

function launch(folder: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ownEnvironment(folder), PORT: '0', RATE_LIMIT: 'off', NODE_ENV: 'production', ...environment },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  return { child, output: () => text }
}

/** The operator's settings of this machine must not reach the application under test. */
export function ownEnvironment(folder: string): Record<string, string | undefined> {
  const unset = ['HOST', 'PUBLIC_URL', 'DATABASE_URL', 'MODES', 'REGISTRATION', 'TRUST_PROXY', 'ADMIN_USERNAME']
  return {
    ...process.env,
    ...Object.fromEntries(
      [...unset, 'ADMIN_PASSWORD', 'PLAN_ENGINE', 'SMTP_URL', 'MAIL_FROM', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'].map(
        (name) => [name, undefined],
      ),
    ),
    // Colours would end up inside the lines that tests read.
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    DATA_DIR: folder,
    TMPDIR: join(folder, 'tmp'),
  }
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/readyz`).catch(() => null)
  if (!answer?.ok) return false
  const { parts } = (await answer.json()) as { parts: { browser: string } }
  return parts.browser !== 'starting'
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<Ending> {
  if (child.exitCode !== null || child.signalCode !== null) return ended(child, 0)
  const ending = ended(child, longestStop)
  child.kill(signal)
  return ending
}

function ended(child: ChildProcess, patience: number): Promise<Ending> {
  const began = performance.now()
  const ending = () => ({
    code: child.exitCode,
    signal: child.signalCode,
    milliseconds: Math.round(performance.now() - began),
  })
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(ending())
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The application did not end within ${patience} ms`))
    }, patience)
    child.once('close', () => {
      clearTimeout(timer)
      resolve(ending())
    })
  })
}
