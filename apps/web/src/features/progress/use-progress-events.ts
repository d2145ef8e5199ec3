import { pathWith } from '@pencil-quest/contract/endpoint'
import { type ProgressEvent, requestEvents } from '@pencil-quest/contract/generation'
import { useEffect, useState } from 'react'
import { withDemo } from '#web/lib/demo-mode.ts'

/** What the server pushes, by the cookie's session. Null while nothing has come: then polling alone tells. */
export function useProgressEvents(requestId: string): ProgressEvent | null {
  const [latest, setLatest] = useState<ProgressEvent | null>(null)
  useEffect(() => {
    const source = new EventSource(withDemo(pathWith(requestEvents.path, { requestId })), { withCredentials: true })
    source.addEventListener('progress', (message) => {
      const event = JSON.parse(message.data) as ProgressEvent
      setLatest(event)
      // The server ends the stream here; without this the browser would open it again.
      if (event.stage === 'done' || event.status === 'failed') source.close()
    })
    return () => source.close()
  }, [requestId])
  return latest
}
