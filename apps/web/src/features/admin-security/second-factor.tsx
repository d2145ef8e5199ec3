import { beginSecondFactor, endSecondFactor } from '@pencil-quest/contract/admin/accounts'
import { securityTexts } from '@pencil-quest/contract/admin/security-texts'
import { useMutation } from '@tanstack/react-query'
import { refusalText } from '#web/features/admin/refusal-text.ts'
import { call } from '#web/lib/call.ts'
import { toastError } from '#web/lib/toasts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ConfirmFactor } from './confirm-factor.tsx'
import { ProofForm } from './proof-form.tsx'
import { Section } from './section.tsx'
import { useSecurityChange } from './use-security-change.ts'

const words = securityTexts.factor

/** Off: a password gives a secret, and a code of it switches the factor on. On: a password switches it off. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const begin = useMutation({
    mutationFn: (password: string) => call(beginSecondFactor, { body: { password } }),
    onError: (error) => toastError(words.failed, refusalText(error, words.failed)),
  })
  const end = useSecurityChange((password: string) => call(endSecondFactor, { body: { password } }), {
    done: words.switchedOff,
    failed: words.failed,
  })
  const state = <Badge tone={isOn ? 'success' : 'plain'}>{isOn ? words.on : words.off}</Badge>
  if (isOn) {
    return (
      <Section title={words.title} state={state} intro={words.introOn}>
        <ProofForm key="end" label={words.end} tone="danger" pending={end.isPending} onProof={end.mutate} />
      </Section>
    )
  }
  return (
    <Section title={words.title} state={state} intro={words.introOff}>
      {begin.data ? (
        <ConfirmFactor secret={begin.data.secret} uri={begin.data.uri} onLeave={begin.reset} />
      ) : (
        <ProofForm key="begin" label={words.begin} pending={begin.isPending} onProof={begin.mutate} />
      )}
    </Section>
  )
}
