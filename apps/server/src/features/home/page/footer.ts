import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { homeTexts } from '@pencil-quest/contract/home-texts'
import { texts } from '@pencil-quest/contract/texts'
import { html } from '@pencil-quest/packet/markup'

const { blurb, feedback, quickLinks, links, about, copyright } = homeTexts.footer

export const pageFooter = html`<footer><div class="wide columns">
<div><p class="name">${texts.product}</p><p>${blurb}</p></div>
<div><p>${feedback}</p><a class="button outline" href="/feedback">${feedbackTexts.title}</a></div>
<nav class="quick" aria-labelledby="quick-links"><h2 id="quick-links">${quickLinks}</h2>
<a class="go" href="/dashboard">${links.profiles}</a><a class="go" href="/plans">${links.plans}</a><a class="go" href="/feedback">${links.feedback}</a></nav>
<p class="small"><span>${copyright}</span><a class="go" href="/privacy">${about.privacy}</a><a class="go" href="/terms">${about.terms}</a><a class="go" href="/credits">${about.credits}</a></p>
</div></footer>`
