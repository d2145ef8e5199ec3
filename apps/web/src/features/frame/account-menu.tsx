import { accountTexts } from '@pencil-quest/contract/account-texts'
import type { User } from '@pencil-quest/contract/accounts'
import { Link } from '@tanstack/react-router'
import { LogOut, Monitor, Moon, Settings, Sun, UserRound } from 'lucide-react'
import { signOut } from '#web/features/accounts/sign-out.ts'
import { chooseScheme, useScheme } from '#web/lib/colour-scheme.ts'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '#web/ui/menu.tsx'
import { Avatar } from './avatar.tsx'
import { displayName } from './initials.ts'

const schemes = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" className="size-5" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" className="size-5" /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" className="size-5" /> },
] as const

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
      <MenuItem asChild>
        <Link to="/profile">
          <UserRound aria-hidden="true" className="size-5" />
          {accountTexts.profile.title}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings">
          <Settings aria-hidden="true" className="size-5" />
          {accountTexts.settings.title}
        </Link>
      </MenuItem>
      <MenuLine />
      <MenuChoice label="Theme" value={scheme} options={schemes} onChange={chooseScheme} />
      <MenuLine />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut aria-hidden="true" className="size-5" />
        {accountTexts.logOut}
      </MenuItem>
    </Menu>
  )
}
