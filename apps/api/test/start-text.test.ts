import { expect, test } from 'vitest'
import { readConfig } from '../src/platform/config/config.ts'
import { startText } from '../src/start-text.ts'

test.each([
  ['', 'REPLYBAY_DEMO=off: otherwise all its visitors can sign in'],
  ['on', 'Anyone who can reach this server can sign in to them'],
])('start text, demo accounts where REPLYBAY_DEMO is "%s": says whom they are open to', (demo, words) => {
  const config = readConfig({ REPLYBAY_DEMO: demo })
  const facts = { address: 'http://127.0.0.1:4300', outboxKey: 'key', hasVectors: true, config }
  expect(startText({ ...facts, hasDemo: true })).toContain(words)
  expect(startText({ ...facts, hasDemo: false })).not.toContain(words)
})

test('start text, local mailboxes: says where emails to them are taken', () => {
  const facts = { address: 'http://127.0.0.1:4300', outboxKey: 'key', hasDemo: false, hasVectors: false }
  const textOf = (environment: object) => startText({ ...facts, config: readConfig(environment) })
  expect(textOf({})).toContain('Emails to them are taken at 127.0.0.1:4325')
  expect(textOf({ REPLYBAY_SMTP_PORT: 'off' })).not.toContain('Mailboxes:')
})

test('start text, Discord: says that servers are local, and never the token', () => {
  const facts = { address: 'http://127.0.0.1:4300', outboxKey: 'key', hasDemo: false, hasVectors: false }
  const textOf = (value: string) => startText({ ...facts, config: readConfig({ REPLYBAY_DISCORD: value }) })
  const token = 'MTE4NzQyMTE1MDkzODI3NTg0MA.GkX2aB.0123456789abcdefghijklmnopqrstuvwxyz-_'
  expect(textOf('local')).toContain('Discord: local.')
  expect(textOf(token)).toContain('Discord: through the bot')
  expect(textOf(token)).not.toContain(token)
  expect(textOf('off')).not.toContain('Discord')
})

test('start text, embedding model: says whether the database can search by meaning', () => {
  const models = {
    REPLYBAY_MODEL_URL: 'https://models.example/v1',
    REPLYBAY_EMBEDDING_NAME: 'small-embedding',
  }
  const facts = { address: 'http://127.0.0.1:4300', outboxKey: 'key', hasDemo: false }
  const textOf = (environment: object, hasVectors: boolean) =>
    startText({ ...facts, config: readConfig(environment), hasVectors })
  expect(textOf(models, true)).toContain('Search: by words, and by meaning with small-embedding\n')
  expect(textOf(models, false)).toContain('Search: by words alone. REPLYBAY_EMBEDDING_NAME has no effect:')
  expect(textOf({}, false)).not.toContain('Search:')
})
