import { useSyncExternalStore } from 'react'
import { toastStore } from '#web/lib/toasts.ts'
import { Toaster } from '#web/ui/toaster.tsx'

export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.watch, toastStore.toasts)
  return <Toaster toasts={toasts} onClose={toastStore.dismiss} />
}
