export interface ReceivedMail {
  recipients: string[]
  /** Lower-cased name, unfolded value. */
  headers: [string, string][]
  subject: string
  text: string
  html: string
}

/** A mail of two alternatives, text and HTML, as our server sends it. */
export function readMail(source: string, recipients: string[]): ReceivedMail {
  const { headers, body } = split(source)
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headerOf(headers, 'content-type')) ?? []
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r?\n/, '')))
  const decoded = (type: string) => {
    const part = parts.find((one) => headerOf(one.headers, 'content-type').startsWith(type))
    return part ? decode(part.body, headerOf(part.headers, 'content-transfer-encoding')) : ''
  }
  return {
    recipients,
    headers,
    subject: headerOf(headers, 'subject'),
    text: decoded('text/plain'),
    html: decoded('text/html'),
  }
}

/** The address that a mail leads to, from its text. */
export function linkIn({ text }: Pick<ReceivedMail, 'text'>): URL {
  const [link = ''] = /https?:\S+/.exec(text) ?? []
  return new URL(link)
}

function split(source: string): { headers: [string, string][]; body: string } {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers, body: rest.join('\r\n\r\n') }
}

function headerOf(headers: readonly [string, string][], name: string): string {
  return headers.find(([known]) => known === name)?.[1] ?? ''
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
