import { useEffect, useSyncExternalStore } from 'react'
import { sayGoodbyeOnce } from '#web/features/accounts/sign-out.ts'
import { toastStore } from '#web/lib/toasts.ts'
import { Toaster } from '#web/ui/toaster.tsx'

export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.watch, toastStore.toasts)
  useEffect(sayGoodbyeOnce, [])
  return <Toaster toasts={toasts} onClose={toastStore.dismiss} />
}
