import { answer, answerWith, aUser, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AccountScreen } from '../stories/account-screen.tsx'

const meta: Meta<typeof AccountScreen> = {
  title: 'Account/Company',
  component: AccountScreen,
  args: { path: '/settings/settings' },
}
export default meta
type Story = StoryObj<typeof AccountScreen>

const onCompany = fn()
const onPolicy = fn()
const user = aUser({
  companyDescription: 'Hand-blown lamps.',
  companyTimeZone: 'Europe/Paris',
  companyAddress: { city: 'Lyon', country: 'FR' },
  returnPolicy: 'Within 30 days.',
})
const somebody = answer('get', '/users/info', () => ({ data: { user } }))

export const Loaded: Story = {
  beforeEach: () => answerWith(somebody),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('City')).toHaveValue('Lyon')
    await expect(canvas.getByLabelText('Country')).toHaveValue('France')
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

/** Only what was changed is sent. */
export const PolicyChanged: Story = {
  beforeEach: () => {
    onCompany.mockClear()
    onPolicy.mockClear()
    return answerWith(
      somebody,
      answer('patch', '/users/company', async ({ request }) => {
        onCompany(await request.json())
        return { data: { user } }
      }),
      answer('patch', '/users/return-policy', async ({ request }) => {
        onPolicy(await request.json())
        return { data: { user } }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Return policy'), ' Bulbs unopened.')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await screen.findByText('Saved')
    await expect(onPolicy).toHaveBeenCalledWith({
      returnPolicy: 'Within 30 days. Bulbs unopened.',
      translations: {},
    })
    await expect(onCompany).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('City'), ' 1er')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await waitFor(() =>
      expect(onCompany).toHaveBeenCalledWith({
        appName: 'Maison Lumen',
        description: 'Hand-blown lamps.',
        timeZone: 'Europe/Paris',
        address: { city: 'Lyon 1er', country: 'FR' },
      }),
    )
  },
}

/** A text over its whole length is not cut: the field says by how much, and nothing is sent. */
export const TooLong: Story = {
  beforeEach: () => {
    onCompany.mockClear()
    return answerWith(
      somebody,
      answer('patch', '/users/company', async ({ request }) => {
        onCompany(await request.json())
        return { data: { user } }
      }),
    )
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Name of your shop')
    await userEvent.clear(name)
    await userEvent.paste(`${'😀'.repeat(120)}x`)
    await canvas.findByText('At most 120 characters: 1 too many')
    await expect(name).toHaveValue(`${'😀'.repeat(120)}x`)
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await userEvent.type(name, '{Backspace}')
    await expect(canvas.queryByText(/too many/)).toBeNull()
    await expect(onCompany).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await waitFor(() => expect(onCompany).toHaveBeenCalledOnce())
  },
}

export const NotSaved: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      answer('patch', '/users/return-policy', () => problem(503)),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Return policy'), ' Bulbs unopened.')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await canvas.findByText('Could not set return policy')
    await expect(canvas.getByLabelText('Return policy')).toHaveValue('Within 30 days. Bulbs unopened.')
  },
}

/** For customers of a language the promise has other words; without them, they read those for all. */
export const PolicyInFrench: Story = {
  beforeEach: () => {
    onPolicy.mockClear()
    return answerWith(
      somebody,
      answer('patch', '/users/return-policy', async ({ request }) => {
        onPolicy(await request.json())
        return { data: { user: aUser() } }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Français'))
    const policy = canvas.getByLabelText('Return policy')
    await expect(policy).toHaveAttribute('placeholder', 'Within 30 days.')
    await userEvent.type(policy, 'Sous 30 jours.')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await waitFor(() =>
      expect(onPolicy).toHaveBeenCalledWith({
        returnPolicy: 'Within 30 days.',
        translations: { 'fr-FR': 'Sous 30 jours.' },
      }),
    )
  },
}

/** A switch that could not be saved goes back, and says so. */
export const SwitchNotSaved: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      answer('patch', '/users/autoreturns', () => problem(503)),
    ),
  play: async ({ canvas }) => {
    const control = await canvas.findByLabelText('Accept returns within the policy at once')
    await expect(control).toBeChecked()
    await userEvent.click(control)
    await canvas.findByText('Error on auto returns')
    await expect(control).toBeChecked()
  },
}
