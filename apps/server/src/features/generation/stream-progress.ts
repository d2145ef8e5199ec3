import type { GenerationRequestRow } from '../../db/schema/generation-requests.ts'
import type { EventStream } from '../../http/event-streams.ts'
import type { ProgressBus } from '../../jobs/progress-bus.ts'
import { isOver, presentProgress } from './present-status.ts'

/** Sends where the request stands now and after each move, and ends the stream with the request. */
export function streamProgress(
  stream: EventStream,
  bus: ProgressBus,
  requestId: string,
  read: () => Promise<GenerationRequestRow | undefined>,
): void {
  let isReading = false
  let isStale = false
  const look = async () => {
    isStale = true
    if (isReading) return
    isReading = true
    try {
      while (isStale && stream.isOpen) {
        isStale = false
        const row = await read()
        if (!row) return stream.end()
        stream.send('progress', presentProgress(row))
        if (isOver(row)) return stream.end()
      }
    } catch {
      // The browser opens the stream again by itself and gets the state of then.
      stream.end()
    } finally {
      isReading = false
    }
  }
  stream.onClose(bus.subscribe(requestId, () => void look()))
  void look()
}
