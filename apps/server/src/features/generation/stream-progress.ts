import type { EventStream } from '../../http/event-streams.ts'
import type { ProgressBus } from '../../jobs/progress-bus.ts'
import { isOver, presentProgress, type RequestState } from './present-status.ts'

/** Sends where the request stands now and after each move, and ends the stream with the request. */
export function streamProgress(
  stream: EventStream,
  bus: Pick<ProgressBus, 'subscribe'>,
  requestId: string,
  read: () => Promise<RequestState | undefined>,
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
