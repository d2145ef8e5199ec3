import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { sendMail } from './send-mail.ts'
import { MailFailed, type MailTransport } from './transport.ts'

interface Parts {
  db: Database
  queue: JobQueue
  mail: MailTransport | null
  config: Pick<Config, 'publicUrl'>
  onError(error: unknown): void
}

/** Takes up the mails of the queue. One that the mail server does not take now is tried again later. */
export async function workOnMail({ db, queue, mail, config, onError }: Parts): Promise<void> {
  await queue.work('send-mail', 1, async (job) => {
    // As after a restart without a mail server: nobody could send it.
    if (!mail) return
    try {
      await sendMail({ db, mail, publicUrl: config.publicUrl }, job)
    } catch (error) {
      onError(error)
      if (!(error instanceof MailFailed && error.isFinal)) throw error
    }
  })
}
