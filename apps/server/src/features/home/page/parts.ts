import type { HomeItem } from '@pencil-quest/contract/home-content'
import { homeTexts } from '@pencil-quest/contract/home-texts'
import { html, type Markup } from '@pencil-quest/packet/markup'

/** An item's own button. Its words without a safe address lead to the sign-in. */
export function itemButton({ buttonText, buttonUrl }: HomeItem, look = 'button'): Markup | null {
  return buttonText ? html`<a class="${look}" href="${buttonUrl ?? homeTexts.start}">${buttonText}</a>` : null
}

export function paragraphs(text: string | null): Markup[] {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => html`<p>${part}</p>`)
}
