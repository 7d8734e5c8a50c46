import { accountFeature } from '@replybay/account'
import { addSampleData, getUserInfo } from '@replybay/api-client/operations'
import { defaultLayoutRoute } from '@replybay/feature-kit'
import { aUser, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { createRoute } from '@tanstack/react-router'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() => loadTestMessages(loadKitMessages, accountFeature.texts.frame, ...shellMessages))

test('home page after a form that is gone: its heading has the focus', async () => {
  const formRoute = createRoute({
    getParentRoute: () => defaultLayoutRoute,
    path: '/form',
    component: () => <input aria-label="Code" />,
  })
  const router = await openDashboard('/form', aUser(), { routes: { default: { formRoute } } })
  await page.getByLabelText('Code').click()
  await router.navigate({ to: '/' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('sample data that was added from home: the heading of the page has the focus', async () => {
  let user = aUser({ owner_webs: [], returnPolicy: '' })
  await openDashboard('/', user, {
    server: [
      handle(getUserInfo, () => ({ data: { user } })),
      handle(addSampleData, () => {
        user = { ...user, owner_webs: ['web-1'], sample_webs: ['web-1'] }
        return { data: { user } }
      }),
    ],
  })
  await page.getByRole('button', { name: 'Explore with sample data' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})
