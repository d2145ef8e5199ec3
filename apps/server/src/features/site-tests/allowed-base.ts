import { testingTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { refuse } from '../../http/refusal.ts'

interface Own {
  publicUrl: string
  testBaseUrls: readonly string[]
}

/**
 * The origin to test: the server's own public address, or another one that the operator named. Whatever else is asked
 * for is refused, so that nobody sends this server to addresses of their choice.
 */
export function allowedBase(given: string | undefined, { publicUrl, testBaseUrls }: Own): string {
  if (!given) return new URL(publicUrl).origin
  const allowed = [publicUrl, ...testBaseUrls].map((address) => new URL(address).origin)
  const isOrigin = URL.canParse(given) && [`${new URL(given).origin}/`, new URL(given).origin].includes(given)
  if (isOrigin && allowed.includes(new URL(given).origin)) return new URL(given).origin
  const message = testingTexts.urls.foreign
  return refuse('invalid', { message, issues: [{ path: 'baseUrl', message }] })
}
