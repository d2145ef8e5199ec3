import { homeTexts } from '@pencil-quest/contract/home-texts'
import { html } from '@pencil-quest/packet/markup'
import { tableArt } from '../art/table.ts'

const { title, text, points } = homeTexts.screenFree

export const screenFree = html`<section class="screen-free" aria-labelledby="screen-free"><div class="wide"><h2 id="screen-free">${title}</h2>
<p class="lead">${text}</p>
<ul>${points.map((point, at) => html`<li><span class="drawn">${tableArt[at]}</span><div class="point"><h3>${point.title}</h3><p>${point.text}</p></div></li>`)}</ul>
</div></section>`
