import {
  countTickets,
  createWeb,
  getUserInfo,
  getWebInfo,
  listTickets,
} from '@replybay/api-client/operations'
import { supportTicketsFeature } from '@replybay/support-tickets'
import { aUser, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() =>
  loadTestMessages(
    ...shellMessages,
    loadKitMessages,
    supportTicketsFeature.texts.frame,
    supportTicketsFeature.texts.pages,
  ),
)
beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

const owner = aUser({ capabilities: ['tickets', 'webs'] })
const website = (seenAt: string | null) =>
  handle(getWebInfo, ({ params }) => ({
    data: { web: { _id: params.id, scriptUrl: 'https://desk.example/chat/widget.js', seenAt } },
  }))
const noTickets = [
  handle(listTickets, () => ({ data: { tickets: [] } })),
  handle(countTickets, () => ({ data: { counts: {} } })),
]
const inbox = (user: typeof owner, seenAt: string | null) =>
  openDashboard('/webs/tickets?channel=all', user, { server: [website(seenAt), ...noTickets] })
const chatLink = () => page.getByRole('main').getByRole('link', { name: 'Put the chat on your website' })

test('home: a website on which the chat was never seen is left to do', async () => {
  await openDashboard('/', owner, { server: [website(null), ...noTickets] })
  const setup = page.getByRole('region', { name: 'Set up Replybay' })
  await expect.element(setup.getByText('Your website is added. Paste one line on its pages.')).toBeVisible()
  await expect
    .element(setup.getByRole('link', { name: 'Add', exact: true }))
    .toHaveAttribute('href', '/webs/integration#install')
})

test('inbox without tickets: leads to the line that brings the first', async () => {
  await inbox(owner, null)
  await expect.element(page.getByText('No tickets yet')).toBeVisible()
  await expect.element(chatLink()).toHaveAttribute('href', '/webs/integration#install')
})

test('inbox without tickets: where the chat was seen, nothing is left to be put there', async () => {
  await inbox(owner, '2026-11-20T08:00:00.000Z')
  await expect.element(page.getByText('No tickets yet')).toBeVisible()
  await expect.element(chatLink()).not.toBeInTheDocument()
})

test('inbox without tickets: who can’t add websites is sent to none', async () => {
  await inbox(aUser({ ...owner, role: 'support' }), null)
  await expect.element(page.getByText('No tickets yet')).toBeVisible()
  await expect.element(chatLink()).not.toBeInTheDocument()
})

test('home of a new account: the address of the site is the first thing, and leads to the line to paste', async () => {
  const web = { _id: 'web-1', name: 'Birch & Bolt', scriptUrl: 'https://desk.example/chat/widget.js' }
  const made: unknown[] = []
  const newcomer = aUser({
    capabilities: ['tickets', 'webs'],
    companyNameRaw: 'Birch & Bolt',
    owner_webs: [],
  })
  const router = await openDashboard('/', newcomer, {
    server: [
      handle(getUserInfo, () => ({
        data: { user: { ...newcomer, owner_webs: made.length > 0 ? [web._id] : [] } },
      })),
      handle(createWeb, async ({ request }) => {
        made.push(await request.json())
        return { data: { web } }
      }),
      handle(getWebInfo, () => ({ data: { web } })),
      ...noTickets,
    ],
  })
  const address = page.getByRole('textbox', { name: 'Address of the site' })
  // What is seen first is reached first.
  await expect.element(page.getByRole('main').getByRole('button').first()).toHaveAccessibleName('Hide setup')
  await address.click()
  await userEvent.keyboard('birchandbolt.example{Enter}')
  await expect.poll(() => router.state.location.href).toBe('/webs/integration#install')
  expect(made).toEqual([{ name: 'Birch & Bolt', domain: 'birchandbolt.example' }])
  await expect.element(page.getByLabelText('Line to paste')).toBeVisible()
})
