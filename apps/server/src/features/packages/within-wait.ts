import { limits } from '@pencil-quest/contract/limits'
import { Refusal, refuse } from '../../http/refusal.ts'

/**
 * What is being made, if it is ready within the wait; else the call is told to come back, and the making goes on.
 * @param report told of an error; the caller learns only that it failed
 * @param seconds how long a call waits
 */
export async function withinWait(
  making: Promise<Buffer>,
  report: (error: unknown) => void,
  seconds: number = limits.packageWait,
): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('package_waiting')), seconds * 1000)
  })
  try {
    return await Promise.race([making, tooLong])
  } catch (error) {
    if (error instanceof Refusal) throw error
    report(error)
    return refuse('package_failed')
  } finally {
    clearTimeout(timer)
    // After the wait is over nobody listens any more.
    making.catch(() => {})
  }
}
