import { userQueries } from '@replybay/api-client'
import { getUserInfo } from '@replybay/api-client/operations'
import { aUser, handle, loadTestMessages, problem } from '@replybay/testing'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() => loadTestMessages(...shellMessages))

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

const shownName = (name: string) => page.getByRole('button', { name: /Your account/ }).getByText(name)

/** The dashboard of Camille, and what the server says from now on: another name, or that something is wrong. */
async function openAsCamille(later: string | Response) {
  const user = aUser({ name: 'Camille' })
  let calls = 0
  const router = await openDashboard('/change-password', user, {
    server: [
      handle(getUserInfo, () => {
        calls += 1
        if (calls === 1) return { data: { user } }
        return later instanceof Response ? later : { data: { user: { ...user, name: later } } }
      }),
    ],
  })
  await expect.element(shownName('Camille')).toBeVisible()
  const { queryClient } = router.options.context
  return {
    queryClient,
    calls: () => calls,
    /** As if the person had been asked for that long ago. */
    age: (minutes: number) =>
      queryClient.setQueryData(userQueries.info().queryKey, user, { updatedAt: minutesAgo(minutes) }),
  }
}

test('who comes back after five minutes is asked for again', async () => {
  const { age } = await openAsCamille('Roy-Petit')
  age(6)
  comeBack()
  await expect.element(shownName('Roy-Petit')).toBeVisible()
})

test('who looks away for a moment is not', async () => {
  const { age, calls, queryClient } = await openAsCamille('Roy-Petit')
  age(4)
  comeBack()
  expect(queryClient.isFetching({ queryKey: userQueries.info().queryKey })).toBe(0)
  expect(calls()).toBe(1)
})

test('where the server can’t say, what was known stays', async () => {
  const { age, calls } = await openAsCamille(problem(501))
  age(6)
  comeBack()
  await expect.poll(calls).toBe(2)
  await expect.element(shownName('Camille')).toBeVisible()
  await expect.element(page.getByLabelText('Current password')).toBeVisible()
})
