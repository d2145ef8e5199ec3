import { letterSource, secretTexts } from '@pencil-quest/contract/day-secret'
import type { Drawing } from '@pencil-quest/contract/drawing'
import type { Day } from '@pencil-quest/contract/plan-document'
import { spotArt } from '../art/line-art.ts'
import { html, type Markup } from '../markup.ts'

/** The child's page of a day: boxes for the letters, the code, a picture to color. The word is not on it. */
export function secretPage({ day, opener, activities, secret }: Day, spot: Drawing | null): Markup | null {
  if (!secret) return null
  const { asks, letters, code } = secret
  return html`<section class="page"><div class="secret"><header><h2>${secretTexts.heading}</h2><span>Day ${day}: ${opener.title}</span></header>
<p class="asks">${asks}</p><p>${secretTexts.how}</p>
<ol class="letters">${letters.map(
    (letter) =>
      html`<li><span class="box">${letter.from ? '' : letter.letter.toUpperCase()}</span><span>${letterSource(letter, activities)}</span></li>`,
  )}</ol>
<h3>${secretTexts.code}</h3>
<ul class="code">${code.map(({ answer, letter }) => html`<li>${answer} = <b>${letter.toUpperCase()}</b></li>`)}</ul>
${spot && html`<div class="spot">${spotArt(spot)}</div>`}</div></section>`
}
