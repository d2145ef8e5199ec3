import type { Database } from '../../db/client.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { presentProfile } from '../profiles/present-profile.ts'
import { listProfiles } from '../profiles/queries.ts'
import { avatarHash } from '../third-party/avatar.ts'
import { listDevices } from './devices.ts'
import { listFeedback, listLessonFeedback, listPlanIds, readWholePlan } from './export-queries.ts'
import { presentAccount } from './present-account.ts'
import type { ZipEntry } from './stream-zip.ts'

interface Parts {
  db: Database
  /** Null where it is gone. */
  readFile(hash: string): Promise<Buffer | null>
}

const readme = `Everything that Pencil Quest keeps of your family

account.json   your account, print preferences and signed-in devices (never your password)
picture        your picture, if another service gave us one
children.json  the profiles of your children
feedback.json  what you told us, of the product and of single days
plans/         a folder for each plan:
  plan.json      what you asked for and the whole plan; {child} stands where your child's name is shown
  making.json    how the plan was made
  packages/      the printed files as they are stored, if they are

The .json files are plain text: any text editor opens them.
`

/** What an export holds, read one plan at a time. */
export async function* exportEntries({ db, readFile }: Parts, user: UserRow): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: Buffer.from(readme) }
  yield json('account.json', { ...presentAccount(user), devices: await listDevices(db, user.id, '') })
  const avatar = avatarHash(user)
  const picture = avatar ? await readFile(avatar) : null
  if (picture) yield { name: 'picture', content: picture, isCompressed: true }
  const children = await listProfiles(db, user.id)
  yield json('children.json', children.map(presentProfile))
  yield json('feedback.json', {
    survey: await listFeedback(db, user.id),
    days: await listLessonFeedback(db, user.id),
  })
  for (const planId of await listPlanIds(db, user.id)) {
    const whole = await readWholePlan(db, user.id, planId)
    // It was deleted since the list was read.
    if (!whole) continue
    const { userId: _own, ...plan } = whole.plan
    const childName = plan.childNameAlone ?? children.find(({ id }) => id === plan.childProfileId)?.name ?? null
    yield json(`plans/${planId}/plan.json`, { ...plan, childName })
    yield json(`plans/${planId}/making.json`, whole.requests)
    for (const { audience, paper, files } of whole.packages) {
      for (const { name, hash } of files) {
        const content = await readFile(hash)
        if (!content) continue
        yield { name: `plans/${planId}/packages/${audience}-${paper}/${name}`, content, isCompressed: true }
      }
    }
  }
}

function json(name: string, value: unknown): ZipEntry {
  return { name, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
}
