import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, toastRemoveDelay } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('shows the newest toast alone', () => {
  const store = createToastStore()
  store.add({ title: 'First' })
  store.add({ title: 'Second' })
  expect(store.toasts().map(({ title }) => title)).toEqual(['Second'])
})

test('updates a toast in place and tells its watchers', () => {
  const store = createToastStore()
  const watcher = vi.fn()
  const stop = store.watch(watcher)
  const id = store.add({ title: 'Saving' })
  store.update(id, { title: 'Saved' })
  stop()
  store.remove()
  expect(watcher).toHaveBeenCalledTimes(2)
})

test('a dismissed toast is closed at once and removed after 1,000,000 ms', () => {
  const store = createToastStore()
  const id = store.add({ title: 'Hello' })
  store.dismiss(id)
  expect(store.toasts()[0]?.open).toBe(false)
  vi.advanceTimersByTime(toastRemoveDelay - 1)
  expect(store.toasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.toasts()).toHaveLength(0)
})

test('dismissing without an id closes what is open', () => {
  const store = createToastStore()
  store.add({ title: 'Hello' })
  store.dismiss()
  expect(store.toasts().every(({ open }) => !open)).toBe(true)
})
