import type { JobQueue } from '../../jobs/queue.ts'
import { type GenerationParts, generatePlan } from './generate-plan.ts'
import { packPlan } from './pack-plan.ts'
import type { PackageMaker } from './ports.ts'
import { sweepOverdue } from './sweep-overdue.ts'

const sweepEvery = 2000

interface Parts extends Omit<GenerationParts, 'queue' | 'isPacked'> {
  queue: JobQueue
  packages: PackageMaker & { browserState(): string }
}

/** Takes up the jobs of this feature. Answers how to stop the sweeping; the queue stops its own workers. */
export async function workOnGeneration(parts: Parts): Promise<() => void> {
  const { db, queue, packages } = parts
  await queue.work('generate-plan', 2, ({ requestId }) =>
    generatePlan({ ...parts, isPacked: () => packages.browserState() !== 'missing' }, requestId),
  )
  await queue.work('make-package', 1, (data, attempt) => packPlan(parts, data, attempt.number))
  const timer = setInterval(() => sweepOverdue(db).catch(parts.onError), sweepEvery)
  return () => clearInterval(timer)
}
