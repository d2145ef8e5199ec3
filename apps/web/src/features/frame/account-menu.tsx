import type { User } from '@pencil-quest/contract/accounts'
import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { signOut } from '#web/features/accounts/sign-out.ts'
import { chooseScheme, useScheme } from '#web/lib/colour-scheme.ts'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '#web/ui/menu.tsx'
import { displayName, initialsOf } from './initials.ts'

const schemes = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" className="size-5" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" className="size-5" /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" className="size-5" /> },
] as const

function Avatar({ user }: { user: User }) {
  return (
    <span className="inline-flex size-10 items-center justify-center overflow-hidden rounded-full border-3 border-ink bg-pencil font-display font-semibold text-graphite">
      {user.profileImageUrl ? (
        <img src={user.profileImageUrl} alt="" className="size-full object-cover" />
      ) : (
        initialsOf(user)
      )}
    </span>
  )
}

export function AccountMenu({ user }: { user: User }) {
  const scheme = useScheme()
  return (
    <Menu
      trigger={
        <button type="button" className="inline-flex size-12 items-center justify-center rounded-full">
          <Avatar user={user} />
          <span className="sr-only">Account menu</span>
        </button>
      }
    >
      <MenuLabel>
        <span className="block font-bold">{displayName(user)}</span>
        <span className="block text-sm break-all text-muted">{user.email}</span>
      </MenuLabel>
      <MenuLine />
      <MenuChoice label="Theme" value={scheme} options={schemes} onChange={chooseScheme} />
      <MenuLine />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut aria-hidden="true" className="size-5" />
        Log out
      </MenuItem>
    </Menu>
  )
}
