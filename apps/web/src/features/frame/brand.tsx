import type { User } from '@pencil-quest/contract/accounts'
import { texts } from '@pencil-quest/contract/texts'
import { Link } from '@tanstack/react-router'
import { Pencil } from '#web/ui/art/pencil.tsx'

/** For a visitor the start page is the landing page, which the server writes. */
export function Brand({ user }: { user: User | null }) {
  return (
    <Link
      to="/"
      reloadDocument={!user}
      className="inline-flex min-h-12 items-center gap-2 font-display text-2xl font-semibold text-ink"
    >
      <span className="size-8 shrink-0">
        <Pencil />
      </span>
      {texts.product}
    </Link>
  )
}
