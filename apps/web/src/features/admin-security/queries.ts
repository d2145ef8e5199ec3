import { countAdminSessions } from '@pencil-quest/contract/admin/sessions'
import { read } from '#web/lib/reads.ts'

export const sessionsQuery = read(countAdminSessions)
