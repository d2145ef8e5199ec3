import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { detailedStatusQuery } from '#web/features/generation/queries.ts'

const aDay = 86_400

/** Seconds since the request was made, by the server's record, so that a reload goes on where it was. */
export function useElapsed(requestId: string, isRunning: boolean): number {
  const { data } = useQuery(detailedStatusQuery(requestId))
  const [openedAt] = useState(Date.now)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const created = Date.parse(data?.detailed.plan?.createdAt ?? '')
  const sinceCreated = (now - created) / 1000
  // Clocks may disagree: a time that cannot be is not believed.
  return sinceCreated >= 0 && sinceCreated < aDay ? sinceCreated : (now - openedAt) / 1000
}
