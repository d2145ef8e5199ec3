import { texts } from '@pencil-quest/contract/texts'
import { Link } from '@tanstack/react-router'
import { Pencil } from '#web/ui/art/pencil.tsx'

export function Brand() {
  return (
    <Link to="/" className="inline-flex min-h-12 items-center gap-2 font-display text-2xl font-semibold text-ink">
      <span className="size-8 shrink-0">
        <Pencil />
      </span>
      {texts.product}
    </Link>
  )
}
