import { resetLinkMinutes } from '@pencil-quest/contract/recovery'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import { users } from '../../db/schema/users.ts'
import type { MailJob } from '../../jobs/definitions.ts'
import { findUserByEmail } from '../accounts/user-queries.ts'
import { makeResetToken } from '../recovery/reset-token.ts'
import { passwordChangedLetter, planReadyLetter, resetLinkLetter, toMail } from './letters.ts'
import type { Mail, MailTransport } from './transport.ts'

interface Parts {
  db: Database
  mail: MailTransport
  publicUrl: string
}

export async function sendMail(parts: Parts, job: MailJob): Promise<void> {
  const mail = await write(parts, job)
  if (mail) await parts.mail.send(mail)
}

/** Nothing where there is nobody to write to any more, or nothing left to say. */
async function write({ db, publicUrl }: Parts, job: MailJob, now = Date.now()): Promise<Mail | undefined> {
  switch (job.kind) {
    case 'reset-link': {
      const user = await findUserByEmail(db, job.email)
      // A link that comes hours after it was asked for only frightens.
      const isLate = now - job.askedAt > resetLinkMinutes * 60_000
      if (!user || isLate) return undefined
      return toMail(user.email, resetLinkLetter(publicUrl, await makeResetToken(db, user.id)))
    }
    case 'password-changed': {
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, job.userId))
      return user && toMail(user.email, passwordChangedLetter(publicUrl))
    }
    case 'plan-ready': {
      const [ready] = await db
        .select({ email: users.email, planId: generationRequests.planId })
        .from(generationRequests)
        .innerJoin(users, eq(generationRequests.userId, users.id))
        .where(and(eq(generationRequests.id, job.requestId), eq(generationRequests.status, 'completed')))
      return ready && toMail(ready.email, planReadyLetter(publicUrl, ready.planId))
    }
  }
}
