import { getUserInfo, setAutoReturns, setReturnPolicy, updateUser } from '@replybay/api-client/operations'
import type { User } from '@replybay/api-client'
import { answerWith, aUser, FeatureScreen, handle, loadTestMessages, TestFrame } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { accountFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages))

/** A backend that tells the documented fields alone, and answers no change. */
beforeEach(() => {
  localStorage.clear()
  const { _id, owner_webs, owner_guilds } = aUser()
  const user: User = { _id, owner_webs, owner_guilds, companyNameRaw: 'Maison Lumen', container: 'c' }
  // Sound: such a backend is outside the contract; its dashboard has to bear it.
  const nothing = (() => null) as never
  answerWith(
    handle(getUserInfo, () => ({ data: { user } })),
    handle(updateUser, nothing),
    handle(setReturnPolicy, nothing),
    handle(setAutoReturns, nothing),
  )
})

const open = (path: string) =>
  render(
    <TestFrame>
      <FeatureScreen feature={accountFeature} path={path} />
    </TestFrame>,
  )

/** By its key: what is drawn of a switch lies over it. */
async function press(control: Locator) {
  control.element().focus()
  await userEvent.keyboard(' ')
}

test('return policy that the server does not tell: stays as it was saved, and the page says so before', async () => {
  await open('/settings/settings')
  const policy = page.getByLabelText('Policy text')
  await expect.element(page.getByText(/Your server doesn’t show the saved text/)).toBeVisible()
  await policy.fill('Thirty days.')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect.element(page.getByText('Return policy saved')).toBeVisible()
  await expect.element(policy).toHaveValue('Thirty days.')
  await expect.element(page.getByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument()
  await expect.element(page.getByText(/Your server doesn’t show the saved text/)).not.toBeInTheDocument()
})

test('automatic returns that the server does not tell: the switch stays as it was set', async () => {
  await open('/settings/settings')
  const control = page.getByRole('switch', { name: /^Automatic returns/ })
  await expect.element(page.getByText(/Your server doesn’t show whether this is on/)).toBeVisible()
  await press(control)
  await expect.element(page.getByText(/Your server doesn’t show whether this is on/)).not.toBeInTheDocument()
  await expect.element(control).not.toBeChecked()
  await press(control)
  await expect.element(control).toBeChecked()
})

test('name of the person that the server does not tell: stays as it was saved', async () => {
  await open('/settings/profile')
  const name = page.getByLabelText('Your name')
  await name.fill('Camille R.')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect.element(page.getByText('Your name was saved')).toBeVisible()
  await name.fill('Camille')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(name).toHaveValue('Camille R.')
})
