import { getMailboxOverview, getUserInfo } from '@replybay/api-client/operations'
import type { User } from '@replybay/api-client'
import { answerWith, aUser, FeatureScreen, handle, problem, type FeatureScreenProps } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { mailboxFeature } from '../feature.ts'

const user = (capabilities: User['capabilities'] = ['mailbox']) =>
  handle(getUserInfo, () => ({ data: { user: aUser({ capabilities }) } }))
const overview = (...titles: string[]) =>
  handle(getMailboxOverview, () => ({
    data: {
      entries: titles.map((title) => ({ _id: title, title, createdAt: '2026-11-20T08:02:00.000Z' })),
    },
  }))

function Screen(props: Omit<FeatureScreenProps, 'feature'>) {
  return <FeatureScreen feature={mailboxFeature} {...props} />
}

const meta: Meta<typeof Screen> = {
  title: 'Mailbox/Overview',
  component: Screen,
  args: { path: '/mailbox' },
}
export default meta
type Story = StoryObj<typeof Screen>

export const Loaded: Story = {
  beforeEach: () => answerWith(user(), overview('The second', 'The first')),
  play: async ({ canvas }) => {
    await canvas.findByText('The second')
  },
}

export const Empty: Story = {
  beforeEach: () => answerWith(user(), overview()),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing here yet')
  },
}

export const NotOffered: Story = {
  beforeEach: () => answerWith(user([])),
  play: async ({ canvas }) => {
    await canvas.findByText('No overview here')
  },
}

export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      handle(getMailboxOverview, () => new Promise<never>(() => undefined)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the overview' })
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      handle(getMailboxOverview, () => problem(500)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load the overview')
  },
}

export const Forbidden: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      handle(getMailboxOverview, () => problem(403, 'forbidden')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('The overview needs another role')
  },
}

export const LongText: Story = {
  beforeEach: () => answerWith(user(), overview('Lampenschirmmanufaktur'.repeat(12))),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Lampenschirm/)
  },
}
