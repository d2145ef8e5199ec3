import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  html: string
  text: string
}

/** The way out for mails. Tests put their own in its place, or talk to a real server on loopback. */
export interface MailTransport {
  /** Throws `MailFailed` where the mail server did not take it. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Says what went wrong by code alone: what mail servers answer repeats the address. */
export class MailFailed extends Error {
  override name = 'MailFailed'
  /** Trying again gives the same: the address does not exist, or takes no mail. */
  readonly isFinal: boolean

  constructor(error: unknown) {
    const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
    super(`The mail server did not take a mail: ${String(code ?? 'unknown')} ${String(responseCode ?? '')}`.trim())
    this.isFinal = code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500
  }
}

/**
 * A pooled SMTP connection. A password goes over an encrypted connection only, unless the mail server is on this machine,
 * where a certificate proves nothing.
 */
export function connectMail({ smtpUrl, from }: { smtpUrl: string; from: string }): MailTransport {
  const { hostname, username } = new URL(smtpUrl)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const options = {
    url: smtpUrl,
    pool: true as const,
    maxConnections: 2,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(isLocal ? { tls: { rejectUnauthorized: false } } : { requireTLS: username !== '' }),
  }
  const transporter = createTransport(options)
  return {
    async send({ to, subject, html, text }) {
      const headers = { 'Auto-Submitted': 'auto-generated' }
      try {
        await transporter.sendMail({ from, to: { name: '', address: to }, subject, html, text, headers })
      } catch (error) {
        throw new MailFailed(error)
      }
    },
    close: () => transporter.close(),
  }
}
