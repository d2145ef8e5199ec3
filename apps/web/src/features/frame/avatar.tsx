import type { User } from '@pencil-quest/contract/accounts'
import { useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { initialsOf } from './initials.ts'

type Shown = Pick<User, 'firstName' | 'lastName' | 'email' | 'profileImageUrl'>

export function Avatar({ user, className = 'size-10' }: { user: Shown; className?: string }) {
  // A picture that is not there any more leaves the initials.
  const [missing, setMissing] = useState<string | null>(null)
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border-3 border-ink bg-pencil font-display font-semibold text-graphite',
        className,
      )}
    >
      {user.profileImageUrl && user.profileImageUrl !== missing ? (
        <img
          src={user.profileImageUrl}
          alt=""
          className="size-full object-cover"
          onError={() => setMissing(user.profileImageUrl)}
        />
      ) : (
        initialsOf(user)
      )}
    </span>
  )
}
