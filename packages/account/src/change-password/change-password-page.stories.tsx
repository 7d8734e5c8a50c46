import { changePassword, getUserInfo } from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AccountScreen } from '../stories/account-screen.tsx'

const meta: Meta<typeof AccountScreen> = {
  title: 'Account/Change password',
  component: AccountScreen,
  args: { path: '/change-password' },
}
export default meta
type Story = StoryObj<typeof AccountScreen>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const PASSWORD = 'gulls over the lighthouse at noon'
const onChange = fn()
const somebody = handle(getUserInfo, () => ({ data: { user: aUser() } }))

async function fillIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Current password'), 'replybay-demo')
  await userEvent.type(canvas.getByLabelText('New password'), PASSWORD)
  await userEvent.type(canvas.getByLabelText('Confirm new password'), `${PASSWORD}{Enter}`)
}

/** A good password keeps both rules, and the form is empty once it is changed. */
export const Changed: Story = {
  beforeEach: () => {
    onChange.mockClear()
    return answerWith(
      somebody,
      handle(changePassword, async ({ request }) => {
        onChange(await request.json())
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await canvas.findByText('Your password was changed')
    await expect(onChange).toHaveBeenCalledWith({
      currentPassword: 'replybay-demo',
      newPassword: PASSWORD,
      signOutOthers: true,
    })
    await expect(canvas.getByLabelText('Current password')).toHaveValue('')
  },
}

/** It is named as its entry in the menu is, and the browser asks before the tab goes with what was typed. */
export const Typed: Story = {
  beforeEach: () => answerWith(somebody),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Password' })
    const card = within(canvas.getByRole('region', { name: 'Change password' }))
    await expect(card.getByRole('heading', { level: 3, name: 'New password' })).toBeVisible()
    await userEvent.type(card.getByLabelText('New password'), 'gulls')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    await expect(leaving.defaultPrevented).toBe(true)
  },
}

/** A backend of the documented fields alone ends no other sessions, and nothing promises it. */
export const DocumentedOnly: Story = {
  beforeEach: () => {
    onChange.mockClear()
    return answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser({ capabilities: [] }) } })),
      handle(changePassword, async ({ request }) => {
        onChange(await request.json())
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Current password')
    await expect(canvas.queryByRole('switch', { name: 'Sign out everywhere else' })).toBeNull()
    await fillIn(canvas)
    await canvas.findByText('Your password was changed')
    await expect(canvas.queryByText('You’ve been signed out everywhere else.')).toBeNull()
    await expect(onChange).toHaveBeenCalledWith({
      currentPassword: 'replybay-demo',
      newPassword: PASSWORD,
      signOutOthers: false,
    })
  },
}

export const Wrong: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      handle(changePassword, () => problem(400, 'invalid-password')),
    ),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await canvas.findByText('Invalid password')
    await expect(canvas.getByLabelText('Current password')).toHaveFocus()
    await expect(canvas.getByLabelText('New password')).toHaveValue(PASSWORD)
  },
}

export const Dark: Story = { ...Wrong, globals: { theme: 'dark' } }

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      handle(changePassword, () => problem(503)),
    ),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await canvas.findByText('Could not update password')
  },
}
