import {
  changeProfile,
  createProfile,
  deleteProfile,
  type NewProfile,
  type Profile,
} from '@pencil-quest/contract/profiles'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '#web/features/demo/refused.ts'
import { planPaths } from '#web/features/plans/queries.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { profilePaths, profilesQuery } from './queries.ts'

/** What the form sends: interests as comma-separated text. */
export type ProfileInput = Omit<NewProfile, 'interests' | 'customInterests'> & { interests: string }

/** Creates a profile, or changes the one with the given id. */
export function useSaveProfile(userId: string, id: number | undefined) {
  const client = useQueryClient()
  const { queryKey } = profilesQuery(userId)
  return useMutation({
    mutationFn: (input: ProfileInput): Promise<Profile> => {
      const body = { ...input, userId }
      return id === undefined ? call(createProfile, { body }) : call(changeProfile, { params: { id }, body })
    },
    onSuccess: (saved) => {
      client.setQueryData(queryKey, (list) => {
        const known = Array.isArray(list) ? list : []
        return id === undefined ? [...known, saved] : known.map((profile) => (profile.id === id ? saved : profile))
      })
      void refreshPaths(client, profilePaths)
      void refreshPaths(client, planPaths)
      toast(id === undefined ? texts.toasts.profileCreated : texts.toasts.profileUpdated)
    },
    onError: (error) => toastError(texts.failures.error, messageOf(error, texts.failures.profileSave)),
  })
}

/** Takes the card away at once and brings it back when the server refuses. */
export function useDeleteProfile(userId: string) {
  const client = useQueryClient()
  const { queryKey } = profilesQuery(userId)
  return useMutation({
    mutationFn: (id: number) => call(deleteProfile, { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (list) =>
        Array.isArray(list) ? list.filter((profile) => profile.id !== id) : list,
      )
      return { before }
    },
    onSuccess: () => toast({ title: texts.toasts.profileDeleted }),
    onError: (error, _id, kept) => {
      client.setQueryData(queryKey, kept?.before)
      toastError(texts.failures.error, failureText(error, texts.failures.profileDelete))
    },
    onSettled: () => Promise.all([refreshPaths(client, profilePaths), refreshPaths(client, planPaths)]),
  })
}
