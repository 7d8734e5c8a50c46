import { createApi, createQueryClient, userQueries } from '@replybay/api-client'
import { draftKey, useDraft } from '@replybay/sync'
import { aUser } from '@replybay/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useOpeningDraft } from '../src/opening/use-opening-draft.ts'

beforeEach(() => localStorage.clear())

const user = aUser()
const nothing = () => undefined
const client = createQueryClient({
  api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
})
client.setQueryData(userQueries.info().queryKey, user)
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

/** What another tab has kept, of which this one has not heard yet. */
const keptElsewhere = (key: string, text: string) =>
  localStorage.setItem(key, JSON.stringify({ subject: '', text }))
const textUnder = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')?.text

test('reply that is sent: what was typed in another tab in that moment stays', async () => {
  const key = draftKey(user._id, 'elodie')
  const { result } = await renderHook(() => useDraft(key))
  result.current.change({ text: 'Hello' })
  await expect.poll(() => result.current.draft.text).toBe('Hello')
  keptElsewhere(key, 'Something else')
  result.current.claimKey()
  result.current.settle({ text: 'Hello' })
  expect(textUnder(key)).toBe('Something else')
})

test('new ticket that is sent: what was typed in another tab in that moment stays', async () => {
  const key = draftKey(user._id, 'opening:c1')
  const { result } = await renderHook(() => useOpeningDraft('c1'), { wrapper })
  result.current.change({ text: 'Hello' })
  await expect.poll(() => result.current.draft.text).toBe('Hello')
  keptElsewhere(key, 'Something else')
  result.current.settle(result.current.claimKey())
  expect(textUnder(key)).toBe('Something else')
})
