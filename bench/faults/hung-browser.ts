import { moments, waitFor } from './moments.ts'
import { browserOf } from './processes.ts'
import { type Outcome, Scene } from './scene.ts'

/** A browser that stands still and does not end: both pages at once, so that none is left to print with. */
export async function hungBrowser(): Promise<Outcome> {
  const scene = new Scene('a browser that hangs while packing')
  await scene.start()
  const moment = moments.find(({ stage, later }) => stage === 'packing' && later === 100)
  const acknowledged = await scene.ask(2)
  const [first] = acknowledged
  if (first && moment) await waitFor(moment, scene.site, first)
  const browser = browserOf(scene.pid)
  if (browser) process.kill(browser, 'SIGSTOP')
  await scene.check(acknowledged)
  return scene.end()
}
