import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readOnceMore } from './read-once-more.ts'

test('a read that runs is not canceled, and is done once more', async () => {
  const client = new QueryClient()
  let stock = 1
  const reads: { end: () => void; signal: AbortSignal }[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['stock'],
    queryFn: ({ signal }) => {
      const told = stock
      return new Promise<number>((resolve) => reads.push({ end: () => resolve(told), signal }))
    },
  })
  const leave = observer.subscribe(() => undefined)
  reads[0]?.end()
  await expect.poll(() => observer.getCurrentResult().data).toBe(1)
  void readOnceMore(client, { queryKey: ['stock'] })
  await expect.poll(() => reads.length).toBe(2)
  stock = 2
  void readOnceMore(client, { queryKey: ['stock'] })
  expect(reads[1]?.signal.aborted).toBe(false)
  reads[1]?.end()
  await expect.poll(() => reads.length).toBe(3)
  reads[2]?.end()
  await expect.poll(() => observer.getCurrentResult().data).toBe(2)
  leave()
})
