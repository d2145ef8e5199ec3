import type { HomeItem } from '@pencil-quest/contract/home-content'
import { homeTexts } from '@pencil-quest/contract/home-texts'
import { html, type Markup } from '@pencil-quest/packet/markup'
import { itemButton, paragraphs } from './parts.ts'

export function testimonials(items: readonly HomeItem[]): Markup | null {
  if (items.length === 0) return null
  return html`<section class="wide voices" aria-labelledby="voices"><h2 id="voices">${homeTexts.testimonials}</h2>
<ul>${items.map(
    ({ content, author, role }) => html`<li><figure><blockquote>${paragraphs(content)}</blockquote>
${author && html`<figcaption><b>${author}</b>${role && html`, ${role}`}</figcaption>`}</figure></li>`,
  )}</ul></section>`
}

export function faqs(items: readonly HomeItem[]): Markup | null {
  if (items.length === 0) return null
  return html`<section class="narrow faqs" aria-labelledby="faqs"><h2 id="faqs">${homeTexts.faqs}</h2>
${items.map(({ question, answer }) => html`<details><summary>${question}</summary>${paragraphs(answer)}</details>`)}</section>`
}

export function closing(items: readonly HomeItem[]): Markup[] {
  return items.map(
    (item) => html`<section class="closing"><div class="narrow">${item.title && html`<h2>${item.title}</h2>`}
${item.subtitle && html`<p class="lead-in">${item.subtitle}</p>`}${paragraphs(item.description)}${itemButton(item, 'button large')}</div></section>`,
  )
}
