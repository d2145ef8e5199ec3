import { finishThirdParty, startThirdParty } from '@pencil-quest/contract/third-party'
import { startOidcProvider, type TestProvider } from './oidc-provider.ts'
import { OidcVisitor } from './oidc-visitor.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const publicUrl = 'https://plans.example.org'
export const callback = publicUrl + finishThirdParty.path

/** Settings by which a server uses the provider. */
export const settingsOf = ({ issuer, clientId, clientSecret }: TestProvider) => ({
  PUBLIC_URL: publicUrl,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: 'Family ID',
})

export interface SignedIn {
  visitor: OidcVisitor
  /** Path and query where it ended. */
  ended: string | undefined
  user: Record<string, unknown> | null
}

let people = 0

/** A server with a provider, and the people who sign in there. */
export async function startThirdPartyPeople() {
  const provider = await startOidcProvider(callback)
  const server = await startTestServer(settingsOf(provider))
  const newVisitor = (at: TestServer = server) => new OidcVisitor(publicUrl, at.address)

  /** Answers the provider's address to which the visitor is led. */
  async function begin(visitor: OidcVisitor, next?: string): Promise<URL> {
    const query = new URLSearchParams({ here: '1', ...(next === undefined ? {} : { next }) })
    const { location } = await visitor.visit(`${startThirdParty.path}?${query}`)
    if (!location) throw new Error('The sign-in leads nowhere')
    return location
  }

  async function whoIs(visitor: OidcVisitor, at: TestServer = server) {
    const answer = await at.send('GET', '/api/auth/user', { headers: { cookie: visitor.cookies() } })
    return answer.status === 200 ? answer.body : null
  }

  return {
    provider,
    server,
    newVisitor,
    begin,
    whoIs,
    /** A name at the provider that nobody has had, which is the e-mail too. */
    newPerson(claims: Record<string, unknown> = {}): string {
      people += 1
      const email = `robin${people}@example.org`
      provider.persons.set(email, claims)
      return email
    },
    /** All the way. */
    async signIn(email: string, { next, at = server }: { next?: string; at?: TestServer } = {}): Promise<SignedIn> {
      const visitor = newVisitor(at)
      const { location } = await visitor.visit(await visitor.signInAt(await begin(visitor, next), email))
      return { visitor, ended: location && location.pathname + location.search, user: await whoIs(visitor, at) }
    },
    async rowOf(email: string) {
      const { rows } = await server.database.pool.query('select * from users where email = $1', [email])
      return rows[0]
    },
    register: (email: string) =>
      server.send('POST', '/api/register', {
        body: { email, password: 'correct horse battery', firstName: 'Pat', lastName: 'Parent' },
      }),
    async end() {
      await server.end()
      await provider.stop()
    },
  }
}
export type ThirdPartyPeople = Awaited<ReturnType<typeof startThirdPartyPeople>>
