import type { HomeContent } from '@pencil-quest/contract/home-content'
import { html } from '@pencil-quest/packet/markup'
import { pageFooter } from './footer.ts'
import { goodbye } from './goodbye.ts'
import { type HeadSetting, pageHead } from './head.ts'
import { pageHeader } from './header.ts'
import { screenFree } from './screen-free.ts'
import { hero } from './story.ts'
import { closing, faqs, testimonials } from './voices.ts'
import { worlds } from './worlds.ts'

/** The whole landing page. Whatever the content holds is text here, never markup. */
export function writeLanding({ content, ...setting }: HeadSetting & { content: HomeContent }): string {
  const page = html`<!doctype html>
<html lang="en">
${pageHead(setting)}
<body>
${pageHeader}
<main id="main" tabindex="-1">
${hero(content.hero)}
${worlds(content.features)}
${screenFree}
${testimonials(content.testimonials)}
${faqs(content.faqs)}
${closing(content.cta)}
</main>
${pageFooter}
${goodbye}
</body>
</html>
`
  return page.text
}
