/** At most one toast is visible; a dismissed one stays in the store, closed, until it is removed. */
export const toastLimit = 1
export const toastRemoveDelay = 1_000_000

export interface Toast {
  id: string
  title: string
  text?: string
  tone: 'plain' | 'danger'
  open: boolean
}
export type NewToast = Pick<Toast, 'title' | 'text'> & { tone?: Toast['tone'] }

export function createToastStore() {
  let toasts: readonly Toast[] = []
  let made = 0
  const watchers = new Set<() => void>()
  const removals = new Map<string, ReturnType<typeof setTimeout>>()

  function set(next: readonly Toast[]) {
    toasts = next
    for (const watcher of watchers) watcher()
  }

  function update(id: string, change: Partial<Omit<Toast, 'id'>>) {
    set(toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)))
  }

  /** Without an id: all. */
  function remove(id?: string) {
    set(id === undefined ? [] : toasts.filter((toast) => toast.id !== id))
  }

  function dismiss(id?: string) {
    for (const toast of toasts) {
      if ((id !== undefined && toast.id !== id) || removals.has(toast.id)) continue
      removals.set(
        toast.id,
        setTimeout(() => {
          removals.delete(toast.id)
          remove(toast.id)
        }, toastRemoveDelay),
      )
    }
    set(toasts.map((toast) => (id === undefined || toast.id === id ? { ...toast, open: false } : toast)))
  }

  function add(given: NewToast): string {
    made += 1
    const toast: Toast = { tone: 'plain', ...given, id: String(made), open: true }
    set([toast, ...toasts].slice(0, toastLimit))
    return toast.id
  }

  return {
    add,
    update,
    dismiss,
    remove,
    toasts: () => toasts,
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
  }
}

export const toastStore = createToastStore()

export function toast(given: NewToast): string {
  return toastStore.add(given)
}

export function toastError(title: string, text: string): string {
  return toastStore.add({ title, text, tone: 'danger' })
}
