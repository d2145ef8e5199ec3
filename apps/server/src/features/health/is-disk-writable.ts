import { randomBytes } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes below which a package may not fit any more. */
const leastFree = 64 * 1024 * 1024

export async function isDiskWritable(folder: string): Promise<boolean> {
  const probe = join(folder, `.probe-${randomBytes(6).toString('hex')}`)
  try {
    await mkdir(folder, { recursive: true })
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < leastFree) return false
    await writeFile(probe, 'ok')
    return true
  } catch {
    return false
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
}
