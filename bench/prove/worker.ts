import { parentPort, workerData } from 'node:worker_threads'
import { proveKind } from '@pencil-quest/planner/proof'

const { kind, items, seed } = workerData
parentPort?.postMessage(proveKind(kind, items, seed))
