import { loadTestMessages, TestFrame } from '@replybay/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createContext } from '../../test/dashboard-screen.tsx'
import quoteUrl from '../../test/quote.json?url'
import { shellMessages } from '../../test/shell-messages.ts'
import { QuoteLine } from './quote-line.tsx'

beforeAll(() => loadTestMessages(...shellMessages))

async function show(path: string) {
  const { queryClient } = createContext(undefined)
  await render(
    <TestFrame>
      <QueryClientProvider client={queryClient}>
        <QuoteLine url={new URL(path, location.origin).href} />
      </QueryClientProvider>
    </TestFrame>,
  )
  return queryClient
}

test('shows a quote, who said it, where it comes from and what that learns', async () => {
  await show(quoteUrl)
  await expect.element(page.getByText('A lamp is a question put to the dark.')).toBeVisible()
  await expect.element(page.getByText(/Nobody in particular/)).toBeVisible()
  await expect
    .element(page.getByText(new RegExp(`From ${location.host}\\. Your browser loads it directly`)))
    .toBeVisible()
})

test.each([
  ['is not there', 'http://127.0.0.1:1/'],
  ['answers something else', '/'],
])('shows nothing where the service %s', async (_what, url) => {
  const queryClient = await show(url)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(page.getByRole('figure').elements()).toHaveLength(0)
})
