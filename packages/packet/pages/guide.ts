import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import { html, type Markup } from '../markup.ts'

/** How to use this: for the grown-up, one page. */
export function guidePage(plan: PlanDocument): Markup {
  const hasSuspects = plan.days.some(({ suspects }) => suspects)
  const hasOwnPage = plan.days.some(({ secret }) => secret)
  return html`<section class="page guide"><h1>How to use this packet</h1>
<p>${plan.overview}</p>
<h2>Each day</h2>
<ol>
<li><b>Before you start:</b> look through the day's pages, one for each activity. Get out what they list, and set each activity up just before it; its page says how many minutes that takes. Then take your child's pages of the day: they follow the day's activities. Print one-sided and at actual size (100 %).</li>
<li><b>Start</b> with the story. Read the lines beside the bar aloud.</li>
<li><b>Each activity</b> has steps for you and a box for your child. Show the example first: draw it as the page does, or point at the picture. Do question 1 together, then let your child go on alone.</li>
<li><b>Say the line in quotation marks</b> just as it stands, or in your own words.</li>
<li><b>Stop while it is still fun.</b> The minutes are a guide. Short of time? ${hasSuspects ? 'Question 1, the clues, what “My page” asks for and the numbers that a page does first are enough.' : 'End the game where you are.'} What is left of a worksheet can wait.</li>
${hasOwnPage && html`<li><b>${secretTexts.page}:</b> ${hasSuspects ? 'some answers are clues. At a big clue, and where a worksheet says so, your child crosses out a suspect there, until one is left. Your child also' : 'your child'} colors one thing for each right answer and finds the day's secret word, which moves the story on.</li>`}
<li><b>Close</b> with show and tell. It takes a few minutes and is what children remember.</li>
</ol>
<h2>Too hard or too easy?</h2>
<p>Every activity has an easier and a harder way. About four right answers out of five is just right.</p>
<h2>Answer key</h2>
<p>The key is at the end. It has the answers of the worksheets, and each was checked by working it out in a second way. The answers to the questions stand beside the questions.</p>
${plan.notices.map((notice) => html`<p class="notice"><b>Please note.</b> ${notice}</p>`)}
</section>`
}
