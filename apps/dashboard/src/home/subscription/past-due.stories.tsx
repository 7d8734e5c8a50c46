import type { User } from '@replybay/api-client'
import { answerWith, aUser } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { createScreen, quietServer } from '../../../test/dashboard-screen.tsx'

/** A page of a company that has not paid, for whom the stories say. */
function PastDue({ user, path = '/' }: { user: User; path?: string }) {
  const [{ screen: dashboard }] = useState(() => createScreen(path, user))
  return dashboard
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
const over = { status: 'past_due', graceEndsAt: '2026-04-15T12:00:00.000Z' } as const
const due = { status: 'past_due', graceEndsAt: inDays(2.5) } as const
const owner = (subscription: NonNullable<User['subscription']>) =>
  aUser({ subscription, ownerId: 'user-1', companyDescription: 'Lamps.', returnPolicy: 'Within 30 days.' })
const support = (subscription: NonNullable<User['subscription']>) =>
  aUser({ subscription, role: 'support', ownerId: 'o', ownerName: 'Camille Roy' })

const meta: Meta<typeof PastDue> = {
  title: 'Shell/Past due',
  component: PastDue,
  args: { user: owner(over) },
  globals: { viewport: { value: 'laptop' } },
}
export default meta
type Story = StoryObj<typeof PastDue>

const as = (user: User): Pick<Story, 'args' | 'beforeEach'> => ({
  args: { user },
  beforeEach: () => answerWith(...quietServer(user)),
})
// The first story waits for the code of all parts.
const late = { timeout: 10_000 }
const title = 'Your company’s last payment didn’t go through'

/** The time to pay is over: the owner reads what to do, what goes on and what waits for the payment. */
export const Owner: Story = {
  ...as(owner(over)),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: title }, late))
    await expect(card.getByText(/^Payment was due by .*April 15/)).toBeVisible()
    await expect(card.getByText(/Ask the person who runs it how to pay/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Needs payment' })).toBeVisible()
  },
}

export const OwnerDark: Story = { ...Owner, globals: { ...meta.globals, theme: 'dark' } }

/** A teammate reads the same, with words to send to the owner. */
export const Support: Story = {
  ...as(support(over)),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: title }, late))
    await expect(card.getByText('Camille Roy owns the account and can change this.')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Copy a message to send' })).toBeVisible()
    await expect(card.queryByText(/how to pay/)).toBeNull()
  },
}

/** On a phone, nothing of it is wider than the screen. */
export const Phone: Story = {
  ...Owner,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: title }, late)
    await expect(canvas.getByRole('region', { name: 'Needs payment' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

const onPage = (user: User, detail: string | RegExp): Story => ({
  ...as(user),
  args: { user, path: '/settings/profile' },
  play: async ({ canvas }) => {
    const strip = (await canvas.findByText(`${title}. 3 days left to pay.`, undefined, late)).closest(
      '[role=status]',
    )
    await expect(strip).toHaveTextContent(detail)
  },
})

/** Before that, a strip above every page says how long there is to pay: to the owner, whom to ask on this server. */
export const DaysLeftOwner: Story = onPage(owner(due), /Ask the person who runs this server what to do\.$/)

/** And to a teammate, who can pay. */
export const DaysLeftSupport: Story = onPage(support(due), /Camille Roy, the account owner, can pay\.$/)

export const DaysLeftPhone: Story = { ...DaysLeftOwner, globals: { viewport: { value: 'phone' } } }
