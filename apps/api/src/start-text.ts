import type { Config, DatabaseChoice } from './platform/config/config.ts'
import { showsOutbox } from './platform/mail/outbox-page.ts'
import { demoAccounts, DEMO_PASSWORD, DEMO_WEB_ID } from './platform/demo/accounts.ts'

interface StartFacts {
  address: string
  config: Config
  /** What opens the outbox. */
  outboxKey: string
  /** Whether the database holds vectors. */
  hasVectors: boolean
  /** Whether the demo company is there. */
  hasDemo: boolean
}

/** What the person who started the server reads. */
export function startText({ address, config, outboxKey, hasVectors, hasDemo }: StartFacts): string {
  const lines = [
    `Replybay is ready: ${address}`,
    '',
    ...describeDatabase(config.database),
    ...describeSearch(config, hasVectors),
    ...describeServices(`${address}/dev/outbox?key=${outboxKey}`, config),
  ]
  return [...lines, ...(hasDemo ? describeDemo(address, config) : []), ''].join('\n')
}

function describeDatabase(database: DatabaseChoice): string[] {
  if (database.kind === 'embedded') {
    return [
      `Database: embedded, in ${database.folder}`,
      '  For trials and development: it survives a server crash, but may not survive a power outage.',
      '  For data you can’t lose, set DATABASE_URL to a PostgreSQL server (15 or newer).',
    ]
  }
  const { host, pathname } = new URL(database.url)
  return [`Database: PostgreSQL at ${host}${pathname}, for data you can’t lose`]
}

function describeSearch({ embedding }: Config, hasVectors: boolean): string[] {
  if (!embedding) return []
  return [
    hasVectors
      ? `Search: by words, and by meaning with ${embedding.name}`
      : `Search: by words alone. REPLYBAY_EMBEDDING_NAME has no effect: this PostgreSQL does not offer the extension pgvector.`,
  ]
}

const discordLines = {
  off: [],
  local: [
    'Discord: local. Servers are made up. Set REPLYBAY_DISCORD to the token of a bot to connect real ones.',
  ],
  bot: ['Discord: through the bot whose token is set'],
} as const

function describeServices(outboxAddress: string, { smtp, recaptcha, blobs, ...config }: Config): string[] {
  const outbox = showsOutbox(config) ? ` and shown at ${outboxAddress}` : ''
  return [
    smtp
      ? `Email: sent through ${new URL(smtp.url).host}, from ${smtp.from}`
      : `Email: local. Emails are printed here${outbox}, and not sent. Set REPLYBAY_SMTP_URL to send them.`,
    ...(config.smtpPort === undefined
      ? []
      : [
          `Mailboxes: local. Emails to them are taken at 127.0.0.1:${config.smtpPort}, and from nowhere else.`,
        ]),
    recaptcha
      ? `Captcha: ${recaptcha.origin}`
      : 'Captcha: off (local). Everyone passes. Set REPLYBAY_RECAPTCHA_SITE_KEY and REPLYBAY_RECAPTCHA_SECRET.',
    blobs.kind === 's3'
      ? `Files: in ${blobs.bucketUrl}`
      : `Files: local, in ${blobs.folder}. For more than one machine, set REPLYBAY_S3_BUCKET_URL.`,
    ...discordLines[config.discord.kind],
  ]
}

function describeDemo(address: string, { demo }: Config): string[] {
  const width = Math.max(...demoAccounts.map((account) => account.email.length))
  return [
    '',
    `Demo accounts, password ${DEMO_PASSWORD}`,
    ...demoAccounts.map(({ email, about }) => `  ${email.padEnd(width)}  ${about}`),
    ...(demo === 'on'
      ? ['  Anyone who can reach this server can sign in to them.']
      : [
          '  Only for sign-ins from this machine. If a reverse proxy runs on it and adds no forwarding headers, set',
          '  REPLYBAY_DEMO=off: otherwise all its visitors can sign in.',
        ]),
    '',
    'Write to the demo shop as a visitor:',
    `  curl -s ${address}/api/v1/visitor/conversations -H 'content-type: application/json' -d '{"webId":"${DEMO_WEB_ID}","message":"Hello, do you deliver to Lyon?"}'`,
  ]
}
