import {
  changeMemberRole,
  getUserInfo,
  handOverOwnership,
  inviteSupport,
  listSupports,
  listWarehouses,
  removeMember,
  revokeInvitation,
} from '@replybay/api-client/operations'
import { fillSlot, roleDetails } from '@replybay/feature-kit'
import { answerWith, aUser, FeatureScreen, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { accountFeature } from '../feature.ts'
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
const onRevoke = fn()

const somebody = handle(getUserInfo, () => ({ data: { user: aUser() } }))
const team = handle(listSupports, () => ({ data: { supports: [camille, ines, leire] } }))

export const Loaded: Story = {
  beforeEach: () => answerWith(somebody, team),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Team' })
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + 3)
    await expect(within(table).getAllByText(/^Invitation expires/)[0]).toBeInTheDocument()
    // Who reads it is here.
    await expect(
      within(table)
        .getAllByText('just now')
        .some((words) => words.checkVisibility()),
    ).toBe(true)
    // One's own role, the owner's, is a text; a colleague's a menu in its place.
    await expect(within(table).queryByRole('button', { name: /Role for Camille/ })).toBeNull()
    await expect(within(table).getByRole('button', { name: /^Role for Inès Moreau: Support$/ })).toBeVisible()
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

/** Names, addresses and roles have the width; there are no columns to share it with. */
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Loaded.play?.(context)
    for (const email of [camille.email, ines.email, leire.email]) {
      const shown = context.canvas.getByTitle(email)
      await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
    }
    const row = context.canvas.getByRole('row', { name: /Inès Moreau/ })
    await expect(row).toHaveAccessibleName(/Active ?· .* ago Role for Inès Moreau: Support/)
  },
}

/** Addresses are seen whole beside all columns. */
export const Tablet: Story = {
  ...Loaded,
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await Loaded.play?.(context)
    for (const email of [camille.email, ines.email, leire.email]) {
      for (const part of context.canvas.getByTitle(email).querySelectorAll('[aria-hidden]')) {
        await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
      }
    }
  },
}

export const Alone: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      handle(listSupports, () => ({ data: { supports: [camille] } })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('No teammates yet')
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
    const table = await canvas.findByRole('table', { name: 'Team' })
    await expect(
      within(table)
        .getAllByText('auditor')
        .some((words) => words.checkVisibility()),
    ).toBe(true)
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

/** A success that is null is a failure, and says so as any other. */
export const ProblemAsNull: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      handle(listSupports, () => Response.json(null)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not get support list')
    await expect(canvas.getByText('The server had a problem. Try again in a moment.')).toBeVisible()
  },
}

export const Forbidden: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      handle(listSupports, () => problem(403)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You don’t have access to this page' })
    await canvas.findByText('Ask the account owner to change your role.')
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Invite' })).toBeNull()
  },
}

export const ForbiddenWarehouse: Story = {
  args: { path: '/settings/warehouses' },
  beforeEach: () =>
    answerWith(
      somebody,
      handle(listWarehouses, () => problem(403)),
    ),
  play: async (context) => {
    await Forbidden.play?.(context)
  },
}

/** Many at once, apart by anything; what became of each stays, and what went wrong is mended. */
export const Inviting: Story = {
  beforeEach: () => {
    onInvite.mockClear()
    return answerWith(
      somebody,
      team,
      handle(inviteSupport, async ({ request }) => {
        const { emails } = await request.json()
        onInvite(emails)
        return {
          data: {
            results: emails.map((email: string) => ({
              email,
              outcome: email === ines.email ? ('exists' as const) : ('invited' as const),
            })),
          },
        }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite teammates' }))
    const field = dialog.getByLabelText('Email addresses')
    await expect(field).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitations/ }))
    await dialog.findByText('Enter an email address')
    // One that is begun only is told at once, and not sent.
    await userEvent.type(field, 'pepe@rioalto{Enter}')
    await dialog.findByText('Incomplete email address: pepe@rioalto')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitation/ }))
    await dialog.findByText('Incomplete email address')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove pepe@rioalto' }))
    await expect(dialog.queryByText(/Incomplete email address/)).toBeNull()
    // Comma, space, Enter and a pasted list part them.
    await userEvent.type(field, `lea@maison.example,marc@maison.example ${ines.email}{Enter}jo@maison`)
    await expect(dialog.getByRole('button', { name: 'Remove lea@maison.example' })).toBeVisible()
    await userEvent.click(field)
    await userEvent.paste(' sofia@maison.example\nnils@maison.example')
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitations/ }))
    await dialog.findByText('3 of 5 invitations sent')
    await expect(onInvite).toHaveBeenCalledWith([
      'lea@maison.example',
      'marc@maison.example',
      ines.email,
      'sofia@maison.example',
    ])
    const results = within(dialog.getByRole('list', { name: 'Results' }))
    await expect(results.getByText('Already on your team')).toBeVisible()
    await expect(results.getByText('Incomplete email address')).toBeVisible()
    // It goes back to the field, and is sent once it is complete.
    await userEvent.click(results.getByRole('button', { name: 'Edit jo@maison' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('jo@maison')
    await userEvent.type(field, '.example')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await dialog.findByText('4 of 5 invitations sent')
    await expect(onInvite).toHaveBeenLastCalledWith(['jo@maison.example'])
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

let isDown = true

/** Nothing came back: each address says so, and all of them are sent again by one button. */
export const NotInvited: Story = {
  beforeEach: () => {
    isDown = true
    return answerWith(
      somebody,
      team,
      handle(inviteSupport, () =>
        isDown
          ? Response.error()
          : { data: { results: [{ email: 'lea@maison.example', outcome: 'invited' as const }] } },
      ),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite teammates' }))
    await userEvent.type(dialog.getByLabelText('Email addresses'), 'lea@maison.example')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitation/ }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Could not invite users')
    await dialog.findByText('The server didn’t respond')
    await expect(dialog.getByRole('status')).toHaveTextContent('Not sent0 of 1 invitation sent')
    isDown = false
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await dialog.findByText('1 of 1 invitation sent')
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

let invited: unknown

/** A success that names no address, as documented backends answer it, is a success for each of them. */
export const InvitingUnnamed: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      team,
      handle(inviteSupport, () => Response.json(invited)),
    ),
  play: async ({ canvas }) => {
    invited = {}
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite teammates' }))
    await userEvent.type(dialog.getByLabelText('Email addresses'), 'lea@maison.example, marc@maison.example')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitations/ }))
    await dialog.findByText('2 of 2 invitations sent')
    await expect(dialog.getAllByText('Invitation sent')).toHaveLength(2)
    await expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

/** A server that answers nothing has said of no address that it is invited: each can be sent again. */
export const InvitingUnanswered: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      team,
      handle(inviteSupport, () => Response.json(invited)),
    ),
  play: async ({ canvas }) => {
    invited = null
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite teammates' }))
    await userEvent.type(dialog.getByLabelText('Email addresses'), 'lea@maison.example, marc@maison.example')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitations/ }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Could not invite users')
    await expect(dialog.getAllByText('The server didn’t confirm this invitation')).toHaveLength(2)
    const results = ['lea', 'marc'].map((name) => ({
      email: `${name}@maison.example`,
      outcome: 'invited' as const,
    }))
    invited = { data: { results } }
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await dialog.findByText('2 of 2 invitations sent')
  },
}

/** A server that refuses the whole call for one address: the others are sent, and that one says why it was not. */
export const InvitingKnown: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      team,
      handle(inviteSupport, async ({ request }) => {
        const { emails } = await request.json()
        if (emails.includes(ines.email)) return Response.json({ message: 'user exists' }, { status: 409 })
        return { data: { results: emails.map((email: string) => ({ email, outcome: 'invited' as const })) } }
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite teammates' }))
    await userEvent.type(dialog.getByLabelText('Email addresses'), `lea@maison.example, ${ines.email}`)
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitations/ }))
    await dialog.findByText('1 of 2 invitations sent')
    await dialog.findByText('Already on your team')
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

/** The server says no: its words are at each address. */
export const InvitingRefused: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      team,
      handle(inviteSupport, () => problem(429, 'too-many-requests')),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite teammates' }))
    await userEvent.type(dialog.getByLabelText('Email addresses'), 'lea@maison.example, marc@maison.example')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitations/ }))
    await dialog.findByText('Could not invite users')
    await expect(dialog.getAllByText('Too many invitations. Try again tomorrow.')).toHaveLength(2)
  },
}

const nadia = {
  ...leire,
  _id: 'invitation-2',
  email: 'nadia@maison-lumen.example',
  expiresAt: '2026-01-01T00:00:00.000Z',
}
const endless = {
  ...ines,
  _id: 'user-7',
  email: `${'accounts-payable-and-receivable-'.repeat(3)}paris@maison-lumen.example`,
}

/** An expired invitation is told in words and danger; a long address keeps both its ends. */
export const ExpiredAndLong: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () =>
    answerWith(
      somebody,
      handle(listSupports, () => ({ data: { supports: [camille, endless, leire, nadia] } })),
    ),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Team' }))
    await expect(table.getAllByText('Invitation expired').some((words) => words.checkVisibility())).toBe(true)
    const row = table.getByTitle(endless.email)
    await expect(row).toHaveTextContent('lumen.example')
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    await expect(canvas.getByRole('button', { name: `Resend to ${nadia.email}` })).toBeVisible()
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
    await userEvent.click(await canvas.findByRole('button', { name: /^Role for Inès Moreau/ }))
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

/** It is asked first, says what becomes of tickets, and then where the person is listed. */
export const ToWarehouse: Story = {
  beforeEach: () => {
    onRole.mockClear()
    return answerWith(
      somebody,
      team,
      handle(listWarehouses, () => ({ data: { warehouses: [{ ...ines, role: 'warehouse' as const }] } })),
      handle(changeMemberRole, async ({ request, params }) => {
        onRole(params.id, await request.json())
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Role for Inès Moreau/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Warehouse' }))
    const question = within(
      await screen.findByRole('dialog', { name: 'Move Inès Moreau to warehouse staff?' }),
    )
    await expect(question.getByText(/become unassigned/)).toBeVisible()
    await expect(onRole).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Change role' }))
    await screen.findByText('Now listed in Warehouse staff')
    const roles = within(canvas.getByRole('table', { name: 'What each role can do' }))
    await expect(roles.getByText('Warehouse')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Warehouse staff' }))
    await canvas.findByRole('heading', { name: 'Warehouse staff', level: 1 })
  },
}

/** An invitation is canceled at once: its link opens nothing any more. */
export const Canceling: Story = {
  beforeEach: () => {
    onRevoke.mockClear()
    return answerWith(
      somebody,
      handle(listSupports, () => ({
        data: { supports: [camille, ines, ...(onRevoke.mock.calls.length > 0 ? [] : [leire])] },
      })),
      handle(revokeInvitation, ({ params }) => {
        onRevoke(params.id)
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `More actions for ${leire.email}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel invitation' }))
    await waitFor(() => expect(onRevoke.mock.calls).toEqual([['invitation-1']]))
    await screen.findByText(`Invitation to ${leire.email} canceled`)
    await waitFor(() => expect(canvas.queryByTitle(leire.email)).toBeNull())
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
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Inès Moreau' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }))
    await expect(onRemove).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await screen.findByText('Inès Moreau was removed from the team')
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
    await expect(canvas.queryByRole('button', { name: 'More actions for Thomas Girard' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Role for Thomas Girard/ })).toBeNull()
    await expect(canvas.getByText('Owner only')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Role for Inès Moreau/ }))
    await screen.findByRole('menuitemradio', { name: 'Support' })
    await expect(screen.queryByRole('menuitemradio', { name: 'Admin' })).toBeNull()
  },
}

const unreachable = fillSlot(roleDetails, {
  id: 'role-pages',
  load: () => Promise.reject(new Error('No connection.')),
})
const withoutCode = { ...accountFeature, fills: [...(accountFeature.fills ?? []), unreachable] }

/** The pages of each role need code that the server did not give: the table says so once, not once a role. */
export const RolesNotLoaded: Story = {
  render: (args) => (
    <FeatureScreen
      {...args}
      feature={withoutCode}
      problem={<p role="alert">This section couldn’t load.</p>}
    />
  ),
  beforeEach: () => answerWith(somebody, team),
  play: async ({ canvas }) => {
    const roles = within(await canvas.findByRole('table', { name: 'What each role can do' }))
    await expect(roles.getAllByRole('row')).toHaveLength(1 + 4)
    await roles.findByRole('alert')
    await expect(roles.getAllByRole('alert')).toHaveLength(1)
  },
}

/** Who gives up transferring the ownership begins anew: the password is not there any more, nor that it was wrong. */
export const TransferGivenUp: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      team,
      handle(handOverOwnership, () => problem(400, 'invalid-password')),
    ),
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^More actions for Inès Moreau/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Transfer ownership…' }))
      return await screen.findByLabelText('Your password')
    }
    await userEvent.type(await open(), 'guessed{Enter}')
    await screen.findByText('Invalid password')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await open()).toHaveValue('')
    await expect(screen.queryByText('Invalid password')).toBeNull()
  },
}
