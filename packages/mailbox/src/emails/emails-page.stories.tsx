import { archiveEmail, deleteEmail, getEmailThread, listEmailHeaders } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { emails, list, mailbox, user } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Mailbox/Emails',
  component: Screen,
  args: { path: '/emails/emails' },
}
export default meta
type Story = StoryObj<typeof Screen>

const failing = (answer: () => Response) => handle(listEmailHeaders, answer)

export const Loaded: Story = {
  args: { path: '/emails/emails?email=email-0' },
  beforeEach: () => answerWith(...mailbox()),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'VAT number on invoice ML-10391' })
    await canvas.findByText('1 image blocked · 1 tracker blocked')
    await expect(canvas.getByRole('list', { name: 'Attachments' })).toHaveTextContent('vat-certificate.pdf')
  },
}
export const LoadedDark: Story = { ...Loaded, globals: { theme: 'dark' } }

/** What an email replies to is folded, and its headers are shown on request. */
export const Reading: Story = {
  ...Loaded,
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Email from James Whitfield')
    const text = () => frame.contentDocument?.body.innerText ?? ''
    await waitFor(() => expect(text()).toContain('IE 3628519KH'))
    await waitFor(() => expect(text()).not.toContain('Could you send'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Show quoted text' }))
    await waitFor(() => expect(text()).toContain('Could you send'))
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for this email' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show headers' }))
    await screen.findByText(/x-mailer: Postbox/)
  },
}

/** Keys move, open, and go back. */
export const ByKeys: Story = {
  beforeEach: () => answerWith(...mailbox()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /James Whitfield/ })
    await userEvent.keyboard('jj')
    await waitFor(() => expect(canvas.getByRole('link', { name: /Inés Torralba/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('article', { name: '¿Cuándo llega la lámpara Alba?' })
    await userEvent.keyboard('j')
    await canvas.findByRole('article', { name: 'Globes Ø30 : livraison de décembre' })
    await userEvent.keyboard('{Escape}')
    await canvas.findByText('No email selected')
  },
}

/** Archived rows are gone at once, and back when that is undone: the server hears of nothing. */
export const ArchiveAndUndo: Story = {
  args: { path: '/emails/emails?email=email-0' },
  beforeEach: () => {
    localStorage.clear()
    answerWith(
      ...mailbox(),
      handle(archiveEmail, () => problem(500)),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }))
    await canvas.findByRole('article', { name: '¿Cuándo llega la lámpara Alba?' })
    await expect(canvas.queryByRole('link', { name: /James Whitfield/ })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await canvas.findByRole('link', { name: /James Whitfield/ })
  },
}

/** Rows are selected one by one, and what is done is done with all of them. */
export const Bulk: Story = {
  beforeEach: () => {
    localStorage.clear()
    answerWith(
      ...mailbox(),
      handle(deleteEmail, () => ({ data: {} })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select the email from James Whitfield' }),
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select the email from Inés Torralba' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await screen.findByText('2 emails deleted')
    await expect(canvas.getAllByRole('listitem')).not.toHaveLength(0)
    await expect(canvas.queryByRole('link', { name: /Inés Torralba/ })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await canvas.findByRole('link', { name: /Inés Torralba/ })
  },
}

export const Archived: Story = {
  args: { path: '/emails/emails?folder=archived' },
  beforeEach: () => answerWith(...mailbox()),
  play: async ({ canvas }) => {
    await canvas.findByText('Spare glass for Opaline')
  },
}

export const Searched: Story = {
  beforeEach: () => answerWith(...mailbox()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /James Whitfield/ })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search subjects' }), 'zzz')
    await canvas.findByText('Search looks at subjects only.')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }))
    await canvas.findByRole('link', { name: /James Whitfield/ })
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => answerWith(...mailbox()),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /James Whitfield/ })
  },
}
export const PhoneThread: Story = {
  ...Phone,
  args: { path: '/emails/emails?email=email-0' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Back to the list' })
    await canvas.findByText('1 image blocked · 1 tracker blocked')
  },
}

export const Empty: Story = {
  beforeEach: () => answerWith(list([]), ...mailbox()),
  play: async ({ canvas }) => {
    await canvas.findByText('Your inbox is empty')
  },
}

export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      handle(listEmailHeaders, () => new Promise<never>(() => undefined)),
      ...mailbox(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Loading emails' })
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      failing(() => problem(500)),
      ...mailbox(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Network error')
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Forbidden: Story = {
  beforeEach: () =>
    answerWith(
      failing(() => problem(403, 'forbidden')),
      ...mailbox(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to email')
  },
}

export const EmailNotFound: Story = {
  args: { path: '/emails/emails?email=unknown' },
  beforeEach: () =>
    answerWith(
      handle(getEmailThread, () => problem(404, 'not-found')),
      ...mailbox(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('This email can’t be found')
  },
}

export const NotConnected: Story = {
  beforeEach: () => answerWith(user({ mailbox: { connected: false } }), ...mailbox()),
  play: async ({ canvas }) => {
    await canvas.findByText('No mailbox is connected')
    await canvas.findByRole('link', { name: 'Connect a mailbox' })
  },
}

/** A server with the documented calls alone: there is nothing to lead to. */
export const NoMailboxToConnect: Story = {
  beforeEach: () => answerWith(user({ capabilities: [], mailbox: { connected: false } }), ...mailbox()),
  play: async ({ canvas }) => {
    await canvas.findByText('This server connects no mailbox. Ask the person who runs it.')
    await expect(canvas.queryByRole('link', { name: 'Connect a mailbox' })).toBeNull()
  },
}

const endless = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(8)

export const LongText: Story = {
  args: { path: '/emails/emails?email=email-0' },
  beforeEach: () =>
    answerWith(
      list(
        emails.map((email) => ({
          ...email,
          subject: endless,
          snippet: endless,
          from: { name: endless, address: 'a@b.example' },
        })),
      ),
      handle(getEmailThread, () => ({
        data: {
          thread: {
            header_id: 'email-0',
            subject: endless,
            messages: [
              {
                ...(emails[0] as (typeof emails)[number]),
                from: { name: endless, address: `${endless}@b.example` },
                text: endless.repeat(20),
              },
            ],
          },
        },
      })),
      ...mailbox(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('article')
  },
}
