import { endpoint } from '@pencil-quest/contract/endpoint'
import { healthz } from '@pencil-quest/contract/health'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createMounting, refuseUndeclaredRoutes } from './mount.ts'
import { createRateLimits } from './rate-limits.ts'

const nobody = async () => undefined
const mounting = () => {
  const app = Fastify()
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  app.setValidatorCompiler(() => (value) => ({ value }))
  const guards = { parentSession: nobody, adminSession: nobody, sampleFamily: nobody, readablePlan: nobody }
  const limits = createRateLimits(true)
  return { app, ...createMounting(app, { guards, limits, publicUrl: 'http://localhost' }) }
}

test('a call that the contract does not declare cannot be mounted', () => {
  const stray = endpoint({
    name: 'stray',
    method: 'GET',
    path: '/api/stray',
    summary: '',
    caller: 'public',
    reply: z.string(),
  })
  expect(() => mounting().mount(stray, () => 'hello')).toThrow(/not declared/)
})

test('a call of the contract without a handler fails the start', () => {
  const { mount, finish } = mounting()
  mount(healthz, () => ({ status: 'ok' as const }))
  expect(() => mount(healthz, () => ({ status: 'ok' as const }))).toThrow(/twice/)
  expect(finish).toThrow(/Endpoints without a handler: readyz, currentUser/)
})

test('a route without a declaration fails the start', () => {
  const app = Fastify()
  refuseUndeclaredRoutes(app, ['/api/docs'])
  expect(() => app.get('/api/docs/json', () => '')).not.toThrow()
  expect(() => app.get('/api/secret', () => '')).toThrow(/not declared/)
})
