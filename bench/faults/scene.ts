import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts'
import { type Application, startApplication } from '../../apps/server/src/testing/application.ts'
import { sharedBrowserFolder } from '../../apps/server/src/testing/browser-folder.ts'
import { checkPromises } from './invariants.ts'
import { browsersOf, descendants } from './processes.ts'
import { type Acknowledged, askForPlan, type Family, isReady, registerFamily, waitUntil } from './site.ts'

/** What a scenario tells in the end. */
export interface Outcome {
  what: string
  rounds: number
  acknowledged: number
  completed: number
  failed: number
  /** Seconds from the application being back to the slowest request's end. */
  slowest: number
  broken: string[]
}

/** An application on a folder of its own that is put through faults, and what it has promised so far. */
export class Scene {
  /** Those that have not ended. */
  static readonly open = new Set<Scene>()
  readonly dataDir: string
  /** Where the application and its browser put their temporary files. */
  readonly temporary: string
  readonly outcome: Outcome
  private running: Application | null = null
  private family: Family | null = null
  private seeds = 0

  constructor(what: string, dataDir = mkdtempSync(join(tmpdir(), 'pencil-quest-faults-'))) {
    this.dataDir = dataDir
    this.temporary = mkdtempSync(join(tmpdir(), 'pencil-quest-faults-tmp-'))
    this.outcome = { what, rounds: 0, acknowledged: 0, completed: 0, failed: 0, slowest: 0, broken: [] }
    mkdirSync(sharedBrowserFolder, { recursive: true })
    Scene.open.add(this)
    if (!existsSync(join(this.dataDir, 'browser'))) symlinkSync(sharedBrowserFolder, join(this.dataDir, 'browser'))
  }

  get application(): Application {
    if (!this.running) throw new Error('The application does not run')
    return this.running
  }

  get site(): string {
    return this.application.address
  }

  get pid(): number {
    return this.application.child.pid ?? 0
  }

  async start(): Promise<void> {
    const environment = { DATA_DIR: this.dataDir, RATE_LIMIT: 'off', TMPDIR: this.temporary }
    this.running = await startApplication(environment)
    if ((await waitUntil(() => isReady(this.site), 60)) === null) throw new Error('Not ready with a browser')
    this.family ??= await registerFamily(this.site, `faults-${randomUUID()}`)
  }

  /** SIGKILL; the database lives on, the browser must not. */
  async kill(): Promise<void> {
    const below = descendants(this.pid).map(({ id }) => id)
    await this.application.kill()
    await pause(200)
    const left = browsersOf(this.dataDir).filter(({ id }) => below.includes(id))
    if (left.length === 0) return
    await pause(3000)
    const living = browsersOf(this.dataDir).filter(({ id }) => below.includes(id))
    for (const { id, state } of living)
      this.outcome.broken.push(`browser process ${id} (${state}) outlived its application`)
  }

  /** After an error of our own: nothing is left running. */
  async abandon(): Promise<void> {
    await this.running?.kill().catch(() => {})
    await (await startEmbedded(this.dataDir)).stop()
    for (const folder of [this.dataDir, this.temporary]) rmSync(folder, { recursive: true, force: true })
  }

  /** Answers how many were acknowledged. */
  async ask(count: number): Promise<Acknowledged[]> {
    const { family } = this
    if (!family) throw new Error('Nobody is there')
    const asked = await Promise.all(Array.from({ length: count }, () => askForPlan(this.site, family, this.seeds++)))
    return asked.filter((request) => request !== null)
  }

  async check(acknowledged: readonly Acknowledged[], mayFail = false): Promise<void> {
    const started = performance.now()
    const verdict = await checkPromises(this.site, this.dataDir, acknowledged, mayFail)
    const { outcome } = this
    outcome.rounds += 1
    outcome.acknowledged += acknowledged.length
    outcome.completed += verdict.completed
    outcome.failed += verdict.failed
    outcome.slowest = Math.max(outcome.slowest, verdict.slowest)
    outcome.broken.push(...verdict.broken, ...(await this.zombies()))
    const { exitCode } = this.application.child
    if (exitCode !== null)
      throw new Error(`The application ended with ${exitCode}:\n${this.application.output().slice(-2000)}`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.error(`${outcome.what}: round ${outcome.rounds} checked in ${seconds} s, ${outcome.broken.length} broken`)
  }

  /** A child that has just ended is one for a moment; seconds later nobody means to collect it. */
  private async zombies(): Promise<string[]> {
    const find = () => descendants(this.pid).filter(({ state }) => state === 'Z')
    if (find().length > 0) await pause(2000)
    return find().map(({ id, parent, name }) => `process ${id} (${name}), child of ${parent}, is a zombie`)
  }

  /** Stops in order; nothing of it may be left. */
  async end(): Promise<Outcome> {
    const code = await this.application.stop()
    Scene.open.delete(this)
    if (code !== 0) {
      const said = this.application
        .output()
        .split('\n')
        .filter((line) => !line.includes('"msg":"call"'))
      this.outcome.broken.push(`the last stop ended with ${code}: ${said.slice(-5).join('\n')}`)
    }
    const left = browsersOf(this.dataDir)
    if (left.length > 0) this.outcome.broken.push(`${left.length} browser processes are left after the stop`)
    const files = readdirSync(this.temporary)
    if (files.length > 0) this.outcome.broken.push(`${files.length} temporary files are left, such as ${files[0]}`)
    rmSync(this.temporary, { recursive: true, force: true })
    rmSync(this.dataDir, { recursive: true, force: true })
    return this.outcome
  }
}
