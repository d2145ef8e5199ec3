import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { askAgainWhoIsSignedIn } from './current-user.ts'

/** A read that came back empty for want of a session: asks again who is signed in, which leads a stranger to the sign-in. */
export function useSessionCheck(isRefused: boolean): void {
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (isRefused) void askAgainWhoIsSignedIn(client).then(() => router.invalidate())
  }, [isRefused, client, router])
}
