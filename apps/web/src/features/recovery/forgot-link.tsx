import { texts } from '@pencil-quest/contract/texts'
import { Link } from '@tanstack/react-router'
import './carried-email.ts'

export function ForgotLink({ email }: { email: string }) {
  return (
    <Link
      to="/forgot-password"
      state={{ email }}
      className="inline-flex min-h-12 items-center self-start font-bold text-primary underline underline-offset-4"
    >
      {texts.auth.forgot}
    </Link>
  )
}
