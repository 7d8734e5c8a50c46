import { deleteView, signOut } from '@replybay/api-client/operations'
import { draftKey, heldFor, keepText, pendingUnder, readKept } from '@replybay/sync'
import { aUser, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() => loadTestMessages(loadKitMessages, ...shellMessages))
beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The page's time, also for the time limits of calls, goes on by hand. */
function stopTime() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('Too long.', 'TimeoutError')), milliseconds)
    return limit.signal
  })
}

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
  stopTime()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect
    .element(page.getByRole('button', { name: /Signing out…/ }))
    .toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => called).toEqual(['view'])
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(() => called).toEqual(['view', 'sign-out'])
  expect(localStorage.getItem(key)).not.toBeNull()
})

test('sign-out whose call hangs: the rail shows it without a shift, and after ten seconds offers to sign out here', async () => {
  await page.viewport(1000, 800)
  await openDashboard('/change-password', aUser(), {
    server: [handle(signOut, () => new Promise(() => undefined))],
  })
  const account = page.getByRole('button', { name: /Your account/ })
  await expect.element(account).toBeVisible()
  const before = account.element().getBoundingClientRect()
  await account.click()
  stopTime()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const busy = page.getByRole('button', { name: /Signing out…/ })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  expect(busy.element().getBoundingClientRect()).toEqual(before)
  // One mark, inside the button: the spinner in the avatar's place.
  const marks = [...busy.element().children].filter(({ clientWidth }) => clientWidth > 1)
  expect(marks).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(page.getByRole('button', { name: 'Sign out on this device' })).toBeVisible()
  await expect.element(account).not.toHaveAttribute('aria-busy')
})

test('sign-out with drafts: names how many of which kind would be lost, and keeps them where that is chosen', async () => {
  const user = aUser()
  for (const subject of ['ada', 'elodie', 'note:ada', 'form:company'])
    keepText(draftKey(user._id, subject), JSON.stringify({ text: 'Hello' }))
  const called: string[] = []
  await openDashboard('/change-password', user, {
    server: [
      handle(signOut, () => {
        called.push('sign-out')
        return Response.json({})
      }),
    ],
  })
  await page.getByRole('button', { name: /Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const question = page.getByRole('dialog', { name: 'Keep your drafts?' })
  const kinds = () => question.getByRole('listitem').elements()
  await expect.poll(() => kinds().map((one) => one.textContent)).toEqual(['2 replies', '1 note', '1 form'])
  await question.getByRole('button', { name: 'Keep and sign out' }).click()
  await expect.poll(() => called).toEqual(['sign-out'])
  expect(readKept(draftKey(user._id, 'note:ada'))).toBeDefined()
})
