import type { User } from '@pencil-quest/contract/accounts'
import { texts } from '@pencil-quest/contract/texts'
import {
  type SignInOptions,
  type SignInOutcome,
  signInOptions,
  thirdPartyTexts,
} from '@pencil-quest/contract/third-party'
import type { QueryClient } from '@tanstack/react-query'
import { read } from '#web/lib/reads.ts'
import { forgetSessionToken } from '#web/lib/session-token.ts'
import { toast, toastError } from '#web/lib/toasts.ts'

export const signInOptionsQuery = read(signInOptions)

/** As the button names it while nothing else is known. */
export function providerName(options: SignInOptions | undefined): string {
  return options?.thirdParty?.name ?? 'Google'
}

/** A sign-in elsewhere gives its session by cookie alone: a token that is still kept would speak for somebody before. */
export function takeOverSession(outcome: SignInOutcome): void {
  if (outcome === 'back' || outcome === 'new') forgetSessionToken()
}

export async function saySignIn(client: QueryClient, outcome: SignInOutcome, user: User | null): Promise<void> {
  if (user && outcome === 'new') return void toast(texts.toasts.registered)
  if (user && outcome === 'back') return void toast(texts.toasts.welcomeBack)
  const name = providerName(await client.ensureQueryData(signInOptionsQuery).catch(() => undefined))
  if (outcome === 'off' || outcome === 'cancelled') return void toast(thirdPartyTexts[outcome](name))
  // Without its cookie a sign-in that the server is sure of has failed all the same.
  const failure = thirdPartyTexts[outcome === 'unverified' || outcome === 'closed' ? outcome : 'failed'](name)
  toastError(failure.title, failure.text)
}
