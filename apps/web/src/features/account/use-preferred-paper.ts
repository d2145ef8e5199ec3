import type { Paper } from '@pencil-quest/contract/choices'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#web/features/accounts/current-user.ts'
import { accountQuery } from './queries.ts'

/** Of the account; Letter for a visitor. */
export function usePreferredPaper(): Paper {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false })
  const { data: account } = useQuery({ ...accountQuery, enabled: Boolean(user) })
  return account?.paper ?? 'letter'
}
