import type { EmailHeader } from '@replybay/api-client'
import { findEmailsBySubject, listEmailHeaders } from '@replybay/api-client/operations'
import { emailSide, type Fill, fillSlot } from '@replybay/feature-kit'
import { answerWith, FeatureScreen, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { mailboxFeature } from '../feature.ts'
import { emails, folders, mailbox } from '../stories/samples.ts'

const orders: Fill = fillSlot(emailSide, {
  id: 'orders',
  load: () => Promise.resolve(({ address }) => <p style={{ padding: 16 }}>{`Orders of ${address}`}</p>),
})

interface Args {
  fills: readonly Fill[]
}

const meta: Meta<Args> = {
  title: 'Mailbox/Customer',
  args: { fills: [] },
  globals: { viewport: { value: 'wide' } },
  render: ({ fills }) => (
    <div style={{ height: '100vh' }}>
      <FeatureScreen
        feature={{ ...mailboxFeature, fills: [...(mailboxFeature.fills ?? []), ...fills] }}
        path="/emails/emails?email=email-0"
      />
    </div>
  ),
}
export default meta
type Story = StoryObj<Args>

const another = (id: string, subject: string, change: Partial<EmailHeader> = {}): EmailHeader => ({
  ...(emails[0] as EmailHeader),
  _id: id,
  threadId: `thread-${id}`,
  subject,
  date: '2026-09-30T08:00:00.000Z',
  ...change,
})
const others = [
  another('trade', 'Trade account application', { folder: 'Archive', archived: true }),
  another('glass', 'Spare glass for Opaline Ø30', { folder: 'Sent' }),
]

/** The person's emails, where they are asked for; else the list. */
const ofPerson = (answer: () => EmailHeader[] | Response) =>
  handle(listEmailHeaders, async ({ request }) => {
    const asked: unknown = await request.json()
    if (!('address' in Object(asked))) {
      return { data: { headers: emails, total: emails.length, folders } }
    }
    const answered = answer()
    return answered instanceof Response ? answered : { data: { headers: answered } }
  })
const begin = (answer: () => EmailHeader[] | Response) => () => {
  localStorage.clear()
  answerWith(ofPerson(answer), ...mailbox())
}
const everything = () => [...emails.slice(0, 1), ...others]

/** Who wrote stands beside the thread, with what else they wrote. */
export const Loaded: Story = {
  beforeEach: begin(everything),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('complementary', { name: 'Customer' }))
    await panel.findByRole('heading', { name: 'James Whitfield' })
    const section = within(await panel.findByRole('region', { name: 'Other emails' }))
    await expect(section.queryByText('VAT number on invoice ML-10391')).toBeNull()
    await expect(section.getByRole('link', { name: /Spare glass/ })).toBeVisible()
    await userEvent.click(section.getByRole('link', { name: /Trade account/ }))
    await canvas.findByRole('list', { name: 'Emails: Archived' })
  },
}
export const Dark: Story = {
  beforeEach: begin(everything),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Other emails' })
  },
}
export const French: Story = { ...Dark, globals: { locale: 'fr-FR' }, play: async () => {} }

/** Where there is no room for it, a key and a button open it. */
export const Drawer: Story = {
  beforeEach: begin(everything),
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'VAT number on invoice ML-10391' })
    await userEvent.keyboard('i')
    const drawer = within(await screen.findByRole('dialog', { name: 'Customer' }))
    await drawer.findByRole('link', { name: /Trade account/ })
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Show customer' }))
    await screen.findByRole('dialog', { name: 'Customer' })
  },
}
export const Phone: Story = {
  beforeEach: begin(everything),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show customer' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Customer' }))
    await sheet.findByRole('link', { name: /Trade account/ })
  },
}

/** Someone's first email. */
export const NoOthers: Story = {
  beforeEach: begin(() => emails.slice(0, 1)),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('complementary', { name: 'Customer' }))
    await panel.findByText('james@whitfieldrowe.example')
    await expect(panel.queryByRole('region', { name: 'Other emails' })).toBeNull()
  },
}

/** More than five are folded. */
export const Many: Story = {
  beforeEach: begin(() =>
    Array.from({ length: 7 }, (_, place) => another(`many-${place}`, `Question ${place}`)),
  ),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Other emails' }))
    await expect(section.getAllByRole('link')).toHaveLength(5)
    await userEvent.click(section.getByRole('button', { name: 'Show all' }))
    await expect(section.getAllByRole('link')).toHaveLength(7)
  },
}

/** Others who wrote with the same subject, outside of the thread. */
export const SameSubject: Story = {
  beforeEach: () => {
    begin(() => emails.slice(0, 1))()
    answerWith(
      handle(findEmailsBySubject, async ({ request }) => {
        const { subject } = await request.json()
        const niamh = { name: 'Niamh Rowe', address: 'niamh@whitfieldrowe.example' }
        return {
          data: {
            headers: [
              another('email-0', subject, { threadId: 'thread-0' }),
              another('niamh', subject, { from: niamh }),
              another('james', subject),
            ],
          },
        }
      }),
      ...mailbox(),
    )
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Same subject' }))
    await expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Niamh Rowe'),
    ])
  },
}

/** They can't be read: the person's name still stands there. */
export const Failed: Story = {
  beforeEach: begin(() => problem(500)),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('complementary', { name: 'Customer' }))
    await panel.findByText('Network error')
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }))
    await panel.findByText('Network error')
  },
}

/** What another feature shows of a person, such as orders. */
export const Filled: Story = {
  args: { fills: [orders] },
  beforeEach: begin(everything),
  play: async ({ canvas }) => {
    await canvas.findByText('Orders of james@whitfieldrowe.example')
  },
}
