import { deleteView, signOut } from '@replybay/api-client/operations'
import { heldFor, pendingUnder } from '@replybay/sync'
import { aUser, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { loadShellMessages } from '../messages.ts'

beforeAll(() => loadTestMessages(loadKitMessages, loadShellMessages))
beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

test('sign-out with a server that hangs: it is shown, goes on after five seconds, and keeps what was changed', async () => {
  const user = aUser()
  const key = `${pendingUnder(user._id)}removals:view:v`
  const removal = { key: 'view:v', what: 'view', id: 'v', ...heldFor(60_000) }
  localStorage.setItem(key, JSON.stringify(removal))
  const called: string[] = []
  await openDashboard('/change-password', user, {
    server: [
      handle(deleteView, () => {
        called.push('view')
        return new Promise(() => undefined)
      }),
      handle(signOut, () => {
        called.push('sign-out')
        return Response.json({})
      }),
    ],
  })
  await page.getByRole('button', { name: /Your account/ }).click()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect
    .element(page.getByRole('button', { name: /Signing out…/ }))
    .toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => called).toEqual(['view'])
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(() => called).toEqual(['view', 'sign-out'])
  expect(localStorage.getItem(key)).not.toBeNull()
})
