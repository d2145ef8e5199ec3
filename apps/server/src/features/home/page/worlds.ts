import type { HomeItem } from '@pencil-quest/contract/home-content'
import { homeTexts } from '@pencil-quest/contract/home-texts'
import { html, type Markup } from '@pencil-quest/packet/markup'
import { icon } from '../art/icons.ts'
import { itemButton, paragraphs } from './parts.ts'

export function worlds(items: readonly HomeItem[]): Markup {
  return html`<section class="wide worlds" aria-labelledby="worlds"><h2 id="worlds">${homeTexts.worlds}</h2>
<p class="lead">${homeTexts.worldsIntro}</p>
<ul>${items.map(world)}</ul></section>`
}

function world(item: HomeItem): Markup {
  const drawn = icon(item.icon)
  return html`<li class="world" data-world="${drawn && item.icon}"><div class="ground"><h3>${item.title}</h3>${drawn && html`<span class="sticker">${drawn}</span>`}</div>
<div class="about">${item.subtitle && html`<p class="tag">${item.subtitle}</p>`}${paragraphs(item.description)}${itemButton(item, 'link')}</div></li>`
}
