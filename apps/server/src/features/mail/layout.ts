import { texts } from '@pencil-quest/contract/texts'
import { html } from '@pencil-quest/packet/markup'

/** What one of our mails says. Nothing in it was typed by anybody: a name in a mail of ours could carry a stranger's message. */
export interface Letter {
  subject: string
  heading: string
  paragraphs: readonly string[]
  button: { label: string; href: string }
  /** Small print under the button. */
  note: string
}

const colours = { paper: '#fffbf2', card: '#ffffff', ink: '#2a2440', muted: '#5f5878', primary: '#4f46e5' }

export function toText({ heading, paragraphs, button, note }: Letter): string {
  return [heading, ...paragraphs, `${button.label}:\n${button.href}`, note, `-- \n${texts.product}`].join('\n\n')
}

/** A page without pictures, tables or scripts, that reads well at any width and in a dark mail program. */
export function toHtml(letter: Letter): string {
  const { subject, heading, paragraphs, button, note } = letter
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>
@media (prefers-color-scheme: dark) {
  .paper { background: #191629 !important }
  .card { background: #241f3a !important; border-color: #f6f1e7 !important; color: #f6f1e7 !important }
  .muted { color: #bdb5d6 !important }
  .link { color: #a9a3ff !important }
}
</style>
</head>
<body class="paper" style="margin:0;background:${colours.paper}">
<div class="paper" style="padding:24px 12px;background:${colours.paper};font:17px/1.5 Nunito,'Trebuchet MS',Verdana,sans-serif">
<div class="card" style="max-width:520px;margin:0 auto;padding:28px;background:${colours.card};border:3px solid ${colours.ink};border-radius:20px;color:${colours.ink}">
<p style="margin:0 0 20px;padding:0 0 10px;border-bottom:4px solid #ffc53d;font-weight:bold">${texts.product}</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25">${heading}</h1>
${paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
<p style="margin:24px 0"><a href="${button.href}" style="display:inline-block;padding:13px 24px;background:${colours.primary};border-radius:14px;color:#ffffff;font-weight:bold;text-decoration:none">${button.label}</a></p>
<p class="muted" style="margin:0 0 16px;color:${colours.muted};font-size:15px">${note}</p>
<p class="muted" style="margin:0;color:${colours.muted};font-size:15px">If the button does not work, open this address:<br>
<a class="link" href="${button.href}" style="color:${colours.primary};overflow-wrap:anywhere">${button.href}</a></p>
</div>
</div>
</body>
</html>
`.text
}
