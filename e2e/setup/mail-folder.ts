import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPostOffice, type PostOffice } from '../../apps/server/src/testing/post-office.ts'

export function mailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail')
}

/** A mail server for the application under test. What it gets is left in files, for the processes that run the tests. */
export async function openMailFolder(dataFolder: string): Promise<PostOffice> {
  const folder = mailFolder(dataFolder)
  mkdirSync(folder)
  let count = 0
  return openPostOffice((mail) => {
    count += 1
    writeFileSync(join(folder, `${String(count).padStart(6, '0')}.json`), JSON.stringify(mail), { flush: true })
  })
}
