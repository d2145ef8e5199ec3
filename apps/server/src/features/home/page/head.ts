import { homeTexts } from '@pencil-quest/contract/home-texts'
import { texts } from '@pencil-quest/contract/texts'
import { html, type Markup, trusted } from '@pencil-quest/packet/markup'
import type { BuiltFiles } from '../built-files.ts'

export interface HeadSetting {
  kind: 'home' | 'missing'
  files: BuiltFiles
  publicUrl: string
  analyticsSrc: string | undefined
}

/** Our own style sheet goes in as it is: it is made at build time and holds nothing that anybody typed. */
export function pageHead({ kind, files, publicUrl, analyticsSrc }: HeadSetting): Markup {
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${homeTexts.pageTitle}</title>
<meta name="description" content="${homeTexts.pageDescription}">
${files.fonts.map((font) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`)}
${files.css !== '' && html`<style>${trusted(files.css)}</style>`}
${files.script && html`<script type="module" async src="${files.script}"></script>`}
${kind === 'home' ? shareTags(new URL('/', publicUrl)) : html`<meta name="robots" content="noindex">`}
<meta name="theme-color" content="#FFFBF2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#191629" media="(prefers-color-scheme: dark)">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${analyticsSrc && html`<script async src="${analyticsSrc}"></script>`}
</head>`
}

function shareTags(address: URL): Markup {
  return html`<link rel="canonical" href="${address.href}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${texts.product}">
<meta property="og:title" content="${homeTexts.pageTitle}">
<meta property="og:description" content="${homeTexts.pageDescription}">
<meta property="og:url" content="${address.href}">
<meta property="og:image" content="${new URL('/icons/social.png', address).href}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">`
}
