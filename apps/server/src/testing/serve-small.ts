import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../config.ts'
import { run } from '../run.ts'
import { smallEngine } from './factory.ts'
import { fakePackages } from './fake-packages.ts'

/** Run by tests as a process of its own: the whole server, with an engine that takes the milliseconds it is told. */
const [milliseconds = '0'] = process.argv.slice(2)
const quick = smallEngine()
const engine = smallEngine({
  async compose(request, redraw) {
    await pause(Number(milliseconds))
    return quick.compose(request, redraw)
  },
})
await run(() => readConfig(process.env), {
  engine,
  checkPlan: () => ({ passed: true, failures: [] }),
  packages: fakePackages(),
})
