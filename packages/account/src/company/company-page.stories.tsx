import {
  getUserInfo,
  getWebInfo,
  setAutoReturns,
  setReturnPolicy,
  updateCompany,
  updateCompanyDetails,
} from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AccountScreen } from '../stories/account-screen.tsx'

const meta: Meta<typeof AccountScreen> = {
  title: 'Account/Company',
  component: AccountScreen,
  args: { path: '/settings/settings' },
  // What an earlier story left unsaved.
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof AccountScreen>

const web = {
  _id: 'web-maison-lumen',
  name: 'Maison Lumen',
  returnPageUrl: 'https://desk.example/return/web-maison-lumen',
}
const onCompany = fn()
const onDetails = fn()
const onPolicy = fn()
const user = aUser({
  companyDescription: 'Hand-blown lamps.',
  companyTimeZone: 'Europe/Paris',
  companyAddress: { city: 'Lyon', country: 'FR' },
  returnPolicy: 'Within 30 days.',
})
const somebody = handle(getUserInfo, () => ({ data: { user } }))

/** What the server has, which another person changes. */
const elsewhere = { user }

/** A server that keeps what it is told. `person` is what it has, and can be changed behind the form's back. */
function keepingServer(person: { user: typeof user }) {
  for (const spy of [onCompany, onDetails, onPolicy]) spy.mockClear()
  return answerWith(
    handle(getUserInfo, () => ({ data: person })),
    handle(getWebInfo, () => ({ data: { web } })),
    handle(updateCompany, async ({ request }) => {
      const body = await request.json()
      onCompany(body)
      person.user = { ...person.user, companyNameRaw: body.appName, companyDescription: body.description }
      return { data: person }
    }),
    handle(updateCompanyDetails, async ({ request }) => {
      const body = await request.json()
      onDetails(body)
      const parts = Object.entries({ ...person.user.companyAddress, ...body.address })
      const companyAddress = Object.fromEntries(parts.filter(([, part]) => part !== null))
      person.user = { ...person.user, companyAddress }
      return { data: person }
    }),
    handle(setReturnPolicy, async ({ request }) => {
      const body = await request.json()
      onPolicy(body)
      person.user = {
        ...person.user,
        returnPolicy: body.returnPolicy,
        ...(body.translations && { returnPolicyTranslations: body.translations }),
      }
      return { data: person }
    }),
  )
}

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
  beforeEach: () => keepingServer({ user }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Policy text'), ' Bulbs unopened.')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await screen.findByText('Return policy saved')
    await expect(onPolicy).toHaveBeenCalledWith({
      returnPolicy: 'Within 30 days. Bulbs unopened.',
      translations: {},
      seen: { returnPolicy: 'Within 30 days.', translations: {} },
    })
    await expect(onCompany).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('City'), ' 1er ')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await waitFor(() => expect(onDetails).toHaveBeenCalledWith({ address: { city: 'Lyon 1er' } }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Save/ })).toBeNull())
    await expect(canvas.getByLabelText('City')).toHaveValue('Lyon 1er')
    await expect(onCompany).not.toHaveBeenCalled()
    await expect(onPolicy).toHaveBeenCalledOnce()
  },
}

/** The days are sent as a number, and taken away by an empty field; the page of the website is there to be copied. */
export const DaysToReturn: Story = {
  beforeEach: () => keepingServer({ user: { ...user, returnDays: 30, owner_webs: ['web-maison-lumen'] } }),
  play: async ({ canvas }) => {
    const days = await canvas.findByLabelText('Days to return')
    await expect(days).toHaveValue('30')
    await expect(
      await canvas.findByRole('link', { name: 'desk.example/return/web-maison-lumen' }),
    ).toBeVisible()
    await userEvent.clear(days)
    await userEvent.type(days, '4000')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await canvas.findByText('Enter a whole number from 1 to 3650, or leave it empty')
    await userEvent.clear(days)
    await userEvent.type(days, '14')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await waitFor(() => expect(onPolicy).toHaveBeenCalledWith(expect.objectContaining({ returnDays: 14 })))
  },
}

/** What another person changed meanwhile stays, and what this one changed is saved. */
export const ChangedElsewhere: Story = {
  beforeEach: () => {
    elsewhere.user = user
    return keepingServer(elsewhere)
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Description'), ' In Lyon.')
    elsewhere.user = { ...user, companyNameRaw: 'Lumen & Fils', companyAddress: { city: 'Paris' } }
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await screen.findByText('Company saved')
    await expect(onCompany).toHaveBeenCalledWith({
      appName: 'Lumen & Fils',
      description: 'Hand-blown lamps. In Lyon.',
      seen: { appName: 'Lumen & Fils', description: 'Hand-blown lamps.' },
    })
    await expect(canvas.getByLabelText('Name')).toHaveValue('Lumen & Fils')
    await expect(canvas.getByLabelText('City')).toHaveValue('Paris')
    await expect(onDetails).not.toHaveBeenCalled()
  },
}

/** Where both changed the same field, nothing is sent: the form keeps the one text and shows the other. */
export const ChangedByBoth: Story = {
  beforeEach: () => {
    elsewhere.user = user
    return keepingServer(elsewhere)
  },
  play: async ({ canvas }) => {
    const typed = 'Hand-blown lamps. In Lyon.'
    await userEvent.type(await canvas.findByLabelText('Description'), ' In Lyon.')
    elsewhere.user = { ...user, companyDescription: 'Lamps and bulbs.' }
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await canvas.findByText('Your team’s version: “Lamps and bulbs.”. Save again to replace it with yours.')
    await canvas.findByText(/Your team also changed: Description/)
    await expect(canvas.getByLabelText('Description')).toHaveValue(typed)
    await expect(onCompany).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await screen.findByText('Company saved')
    await expect(onCompany).toHaveBeenCalledWith({
      appName: 'Maison Lumen',
      description: typed,
      seen: { appName: 'Maison Lumen', description: 'Lamps and bulbs.' },
    })
  },
}

/** Another person may be quicker even between reading and saving: the server says so. */
export const ChangedAtTheSameMoment: Story = {
  beforeEach: () => {
    elsewhere.user = user
    return answerWith(
      handle(getUserInfo, () => ({ data: elsewhere })),
      handle(updateCompany, () => {
        elsewhere.user = { ...user, companyDescription: 'Lamps and bulbs.' }
        return problem(409, 'changed-meanwhile')
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Description'), ' In Lyon.')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await canvas.findByText('Your team’s version: “Lamps and bulbs.”. Save again to replace it with yours.')
    await expect(canvas.getByLabelText('Description')).toHaveValue('Hand-blown lamps. In Lyon.')
  },
}

/** A text over its whole length is not cut: the field says by how much, and nothing is sent. */
export const TooLong: Story = {
  beforeEach: () => keepingServer({ user }),
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.paste(`${'😀'.repeat(120)}x`)
    await canvas.findByText('Limit: 120 characters (1 over)')
    await expect(name).toHaveValue(`${'😀'.repeat(120)}x`)
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await userEvent.type(name, '{Backspace}')
    await expect(canvas.queryByText(/1 over/)).toBeNull()
    await expect(onCompany).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await waitFor(() => expect(onCompany).toHaveBeenCalledOnce())
  },
}

/** A fault in the text for another language is shown where it is. */
export const HiddenTextTooLong: Story = {
  beforeEach: () => keepingServer({ user }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Français'))
    await userEvent.click(canvas.getByLabelText('Policy text'))
    await userEvent.paste('é'.repeat(20_001))
    await userEvent.click(canvas.getByText('All languages'))
    await expect(canvas.getByLabelText('Policy text')).toHaveValue('Within 30 days.')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await expect(canvas.getByLabelText('Policy text')).toHaveValue('é'.repeat(20_001))
    await expect(canvas.getByLabelText('Policy text')).toHaveFocus()
    await expect(onPolicy).not.toHaveBeenCalled()
  },
}

/** Texts of other languages that another person changed too are shown before any of them is replaced. */
export const HiddenTextsChangedByBoth: Story = {
  beforeEach: () => {
    elsewhere.user = user
    return keepingServer(elsewhere)
  },
  play: async ({ canvas }) => {
    const save = async () => userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    for (const [language, text] of [
      ['Français', 'Sous 30 jours.'],
      ['Español', 'En 30 días.'],
    ] as const) {
      await userEvent.click(await canvas.findByText(language))
      await userEvent.type(canvas.getByLabelText('Policy text'), text)
    }
    await userEvent.click(canvas.getByText('All languages'))
    const returnPolicyTranslations = { 'fr-FR': 'Sous 14 jours.', 'es-ES': 'En 14 días.' }
    elsewhere.user = { ...user, returnPolicyTranslations }
    await save()
    await canvas.findByText(/^Your team’s version: “Sous 14 jours\.”/)
    await expect(canvas.getByLabelText('Policy text')).toHaveFocus()
    await save()
    await canvas.findByText(/^Your team’s version: “En 14 días\.”/)
    await expect(onPolicy).not.toHaveBeenCalled()
    await save()
    await waitFor(() => expect(onPolicy).toHaveBeenCalledOnce())
  },
}

export const NotSaved: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      handle(setReturnPolicy, () => problem(503)),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Policy text'), ' Bulbs unopened.')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await canvas.findByText('Could not set return policy')
    await expect(canvas.getByLabelText('Policy text')).toHaveValue('Within 30 days. Bulbs unopened.')
  },
}

/** For customers of a language the promise has other words; without them, they read those for all. */
export const PolicyInFrench: Story = {
  beforeEach: () => keepingServer({ user }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Français'))
    const policy = canvas.getByLabelText('Policy text')
    await expect(policy).toHaveAttribute('placeholder', 'Within 30 days.')
    await userEvent.type(policy, 'Sous 30 jours.')
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }))
    await waitFor(() =>
      expect(onPolicy).toHaveBeenCalledWith({
        returnPolicy: 'Within 30 days.',
        translations: { 'fr-FR': 'Sous 30 jours.' },
        seen: { returnPolicy: 'Within 30 days.', translations: {} },
      }),
    )
  },
}

/** A text in a language alone: what is said of the others is so, and every language is in reach in a narrow window. */
export const PolicyInFrenchOnly: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'fr-FR' },
  beforeEach: () => answerWith(handle(getUserInfo, () => ({ data: { user: aUser({ ...onlyFrench }) } }))),
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('radiogroup', { name: 'Langue du client' })
    const edge = choice.getBoundingClientRect().right
    for (const language of within(choice).getAllByText(/^(English US|Français|Español)$/)) {
      await expect(language.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
    }
    await userEvent.click(within(choice).getByText('English US'))
    await canvas.findByText(/ces clients ne voient pas de politique/)
    const { offsetWidth, offsetHeight } = choice
    await userEvent.type(canvas.getByRole('textbox', { name: 'Texte de la politique' }), 'Within 30 days.')
    await expect(canvas.queryByText(/ces clients ne voient pas de politique/)).toBeNull()
    // The check of what is filled has its room before.
    await expect(choice).toMatchObject({ offsetWidth, offsetHeight })
    await expect(await canvas.findByRole('switch')).toHaveAccessibleDescription(
      /clients dont la langue est English US ou Español/,
    )
    // Without it, no save bar lies above the page.
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Texte de la politique' }))
  },
}

const onlyFrench = { returnPolicy: '', returnPolicyTranslations: { 'fr-FR': 'Sous 30 jours.' } }

/** A country is found by its short name and without accents, a time zone by its city or its region. */
export const Searching: Story = {
  globals: { locale: 'fr-FR' },
  beforeEach: () => answerWith(somebody),
  play: async ({ canvas }) => {
    const country = await canvas.findByRole('combobox', { name: 'Pays' })
    for (const [typed, name] of [
      ['uk', 'Royaume-Uni'],
      ['etats', 'États-Unis'],
    ] as const) {
      await userEvent.clear(country)
      await userEvent.type(country, typed)
      await canvas.findByRole('option', { name })
    }
    await userEvent.keyboard('{Enter}')
    await expect(country).toHaveValue('États-Unis')
    const zone = canvas.getByRole('combobox', { name: 'Fuseau horaire' })
    await expect(zone).toHaveDisplayValue(/^Paris \(UTC\+[12]\)$/)
    await userEvent.clear(zone)
    await userEvent.type(zone, 'europe lon')
    await userEvent.click(await canvas.findByRole('option', { name: /^London \(UTC/ }))
    await expect(zone).toHaveDisplayValue(/^London/)
  },
}

/** The owner takes everything along from here, too. */
export const Exporting: Story = {
  beforeEach: () => answerWith(somebody),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Export' }))
    await userEvent.click(section.getByRole('button', { name: 'Export your data' }))
    await screen.findByRole('dialog', { name: 'Export all data' })
  },
}

const switchOf = (canvas: { findByRole: typeof screen.findByRole }) =>
  canvas.findByRole('switch', { name: /^Automatic returns/ })

/** A switch that could not be saved goes back, and says so. */
export const SwitchNotSaved: Story = {
  beforeEach: () =>
    answerWith(
      somebody,
      handle(setAutoReturns, () => problem(503)),
    ),
  play: async ({ canvas }) => {
    const control = await switchOf(canvas)
    await expect(control).toBeChecked()
    await userEvent.click(control)
    await canvas.findByText('Error on auto returns')
    await expect(control).toBeChecked()
  },
}

const undecided = aUser({ returnPolicy: '', autoReturnsDisabled: false })

/** Without a policy there is nothing to decide by: off, with its reason, whatever is stored. */
export const WithoutPolicy: Story = {
  beforeEach: () => answerWith(handle(getUserInfo, () => ({ data: { user: undecided } }))),
  play: async ({ canvas }) => {
    const control = await switchOf(canvas)
    await expect(control).not.toBeChecked()
    await expect(control).toBeDisabled()
    await expect(control).toHaveAccessibleDescription(/To turn this on, write and save a return policy first/)
  },
}

/** The bar names what was changed; Escape throws nothing away. */
export const Changed: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => keepingServer({ user }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Description'), ' In Lyon.')
    await userEvent.type(canvas.getByLabelText('Postal code'), '69002')
    const bar = await canvas.findByRole('region', { name: 'Unsaved changes' })
    await waitFor(() => expect(bar).toHaveTextContent('2 changes not saved: Description and Postal code'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByLabelText('Postal code')).toHaveValue('69002')
    await expect(bar.getBoundingClientRect().height).toBe(52)
    await expect(bar.getBoundingClientRect().width).toBe(720)
  },
}

/** Short fields in one row have one label that is seen, and each a name of its own. */
export const LabelsOnce: Story = {
  beforeEach: () => answerWith(somebody),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Postal code, city, country' })
    for (const name of ['Postal code', 'City', 'Country']) {
      await expect(canvas.getByLabelText(name)).toBeVisible()
      await expect(group).toContainElement(canvas.getByLabelText(name))
    }
    await expect(canvas.getByLabelText('Description')).toHaveAccessibleDescription(
      /The AI agent uses it to tell customers about your company\./,
    )
  },
}
