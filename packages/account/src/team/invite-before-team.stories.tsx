import { getUserInfo, inviteSupport, listSupports } from '@replybay/api-client/operations'
import { answerWith, aUser, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { AccountScreen } from '../stories/account-screen.tsx'

const meta: Meta<typeof AccountScreen> = {
  title: 'Account/Invite before the team is there',
  component: AccountScreen,
  args: { path: '/settings/team' },
}
export default meta
type Story = StoryObj<typeof AccountScreen>

const camille = {
  _id: 'user-1',
  email: 'owner@maison-lumen.example',
  name: 'Camille Roy',
  role: 'owner' as const,
  state: 'active' as const,
}
const arrival = { team: Promise.withResolvers<void>() }

/** Somebody of the team is told from a stranger also where the team comes after the answer. */
export const TeamComesLate: Story = {
  beforeEach: () => {
    arrival.team = Promise.withResolvers()
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser() } })),
      handle(listSupports, async () => {
        await arrival.team.promise
        return { data: { supports: [camille] } }
      }),
      handle(inviteSupport, () => ({
        data: { results: [{ email: camille.email, outcome: 'exists' as const }] },
      })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite teammates' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email addresses' }), camille.email)
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitation/ }))
    await dialog.findByText('Already has an account')
    arrival.team.resolve()
    await dialog.findByText('Already on your team')
  },
}
