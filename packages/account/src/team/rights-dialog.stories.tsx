import { changeMemberRole, getUserInfo, listSupports } from '@replybay/api-client/operations'
import { defaultLayoutRoute, guarded, type GuardName } from '@replybay/feature-kit'
import { answerWith, aUser, FeatureScreen, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoute } from '@tanstack/react-router'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { accountFeature } from '../feature.ts'

/** Of another feature, which is open with a right. */
const page = (path: string, ...guards: GuardName[]) =>
  createRoute({ getParentRoute: () => defaultLayoutRoute, path, ...guarded(...guards) })
const { texts, routes } = accountFeature
const feature = {
  ...accountFeature,
  texts,
  routes: {
    default: {
      ...routes.default,
      tickets: page('/webs/tickets', 'no-access-web'),
      discord: page('/discord/tickets', 'no-access-discord', 'no-access-web'),
      orders: page('/warehouse/orders', 'no-warehouse-access'),
    },
  },
}

const meta: Meta<typeof FeatureScreen> = {
  title: 'Account/Permissions',
  component: FeatureScreen,
  args: { feature, path: '/settings/team' },
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

const ines = {
  _id: 'user-2',
  email: 'support@maison-lumen.example',
  name: 'Inès Moreau',
  role: 'support' as const,
  state: 'active' as const,
}
const onRole = fn()

const server = (given?: Record<string, boolean>) => () => {
  onRole.mockClear()
  let permissions = given
  return answerWith(
    handle(getUserInfo, () => ({ data: { user: aUser() } })),
    handle(listSupports, () => ({ data: { supports: [{ ...ines, ...(permissions && { permissions }) }] } })),
    handle(changeMemberRole, async ({ request }) => {
      const body = await request.json()
      onRole(body)
      const isReset = Object.keys(body.permissions ?? {}).length === 0
      permissions = isReset ? undefined : { ...permissions, ...body.permissions }
      return { data: {} }
    }),
  )
}

async function openDialog(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Inès Moreau' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Permissions…' }))
  return within(await screen.findByRole('dialog', { name: 'Permissions for Inès Moreau' }))
}

/** What somebody may do beside their role: each switch holds at once, and all can go back to those of the role. */
export const Rights: Story = {
  beforeEach: server({ warehouse: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Custom permissions: Warehouse on')).not.toHaveLength(0)
    const dialog = await openDialog(canvas)
    await expect(dialog.getByRole('switch', { name: 'Warehouse' })).toBeChecked()
    // No page of this build is open with it.
    await expect(dialog.queryByRole('switch', { name: 'Email' })).toBeNull()
    await userEvent.click(dialog.getByRole('switch', { name: 'Tickets' }))
    await waitFor(() => expect(dialog.getByRole('switch', { name: 'Tickets' })).not.toBeChecked())
    await waitFor(() =>
      expect(dialog.getByRole('switch', { name: 'Main platform' })).not.toHaveAttribute('aria-busy', 'true'),
    )
    await userEvent.click(dialog.getByRole('switch', { name: 'Main platform' }))
    await waitFor(() => expect(dialog.getByRole('switch', { name: 'Discord' })).toBeDisabled())
    await userEvent.click(await dialog.findByRole('button', { name: 'Reset to role defaults' }))
    await waitFor(() => expect(canvas.queryAllByText(/^Custom permissions/)).toEqual([]))
    await expect(onRole.mock.calls).toEqual([
      [{ permissions: { web: false } }],
      [{ permissions: { main: false } }],
      [{ permissions: {} }],
    ])
  },
}

/** With the last right goes the last page: that is said before anybody comes to a closed dashboard. */
export const NothingLeft: Story = {
  beforeEach: server(),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await expect(dialog.queryByText(/can’t open any page/)).toBeNull()
    await userEvent.click(dialog.getByRole('switch', { name: 'Tickets' }))
    await dialog.findByText('With these permissions, Inès Moreau can’t open any page.')
  },
}
