import {
  getUserInfo,
  listSessions,
  updateCompany,
  updateCompanyDetails,
  updateUser,
} from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import {
  answerWith,
  aUser,
  FeatureScreen,
  handle,
  loadTestMessages,
  problem,
  TestFrame,
} from '@replybay/testing'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { accountFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages))

afterEach(() => void vi.restoreAllMocks())

/** What the server has; it may change, and the session may end. */
const server = { user: aUser(), isSignedIn: true, sent: [] as unknown[] }

beforeEach(() => {
  localStorage.clear()
  Object.assign(server, { user: aUser({ companyDescription: 'Lamps.' }), isSignedIn: true, sent: [] })
  const change = async ({ request }: { request: Request }) => {
    if (!server.isSignedIn) return problem(401, 'unauthorized')
    const body = await request.json()
    server.sent.push(body)
    if (isCompany(body)) server.user = { ...server.user, companyDescription: body.description }
    return { data: { user: server.user } }
  }
  answerWith(
    handle(getUserInfo, () =>
      server.isSignedIn ? { data: { user: server.user } } : problem(401, 'unauthorized'),
    ),
    handle(listSessions, () => ({ data: { sessions: [] } })),
    handle(updateCompany, change),
    handle(updateUser, change),
    handle(updateCompanyDetails, async ({ request }) => {
      const body = await request.json()
      server.sent.push(body)
      const { companyTimeZone, ...rest } = server.user
      const timeZone = body.timeZone === undefined ? companyTimeZone : body.timeZone
      server.user = { ...rest, ...(timeZone && { companyTimeZone: timeZone }) }
      return { data: { user: server.user } }
    }),
  )
})

function isCompany(body: unknown): body is { description: string } {
  return typeof body === 'object' && body !== null && 'description' in body
}

/** Opens a page as one who comes from elsewhere, with nothing but what the browser keeps. */
async function open(path: string) {
  const ended: string[] = []
  const { unmount } = await render(
    <TestFrame>
      <FeatureScreen feature={accountFeature} path={path} onSignedOut={(reason) => ended.push(reason)} />
    </TestFrame>,
  )
  return { ended, leave: unmount }
}
const description = () => page.getByRole('textbox', { name: 'Description' })
const saveButton = () => page.getByRole('button', { name: /^Save/ })
const bar = () => page.getByRole('region', { name: 'Unsaved changes' })

test('form of the company: what was typed is there after the session ended while it was saved', async () => {
  const first = await open('/settings/settings')
  await description().fill('Lamps and bulbs.')
  server.isSignedIn = false
  await saveButton().click()
  await expect.poll(() => first.ended).toContain('expired')
  await first.leave()
  // A colleague has been there meanwhile.
  Object.assign(server, { isSignedIn: true, user: { ...server.user, companyNameRaw: 'Lumen & Fils' } })
  await open('/settings/settings')
  await expect.element(description()).toHaveValue('Lamps and bulbs.')
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Lumen & Fils')
  await saveButton().click()
  await expect
    .poll(() => server.sent)
    .toEqual([expect.objectContaining({ appName: 'Lumen & Fils', description: 'Lamps and bulbs.' })])
})

test('form of the company: a draft of a text that a colleague changes meanwhile replaces nothing unasked', async () => {
  const first = await open('/settings/settings')
  await description().fill('Lamps and bulbs.')
  await expect.element(bar()).toBeVisible()
  await first.leave()
  server.user = { ...server.user, companyDescription: 'Lanterns.' }
  await open('/settings/settings')
  await expect.element(description()).toHaveValue('Lamps and bulbs.')
  await saveButton().click()
  await expect.element(page.getByText(/Your team’s version: “Lanterns\.”/)).toBeVisible()
  expect(server.sent).toEqual([])
})

test('form of the profile: keeps what was typed until it is saved or discarded', async () => {
  const name = () => page.getByLabelText('Your name')
  const first = await open('/settings/profile')
  await name().fill('Camille R.')
  await expect.element(bar()).toBeVisible()
  await first.leave()
  const second = await open('/settings/profile')
  await expect.element(name()).toHaveValue('Camille R.')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(name()).toHaveValue('Camille Roy')
  await name().fill('Camille Petit')
  await saveButton().click()
  await expect.element(page.getByText('Your name was saved')).toBeVisible()
  await second.leave()
  await open('/settings/profile')
  await expect.element(name()).toHaveValue('Camille Roy')
  await expect.element(bar()).not.toBeInTheDocument()
})

test('form of the company: saved by its shortcut, keeps what is typed on without a pause', async () => {
  await open('/settings/settings')
  await description().click()
  await userEvent.keyboard('{End} And bulbs. ')
  await expect.element(bar()).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}In')
  await expect.poll(() => server.sent.length).toBe(1)
  await userEvent.keyboard(' Lyon')
  await expect.element(page.getByText('Company saved', { exact: true })).toBeVisible()
  await userEvent.keyboard('.')
  await expect.element(description()).toHaveValue('Lamps. And bulbs. In Lyon.')
  await expect.element(description()).toHaveFocus()
  expect(server.sent).toEqual([
    expect.objectContaining({ description: expect.stringMatching(/^Lamps\. And/) }),
  ])
})

test('discarded changes: are brought back by Undo, and kept again', async () => {
  const first = await open('/settings/settings')
  await description().fill('Lamps and bulbs.')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(description()).toHaveValue('Lamps.')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(description()).toHaveValue('Lamps and bulbs.')
  await expect.element(bar().getByText('1 change not saved: Description')).toBeVisible()
  await first.leave()
  await open('/settings/settings')
  await expect.element(description()).toHaveValue('Lamps and bulbs.')
})

test('save without a connection: says so at once, and no longer once it is back', async () => {
  let isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  await open('/settings/settings')
  await description().fill('Lamps and bulbs.')
  isOnline = false
  answerWith(handle(getUserInfo, () => Response.error()))
  window.dispatchEvent(new Event('offline'))
  await saveButton().click()
  await expect.element(bar().getByText(/^You’re offline/)).toBeVisible()
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await expect.element(bar().getByText('1 change not saved: Description')).toBeVisible()
  await expect.element(saveButton()).toBeEnabled()
})

const question = () => page.getByRole('dialog', { name: 'Leave without saving?' })
const leaveFor = async (name: string) => {
  await expect.element(bar()).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect.element(question()).toBeVisible()
}

test('leave question: saves and leaves', async () => {
  await page.viewport(1440, 900)
  await open('/settings/settings')
  await description().fill('Lamps and bulbs.')
  await leaveFor('Warehouse staff')
  await question().getByRole('button', { name: 'Save and leave' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Warehouse staff' })).toBeVisible()
  expect(server.sent).toEqual([expect.objectContaining({ description: 'Lamps and bulbs.' })])
})

test('leave question: stays at the field that keeps the form from being saved', async () => {
  await page.viewport(1440, 900)
  await open('/settings/settings')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('')
  await leaveFor('Warehouse staff')
  await question().getByRole('button', { name: 'Save and leave' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(name).toHaveFocus()
  await expect.element(page.getByText('Enter your company’s name')).toBeVisible()
  expect(server.sent).toEqual([])
})

test('time zone of a company that has none: that of the device is proposed, and chosen by one click', async () => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const own = 'Europe/Madrid'
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: own })
  await open('/settings/settings')
  await page.getByRole('button', { name: /^Use / }).click()
  await expect.element(zone()).toHaveFocus()
  await expect.element(page.getByRole('button', { name: /^Use / })).not.toBeInTheDocument()
  await saveButton().click()
  await expect.poll(() => server.sent).toEqual([{ timeZone: own }])
})

const zone = () => page.getByRole('combobox', { name: 'Time zone' })

test.each([
  ['its button', () => page.getByRole('button', { name: 'Clear', includeHidden: true }).first().click()],
  [
    'deleting its text',
    () =>
      zone()
        .fill('')
        .then(() => userEvent.tab()),
  ],
])('time zone that is cleared by %s: is sent as null, and stays cleared', async (_way, clear) => {
  server.user = { ...server.user, companyTimeZone: 'Europe/Paris' }
  const first = await open('/settings/settings')
  await expect.element(zone()).toHaveValue(expect.stringMatching(/^Paris/))
  await clear()
  await expect.element(zone()).toHaveValue('')
  await expect.element(bar()).toBeVisible()
  await saveButton().click()
  await expect.element(page.getByText('Company saved', { exact: true })).toBeVisible()
  await expect.element(zone()).toHaveValue('')
  expect(server.sent).toEqual([{ timeZone: null }])
  await first.leave()
  await open('/settings/settings')
  await expect.element(page.getByRole('textbox', { name: 'City' })).toBeVisible()
  await expect.element(zone()).toHaveValue('')
})

test('description of the company: has one draft, wherever it is typed', async () => {
  const settings = await open('/settings/settings')
  await description().fill('Lamps and bulbs.')
  await page.getByLabelText('Policy text').fill('Thirty days.')
  await expect.element(bar()).toBeVisible()
  await settings.leave()
  const profile = await open('/settings/profile')
  await expect.element(description()).toHaveValue('Lamps and bulbs.')
  // What it does not show, it neither counts nor saves.
  await expect.element(bar().getByText('1 change not saved:')).toBeVisible()
  await saveButton().click()
  await expect.element(page.getByText('Company saved')).toBeVisible()
  await profile.leave()
  await open('/settings/settings')
  await expect.element(page.getByLabelText('Policy text')).toHaveValue('Thirty days.')
  await expect.element(bar().getByText('1 change not saved:')).toBeVisible()
  expect(server.sent).toHaveLength(1)
})
