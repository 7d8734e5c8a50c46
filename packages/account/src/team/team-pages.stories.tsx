import {
  changeMemberRole,
  getUserInfo,
  inviteSupport,
  listSupports,
  removeMember,
} from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AccountScreen } from '../stories/account-screen.tsx'

const meta: Meta<typeof AccountScreen> = {
  title: 'Account/Team',
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
  lastSeenAt: '2026-05-04T08:58:00.000Z',
}
const ines = {
  ...camille,
  _id: 'user-2',
  email: 'support@maison-lumen.example',
  name: 'Inès Moreau',
  role: 'support' as const,
}
const leire = {
  _id: 'invitation-1',
  email: 'leire@maison-lumen.example',
  name: '',
  role: 'support' as const,
  state: 'invited' as const,
  invitedAt: '2026-05-03T09:00:00.000Z',
  expiresAt: '2099-05-10T09:00:00.000Z',
  lastSeenAt: null,
}
const onInvite = fn()
const onRole = fn()
const onRemove = fn()

const somebody = handle(getUserInfo, () => ({ data: { user: aUser() } }))
const team = handle(listSupports, () => ({ data: { supports: [camille, ines, leire] } }))

export const Loaded: Story = {
  beforeEach: () => answerWith(somebody, team),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Team' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(list).getByText('Invited')).toBeVisible()
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

export const Phone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } }

export const Alone: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      handle(listSupports, () => ({ data: { supports: [camille] } })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Nobody else is here yet')
  },
}

export const UnknownRole: Story = {
  beforeEach: () => {
    // No type describes the role: it arrives as JSON, as from a newer backend.
    const auditor: typeof ines = JSON.parse(JSON.stringify({ ...ines, role: 'auditor' }))
    answerWith(
      somebody,
      handle(listSupports, () => ({ data: { supports: [camille, auditor] } })),
    )
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Team' })
    await expect(within(list).getByText('auditor')).toBeVisible()
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      handle(listSupports, () => problem(503)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not get support list')
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

/** Many at once, apart by anything; what became of each is said. */
export const Inviting: Story = {
  beforeEach: () => {
    onInvite.mockClear()
    return answerWith(
      somebody,
      team,
      handle(inviteSupport, async ({ request }) => {
        onInvite(await request.json())
        return {
          data: {
            results: [
              { email: 'jon@maison-lumen.example', outcome: 'invited' as const },
              { email: 'owner@maison-lumen.example', outcome: 'exists' as const },
            ],
          },
        }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
    const addresses = await screen.findByLabelText('Addresses')
    await userEvent.type(addresses, 'jon@maison-lumen.example; owner{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Send invitations' }))
    await screen.findByText('owner is not an address')
    await userEvent.clear(addresses)
    await userEvent.type(addresses, 'jon@maison-lumen.example, owner@maison-lumen.example')
    await userEvent.click(screen.getByRole('button', { name: 'Send invitations' }))
    await screen.findByText('1 invitation is on its way.')
    await screen.findByText('Has an account already')
    await expect(onInvite).toHaveBeenCalledWith({
      emails: ['jon@maison-lumen.example', 'owner@maison-lumen.example'],
      role: 'support',
    })
  },
}

/** A role changes at once, and can be put back. */
export const ChangingRole: Story = {
  beforeEach: () => {
    onRole.mockClear()
    return answerWith(
      somebody,
      team,
      handle(changeMemberRole, async ({ request, params }) => {
        onRole(params.id, await request.json())
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Inès Moreau' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Admin' }))
    await screen.findByText('Inès Moreau: Admin')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(onRole.mock.calls).toEqual([
        ['user-2', { role: 'admin' }],
        ['user-2', { role: 'support' }],
      ]),
    )
  },
}

/** Nobody is removed by one slip. */
export const Removing: Story = {
  beforeEach: () => {
    onRemove.mockClear()
    return answerWith(
      somebody,
      team,
      handle(removeMember, ({ params }) => {
        onRemove(params.id)
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Inès Moreau' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }))
    await expect(onRemove).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await screen.findByText('Inès Moreau was removed')
    await expect(onRemove).toHaveBeenCalledWith('user-2')
  },
}

/** An admin makes no admins, and neither changes nor removes them. */
export const AsAdmin: Story = {
  beforeEach: () =>
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser({ _id: 'user-9', role: 'admin' }) } })),
      handle(listSupports, () => ({
        data: {
          supports: [
            camille,
            ines,
            { ...ines, _id: 'user-3', name: 'Thomas Girard', role: 'admin' as const },
          ],
        },
      })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Thomas Girard')
    await expect(canvas.queryByRole('button', { name: 'More about Thomas Girard' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More about Inès Moreau' }))
    await expect(screen.queryByRole('menuitemradio', { name: 'Admin' })).toBeNull()
  },
}
