import { parentPort, workerData } from 'node:worker_threads'
import { judgePlan } from './judged-plan.ts'
import { randomRequest } from './random-request.ts'

/** Every how many plans the engine is asked twice more. */
const seedsEvery = 5

const { seed, wanted, from, every, plans } = workerData
for (let number = from; number < plans; number += every) {
  const request = randomRequest(seed, number, wanted)
  parentPort?.postMessage(await judgePlan(request, number % seedsEvery === 0))
}
