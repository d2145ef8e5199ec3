import { homeTexts } from '@pencil-quest/contract/home-texts'
import { texts } from '@pencil-quest/contract/texts'
import { html } from '@pencil-quest/packet/markup'
import { brandMark } from '../art/icons.ts'

/** On a narrow screen a button opens the links; without scripts they are always there. */
export const pageHeader = html`<a class="skip" href="#main">Skip to content</a>
<header class="bar"><div class="wide">
<a class="brand" href="/"><span class="mark">${brandMark}</span>${texts.product}</a>
<button id="menu" class="menu" type="button" aria-label="Menu" aria-expanded="false" aria-controls="account"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path class="lines" d="M4 6h16M4 12h16M4 18h16"/><path class="cross" d="m6 6 12 12M18 6 6 18"/></svg></button>
<nav id="account" aria-label="Account"><a class="link" href="/auth">${homeTexts.login}</a><a class="button" href="/auth?tab=register">${homeTexts.createAccount}</a></nav>
</div></header>`
