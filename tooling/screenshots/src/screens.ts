import type { Page } from 'playwright'
import type { Role } from './roles.ts'

/** A screen of the product. */
export interface Screen {
  /** In kebab-case: it names the folder of its pictures. */
  name: string
  path: string
  /** Who gets there. @default everybody */
  roles?: readonly Role[]
  /** It is for people without a session. @default false */
  signedOut?: boolean
  /** Prepares what the address alone does not show, such as an answer of the server. */
  before?: (page: Page) => Promise<unknown>
  /** Goes on from the address, in whatever language. */
  after?: (page: Page) => Promise<unknown>
}

const ANSWERS_TICKETS = ['owner', 'admin', 'support'] as const
const ADMINS = ['owner', 'admin'] as const
const ANSWER = 'Good morning, the parcel leaves us today and is with you on Friday.\n\nKind regards'

const openFirstTicket = (page: Page) => page.locator('li[aria-posinset] a').first().click()
const writeAnswer = (page: Page) => page.locator('article textarea').fill(ANSWER)

const openPalette = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('option').first().waitFor()
}

/** Every screen there is to look at. A feature adds its own here. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/login', signedOut: true },
  { name: 'signed-out', path: '/webs/tickets', signedOut: true },
  { name: 'home', path: '/' },
  { name: 'emails', path: '/emails/emails', roles: ANSWERS_TICKETS },
  { name: 'email', path: '/emails/emails', roles: ANSWERS_TICKETS, after: openFirstTicket },
  { name: 'new-email', path: '/emails/emails?email=new', roles: ANSWERS_TICKETS },
  { name: 'mailbox-connection', path: '/emails/integration', roles: ADMINS },
  { name: 'email-agent', path: '/emails/agent', roles: ADMINS },
  { name: 'inbox', path: '/webs/tickets?channel=all' },
  { name: 'inbox-whatsapp', path: '/whatsapp/tickets', roles: ANSWERS_TICKETS },
  { name: 'inbox-closed', path: '/webs/tickets?channel=all&status=closed', roles: ANSWERS_TICKETS },
  {
    name: 'inbox-empty',
    path: '/webs/tickets?channel=all&status=answered',
    roles: ANSWERS_TICKETS,
    before: (page) =>
      page.route('**/api/v1/tickets/list/**', (route) => route.fulfill({ json: { data: { tickets: [] } } })),
  },
  { name: 'ticket', path: '/webs/tickets?channel=all', roles: ANSWERS_TICKETS, after: openFirstTicket },
  {
    name: 'composer',
    path: '/webs/tickets?channel=all',
    roles: ANSWERS_TICKETS,
    async after(page) {
      await openFirstTicket(page)
      await writeAnswer(page)
    },
  },
  {
    name: 'ticket-alone',
    path: '/webs/tickets?channel=all',
    roles: ANSWERS_TICKETS,
    async after(page) {
      await openFirstTicket(page)
      await page.waitForURL(/[?&]ticket=/)
      await page.goto(`/ticket/${new URL(page.url()).searchParams.get('ticket')}`)
    },
  },
  {
    name: 'new-ticket',
    path: '/webs/tickets?channel=all',
    roles: ANSWERS_TICKETS,
    async after(page) {
      await page.locator('li[aria-posinset] a').first().waitFor()
      await page.keyboard.press('c')
      await page.locator('dialog textarea').waitFor()
    },
  },
  { name: 'company', path: '/settings/settings', roles: ADMINS },
  {
    name: 'company-changed',
    path: '/settings/settings',
    roles: ADMINS,
    after: (page) => page.locator('main textarea').first().fill('Lamps.'),
  },
  { name: 'ticket-settings', path: '/settings/settings?section=tickets', roles: ADMINS },
  { name: 'team', path: '/settings/team', roles: ADMINS },
  {
    name: 'invite',
    path: '/settings/team',
    roles: ADMINS,
    async after(page) {
      await page.locator('header button').last().click()
      await page.locator('dialog input').first().fill('lea@maison-lumen.example jo@maison ')
    },
  },
  { name: 'profile', path: '/settings/profile' },
  {
    name: 'palette',
    path: '/webs/tickets?channel=all',
    roles: ANSWERS_TICKETS,
    async after(page) {
      await openFirstTicket(page)
      await page.locator('article textarea').waitFor()
      await openPalette(page)
    },
  },
  {
    name: 'palette-typed',
    path: '/webs/tickets?channel=all',
    roles: ANSWERS_TICKETS,
    async after(page) {
      await openFirstTicket(page)
      await page.locator('article textarea').waitFor()
      await openPalette(page)
      await page.keyboard.type('li')
      await page.locator('dialog time').first().waitFor()
    },
  },
  { name: 'not-found', path: '/nowhere' },
  { name: 'knowledge', path: '/knowledge/view-files', roles: ADMINS },
  { name: 'knowledge-gaps', path: '/knowledge/view-files?section=gaps', roles: ADMINS },
  { name: 'knowledge-review', path: '/knowledge/view-files?section=review', roles: ADMINS },
  { name: 'knowledge-adding', path: '/knowledge/upload-resources', roles: ADMINS },
  { name: 'knowledge-settings', path: '/knowledge/settings', roles: ADMINS },
  { name: 'websites', path: '/webs/integration', roles: ADMINS },
]
