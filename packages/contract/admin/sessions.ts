import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const countAdminSessions = endpoint({
  name: 'countAdminSessions',
  method: 'GET',
  path: '/api/admin/sessions',
  summary: 'How many other sessions the admin has beside this one',
  caller: 'admin',
  reply: z.object({ others: z.int().min(0) }),
})

export const endAdminSessions = endpoint({
  name: 'endAdminSessions',
  method: 'DELETE',
  path: '/api/admin/sessions',
  summary: "End the admin's other sessions",
  caller: 'admin',
  reply: z.object({ success: z.literal(true), message: z.string() }),
})
