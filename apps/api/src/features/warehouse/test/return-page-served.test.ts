import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const webId = 'web-maison-lumen'

test('page: is served at an address of each shop, under a policy that lets nothing else run', async () => {
  const answer = await server().app.inject({ url: `/return/${webId}` })
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  expect(answer.headers['set-cookie']).toBeUndefined()
})
