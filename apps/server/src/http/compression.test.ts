import { brotliDecompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compression.ts'

const plan = { days: Array.from({ length: 200 }, (_, i) => ({ day: i, title: 'Beans, buttons and dice' })) }

async function serving() {
  const app = Fastify()
  await compressAnswers(app)
  app.get('/plan', () => plan)
  app.get('/small', () => ({ status: 'ok' }))
  app.get('/packet', (_, reply) => reply.type('application/pdf').send(Buffer.alloc(50_000)))
  app.get('/events', (_, reply) => reply.type('text/event-stream').send(`data: ${'x'.repeat(5000)}\n\n`))
  app.post('/body', ({ body }) => ({ got: body }))
  return app
}

test('what is packed is never unpacked, so that a small body cannot grow', async () => {
  const app = await serving()
  const answer = await app.inject({
    method: 'POST',
    url: '/body',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{"a":1}'),
  })
  expect(answer.statusCode).toBe(400)
})

test('packets and event streams leave as they are, and so does what is small', async () => {
  const app = await serving()
  for (const url of ['/packet', '/events', '/small']) {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
    expect(headers['content-encoding'], url).toBeUndefined()
  }
})

test('a plan leaves packed for those who can unpack it, and whole for the others', async () => {
  const app = await serving()
  const whole = await app.inject({ url: '/plan' })
  expect(whole.headers['content-encoding']).toBeUndefined()
  expect(whole.json()).toEqual(plan)
  const packed = await app.inject({ url: '/plan', headers: { 'accept-encoding': 'br, gzip' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers.vary).toMatch(/accept-encoding/i)
  expect(packed.rawPayload.length * 5).toBeLessThan(whole.rawPayload.length)
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plan)
})
