import { getMailboxOverview, getUserInfo } from '@replybay/api-client/operations'
import {
  answerWith,
  aUser,
  FeatureScreen,
  handle,
  loadTestMessages,
  problem,
  TestFrame,
} from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mailboxFeature } from '../feature.ts'

beforeAll(() => loadTestMessages(loadKitMessages))

const user = handle(getUserInfo, () => ({ data: { user: aUser({ capabilities: ['mailbox'] }) } }))
const entry = { _id: 'entry-1', title: 'The first', createdAt: '2026-11-20T08:02:00.000Z' }

test('overview that can’t be loaded: says why, and tries again', async () => {
  let isDown = true
  answerWith(
    user,
    handle(getMailboxOverview, () => (isDown ? problem(500) : { data: { entries: [entry] } })),
  )
  await render(
    <TestFrame>
      <FeatureScreen feature={mailboxFeature} path="/mailbox" />
    </TestFrame>,
  )
  await expect.element(page.getByText('Could not load the overview')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('The first')).toBeVisible()
})
