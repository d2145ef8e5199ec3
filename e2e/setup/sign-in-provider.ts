import { startOidcProvider } from '../../apps/server/src/testing/oidc-provider.ts'

/** People at the provider of whom it says something special; everybody else's e-mail is verified and has no picture. */
export const unverifiedPerson = 'unverified@example.org'
export const picturedPerson = 'pictured@example.org'

/** One dark blue point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A real provider with pages of its own, and the settings by which the application uses it. */
export async function startSignInProvider(publicUrl: string) {
  const provider = await startOidcProvider(`${publicUrl}/api/auth/google/callback`)
  provider.persons.set(unverifiedPerson, { email_verified: false })
  provider.persons.set(picturedPerson, { picture: `${provider.issuer}/picture.png` })
  provider.files.set('/picture.png', { type: 'image/png', content: picture })
  return {
    settings: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    },
    stop: provider.stop,
  }
}
