import { setTimeout as pause } from 'node:timers/promises'
import type { Scene } from '../faults/scene.ts'
import { followStages } from '../faults/site.ts'
import { megabytesOf } from './memory.ts'

const marks = [20, 65, 110, 155, 200]
const mostGrowth = 0.15

/** Plans with their packages, one after another; answers whether the memory stayed. */
export async function plansInARow(scene: Scene): Promise<boolean> {
  let first = 0
  let last = 0
  const started = performance.now()
  for (let made = 1; made <= 200; made += 1) {
    const [request] = await scene.ask(1)
    if (!request) throw new Error(`Plan ${made} was not accepted`)
    await followStages(scene.site, request, () => {})
    if (!marks.includes(made)) continue
    const { application, browser } = await settled(scene.pid)
    last = application + browser
    first ||= last
    console.log(
      `after ${made} plans: application ${application.toFixed(0)} MB, browser ${browser.toFixed(0)} MB, ` +
        `together ${last.toFixed(0)} MB (${percent(last / first - 1)})`,
    )
  }
  console.log(`200 plans in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return last <= first * (1 + mostGrowth)
}

/** The least of some looks: garbage that waits for its collection is no growth. */
async function settled(pid: number) {
  const looks: ReturnType<typeof megabytesOf>[] = []
  for (let look = 0; look < 5; look += 1) {
    await pause(1000)
    looks.push(megabytesOf(pid))
  }
  const total = ({ application, browser }: (typeof looks)[number]) => application + browser
  return looks.reduce((least, look) => (total(look) < total(least) ? look : least))
}

function percent(share: number): string {
  return `${share >= 0 ? '+' : ''}${(share * 100).toFixed(0)} %`
}
