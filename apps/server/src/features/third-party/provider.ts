import * as client from 'openid-client'
import { googleIssuer, isLoopbackHttp, type ThirdPartySettings } from './settings.ts'

/** What must be known again when the browser comes back. */
export interface Checks {
  state: string
  nonce: string
  /** PKCE's. */
  verifier: string
}

/** What the provider says of a person; unread. */
export type Claims = Record<string, unknown>

export interface Provider {
  /** Where the browser goes to sign in. Throws where the provider is not reached. */
  begin(): Promise<{ address: URL; checks: Checks }>
  /**
   * Takes the code that the browser came back with to the provider, and proves what it answers.
   * @throws where anything is not as it was begun, is signed by somebody else, or was used before
   */
  finish(cameBackTo: URL, checks: Checks): Promise<Claims>
}

/** Seconds that one call to the provider may take. */
const patience = 5
/** Milliseconds after which addresses and keys are asked for again. */
const fresh = 60 * 60_000

/** @param callback where the provider leads the browser back to; known to the provider beforehand */
export function createProvider(settings: ThirdPartySettings, callback: string): Provider {
  const discovered = remembered(() => discover(settings))
  const isGoogle = settings.issuer === googleIssuer
  return {
    async begin() {
      const config = await discovered()
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        // Parents share computers: without it Google takes whoever is signed in there.
        ...(isGoogle ? { prompt: 'select_account' } : {}),
      })
      return { address, checks }
    },
    async finish(cameBackTo, { state, nonce, verifier }) {
      const config = await discovered()
      const answer = new URL(callback)
      answer.search = cameBackTo.search
      const tokens = await client.authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider answered without saying who it is')
      if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims
      return { ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: ThirdPartySettings): Promise<client.Configuration> {
  const ask = () =>
    client.discovery(new URL(issuer), clientId, clientSecret, clientAuthentication(clientSecret), {
      timeout: patience,
      execute: [
        client.enableNonRepudiationChecks,
        // The settings let plain http through for this machine only.
        ...(isLoopbackHttp(issuer) ? [client.allowInsecureRequests] : []),
      ],
    })
  return ask().catch(ask)
}

/** By the way that the provider takes; by the header where it does not say, as the standard has it. */
function clientAuthentication(secret: string): client.ClientAuth {
  const byHeader = client.ClientSecretBasic(secret)
  const inBody = client.ClientSecretPost(secret)
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported
    const takesHeader = ways === undefined || ways.includes('client_secret_basic')
    return (takesHeader ? byHeader : inBody)(server, ...rest)
  }
}

/** Asks once for all who want it; a failure is not kept, and what was found stays good while asking again fails. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let found: { value: T; at: number } | undefined
  let asking: Promise<T> | undefined
  const askAgain = async () => {
    try {
      const value = await ask()
      found = { value, at: Date.now() }
      return value
    } catch (error) {
      if (found) return found.value
      throw error
    } finally {
      asking = undefined
    }
  }
  return () => {
    if (found && Date.now() - found.at < fresh) return Promise.resolve(found.value)
    asking ??= askAgain()
    return asking
  }
}
