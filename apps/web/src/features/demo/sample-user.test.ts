import { sampleUserId } from '@pencil-quest/contract/demo'
import { expect, test } from 'vitest'
import { shownUser } from './sample-user.ts'

const someone = { email: 'a@example.org', firstName: 'A', lastName: 'B', profileImageUrl: null }
const times = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' }
const sample = { ...someone, ...times, id: sampleUserId }
const parent = { ...sample, id: crypto.randomUUID() }

test.each(['/', '/auth', '/auth/', '/forgot-password', '/reset-password', '/admin/login', '/admin/login/next'])(
  '%s stays a page for visitors',
  (path) => {
    expect(shownUser(sample, path)).toBeNull()
    expect(shownUser(parent, path)).toBe(parent)
  },
)

test.each(['/dashboard', '/plan/7', '/feedback', '/authors', '/admin/dashboard'])(
  '%s shows the sample family',
  (path) => {
    expect(shownUser(sample, path)).toBe(sample)
    expect(shownUser(null, path)).toBeNull()
  },
)
