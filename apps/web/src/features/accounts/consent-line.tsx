import { accountTexts } from '@pencil-quest/contract/account-texts'
import { Link } from '@tanstack/react-router'

const words = accountTexts.consent

/** Its links open beside the form, so that nothing that was typed is lost. */
export function ConsentLine() {
  return (
    <p className="text-sm text-muted">
      {words.before}
      <LegalLink to="/terms">{words.terms}</LegalLink>
      {words.between}
      <LegalLink to="/privacy">{words.privacy}</LegalLink>
      {words.after}
    </p>
  )
}

function LegalLink({ to, children }: { to: '/terms' | '/privacy'; children: string }) {
  return (
    <Link to={to} target="_blank" className="font-bold text-primary underline underline-offset-4">
      {children}
      <span className="sr-only"> {words.newTab}</span>
    </Link>
  )
}
