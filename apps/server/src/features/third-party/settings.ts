import { z } from 'zod'

/** How this server is known to the provider that signs parents in. */
export interface ThirdPartySettings {
  /** For people: "Google". */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

export const googleIssuer = 'https://accounts.google.com'

/** Secrets and identities travel there: encrypted, or not at all over the network. */
export const issuerSchema = z
  .url('Use a full address such as https://accounts.google.com.')
  .refine(
    (address) => address.startsWith('https://') || isLoopbackHttp(address),
    'Use https; plain http is for a provider on this machine only.',
  )
  .default(googleIssuer)

export function isLoopbackHttp(address: string): boolean {
  return URL.canParse(address) && /^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(withoutPort(new URL(address)))
}

function withoutPort({ protocol, hostname }: URL): string {
  return `${protocol}//${hostname}`
}

interface Variables {
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
  OIDC_ISSUER: string
  OIDC_NAME: string
}

/** A half-made setting would hide the sign-in without a word. */
export function refuseHalfSetting(value: Variables, context: z.RefinementCtx): void {
  const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = value
  if (Boolean(id) === Boolean(secret)) return
  const missing = id ? 'OIDC_CLIENT_SECRET' : 'OIDC_CLIENT_ID'
  context.addIssue({ code: 'custom', path: [missing], message: 'Set the id and the secret, or neither.' })
}

/** Undefined where the operator has not set up a sign-in elsewhere. */
export function thirdPartyOf(value: Variables): ThirdPartySettings | undefined {
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = value
  if (!clientId || !clientSecret) return undefined
  return { name: value.OIDC_NAME, issuer: value.OIDC_ISSUER, clientId, clientSecret }
}
