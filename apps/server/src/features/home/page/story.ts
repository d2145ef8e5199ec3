import type { HomeItem } from '@pencil-quest/contract/home-content'
import { defaultHomeContent } from '@pencil-quest/contract/home-defaults'
import { homeTexts } from '@pencil-quest/contract/home-texts'
import { html, type Markup } from '@pencil-quest/packet/markup'
import { heroArt } from '../art/hero.ts'
import { itemButton, paragraphs } from './parts.ts'

const [builtIn] = defaultHomeContent.hero

/** The first item is the headline, and its `content` the mission story. What it leaves out is said in our own words. */
export function hero([first, ...others]: readonly HomeItem[]): Markup {
  const said = first ?? builtIn
  const mission = paragraphs(said?.content ?? null)
  return html`<section class="hero wide"><div>
${said?.subtitle && html`<p class="lead-in">${said.subtitle}</p>`}
<h1>${said?.title || builtIn?.title}</h1>
${said?.description && html`<p class="lead">${said.description}</p>`}
<p>${said && (itemButton(said, 'button large') ?? (builtIn && itemButton(builtIn, 'button large')))}</p>
</div><div class="sketch">${heroArt}</div></section>
<section class="mission"><div class="narrow"><h2>${homeTexts.mission}</h2>
${mission.length > 0 ? mission : paragraphs(builtIn?.content ?? null)}
</div></section>
${others.map(
  (item) => html`<section class="narrow more">${item.title && html`<h2>${item.title}</h2>`}
${item.subtitle && html`<p class="lead-in">${item.subtitle}</p>`}${paragraphs(item.description)}${paragraphs(item.content)}${itemButton(item)}</section>`,
)}`
}
