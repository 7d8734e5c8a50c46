import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { sharedServer } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'replybay-dashboard-'))
const script = 'console.log("Replybay")\n'.repeat(50)
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, 'webs'))
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><head><meta name="csp-nonce" content="__CSP_NONCE__"><meta name="api-base" content="__API_BASE__"><meta name="language" content="__LANGUAGE__"><meta name="quote-url" content="__QUOTE_URL__"><meta name="terms-url" content="__TERMS_URL__"><style nonce="__CSP_NONCE__"></style><script>1</script></head>',
)
const firstTexts = { 'en-US': '/assets/en.js', 'fr-FR': '/assets/fr.js', 'es-ES': '/assets/es.js' }
const preloads = [
  { files: ['/assets/frame.js', '/assets/frame.css'], texts: { 'fr-FR': '/assets/frame-fr.js' } },
  { paths: ['/webs/tickets'], files: ['/assets/list.js', '/assets/frame.js'] },
]
const paths = ['/', '/login', '/webs/tickets', '/settings/settings', '/ticket/$id']
writeFileSync(
  join(folder, 'build.json'),
  JSON.stringify({ entry: '/assets/main-a1b2c3.js', firstTexts, preloads, pages: paths }),
)
writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(join(folder, 'assets/main-a1b2c3.js'), script)
writeFileSync(join(folder, 'assets/main-a1b2c3.js.br'), brotliCompressSync(script))
afterAll(() => rmSync(folder, { recursive: true }))

const server = sharedServer({ dashboardFolder: folder })
const elsewhere = sharedServer({
  dashboardFolder: folder,
  apiOrigin: 'https://api.example:8443',
  language: 'urls=prefix&root=%2Ffr-FR',
  quoteUrl: 'https://quotes.example/random?tags=work&most=$&',
  termsUrl: 'https://shop.example/terms?of=use',
})
const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server().app.inject({ url, headers })

test.each(['/', '/login', '/Login/', '/webs/tickets?status=open', '/ticket/a'])(
  'dashboard: opens the page at %s',
  async (url) => {
    const page = await get(url)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(page.body).not.toContain('__CSP_NONCE__')
  },
)

test('dashboard page: shares a nonce with its policy, a new one each time', async () => {
  const pages = [await get('/'), await get('/')]
  const nonces = pages.map((page) => /nonce="([^"]+)"/.exec(page.body)?.[1])
  expect(new Set(nonces).size).toBe(2)
  const policy = String(pages[0]?.headers['content-security-policy'])
  expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`)
  expect(policy).toContain(
    "default-src 'none'; script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';",
  )
  // Labels are printed from a frame of the page's own bytes.
  expect(policy).toContain('; frame-src blob:; ')
  expect(policy).not.toContain('unsafe')
})

test.each<[of: string, expected: string, headers: Record<string, string>]>([
  ['the cookie', 'es', { cookie: 'a=b; i18n_redirected=es-ES', 'accept-language': 'fr' }],
  [
    'the browser, where the cookie names no language',
    'fr',
    { cookie: 'i18n_redirected=x', 'accept-language': 'fr' },
  ],
  ['the language that a browser likes best', 'fr', { 'accept-language': 'de, en;q=0.7, fr-CA;q=0.8' }],
  ['the fallback', 'en', {}],
])('dashboard page: names the first texts in the language of %s', async (_of, expected, headers) => {
  const page = await get('/login', { accept: 'text/html', ...headers })
  expect(page.body.match(/rel="modulepreload"[^>]*href="([^"]+)"/)?.[1]).toBe(`/assets/${expected}.js`)
})

test('dashboard page: names the first texts in the language of its address', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'fr' }
  const page = await elsewhere().app.inject({ url: '/es-ES/login', headers })
  expect(page.body).toContain('href="/assets/es.js"')
})

const linksIn = (page: { body: string }) =>
  [...page.body.matchAll(/<link rel="(\w+)"[^>]*href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`)
const ofFrame = ['modulepreload /assets/frame.js', 'preload /assets/frame.css']

test.each<[at: string, expected: string[], url: string]>([
  ['its list', [...ofFrame, 'modulepreload /assets/list.js'], '/webs/tickets?status=open'],
  ['any other address', ofFrame, '/settings/settings'],
])('dashboard page: names once what who is signed in needs next at %s', async (_at, expected, url) => {
  const page = await get(url, { accept: 'text/html', cookie: 'a=b; token=abc' })
  expect(linksIn(page)).toEqual(['modulepreload /assets/en.js', ...expected])
})

test('dashboard page: names what is needed next in the language of its address', async () => {
  const headers = { accept: 'text/html', cookie: 'token=abc' }
  const page = await elsewhere().app.inject({ url: '/fr-FR/webs/tickets', headers })
  expect(linksIn(page)).toEqual([
    'modulepreload /assets/fr.js',
    ...ofFrame,
    'modulepreload /assets/frame-fr.js',
    'modulepreload /assets/list.js',
  ])
})

test('dashboard page: names nothing of signed-in pages where nobody is signed in', async () => {
  expect(linksIn(await get('/webs/tickets'))).toEqual(['modulepreload /assets/en.js'])
})

test('dashboard page: may call the server that it comes from', async () => {
  const page = await get('/')
  expect(page.body).toContain('<meta name="api-base" content="">')
  expect(page.headers['content-security-policy']).toContain("; connect-src 'self'; ")
})

test('dashboard page: is told of another API, and its policy lets it call that one, too', async () => {
  const page = await elsewhere().app.inject({ url: '/login', headers: { accept: 'text/html' } })
  expect(page.body).toContain('<meta name="api-base" content="https://api.example:8443/api/v1">')
  expect(page.headers['content-security-policy']).toContain(
    "; connect-src 'self' https://api.example:8443 https://quotes.example; ",
  )
})

test('dashboard page: is told where the terms of use are, and nothing where there are none', async () => {
  expect((await get('/')).body).toContain('<meta name="terms-url" content="">')
  const page = await elsewhere().app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(page.body).toContain('<meta name="terms-url" content="https://shop.example/terms?of=use">')
})

test('dashboard page: is told where a quote comes from, and nothing where none is configured', async () => {
  expect((await get('/')).body).toContain('<meta name="quote-url" content="">')
  const page = await elsewhere().app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(page.body).toContain(
    '<meta name="quote-url" content="https://quotes.example/random?tags=work&amp;most=$&amp;">',
  )
})

test('dashboard page: is told of its language, and nothing where that is as usual', async () => {
  expect((await get('/')).body).toContain('<meta name="language" content="">')
  const page = await elsewhere().app.inject({ url: '/login', headers: { accept: 'text/html' } })
  expect(page.body).toContain('<meta name="language" content="urls=prefix&amp;root=%2Ffr-FR">')
})

test('dashboard file with a hash in its name: is kept for a year, compressed where the browser takes that', async () => {
  const plain = await get('/assets/main-a1b2c3.js', {})
  expect(plain.body).toBe(script)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await get('/assets/main-a1b2c3.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(String(small.headers['content-type'])).toContain('javascript')
  expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script)
})

test('dashboard file without a hash: is asked for anew each time', async () => {
  const icon = await get('/favicon.svg', {})
  expect(icon.statusCode).toBe(200)
  expect(icon.headers['cache-control']).toBe('no-cache')
})

test('dashboard file of another build: is missing, not a page', async () => {
  const answer = await get('/assets/main-old.js')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('application/json')
})

test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd'])(
  'dashboard: serves nothing outside its folder: %s',
  async (url) => {
    const answer = await get(url, { accept: 'application/json' })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain('dependencies')
  },
)

test.each(['/assets', '/assets/'])('dashboard: lists no folder: %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test.each([
  '/ticket/a.b',
  '/.env',
  '/webs/x.php?y',
  '/foo.tar-gz',
  '/backup.sql~',
  '/x.php;a=b',
  '/x.php%3Ba',
  '/foo.php/',
  '/x.php%20',
  '/index.html.bak',
])('dashboard file that is not there: %s is missing, not a page', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test.each(['/nope', '/webs', '/webs/', '/index.html', '/ticket', '/ticket/a.b/c', '/fr-FR/login'])(
  'dashboard: an address without a page opens the page that says so, with that status: %s',
  async (url) => {
    const page = await get(url)
    expect(page.statusCode).toBe(404)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('name="csp-nonce"')
  },
)

test('dashboard: a prefix of its language is no part of an address', async () => {
  const at = async (url: string) =>
    (await elsewhere().app.inject({ url, headers: { accept: 'text/html' } })).statusCode
  expect([await at('/fr-FR'), await at('/fr-FR/login'), await at('/fr-FR/nope')]).toEqual([200, 200, 404])
})

test('dashboard: what is asked for as data and is not there is missing', async () => {
  expect((await get('/manifest.json', { accept: 'application/json' })).statusCode).toBe(404)
})
