import { describe, expect, test } from 'vitest'
import { readConfig } from '../src/platform/config/config.ts'
import { sharedServer } from './test-server.ts'

const page = { accept: 'text/html' }

describe('without a contact', () => {
  const server = sharedServer()
  const get = (url: string) => server().app.inject({ url, headers: page })

  test('robots.txt: keeps search engines out of everything', async () => {
    const answer = await get('/robots.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toBe('User-agent: *\nDisallow: /\n')
  })

  test('security.txt: is missing', async () => {
    const answer = await get('/.well-known/security.txt')
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
  })

  test.each(['/wp-login.php', '/.env', '/.git/config', '/favicon.ico', '/x/y.map?z', '/.well-known/any'])(
    'a file that is not there: %s is missing, not a page',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ])
    },
  )
})

describe('with a contact', () => {
  const server = sharedServer({ securityContact: 'mailto:security@shop.example' })

  test('security.txt: names the contact, and counts for months', async () => {
    const answer = await server().app.inject('/.well-known/security.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = new Map(answer.body.split('\n').map((line) => [line.split(': ')[0], line.split(': ')[1]]))
    expect(fields.get('Contact')).toBe('mailto:security@shop.example')
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
  })
})

describe('https', () => {
  const server = sharedServer({ trustedProxies: ['127.0.0.1'] })
  const policyOf = async (protocol: string, remoteAddress = '127.0.0.1') => {
    const headers = { ...page, 'x-forwarded-proto': protocol }
    const answers = ['/', '/api/v1/users/info', '/livez', '/%zz'].map((url) =>
      server().app.inject({ url, headers, remoteAddress }),
    )
    return (await Promise.all(answers)).map((answer) => answer.headers['strict-transport-security'])
  }

  test('a call that came over https: tells the browser to come so from now on', async () => {
    expect(await policyOf('https')).toEqual(Array.from({ length: 4 }, () => 'max-age=31536000'))
  })

  test('a call that came over http, or says otherwise without a proxy: tells nothing', async () => {
    expect(new Set(await policyOf('http'))).toEqual(new Set([undefined]))
    expect(new Set(await policyOf('https', '10.9.9.9'))).toEqual(new Set([undefined]))
  })

  test('a call that came through several proxies: came as the first of them says', async () => {
    expect(new Set(await policyOf('https, http'))).toEqual(new Set(['max-age=31536000']))
    expect(new Set(await policyOf('http,https'))).toEqual(new Set([undefined]))
    const cookieOf = async (protocol: string) => {
      const headers = { ...page, 'x-forwarded-proto': protocol }
      return String((await server().app.inject({ url: '/', headers })).headers['set-cookie'])
    }
    expect(await cookieOf('https,http')).toContain('; Secure')
    expect(await cookieOf('http, https')).not.toContain('; Secure')
  })

  test('an address that is none: its answer carries the id by which it is found', async () => {
    expect((await server().app.inject('/%zz')).headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })
})

test.each([
  ['security@shop.example', 'mailto:security@shop.example'],
  ['mailto:security@shop.example', 'mailto:security@shop.example'],
  ['https://shop.example/security', 'https://shop.example/security'],
  ['', undefined],
])('security.txt: the contact "%s" is written as %s', (given, contact) => {
  expect(readConfig({ REPLYBAY_SECURITY_CONTACT: given }).securityContact).toBe(contact)
})

test.each(['shop.example', 'http://shop.example', 'a@b\nContact: c@d', 'javascript:alert(1)'])(
  'security.txt: the contact "%s" is refused',
  (contact) => {
    expect(() => readConfig({ REPLYBAY_SECURITY_CONTACT: contact })).toThrow(/^REPLYBAY_SECURITY_CONTACT/)
  },
)
