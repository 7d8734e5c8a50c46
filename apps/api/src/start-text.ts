import type { DatabaseChoice } from './config.ts'
import { demoAccounts, DEMO_PASSWORD, DEMO_WEB_ID } from './demo/accounts.ts'

interface StartFacts {
  address: string
  database: DatabaseChoice
  /** Whether the demo company is there. */
  hasDemo: boolean
}

/** What the person who started the server reads. */
export function startText({ address, database, hasDemo }: StartFacts): string {
  const lines = [`Replybay is ready: ${address}`, '', ...describeDatabase(database)]
  return [...lines, ...(hasDemo ? describeDemo(address) : []), ''].join('\n')
}

function describeDatabase(database: DatabaseChoice): string[] {
  if (database.kind === 'embedded') {
    return [
      `Database: embedded, in ${database.folder}`,
      '  For trying out and development: it survives a crash of the server, but not for certain a power cut.',
      '  For work that must not be lost, set DATABASE_URL to a PostgreSQL (15 or newer).',
    ]
  }
  const { host, pathname } = new URL(database.url)
  return [`Database: PostgreSQL at ${host}${pathname}, for work that must not be lost`]
}

function describeDemo(address: string): string[] {
  const width = Math.max(...demoAccounts.map((account) => account.email.length))
  return [
    '',
    `Demo accounts, password ${DEMO_PASSWORD}`,
    ...demoAccounts.map(({ email, about }) => `  ${email.padEnd(width)}  ${about}`),
    '',
    'Write to the demo shop as a visitor:',
    `  curl -s ${address}/api/v1/visitor/conversations -H 'content-type: application/json' -d '{"webId":"${DEMO_WEB_ID}","message":"Hello, do you deliver to Lyon?"}'`,
  ]
}
