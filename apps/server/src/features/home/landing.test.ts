import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultHomeContent } from '@pencil-quest/contract/home-defaults'
import { homeTexts } from '@pencil-quest/contract/home-texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionCookie } from '../../http/caller.ts'
import { storeHomeItem } from '../../testing/store-home-item.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let webFolder = ''

const manifest = {
  'src/landing/landing.ts': { file: 'assets/landing-1.js', css: ['assets/landing-2.css'] },
  '../../node_modules/x/fredoka-latin-600-normal.woff2': { file: 'assets/fredoka-3.woff2' },
  '../../node_modules/x/nunito-latin-400-normal.woff2': { file: 'assets/nunito-4.woff2' },
}

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'pencil-quest-web-'))
  await mkdir(join(webFolder, 'assets'))
  await mkdir(join(webFolder, '.vite'))
  await writeFile(join(webFolder, '.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(join(webFolder, 'assets/landing-2.css'), '.hero > p { content: "<&" }')
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>The app</title>')
  await writeFile(join(webFolder, 'visitor.html'), '<!doctype html><html data-visitor><title>The app</title>')
  await writeFile(join(webFolder, 'admin.html'), '<!doctype html><html data-admin="all"><title>The app</title>')
  await writeFile(join(webFolder, 'admin-login.html'), '<!doctype html><html data-admin="login"><title>The app</title>')
  server = await startTestServer({ PUBLIC_URL: 'https://plans.example.org' }, { webFolder })
})
afterAll(async () => {
  await server.end()
  await rm(webFolder, { recursive: true })
})

const open = (path: string, headers: Record<string, string> = {}) => server.send('GET', path, { headers })
const isLanding = (text: string) => text.includes('<h1>')
const isApp = (text: string) => text.includes('<title>The app</title>')
const cookieOf = (token: string) => ({ cookie: `${sessionCookie}=${token}` })

describe('which page an address shows', () => {
  test('the landing page to a visitor, to a made-up session and to one that has ended', async () => {
    const { token, id } = await server.parent()
    await server.database.pool.query(
      `update sessions set expire = now() - interval '1 s' where sess ->> 'userId' = $1`,
      [id],
    )
    for (const headers of [{}, cookieOf('x'.repeat(43)), cookieOf(''), cookieOf(token)]) {
      const page = await open('/', headers)
      expect([page.status, isLanding(page.text)]).toEqual([200, true])
      expect(page.headers.get('vary')).toMatch(/\bCookie\b/)
      expect(page.headers.get('cache-control')).toBe('no-cache')
      expect(page.headers.get('x-robots-tag')).toBeNull()
    }
  })

  test('the app to a parent who is signed in', async () => {
    const { token } = await server.parent()
    for (const path of ['/', '/?demo=true', '/nothing']) {
      const page = await open(path, cookieOf(token))
      expect([path, page.status, isApp(page.text)]).toEqual([path, 200, true])
      expect(page.text).not.toContain('data-visitor')
      expect(page.headers.get('vary')).toMatch(/\bCookie\b/)
    }
  })

  test('the demo header and a bearer change nothing', async () => {
    const { token } = await server.parent()
    expect(isLanding((await open('/?ai_mode=true', { 'x-demo-mode': 'true' })).text)).toBe(true)
    expect(isLanding((await server.send('GET', '/', { token })).text)).toBe(true)
  })

  test('a screen is the app for everybody; a browser without a session is told so', async () => {
    const { token } = await server.parent()
    expect((await open('/dashboard')).text).toContain('data-visitor')
    expect((await open('/dashboard', cookieOf(token))).text).not.toContain('data-visitor')
    expect((await open('/auth', cookieOf('ended'))).text).not.toContain('data-visitor')
  })

  test('a screen of an admin begins with its own page, one that has none with that of all', async () => {
    const pageOf = async (path: string) => /data-admin="(\w+)"/.exec((await open(path)).text)?.[1]
    expect(await pageOf('/admin/login')).toBe('login')
    expect(await pageOf('/admin/dashboard')).toBe('all')
    expect(await pageOf('/admin')).toBe('all')
    expect(await pageOf('/administer')).toBeUndefined()
  })

  // Shows: frame.unknown
  test('an unknown path is not found, and shows the landing page', async () => {
    for (const path of ['/nothing', '/plans/1/2', '/index', '/wp-login.php?a=1']) {
      const page = await open(path)
      expect([path, page.status, isLanding(page.text)]).toEqual([path, 404, true])
      expect(page.headers.get('x-robots-tag')).toBe('noindex')
      expect(page.text).toContain('<meta name="robots" content="noindex">')
      expect(page.text).not.toContain('canonical')
    }
  })

  test('HEAD answers the same headers without the page', async () => {
    const head = await fetch(`${server.address}/`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
    expect((await fetch(`${server.address}/nothing`, { method: 'HEAD' })).status).toBe(404)
    expect((await server.send('POST', '/')).status).toBe(404)
  })

  test('an unchanged page is not sent again', async () => {
    const first = await open('/', { 'accept-encoding': 'br' })
    expect(first.headers.get('content-encoding')).toBe('br')
    const etag = first.headers.get('etag') ?? ''
    const again = await open('/', { 'accept-encoding': 'br', 'if-none-match': etag })
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await open('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
  })
})

describe('the landing page', () => {
  test('names its files, itself and what it is about', async () => {
    const { text } = await open('/')
    expect(text).toContain('<style>.hero > p { content: "<&" }</style>')
    expect(text).toContain('<script type="module" async src="/assets/landing-1.js"></script>')
    expect(text.match(/rel="preload" as="font"[^>]*>/g)?.join()).toMatch(/fredoka-3\.woff2.*nunito-4\.woff2/)
    expect(text).toContain('<link rel="canonical" href="https://plans.example.org/">')
    expect(text).toContain('<meta property="og:image" content="https://plans.example.org/icons/social.png">')
    expect(text).toContain(`<title>${homeTexts.pageTitle}</title>`)
    expect(text.match(/<script/g)).toHaveLength(1)
  })

  test('shows what is stored as text, in every section, and mends unsafe links', async () => {
    const nasty = `<img src=x onerror="alert(1)">'&`
    const words = { title: nasty, subtitle: nasty, description: nasty, content: nasty, icon: nasty, button_text: nasty }
    const people = { author: nasty, role: nasty, question: nasty, answer: nasty }
    for (const section of ['hero', 'features', 'testimonials', 'faqs', 'cta']) {
      await storeHomeItem(server, { section, ...words, ...people, button_url: 'javascript:alert(1)' })
      await storeHomeItem(server, { section, ...words, ...people, button_url: `/"onclick="alert(1)` })
    }
    const { text } = await open('/')
    expect(text).not.toMatch(/<img|javascript:|"onclick/)
    expect(text.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;').length).toBeGreaterThan(20)
    expect(text).toContain('<a class="button large" href="/auth">')
  })

  // Shows: landing.content
  test('changes with its content, and shows what is built in when that is gone', async () => {
    await server.database.pool.query('delete from home_content')
    await storeHomeItem(server, { section: 'hero', title: 'Only a headline' })
    const edited = await open('/')
    expect(edited.text).toContain('<h1>Only a headline</h1>')
    expect(edited.text).toContain(homeTexts.mission)
    expect(edited.text).toContain('extra bit of motivation')
    expect(edited.text).toContain('<a class="button large" href="/auth">Get Started</a>')
    await server.database.pool.query(`update home_content set title = 'Another', updated_at = clock_timestamp()`)
    expect((await open('/')).text).toContain('<h1>Another</h1>')
    await server.database.pool.query('update home_content set is_active = false, updated_at = clock_timestamp()')
    expect((await open('/')).text).toContain(`<h1>${defaultHomeContent.hero[0]?.title}</h1>`)
    await server.database.pool.query('delete from home_content')
    const builtIn = await open('/', { 'accept-encoding': 'identity' })
    expect(builtIn.text).toContain('Wizard School')
    expect(builtIn.text).not.toContain(homeTexts.testimonials)
    const packed = await fetch(`${server.address}/`, { headers: { 'accept-encoding': 'br' } })
    expect(await packed.text()).toBe(builtIn.text)
    expect(packed.headers.get('content-encoding')).toBe('br')
  })
})

// Shows: constants.analytics
test('a page-view script is on the landing page only, where its site may be called', async () => {
  const counted = await startTestServer({ ANALYTICS_SRC: 'https://count.example.org/a.js' }, { webFolder })
  try {
    const page = await counted.send('GET', '/')
    expect(page.text).toContain('<script async src="https://count.example.org/a.js"></script>')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' https://count.example.org;")
    for (const path of ['/nothing', '/auth', '/reset-password?token=1']) {
      const other = await counted.send('GET', path)
      expect(other.text).not.toContain('count.example.org')
      expect(other.headers.get('content-security-policy')).not.toContain('count.example.org')
    }
  } finally {
    await counted.end()
  }
})

test('while the database is away the landing page stays', async () => {
  const lonely = await startTestServer({}, { webFolder })
  try {
    await lonely.database.pool.query('alter table home_content rename to away')
    const page = await lonely.send('GET', '/')
    expect([page.status, isLanding(page.text)]).toEqual([200, true])
    await lonely.database.pool.query('alter table sessions rename to sessions_away')
    expect(isApp((await lonely.send('GET', '/', { headers: cookieOf('x'.repeat(43)) })).text)).toBe(true)
    await lonely.database.pool.query('alter table sessions_away rename to sessions')
    await lonely.database.pool.query('alter table away rename to home_content')
    await storeHomeItem(lonely, { section: 'hero', title: 'Back again' })
    expect((await lonely.send('GET', '/')).text).toContain('Back again')
  } finally {
    await lonely.end()
  }
})
