import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { ReceivedMail } from '../../apps/server/src/testing/read-mail.ts'
import { mailFolder } from '../setup/mail-folder.ts'

const folder = mailFolder(process.env.PENCIL_QUEST_E2E_DATA ?? '')

/** Everything that was mailed to the address, oldest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').then(parse)))
  return mails.filter((mail) => mail?.recipients.includes(address)) as ReceivedMail[]
}

/** Waits for the newest of so many. */
export async function nextMailTo(address: string, count = 1): Promise<ReceivedMail> {
  let mails: ReceivedMail[] = []
  await expect
    .poll(async () => {
      mails = await mailsTo(address)
      return mails.length
    })
    .toBe(count)
  return mails[count - 1] as ReceivedMail
}

/** Null for one that is being written. */
function parse(text: string): ReceivedMail | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
