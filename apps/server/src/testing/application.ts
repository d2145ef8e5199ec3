import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const source = join(import.meta.dirname, '..')

export interface Application {
  child: ChildProcess
  address: string
  output(): string
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL. */
  kill(): Promise<void>
}

/** The product as its users run it, as a process of its own on the data folder that `environment` names. */
export async function startApplication(
  environment: Record<string, string>,
  script = join(source, 'main.ts'),
  args: readonly string[] = [],
): Promise<Application> {
  const { child, output } = launch(script, args, { PORT: '0', NODE_ENV: 'production', ...environment })
  const gone = once(child, 'exit')
  for (let waited = 0; waited < 60_000; waited += 20) {
    const [, address] = /is ready: (\S+)/.exec(output()) ?? []
    if (address) {
      return {
        child,
        address,
        output,
        async stop() {
          child.kill('SIGTERM')
          return ((await gone) as [number | null])[0]
        },
        async kill() {
          child.kill('SIGKILL')
          await gone
        },
      }
    }
    if (child.exitCode !== null) break
    await pause(20)
  }
  child.kill('SIGKILL')
  throw new Error(`The application did not start:\n${output()}`)
}

/** A command of ours to its end. */
export async function runCli(name: string, args: readonly string[], environment: Record<string, string>) {
  const { child, output } = launch(join(source, 'cli', `${name}.ts`), args, environment)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output() }
}

function launch(script: string, args: readonly string[], changed: Record<string, string>) {
  const { DATABASE_URL: _, DATA_DIR: __, ...environment } = process.env
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...environment, ...changed },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return { child, output: () => output }
}
