import { integerIdSchema } from '@pencil-quest/contract/ids'
import * as contract from '@pencil-quest/contract/profiles'
import { texts } from '@pencil-quest/contract/texts'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import { changeProfile } from './change-profile.ts'
import { presentProfile } from './present-profile.ts'
import { findProfile, insertProfile, listProfiles, removeProfile } from './queries.ts'
import { sortInterests } from './sort-interests.ts'

interface Parts {
  db: Database
  /** A renamed or removed child's packages show a name that is no longer true. */
  dropPackagesOfChild?(userId: string, profileId: number): Promise<void>
}

export function profileRoutes(mount: Mount, { db, dropPackagesOfChild }: Parts): void {
  mount(contract.readProfiles, async ({ params, caller }) => {
    const userId = caller.parent.id
    if (params.id === userId) return (await listProfiles(db, userId)).map(presentProfile)
    const id = integerIdSchema.safeParse(params.id)
    const found = id.success ? await findProfile(db, userId, id.data) : undefined
    return presentProfile(found ?? refuse('not_found'))
  })

  mount(contract.createProfile, async ({ body, caller }) => {
    const { interests, customInterests, ...plain } = body
    const values = { ...plain, ...sortInterests(interests, customInterests) }
    return presentProfile((await insertProfile(db, caller.parent.id, values)) ?? refuse('profiles_full'))
  })

  mount(contract.changeProfile, async ({ params, body, caller }) => {
    const { profile, isRenamed } = await changeProfile(db, caller.parent.id, params.id, body)
    if (isRenamed) await dropPackagesOfChild?.(caller.parent.id, params.id)
    return presentProfile(profile)
  })

  mount(contract.deleteProfile, async ({ params, caller }) => {
    if (!(await removeProfile(db, caller.parent.id, params.id))) refuse('not_found')
    await dropPackagesOfChild?.(caller.parent.id, params.id)
    return { success: true as const, message: texts.toasts.profileDeleted }
  })
}
