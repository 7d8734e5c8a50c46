import { expect, test } from 'vitest'
import { onceInSight } from './once-in-sight.ts'

test('code before a camera: is told once for as long as it is seen, and again once it was away', () => {
  const told: string[] = []
  const see = onceInSight((code) => told.push(code))
  for (let at = 0; at < 5_000; at += 100) see(['OPA-30-BR', 'OPA-30-BR'], at)
  expect(told).toEqual(['OPA-30-BR'])
  see(['AMP-E27-4W'], 5_000)
  see(['OPA-30-BR'], 7_000)
  expect(told).toEqual(['OPA-30-BR', 'AMP-E27-4W', 'OPA-30-BR'])
})
