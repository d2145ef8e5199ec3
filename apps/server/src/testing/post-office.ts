import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type ReceivedMail, readMail } from './read-mail.ts'

export interface PostOffice {
  /** For `SMTP_URL`. */
  url: string
  /** What came in, oldest first. */
  mails: readonly ReceivedMail[]
  /** Waits for the mail after so many others to this address. */
  mailTo(address: string, after?: number): Promise<ReceivedMail>
  /** From now on mails are answered so; undefined takes them again. */
  refuseWith(answer: { code: number; message: string } | undefined): void
  /** How often a mail was refused. */
  refused(): number
  close(): Promise<void>
}

const patience = 15_000

/** A real mail server on loopback that keeps what it gets. */
export async function openPostOffice(onMail: (mail: ReceivedMail) => void = () => {}): Promise<PostOffice> {
  const mails: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  let refusal: { code: number; message: string } | undefined
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // Milliseconds; a pooled connection stays open as long as its owner.
    closeTimeout: 50,
    onRcptTo(_address, _session, done) {
      if (!refusal) return done()
      refusals += 1
      done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const mail = readMail(Buffer.concat(chunks).toString('utf8'), recipients)
        mails.push(mail)
        onMail(mail)
        for (const look of waiting) look()
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailTo(address, after = 0) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = mails.filter(({ recipients }) => recipients.includes(address))[after]
          if (!found) return
          waiting.delete(look)
          clearTimeout(timer)
          resolve(found)
        }
        const timer = setTimeout(() => reject(new Error(`No mail to ${address}`)), patience)
        waiting.add(look)
        look()
      })
    },
    refuseWith: (answer) => {
      refusal = answer
    },
    refused: () => refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
