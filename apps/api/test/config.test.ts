import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isLoopback, readConfig } from '../src/platform/config/config.ts'
import { envExample } from './env-example.ts'

test('configuration: needs no variable at all', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4300,
    database: { kind: 'embedded', folder: resolve('.data') },
    demo: 'local',
    isLocal: true,
    logLevel: 'info',
    trustedProxies: [],
    additions: true,
    dashboardOrigins: [],
    apiOrigin: undefined,
    dashboardOrigin: undefined,
    language: '',
    smtpPort: 4325,
    smtp: undefined,
    recaptcha: undefined,
    blobs: { kind: 'folder', folder: resolve('.data', 'files') },
    deletedTicketDays: 30,
    limits: {
      calls: 500,
      callsPerSender: 50,
      streams: 2_000,
      streamsPerPerson: 10,
      visitorStreams: 4000,
      uploadBytesPerDay: 1024 ** 3,
      knowledgeBytes: 100 * 1024 ** 2,
    },
    outboundAllow: [],
    crawlPauseMs: 500,
    oauth: {},
    discord: { kind: 'local' },
    services: {
      sendcloud: 'https://panel.sendcloud.sc',
      stripe: 'https://api.stripe.com',
      telegram: 'https://api.telegram.org',
      meta: 'https://graph.facebook.com',
      discord: 'https://discord.com',
    },
  })
})

test('configuration: an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', HOST: '', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(readConfig({}))
})

test.each([
  [{ PORT: 'http' }, /^PORT is "http", but has to be a number from 0 to 65535\.$/],
  [{ PORT: '70000' }, /^PORT/],
  [{ REPLYBAY_DEMO: 'yes' }, /^REPLYBAY_DEMO is "yes", but has to be on or off\.$/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL/],
  [
    { REPLYBAY_DELETED_TICKET_DAYS: '-1' },
    /^REPLYBAY_DELETED_TICKET_DAYS is "-1", .* days from 0 to 3650\.$/,
  ],
  [{ REPLYBAY_DELETED_TICKET_DAYS: 'never' }, /^REPLYBAY_DELETED_TICKET_DAYS/],
  [{ REPLYBAY_MAX_CALLS: '0' }, /^REPLYBAY_MAX_CALLS is "0", but has to be a number from 1 to 9999999\.$/],
  [{ REPLYBAY_MAX_CALLS_PER_SENDER: '-1' }, /^REPLYBAY_MAX_CALLS_PER_SENDER/],
  [{ REPLYBAY_MAX_STREAMS_PER_PERSON: '1.5' }, /^REPLYBAY_MAX_STREAMS_PER_PERSON/],
  [{ REPLYBAY_CRAWL_PAUSE_MS: '0' }, /^REPLYBAY_CRAWL_PAUSE_MS/],
  [{ REPLYBAY_MAX_UPLOAD_MB_PER_DAY: 'many' }, /^REPLYBAY_MAX_UPLOAD_MB_PER_DAY/],
  [{ REPLYBAY_TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, /^REPLYBAY_TRUSTED_PROXIES holds "proxy"/],
  [{ REPLYBAY_MODEL_URL: 'https://models.example/v1' }, /^REPLYBAY_MODEL_URL goes together with/],
  [{ REPLYBAY_GOOGLE_CLIENT_ID: 'id' }, /^REPLYBAY_GOOGLE_CLIENT_ID and REPLYBAY_GOOGLE_CLIENT_SECRET go/],
  [{ REPLYBAY_MICROSOFT_CLIENT_SECRET: 's' }, /^REPLYBAY_MICROSOFT_CLIENT_ID and/],
  [{ REPLYBAY_MICROSOFT_TENANT: 'a/b' }, /^REPLYBAY_MICROSOFT_TENANT is "a\/b"/],
  [{ REPLYBAY_EMBEDDING_NAME: 'small' }, /^REPLYBAY_MODEL_URL goes together with/],
  [{ REPLYBAY_MODEL_URL: 'models', REPLYBAY_MODEL_NAME: 'small' }, /^REPLYBAY_MODEL_URL has to look like/],
  [
    {
      REPLYBAY_MODEL_URL: 'https://models.example/v1',
      REPLYBAY_MODEL_NAME: 'small',
      REPLYBAY_MODEL_TOKENS_PER_DAY: 'all',
    },
    /^REPLYBAY_MODEL_TOKENS_PER_DAY is "all", but has to be a number, 0 or more\.$/,
  ],
  [
    {
      REPLYBAY_MODEL_URL: 'https://models.example/v1',
      REPLYBAY_MODEL_NAME: 'small',
      REPLYBAY_MODEL_PRICES: '1',
      REPLYBAY_MODEL_COST_PER_DAY: '5',
    },
    /^REPLYBAY_MODEL_PRICES is "1", but has to be two prices such as 0\.15,0\.60\.$/,
  ],
  [{ REPLYBAY_ADDITIONS: 'none' }, /^REPLYBAY_ADDITIONS is "none", but has to be on or off\.$/],
  [
    { REPLYBAY_DASHBOARD_ORIGINS: 'https://a.example, b.example' },
    /^REPLYBAY_DASHBOARD_ORIGINS holds "b\.exam/,
  ],
  [{ REPLYBAY_DASHBOARD_ORIGINS: 'https://a.example/' }, /origins such as https:\/\/desk\.example\.$/],
  [{ REPLYBAY_DASHBOARD_ORIGINS: '*' }, /^REPLYBAY_DASHBOARD_ORIGINS holds "\*"/],
  [{ REPLYBAY_API_ORIGIN: 'https://api.example/api/v1' }, /^REPLYBAY_API_ORIGIN holds .* an origin such as/],
  [{ REPLYBAY_API_ORIGIN: 'https://a.example,https://b.example' }, /^REPLYBAY_API_ORIGIN/],
  [{ REPLYBAY_API_ORIGIN: "https://a.example;script-src'" }, /^REPLYBAY_API_ORIGIN/],
  [{ REPLYBAY_DASHBOARD_ORIGIN: 'desk.example' }, /^REPLYBAY_DASHBOARD_ORIGIN holds "desk\.example"/],
  [{ REPLYBAY_LOCALE_URLS: 'suffix' }, /^REPLYBAY_LOCALE_URLS is "suffix", but has to be one of no_prefix, /],
  [{ REPLYBAY_LOCALE_FALLBACK: 'de-DE' }, /^REPLYBAY_LOCALE_FALLBACK/],
  [{ REPLYBAY_LOCALE_REDIRECT: 'none' }, /^REPLYBAY_LOCALE_REDIRECT/],
  [{ REPLYBAY_ROOT_REDIRECT: '//evil.example' }, /^REPLYBAY_ROOT_REDIRECT is .* a path such as \/fr-FR/],
  [{ REPLYBAY_ROOT_REDIRECT: '/\\evil.example' }, /^REPLYBAY_ROOT_REDIRECT/],
  [{ REPLYBAY_ROOT_REDIRECT: 'https://evil.example' }, /^REPLYBAY_ROOT_REDIRECT/],
  [{ REPLYBAY_SMTP_URL: 'mail.example:secret' }, /^REPLYBAY_SMTP_URL(?!.*secret)/],
  [{ REPLYBAY_SMTP_URL: 'smtp://mail.example' }, /^REPLYBAY_MAIL_FROM has to name the sender/],
  [{ REPLYBAY_RECAPTCHA_SECRET: 'hush' }, /^REPLYBAY_RECAPTCHA_SITE_KEY and .* go together\.$/],
  [{ REPLYBAY_RECAPTCHA_SECRET: 'x', REPLYBAY_RECAPTCHA_SITE_KEY: '"; x' }, /^REPLYBAY_RECAPTCHA_SITE_KEY/],
  [
    {
      REPLYBAY_RECAPTCHA_SECRET: 'x',
      REPLYBAY_RECAPTCHA_SITE_KEY: 'y',
      REPLYBAY_RECAPTCHA_ORIGIN: "https://x.example; script-src *'",
    },
    /^REPLYBAY_RECAPTCHA_ORIGIN/,
  ],
  [{ REPLYBAY_S3_BUCKET_URL: 'bucket' }, /^REPLYBAY_S3_BUCKET_URL has to look like/],
  [{ REPLYBAY_S3_BUCKET_URL: 'https://s3.example/b' }, /^REPLYBAY_S3_BUCKET_URL needs REPLYBAY_S3_KEY_ID/],
  [{ REPLYBAY_SECRET_KEY_PREVIOUS: 'short' }, /^REPLYBAY_SECRET_KEY_PREVIOUS has to be 32 bytes(?!.*short)/],
  [
    {
      DATABASE_URL: 'postgres://user@host/db',
      REPLYBAY_MAIL: 'console',
      REPLYBAY_SECRET_KEY_PREVIOUS: Buffer.alloc(32).toString('base64'),
    },
    /^REPLYBAY_SECRET_KEY_PREVIOUS needs REPLYBAY_SECRET_KEY/,
  ],
  [{ REPLYBAY_QUOTE_URL: 'quotes.example' }, /^REPLYBAY_QUOTE_URL has to look like https:/],
  [{ REPLYBAY_TERMS_URL: 'javascript:alert(1)' }, /^REPLYBAY_TERMS_URL has to look like https:/],
  [{ REPLYBAY_QUOTE_URL: 'javascript:alert(1)' }, /^REPLYBAY_QUOTE_URL/],
  [{ REPLYBAY_QUOTE_URL: "https://x;script-src'.example/" }, /^REPLYBAY_QUOTE_URL/],
  [
    { REPLYBAY_OUTBOUND_ALLOW: '127.0.0.1' },
    /^REPLYBAY_OUTBOUND_ALLOW holds "127\.0\.0\.1", .* such as 127\.0\.0\.1:8080\.$/,
  ],
  [{ REPLYBAY_OUTBOUND_ALLOW: 'http://127.0.0.1:80' }, /^REPLYBAY_OUTBOUND_ALLOW/],
  [
    { REPLYBAY_SERVICE_ADDRESSES: 'dhl=https://a.example' },
    /^REPLYBAY_SERVICE_ADDRESSES holds "dhl=https:\/\/a\.example", .* such as stripe=https:\/\/proxy\.example\.$/,
  ],
  [{ REPLYBAY_SERVICE_ADDRESSES: 'toString=https://a.example' }, /^REPLYBAY_SERVICE_ADDRESSES/],
  [{ REPLYBAY_SERVICE_ADDRESSES: 'stripe=http://a.example' }, /^REPLYBAY_SERVICE_ADDRESSES/],
  [{ REPLYBAY_SERVICE_ADDRESSES: 'stripe=https://a.example/' }, /^REPLYBAY_SERVICE_ADDRESSES/],
  [{ REPLYBAY_SERVICE_ADDRESSES: 'stripe' }, /^REPLYBAY_SERVICE_ADDRESSES/],
  [{ REPLYBAY_DISCORD: 'secret' }, /^REPLYBAY_DISCORD(?!.*secret)/],
  [{ REPLYBAY_DISCORD: 'secretsecretsecretse.G4bcDE' }, /^REPLYBAY_DISCORD(?!.*secret)/],
  [{ DATABASE_URL: 'mysql://root:secret@host/db' }, /^DATABASE_URL(?!.*secret)/],
])('configuration: refuses %j in one sentence', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message)
})

test('configuration: takes limits as numbers', () => {
  const { limits } = readConfig({ REPLYBAY_MAX_CALLS: '20', REPLYBAY_MAX_UPLOAD_MB_PER_DAY: '3' })
  expect(limits).toMatchObject({ calls: 20, uploadBytesPerDay: 3 * 1_048_576 })
})

test('configuration: takes hosts with ports', () => {
  const { outboundAllow } = readConfig({ REPLYBAY_OUTBOUND_ALLOW: 'Shop.local:8080, [::1]:3000' })
  expect(outboundAllow).toEqual(['shop.local:8080', '[::1]:3000'])
})

test('configuration: takes other addresses of services, each by its name', () => {
  const read = (value: string) => readConfig({ REPLYBAY_SERVICE_ADDRESSES: value }).services
  expect(read('sendcloud=https://localhost:8443, stripe=https://proxy.example/stripe')).toEqual({
    sendcloud: 'https://localhost:8443',
    stripe: 'https://proxy.example/stripe',
    telegram: 'https://api.telegram.org',
    meta: 'https://graph.facebook.com',
    discord: 'https://discord.com',
  })
  expect(read('stripe=https://[::1]:8443,discord=https://localhost:1')).toEqual({
    sendcloud: 'https://panel.sendcloud.sc',
    stripe: 'https://[::1]:8443',
    telegram: 'https://api.telegram.org',
    meta: 'https://graph.facebook.com',
    discord: 'https://localhost:1',
  })
})

test('configuration: Discord is local where the demo is, off elsewhere, and a bot by its token', () => {
  const read = (environment: Parameters<typeof readConfig>[0]) => readConfig(environment).discord
  expect(read({})).toEqual({ kind: 'local' })
  expect(read({ REPLYBAY_DEMO: 'off' })).toEqual({ kind: 'off' })
  expect(read({ HOST: '0.0.0.0', REPLYBAY_MAIL: 'console' })).toEqual({ kind: 'off' })
  expect(read({ REPLYBAY_DISCORD: 'off' })).toEqual({ kind: 'off' })
  const token = 'MTE4NzQyMTE1MDkzODI3NTg0MA.GkX2aB.0123456789abcdefghijklmnopqrstuvwxyz-_'
  expect(read({ REPLYBAY_DISCORD: token })).toEqual({ kind: 'bot', token })
})

test('configuration: takes origins as browsers write them', () => {
  const config = readConfig({
    REPLYBAY_DASHBOARD_ORIGINS: 'https://desk.example, http://localhost:5173',
    REPLYBAY_API_ORIGIN: 'https://api.example:8443',
  })
  expect(config.dashboardOrigins).toEqual(['https://desk.example', 'http://localhost:5173'])
  expect(config.apiOrigin).toBe('https://api.example:8443')
  expect(config.dashboardOrigin).toBe('https://desk.example')
})

test('configuration: what is set about the language is written as the page reads it', () => {
  const { language } = readConfig({
    REPLYBAY_LOCALE_URLS: 'prefix',
    REPLYBAY_LOCALE_REDIRECT: 'no-prefix',
    REPLYBAY_LOCALE_FALLBACK: 'es-ES',
    REPLYBAY_ROOT_REDIRECT: '/fr-FR',
    REPLYBAY_LOCALE_CROSS_ORIGIN: 'on',
  })
  expect(language).toBe('urls=prefix&redirect=no-prefix&fallback=es-ES&root=%2Ffr-FR&cross-origin=on')
  expect(readConfig({ REPLYBAY_LOCALE_CROSS_ORIGIN: 'off' }).language).toBe('')
})

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.0.0.1.evil.example', false],
])('host %s: serves this machine alone: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
  expect(readConfig({ HOST: host, REPLYBAY_MAIL: 'console' }).isLocal).toBe(expected)
})

const smtp = { REPLYBAY_SMTP_URL: 'smtp://mail.example', REPLYBAY_MAIL_FROM: 'desk@shop.example' }

test.each([
  ['a trusted proxy', { REPLYBAY_TRUSTED_PROXIES: '10.0.0.1' }],
  ['a PostgreSQL', { DATABASE_URL: 'postgres://replybay@127.0.0.1/replybay' }],
])(
  'server with %s: is not local, and starts without a mail server only where that was asked for',
  (_what, more) => {
    expect(() => readConfig(more)).toThrow(/^No mail server is configured: .* REPLYBAY_MAIL=console/)
    expect(readConfig({ ...more, REPLYBAY_MAIL: 'console' })).toMatchObject({ isLocal: false, demo: 'local' })
    expect(readConfig({ ...more, ...smtp })).toMatchObject({ isLocal: false })
    expect(readConfig({ ...more, REPLYBAY_DEMO: 'on' })).toMatchObject({ isLocal: false, demo: 'on' })
  },
)

test('server with a mail server: is not local', () => {
  expect(readConfig(smtp).isLocal).toBe(false)
})

test.each([
  [undefined, 'local'],
  ['on', 'on'],
  ['off', 'off'],
])('REPLYBAY_DEMO=%s: the demo is %s', (value, expected) => {
  expect(readConfig({ REPLYBAY_DEMO: value }).demo).toBe(expected)
})

test('.env.example: names every variable, and what holds where it is not set', async () => {
  await expect(envExample()).toMatchFileSnapshot('../.env.example')
})

test('.env.example: changes nothing as it is', () => {
  const lines = envExample().matchAll(/^(?<name>[A-Z]\w*)=(?<value>.*)$/gm)
  const environment = Object.fromEntries(
    [...lines].map(({ groups }) => [groups?.['name'], groups?.['value']]),
  )
  expect(environment).toMatchObject({ PORT: '4300' })
  expect(readConfig(environment)).toEqual(readConfig({}))
})

test.each([
  [{}, 4325],
  [{ PORT: '5000' }, 5025],
  [{ PORT: '0' }, undefined],
  [{ REPLYBAY_SMTP_PORT: '2525' }, 2525],
  [{ REPLYBAY_SMTP_PORT: 'off' }, undefined],
  [{ HOST: '0.0.0.0', REPLYBAY_MAIL: 'console' }, undefined],
])('configuration: %j takes emails at %s', (settings, port) => {
  expect(readConfig(settings).smtpPort).toBe(port)
})
