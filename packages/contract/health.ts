import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const healthz = endpoint({
  name: 'healthz',
  method: 'GET',
  path: '/healthz',
  summary: 'The process is alive',
  caller: 'public',
  reply: z.object({ status: z.literal('ok') }),
})

export const readyz = endpoint({
  name: 'readyz',
  method: 'GET',
  path: '/readyz',
  summary: 'Every part that this process runs works; 503 while one does not',
  caller: 'public',
  reply: z.object({
    status: z.literal('ready'),
    parts: z.object({
      database: z.literal('ok'),
      queue: z.enum(['ok', 'not run here']),
      disk: z.literal('ok'),
      browser: z.enum(['ok', 'starting', 'missing', 'not run here']),
    }),
  }),
  errors: ['unavailable'],
})
