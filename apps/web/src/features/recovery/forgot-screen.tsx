import { useState } from 'react'
import { CheckEmail } from './check-email.tsx'
import { ForgotForm } from './forgot-form.tsx'
import type { LinkSent } from './use-ask-link.ts'

/** @param email what was typed on the sign-in form */
export function ForgotScreen({ email }: { email: string }) {
  const [sent, setSent] = useState<LinkSent | null>(null)
  return sent ? <CheckEmail sent={sent} onAgain={() => setSent(null)} /> : <ForgotForm email={email} onSent={setSent} />
}
