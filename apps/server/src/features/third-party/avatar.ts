import { pathWith } from '@pencil-quest/contract/endpoint'
import { readAvatar } from '@pencil-quest/contract/third-party'
import type { Database } from '../../db/client.ts'
import type { UserRow } from '../../db/schema/users.ts'
import type { FileStore } from '../../files/file-store.ts'
import { fetchPicture } from './fetch-picture.ts'
import { setPicture } from './identity-queries.ts'

const addressOf = (hash: string) => pathWith(readAvatar.path, { file: hash })

/** The stored file of a parent's picture: SHA-256 of its content. */
export function avatarHash({ profileImageUrl }: Pick<UserRow, 'profileImageUrl'>): string | undefined {
  const [hash] = /[0-9a-f]{64}$/.exec(profileImageUrl ?? '') ?? []
  return hash && addressOf(hash) === profileImageUrl ? hash : undefined
}

interface Parts {
  db: Database
  store: FileStore
  /** Deletes those of the files that nobody names any more. */
  dropFiles(hashes: readonly string[]): Promise<void>
  providerOrigin: string
}

/** Brings a parent's picture to what the provider shows now. One that cannot be had leaves the one that is there. */
export async function refreshAvatar(parts: Parts, user: UserRow, picture: string | null): Promise<void> {
  const content = picture === null ? null : await fetchPicture(picture, parts.providerOrigin)
  if (picture !== null && !content) return
  const address = content ? addressOf(await parts.store.put(content)) : null
  if (address === user.profileImageUrl) return
  await setPicture(parts.db, user.id, address)
  const before = avatarHash(user)
  if (before) await parts.dropFiles([before])
}
