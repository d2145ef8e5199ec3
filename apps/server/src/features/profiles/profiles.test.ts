import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profileBody } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const create = (token: string, changed = {}) =>
  server.send('POST', '/api/child-profiles', { token, body: profileBody(changed) })

describe('what a profile must have', () => {
  // Shows: valid.profile
  test.each([
    [{ name: '  ' }, "Student's name is required"],
    [{ age: 4 }, 'Age must be between 5 and 11'],
    [{ age: 12 }, 'Age must be between 5 and 11'],
    [{ age: '7' }, 'Age must be between 5 and 11'],
    [{ grade: '6th' }, 'Grade level is required'],
    [{ learningStyle: 'osmosis' }, 'Choose a learning style: visual, auditory or kinesthetic'],
  ])('%o is refused', async (changed, message) => {
    const { token } = await server.parent()
    const answer = await create(token, changed)
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })
})

test('a family has twenty profiles at most, also when all are sent at once', async () => {
  const { token, id } = await server.parent()
  const answers = await Promise.all(Array.from({ length: 23 }, () => create(token)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('profiles_full')
  expect((await server.send('GET', `/api/child-profiles/${id}`, { token })).body).toHaveLength(20)
})

test('the owner is the session, whatever the body says', async () => {
  const [one, other] = [await server.parent(), await server.parent()]
  await create(one.token, { userId: other.id })
  expect((await server.send('GET', `/api/child-profiles/${other.id}`, { token: other.token })).body).toEqual([])
})

test('interests: tags first, the rest as free text, each once', async () => {
  const { token } = await server.parent()
  const made = await create(token, {
    interests: 'volcanoes, Space, space, animals',
    customInterests: 'origami, volcanoes',
  })
  expect(made.body.interests).toEqual(['animals', 'space', 'volcanoes', 'origami'])
  expect(made.body.customInterests).toBe('volcanoes, origami')
  const path = `/api/child-profiles/${made.body.id}`
  const changed = await server.send('PATCH', path, { token, body: { customInterests: 'kites' } })
  expect(changed.body.interests).toEqual(['animals', 'space', 'kites'])
})

test('a change keeps what it does not name', async () => {
  const { token } = await server.parent()
  const { body } = await create(token)
  const path = `/api/child-profiles/${body.id}`
  await server.send('PATCH', path, { token, body: { age: 8 } })
  const found = await server.send('GET', path, { token })
  expect(found.body).toMatchObject({ name: 'Mia', age: 8, interests: ['space', 'puzzles'] })
  expect((await server.send('PATCH', path, { token, body: { age: 3 } })).status).toBe(400)
})

test('a deleted profile is gone, and its id is not used again', async () => {
  const { token } = await server.parent()
  const { body } = await create(token)
  const path = `/api/child-profiles/${body.id}`
  expect((await server.send('DELETE', path, { token })).body.message).toBe('Child profile deleted successfully')
  expect((await server.send('GET', path, { token })).status).toBe(404)
  expect((await server.send('DELETE', path, { token })).status).toBe(404)
  expect((await create(token)).body.id).not.toBe(body.id)
})
