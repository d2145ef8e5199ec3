import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, toastRemoveDelay } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// Shows: toasts.one
test('shows the newest toast alone', () => {
  const store = createToastStore()
  store.add({ title: 'First' })
  store.add({ title: 'Second' })
  expect(store.toasts().map(({ title }) => title)).toEqual(['Second'])
})

// Shows: toasts.one
test('updates a toast in place and tells its watchers', () => {
  const store = createToastStore()
  const watcher = vi.fn()
  const stop = store.watch(watcher)
  const id = store.add({ title: 'Saving' })
  store.update(id, { title: 'Saved' })
  expect(store.toasts()).toMatchObject([{ id, title: 'Saved', open: true }])
  stop()
  store.remove()
  expect(watcher).toHaveBeenCalledTimes(2)
})

// Shows: toasts.one
test('removes the toast that is named, and without a name all', () => {
  const store = createToastStore()
  const gone = store.add({ title: 'First' })
  const shown = store.add({ title: 'Second' })
  store.remove(gone)
  expect(store.toasts()).toMatchObject([{ id: shown }])
  store.remove(shown)
  expect(store.toasts()).toEqual([])
  store.add({ title: 'Third' })
  store.remove()
  expect(store.toasts()).toEqual([])
})

// Shows: toasts.times
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
