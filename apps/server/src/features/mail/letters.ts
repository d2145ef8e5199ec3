import { resetLinkMinutes } from '@pencil-quest/contract/recovery'
import { texts } from '@pencil-quest/contract/texts'
import { type Letter, toHtml, toText } from './layout.ts'
import type { Mail } from './transport.ts'

/** A path of this server as its public address says it, never as a request's Host header does. */
export function linkTo(publicUrl: string, path: string, query: Record<string, string> = {}): string {
  const link = new URL(path, publicUrl)
  link.search = new URLSearchParams(query).toString()
  return link.href
}

export function resetLink(publicUrl: string, token: string): string {
  return linkTo(publicUrl, '/reset-password', { token })
}

export function resetLinkLetter(publicUrl: string, token: string): Letter {
  return {
    subject: `Reset your ${texts.product} password`,
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody, most likely you, asked for a new password for the ${texts.product} account with this email address.`,
      `The link works once, for ${resetLinkMinutes} minutes.`,
    ],
    button: { label: 'Reset password', href: resetLink(publicUrl, token) },
    note: 'If you did not ask for it, there is nothing to do: your password stays as it is.',
  }
}

export function passwordChangedLetter(publicUrl: string): Letter {
  return {
    subject: `Your ${texts.product} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${texts.product} account has just been changed, and other devices were signed out.`,
      'If that was you, there is nothing to do.',
    ],
    button: { label: 'This was not me', href: linkTo(publicUrl, '/forgot-password') },
    note: 'If it was not you, choose a new password at once, and make sure that nobody else reads your email.',
  }
}

/** It names neither child nor theme: mails lie about in inboxes and show up on locked screens. */
export function planReadyLetter(publicUrl: string, planId: number): Letter {
  return {
    subject: 'Your learning plan is ready',
    heading: 'Your learning plan is ready',
    paragraphs: ['The plan that you asked for is made: look through the days, then print the worksheets.'],
    button: { label: 'View Your Lesson Plan', href: linkTo(publicUrl, `/plan/${planId}`) },
    note: 'You get this mail because you ticked "Mail me when it is ready". There will be no other one about this plan.',
  }
}

export function toMail(to: string, letter: Letter): Mail {
  return { to, subject: letter.subject, html: toHtml(letter), text: toText(letter) }
}
