import { expect, test } from 'vitest'
import { readConfig } from '../src/platform/config/config.ts'
import { startText } from '../src/start-text.ts'

test.each([
  ['', 'behind one, set REPLYBAY_DEMO=off'],
  ['on', 'Whoever reaches this server can sign in to them'],
])('start text, demo accounts where REPLYBAY_DEMO is "%s": says whom they are open to', (demo, words) => {
  const config = readConfig({ REPLYBAY_DEMO: demo })
  const facts = { address: 'http://127.0.0.1:4300', outboxKey: 'key', config }
  expect(startText({ ...facts, hasDemo: true })).toContain(words)
  expect(startText({ ...facts, hasDemo: false })).not.toContain(words)
})
