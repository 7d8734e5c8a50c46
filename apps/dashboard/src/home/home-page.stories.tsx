import {
  addSampleData,
  countTickets,
  getWebInfo,
  listIntegrations,
  listSupports,
  listTickets,
  removeSampleData,
} from '@replybay/api-client/operations'
import { answerWith, aTicketSummary, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { createScreen, quietServer } from '../../test/dashboard-screen.tsx'

/** The home page in its frame, for whom the stories say. */
function Home({ user }: { user: ReturnType<typeof aUser> }) {
  const [{ screen: dashboard }] = useState(() => createScreen('/', user))
  return dashboard
}

const complete = aUser({ companyDescription: 'Hand-blown lamps.', returnPolicy: 'Within 30 days.' })
const meta: Meta<typeof Home> = { title: 'Shell/Home', component: Home, args: { user: complete } }
export default meta
type Story = StoryObj<typeof Home>
type Server = Parameters<typeof answerWith>

/** The server that a story speaks to, for the person that it is about. */
const server =
  (user: ReturnType<typeof aUser>, ...own: Server) =>
  () =>
    answerWith(...own, ...quietServer(user))

const colleague = (name: string) =>
  ({ _id: name, name, email: 'x@y.example', role: 'support', state: 'active' }) as const
const team = handle(listSupports, () => ({
  data: { supports: [colleague('Camille Roy'), colleague('Inès Moreau')] },
}))
const counts = handle(countTickets, () => ({
  data: { counts: { open: { web: 12, whatsapp: 9 }, answered: { web: 61 } } },
}))
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const waiting = [
  aTicketSummary({ waitingSince: hoursAgo(5.1), customer: { _id: 'c1', name: 'James Whitfield' } }),
  aTicketSummary({
    waitingSince: hoursAgo(2),
    channel: 'discord',
    customer: { _id: 'c2', name: 'mikael_k' },
  }),
  aTicketSummary({ waitingSince: hoursAgo(0.2), channel: 'whatsapp' }),
]
const tickets = (...list: typeof waiting) => handle(listTickets, () => ({ data: { tickets: list } }))
const webs = handle(getWebInfo, ({ params }) => ({
  data: { web: { _id: params.id, domain: `${params.id}.example` } },
}))

export const Loaded: Story = {
  beforeEach: server(complete, team, counts, tickets(...waiting), webs),
  play: async ({ canvas }) => {
    // The first story waits for the code of all parts.
    const open = await canvas.findByRole('link', { name: /^Open 21/ }, { timeout: 10_000 })
    await expect(open).toHaveAttribute('href', '/webs/tickets?channel=all')
    await canvas.findByRole('link', { name: /^Longest wait 5h/ })
    await canvas.findByText('web-1.example')
    // "lundi 23 novembre" begins with a capital letter where it stands alone.
    const day = canvas.getByRole('heading', { level: 1 }).nextElementSibling
    await expect(day && getComputedStyle(day, '::first-letter').textTransform).toBe('uppercase')
    await expect(canvas.queryByText('Set up Replybay')).toBeNull()
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

/** On a phone the times of who waits are no smaller than 12 px. */
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Loaded.play?.(context)
    const times = [...context.canvasElement.querySelectorAll('time')]
    await expect(times.length).toBeGreaterThan(0)
    const sizes = times.map((time) => Number.parseFloat(getComputedStyle(time).fontSize))
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  },
}

const newcomer = aUser({ owner_webs: [], returnPolicy: '' })

/** Nothing is there yet: the set-up comes first, and somebody may look around. */
export const FirstRun: Story = {
  args: { user: newcomer },
  beforeEach: server(newcomer),
  play: async ({ canvas }) => {
    await canvas.findByText('4 of 9')
    await canvas.findByRole('button', { name: 'Explore with sample data' })
    await canvas.findByRole('heading', { name: /^Welcome, / })
    await canvas.findByText(/^\d steps to set up .*\. About \d+ minutes\.$/)
    await expect(await canvas.findByText('Waiting longest')).toBeVisible()
    await expect(await canvas.findByText('Unanswered questions')).toBeVisible()
    await expect(canvas.queryByText('Go to tickets')).toBeNull()
  },
}

const french = aUser({
  capabilities: ['users', 'webs'],
  owner_webs: [],
  returnPolicyTranslations: { 'fr-FR': 'Sous 30 jours.' },
  returnPolicy: '',
})

/** A policy in one language is written; a step leads to its section, with the focus in it. */
export const SomeDone: Story = {
  args: { user: french },
  globals: { viewport: { value: 'laptop' } },
  beforeEach: server(french),
  play: async ({ canvas }) => {
    await canvas.findByText('5 of 9')
    // The step that is next is done in its place.
    await expect(await canvas.findByRole('textbox', { name: 'Address of the site' }, LATE)).toBeVisible()
  },
}

const LATE = { timeout: 10_000 }

/** What no longer works takes no more room than its words. */
export const BrokenConnection: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: server(
    complete,
    team,
    counts,
    tickets(...waiting),
    webs,
    handle(listIntegrations, () => ({
      data: [{ _id: 'shop', kind: 'shopify', state: 'failed' as const, problem: 'bad-key' }],
    })),
  ),
  play: async ({ canvas }) => {
    const words = await canvas.findByText('The connection to Shopify has failed.', {}, LATE)
    await expect(words.closest('[role="status"]')?.clientHeight).toBeLessThan(80)
  },
}

/** Nobody waits. */
export const Quiet: Story = {
  beforeEach: server(complete, team),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Open 0/ })
    await canvas.findByText(/No one is waiting\. New customer messages appear here/)
  },
}

const never = () => new Promise<never>(() => undefined)

/** The shape of the page is there before its figures. */
export const Loading: Story = {
  beforeEach: server(complete, team, handle(countTickets, never), handle(listTickets, never)),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Answered/ })
    await canvas.findByRole('region', { name: 'Waiting longest' })
  },
}

let isDown = true

/** Each part fails alone, and is tried again alone. */
export const Problem: Story = {
  beforeEach: () => {
    isDown = true
    server(
      complete,
      handle(listSupports, () => problem(500)),
      handle(getWebInfo, ({ params }) =>
        isDown ? problem(500) : { data: { web: { _id: params.id, domain: 'lumen.example' } } },
      ),
      handle(countTickets, () => (isDown ? problem(500) : { data: { counts: { open: { web: 3 } } } })),
      tickets(...waiting),
    )()
  },
  play: async ({ canvas }) => {
    // Of an account in which nothing is known to be left, the set-up does not come back.
    await canvas.findByRole('button', {
      name: 'Website · User dont have any web · The name couldn’t be loaded. Try again. · Retry',
    })
    await expect(canvas.queryByText('Set up Replybay')).toBeNull()
    await canvas.findByRole('link', { name: /^Longest wait 5h/ })
    const [retry] = await canvas.findAllByRole('button', { name: 'Retry' })
    isDown = false
    if (retry) await userEvent.click(retry)
    await canvas.findByRole('link', { name: /^Open 3/ })
    await userEvent.click(canvas.getByRole('button', { name: /^Website/ }))
    await canvas.findByText('lumen.example')
  },
}

const stranger = aUser({
  role: 'support',
  permissions: { main: false },
  ownerId: 'o',
  ownerName: 'Camille Roy',
})

/** No page is open to the person, who learns whom to ask. */
export const Forbidden: Story = {
  args: { user: stranger },
  beforeEach: server(stranger),
  play: async ({ canvas }) => {
    await canvas.findByText('You only have access to your settings')
    await canvas.findByText(/Camille Roy can change that\./)
  },
}

const ended = { status: 'trialing', trialEndsAt: '2026-04-15T12:00:00.000Z' } as const
const unpaid = aUser({ subscription: ended, ownerId: 'user-1', owner_webs: [] })

/** The owner reads why and when, what goes on and what waits, and what to do: nothing of a new account. */
export const Blocked: Story = {
  args: { user: unpaid },
  globals: { viewport: { value: 'laptop' } },
  beforeEach: server(unpaid),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Your company’s trial has ended' }))
    await expect(card.getByText(/^It ended on .*April 15.* Customers can still write to you\./)).toBeVisible()
    await expect(card.getByText(/Ask the person who runs it to activate one/)).toBeVisible()
    await expect(card.queryByRole('link', { name: /Choose a plan/ })).toBeNull()
    const works = within(canvas.getByRole('region', { name: 'Still works' }))
    await expect(works.getByText('Profile, Password')).toBeVisible()
    const waits = within(canvas.getByRole('region', { name: 'Needs a plan' }))
    await expect(waits.getByText('Company, Tickets, Team, Warehouse staff, Websites')).toBeVisible()
    await expect(waits.queryByRole('link')).toBeNull()
    await expect(canvas.queryByText('Set up Replybay')).toBeNull()
    await expect(canvas.queryByText(/The account owner/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await userEvent.click(await card.findByRole('button', { name: 'Export your data' }))
    const question = within(await screen.findByRole('dialog', { name: 'Export all data' }))
    await expect(question.getByLabelText('Your password')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  },
}

export const BlockedDark: Story = { ...Blocked, globals: { ...Blocked.globals, theme: 'dark' } }

/** What waits for a plan has its lock, and says why, in the bar at the bottom too. */
export const BlockedPhone: Story = {
  ...Blocked,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Your company’s trial has ended' })
    const [locked] = canvas.getAllByTitle('Your company has no active subscription')
    await expect(locked).toBeVisible()
    await expect(locked?.querySelector('.tabler-icon-lock')).toBeVisible()
  },
}

const unpaidWithTickets = aUser({ subscription: ended, ownerId: 'user-1', capabilities: ['tickets'] })

/** Who has written is in sight and can't be opened. */
export const BlockedWithTickets: Story = {
  args: { user: unpaidWithTickets },
  beforeEach: server(unpaidWithTickets, counts, tickets(...waiting)),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Waiting for your reply' }, LATE))
    await expect(card.getByText('James Whitfield')).toBeVisible()
    await expect(await card.findByText('21 tickets. Nothing is lost.')).toBeVisible()
    await expect(card.queryByRole('link')).toBeNull()
  },
}

const asked = aUser({
  role: 'support',
  ownerId: 'o',
  ownerName: 'Camille Roy',
  subscription: { status: 'canceled', currentPeriodEnd: '2026-04-15T12:00:00.000Z' },
})

/** A teammate reads the same, with the owner's name and words to send them. */
export const BlockedTeammate: Story = {
  args: { user: asked },
  beforeEach: server(asked),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Your company’s subscription has ended' }))
    await expect(card.getByText(/^It was canceled and ended on .*April 15/)).toBeVisible()
    await expect(card.getByText('Camille Roy owns the account and can change this.')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Copy a message to send' })).toBeVisible()
    await expect(canvas.queryByText(/Your teammates see this/)).toBeNull()
  },
}

const long = 'Donaudampfschifffahrtsgesellschaft-Elektrizitätenhauptbetriebswerkbauunterbeamten-Laden'
const verbose = aUser({ name: `${long} Roy`, companyNameRaw: long, owner_webs: ['a', 'b'] })

/** Long names break and are cut; several websites are a choice, which is kept. */
export const LongTexts: Story = {
  args: { user: verbose },
  beforeEach: () => {
    localStorage.removeItem('replybay:web:user-1')
    server(
      verbose,
      handle(getWebInfo, ({ params }) => ({
        data: { web: { _id: params.id, domain: `${params.id}.${long}.example` } },
      })),
      tickets(
        aTicketSummary({ waitingSince: hoursAgo(1), subject: long, customer: { _id: 'c', name: long } }),
      ),
    )()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^a\.Donau/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^b\.Donau/ }))
    await canvas.findByRole('button', { name: /^b\.Donau/ })
  },
}

const documented = aUser({ ...complete, capabilities: [] })

/** A backend that counts nothing: the figures are counted here, from its whole list. */
export const DocumentedOnly: Story = {
  args: { user: documented },
  beforeEach: server(
    documented,
    team,
    tickets(...waiting, aTicketSummary({ status: 'answered', waitingSince: null })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Open 3/ })
    await canvas.findByRole('link', { name: /^Answered 1/ })
  },
}

const explorer = aUser({ ...complete, sample_webs: ['web-1'] })

/** What belongs to nobody is marked, and removed on request. */
export const SampleData: Story = {
  args: { user: explorer },
  beforeEach: server(
    explorer,
    team,
    counts,
    tickets(...waiting),
    handle(removeSampleData, () => problem(500)),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('You’re viewing sample data')
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete the sample data?' }))
    // They are the dialog's buttons, not links of the strip below it.
    await expect(question.getByRole('button', { name: 'Delete' })).toHaveStyle('text-decoration-line: none')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await question.findByText('Could not delete the sample data')
  },
}

/** Somebody else was quicker. */
export const SampleRefused: Story = {
  args: { user: newcomer },
  beforeEach: server(
    newcomer,
    handle(addSampleData, () => problem(409, 'not-empty')),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Explore with sample data' }))
    await canvas.findByText('Sample data can only be added to an empty account')
  },
}
