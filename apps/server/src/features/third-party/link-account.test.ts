import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { settingsOf, startThirdPartyPeople, type ThirdPartyPeople } from '../../testing/third-party-people.ts'

let people: ThirdPartyPeople
beforeAll(async () => {
  people = await startThirdPartyPeople()
})
afterAll(() => people.end())

describe('an account', () => {
  test('is made with the names of the provider, without a password', async () => {
    const email = people.newPerson({ given_name: 'Ada', family_name: 'Lovelace', email: 'Ada.L@Example.org' })
    const { user, ended } = await people.signIn(email)
    expect(ended).toBe('/auth?signin=new')
    expect(user).toMatchObject({ email: 'ada.l@example.org', firstName: 'Ada', lastName: 'Lovelace' })
    const row = await people.rowOf('ada.l@example.org')
    expect(row).toMatchObject({ password: null, auth_provider: 'oidc', auth_subject: email })
    expect(row.auth_issuer).toBe(people.provider.issuer)
  })

  test('is found again by its subject, whatever has become of the e-mail there', async () => {
    const email = people.newPerson()
    const first = await people.signIn(email)
    people.provider.persons.set(email, { email: 'moved@example.org', email_verified: false })
    const second = await people.signIn(email)
    expect(second.ended).toBe('/auth?signin=back')
    expect(second.user).toEqual(first.user)
  })

  test.each([
    ['is not verified', { email_verified: false }],
    ['is not said to be verified', { email_verified: undefined }],
    ['is missing', { email: undefined }],
    ['is none', { email: 'robin' }],
  ])('is neither made nor linked where the e-mail %s', async (_what, claims) => {
    const email = people.newPerson(claims)
    await people.register(email)
    const { ended, user } = await people.signIn(email)
    expect([ended, user]).toEqual(['/auth?signin=unverified', null])
    expect(await people.rowOf(email)).toMatchObject({ auth_provider: 'local', auth_subject: null })
  })

  test('of the same e-mail is linked; its password, sessions and links to a password are gone', async () => {
    const email = people.newPerson()
    const { body } = await people.register(email)
    const token = String(body.sessionToken)
    await people.server.database.pool.query(
      `insert into password_reset_tokens (user_id, token, expires_at) select id, $1, now() + interval '1 hour' from users where email = $1`,
      [email],
    )
    const { ended, user } = await people.signIn(email)
    expect(ended).toBe('/auth?signin=back')
    expect(user).toMatchObject({ id: Object(body.user).id, firstName: 'Pat', lastName: 'Parent' })
    expect(await people.rowOf(email)).toMatchObject({ password: null, auth_provider: 'oidc', auth_subject: email })
    expect((await people.server.send('GET', '/api/auth/user', { token })).status).toBe(401)
    const login = await people.server.send('POST', '/api/login', { body: { email, password: 'correct horse battery' } })
    expect(login.body).toMatchObject({ code: 'wrong_credentials' })
    const { rows } = await people.server.database.pool.query('select from password_reset_tokens where token = $1', [
      email,
    ])
    expect(rows).toEqual([])
  })

  test('that is linked already keeps its other sessions and a password that was chosen since', async () => {
    const email = people.newPerson()
    const first = await people.signIn(email)
    await people.server.database.pool.query(`update users set password = 'chosen since' where email = $1`, [email])
    await people.signIn(email)
    expect(await people.whoIs(first.visitor)).not.toBeNull()
    expect((await people.rowOf(email)).password).toBe('chosen since')
  })

  test('goes to who has the e-mail now, where somebody else was linked to it', async () => {
    const [early, owner] = [
      people.newPerson({ email: 'wanted@example.org' }),
      people.newPerson({ email: 'wanted@example.org' }),
    ]
    const before = await people.signIn(early)
    const { ended, user } = await people.signIn(owner)
    expect([ended, user?.id]).toEqual(['/auth?signin=back', before.user?.id])
    expect(await people.whoIs(before.visitor)).toBeNull()
    expect((await people.rowOf('wanted@example.org')).auth_subject).toBe(owner)
  })

  test('is one, however many sign in at once', async () => {
    const [fresh, known] = [people.newPerson(), people.newPerson()]
    await people.register(known)
    for (const email of [fresh, known]) {
      const ends = await Promise.all([1, 2, 3, 4].map(() => people.signIn(email)))
      expect(new Set(ends.map(({ user }) => user?.id)).size).toBe(1)
      expect(ends.every(({ user }) => user !== null)).toBe(true)
    }
  })

  test('is not made on a server that takes none; one that is there is let in', async () => {
    const closed = await startTestServer({ ...settingsOf(people.provider), REGISTRATION: 'closed' })
    try {
      const email = people.newPerson()
      expect(await people.signIn(email, { at: closed })).toMatchObject({ ended: '/auth?signin=closed', user: null })
      await closed.database.pool.query('insert into users (email) values ($1)', [email])
      expect(await people.signIn(email, { at: closed })).toMatchObject({ ended: '/auth?signin=back', user: { email } })
      expect((await closed.send('GET', '/api/auth/options')).body.registration).toBe('closed')
    } finally {
      await closed.end()
    }
  })
})
