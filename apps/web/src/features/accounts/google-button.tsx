import { startThirdParty, thirdPartyTexts } from '@pencil-quest/contract/third-party'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { addressOf } from '#web/lib/call.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { providerName, signInOptionsQuery } from './third-party.ts'

function Mark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6z"
      />
      <path
        fill="#34A853"
        d="M12 22c2.8 0 5.2-.9 6.9-2.5l-3.4-2.6c-.9.6-2.1 1-3.5 1-2.7 0-5-1.8-5.8-4.3H2.7v2.7A10 10 0 0 0 12 22z"
      />
      <path fill="#FBBC05" d="M6.2 13.6a6 6 0 0 1 0-3.8V7.1H2.7a10 10 0 0 0 0 9.2z" />
      <path fill="#EA4335" d="M12 6a5.4 5.4 0 0 1 3.8 1.5l2.9-2.9A10 10 0 0 0 2.7 7.1l3.5 2.7C7 7.8 9.3 6 12 6z" />
    </svg>
  )
}

/** Leads to the provider that the operator has set up. Where there is none it says so instead. */
export function GoogleButton({ next }: { next: string | undefined }) {
  const { data: options } = useQuery(signInOptionsQuery)
  const name = providerName(options)
  const begin = () => {
    if (options?.thirdParty === null) toast(thirdPartyTexts.off(name))
    else location.assign(addressOf(startThirdParty, { query: next ? { next } : {} }))
  }
  return (
    <Button tone="outline" wide onClick={begin}>
      {name === 'Google' ? <Mark /> : <KeyRound aria-hidden="true" className="size-5" />}
      {thirdPartyTexts.continueWith(name)}
    </Button>
  )
}
