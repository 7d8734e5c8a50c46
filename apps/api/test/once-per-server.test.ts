import { expect, test } from 'vitest'
import { authServices } from '../src/features/auth/index.ts'
import { visitorService } from '../src/features/visitor/service.ts'
import { oncePerServer } from '../src/platform/once-per-server.ts'
import type { ServerContext } from '../src/platform/server-feature.ts'

// Sound: what is made here asks the context for nothing.
const aContext = () => ({ config: {}, database: {} }) as ServerContext

test.each([
  ['the ways into an account', authServices],
  ['the visitor’s side', visitorService],
])('services of %s: are made once for a server, and anew for another', (_name, servicesOf) => {
  const [one, other] = [aContext(), aContext()]
  expect(servicesOf(one)).toBe(servicesOf(one))
  expect(servicesOf(one)).not.toBe(servicesOf(other))
})

test('what is made once: may be nothing', () => {
  let count = 0
  const nothing = oncePerServer(() => void count++)
  const context = aContext()
  nothing(context)
  nothing(context)
  expect(count).toBe(1)
})
