import { useEffect, useState } from 'react'

/** Goes round a list, one entry every so many seconds. */
export function useRotation<Entry>(entries: readonly Entry[], seconds: number): Entry | undefined {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((now) => now + 1), seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return entries[turn % entries.length]
}
