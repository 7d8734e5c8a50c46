import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { addArrival, clearArrivalsOnRead, useArrivals } from './arrivals.ts'

test('arrivals: those of a list that nobody has loaded any more are forgotten', async () => {
  const client = new QueryClient()
  onTestFinished(clearArrivalsOnRead(client))
  const queryKey = ['tickets', 'list', { webId: 'web-1' }]
  client.setQueryData(queryKey, {})
  addArrival(queryKey, 'elodie')
  const { result } = await renderHook(() => useArrivals(queryKey))
  expect([...result.current.keys()]).toEqual(['elodie'])
  client.removeQueries({ queryKey })
  await expect.poll(() => result.current.size).toBe(0)
})
