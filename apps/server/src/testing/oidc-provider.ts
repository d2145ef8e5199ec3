import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ClientMetadata, type Configuration, Provider } from 'oidc-provider'

/** What the provider says of somebody, by the name they sign in with there. */
export type PersonClaims = Record<string, unknown>

export interface TestProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** For people who sign in from now on; others are verified under their own name. */
  persons: Map<string, PersonClaims>
  /** Files that it serves, by path. */
  files: Map<string, { type: string; content: Buffer } | { location: string }>
  stop(): Promise<void>
}

/** A real OpenID Connect provider on loopback, with its own login and consent pages. */
export async function startOidcProvider(
  redirectUri: string,
  changed: { port?: number; client?: Partial<ClientMetadata>; configuration?: Configuration } = {},
): Promise<TestProvider> {
  const server = createServer()
  await listen(server, changed.port ?? 0)
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [clientId, clientSecret] = ['pencil-quest', randomUUID()]
  const persons: TestProvider['persons'] = new Map()
  const files: TestProvider['files'] = new Map()
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri], ...changed.client }],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: true, given_name: 'Robin', ...persons.get(sub) }),
    }),
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomUUID()] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    ...changed.configuration,
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const file = files.get(request.url ?? '')
    if (!file) return void answer(request, response)
    if ('location' in file) return response.writeHead(302, { location: file.location }).end()
    return response.writeHead(200, { 'content-type': file.type }).end(file.content)
  })
  return {
    issuer,
    clientId,
    clientSecret,
    persons,
    files,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }
}
