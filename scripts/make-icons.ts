import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultHomeContent } from '@pencil-quest/contract/home-defaults'
import { chromium, type Page } from 'playwright-core'
import { readBuiltFiles } from '../apps/server/src/features/home/built-files.ts'
import { writeLanding } from '../apps/server/src/features/home/page/landing.ts'
import { browserOptions } from '../e2e/setup/browser.ts'
import { root } from '../e2e/setup/root.ts'

/** Draws the icons of the installed app and the picture of shared links; run it, after a build, when their art changes. */
const folder = join(root, 'apps', 'web', 'public', 'icons')
const dist = join(root, 'apps', 'web', 'dist')

/** The pencil and the line it draws, in a field of 100 by 100. `corner`: radius of the paper, 0 for the whole square. */
function iconSvg({ corner, scale }: { corner: number; scale: number }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 100 100" width="100%" height="100%" fill="none" stroke="#2A2440" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round">
<rect width="100" height="100" rx="${corner}" fill="#4F46E5" stroke="none"/>
<g transform="translate(50 50) scale(${scale}) translate(-50 -50)">
<path d="M10 84c14 10 28 4 24-12" stroke="#FFFFFF" stroke-width="7"/>
<g transform="translate(32 68) rotate(-45)"><path d="M20-13h42v26H20z" fill="#FFC53D"/><path d="M20-13 0 0l20 13z" fill="#FBE3BF"/><path d="m0 0 8-5v10z" fill="#2A2440"/><path d="M62-13h9v26h-9z" fill="#D9D2E0"/><path d="M71-13h5a8 8 0 0 1 8 8V5a8 8 0 0 1-8 8h-5z" fill="#FF9EAE"/></g>
</g></svg>`
}

async function drawIcon(page: Page, name: string, size: number, look: { corner: number; scale: number }) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;height:100vh}</style>${iconSvg(look)}`)
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true })
}

/** The first screenful of the landing page, with its files from the build. */
async function drawSocial(page: Page) {
  await page.setViewportSize({ width: 1200, height: 630 })
  const publicUrl = 'http://landing.invalid/'
  const files = await readBuiltFiles(dist)
  const css = `${files.css}#account,.hero p:last-child{display:none!important}`
  const content = { ...defaultHomeContent } as Parameters<typeof writeLanding>[0]['content']
  const body = writeLanding({ kind: 'home', content, files: { ...files, css }, publicUrl, analyticsSrc: undefined })
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body, contentType: 'text/html' })
    return route.fulfill({ body: await readFile(join(dist, pathname)) })
  })
  await page.goto(publicUrl, { waitUntil: 'networkidle' })
  await page.screenshot({ path: join(folder, 'social.png') })
}

const browser = await chromium.launch(await browserOptions())
try {
  const page = await browser.newPage()
  await drawIcon(page, 'icon-192', 192, { corner: 22, scale: 0.92 })
  await drawIcon(page, 'icon-512', 512, { corner: 22, scale: 0.92 })
  // Systems cut these to a circle or a rounded square of their own: the drawing stays in the middle.
  await drawIcon(page, 'icon-maskable-512', 512, { corner: 0, scale: 0.68 })
  await drawIcon(page, 'apple-touch-icon', 180, { corner: 0, scale: 0.82 })
  await writeFile(join(root, 'apps', 'web', 'public', 'favicon.svg'), `${iconSvg({ corner: 22, scale: 0.92 })}\n`)
  await drawSocial(page)
} finally {
  await browser.close()
}
