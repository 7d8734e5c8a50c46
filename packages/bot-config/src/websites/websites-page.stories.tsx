import { countTickets, getUserInfo, getWebInfo, removeWeb } from '@replybay/api-client/operations'
import { draftKey } from '@replybay/sync'
import { answerWith, aUser, FeatureScreen, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { botConfigFeature } from '../feature.ts'
import { lumen, outlet, sample, websiteServer } from '../stories/samples.ts'

const meta: Meta<typeof FeatureScreen> = {
  title: 'Bot config/Websites',
  component: FeatureScreen,
  args: { feature: botConfigFeature, path: '/webs/integration' },
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

const newWebsite = draftKey(aUser()._id, 'website:new')

/** The row that shows these words, once one does. */
const row = (words: RegExp) =>
  waitFor(() => {
    const found = screen.getAllByRole('listitem').find(({ textContent }) => words.test(textContent))
    if (!found) throw new Error(`No row says ${words}`)
    return within(found)
  })

/** Each with its name and its site; the first is the current one until another is chosen. */
export const Loaded: Story = {
  beforeEach: () => answerWith(...websiteServer()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('maison-lumen.example')
    await expect((await row(/Maison Lumen/)).getByText('Current')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch to Lumen Outlet' }))
    await expect(await screen.findByText('You now work on Lumen Outlet')).toBeVisible()
    await expect((await row(/Lumen Outlet/)).getByText('Current')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Switch to Maison Lumen' })).toBeVisible()
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

export const Phone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } }

/** A company without a website is led to its first, which is called as the company. */
export const None: Story = {
  beforeEach: () => answerWith(...websiteServer([], { companyNameRaw: 'Maison Lumen' })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No website yet')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a website' }))
    const dialog = within(screen.getByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Maison Lumen')
    const address = dialog.getByRole('textbox', { name: 'Address of the site (optional)' })
    // The name is there: one begins with what is missing.
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.keyboard('no address')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(address).toHaveAccessibleDescription(/isn’t a website address/))
    await expect(address).toHaveFocus()
    await expect(address).toHaveValue('no address')
    await userEvent.clear(address)
    await userEvent.type(address, 'maison-lumen.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await expect(await screen.findByText('Maison Lumen was added')).toBeVisible()
    await expect((await row(/maison-lumen\.example/)).getByText('Current')).toBeVisible()
  },
}

/** A name is needed; nothing is sent without one. */
export const WithoutName: Story = {
  beforeEach: () => answerWith(...websiteServer()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a website' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await expect(await dialog.findByText('Give the website a name')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

/** No slip loses what is typed; its own button closes it. */
export const NotLost: Story = {
  beforeEach: () => answerWith(...websiteServer()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a website' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Add a website' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Lumen Pro')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Lumen Pro')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Maison Lumen' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Change name or address' }))
    const change = within(await screen.findByRole('dialog', { name: 'Change the website' }))
    await userEvent.type(change.getByRole('textbox', { name: 'Name' }), ' Paris')
    await userEvent.keyboard('{Escape}')
    await expect(change.getByRole('textbox', { name: 'Name' })).toHaveValue('Maison Lumen Paris')
  },
}

/** What is typed is kept until it is saved or cancelled, whatever becomes of the page. */
export const Kept: Story = {
  beforeEach: () => {
    // The page was left with the dialog open.
    localStorage.setItem(newWebsite, JSON.stringify({ name: 'Lumen Pro', domain: '', sites: '' }))
    return answerWith(...websiteServer())
  },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add a website' })
    await userEvent.click(add)
    const dialog = within(screen.getByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Lumen Pro')
    await userEvent.type(dialog.getByRole('textbox', { name: /Address/ }), 'pro.example')
    await waitFor(() => expect(localStorage.getItem(newWebsite)).toContain('pro.example'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(localStorage.getItem(newWebsite)).toBeNull()
    await userEvent.click(add)
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('')
  },
}

/** By its id: another company's is refused at the field, and so is one that nobody has. */
export const AddedById: Story = {
  beforeEach: () => answerWith(...websiteServer()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a website' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'I have a website ID' }))
    const id = dialog.getByRole('textbox', { name: 'Website ID' })
    await userEvent.type(id, 'web-of-another{Enter}')
    await expect(await dialog.findByText('This web already belong to another user')).toBeVisible()
    await userEvent.clear(id)
    await userEvent.type(id, 'web-nowhere{Enter}')
    await expect(await dialog.findByText(/No website has this ID\. Check it and try again\.$/)).toBeVisible()
    await userEvent.clear(id)
    await userEvent.type(id, ' web-old {Enter}')
    await expect(await screen.findByText('Old shop was added')).toBeVisible()
    await row(/Old shop/)
  },
}

export const Changed: Story = {
  beforeEach: () => answerWith(...websiteServer()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Lumen Outlet' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Change name or address' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Lumen Outlet')
    await userEvent.clear(name)
    await userEvent.type(name, 'Lumen Sale')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Website saved')).toBeVisible()
    await row(/Lumen Sale/)
  },
}

/** A site that is none is marked where it stands; what was typed stays. */
export const OtherSites: Story = {
  beforeEach: () => answerWith(...websiteServer()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Maison Lumen' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Change name or address' }))
    const sites = await screen.findByRole('textbox', {
      name: 'Other sites that may show the chat (optional)',
    })
    await userEvent.type(sites, 'checkout.example no!site')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sites).toHaveAccessibleDescription(/isn’t a website address/))
    await userEvent.type(
      sites,
      '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Website saved')).toBeVisible()
  },
}

/** The line for the current website's pages, and whether the chat was seen there. */
export const Installed: Story = {
  beforeEach: () => {
    localStorage.clear()
    answerWith(...websiteServer([lumen]))
  },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByLabelText('Line to paste')
    await expect(line).toHaveTextContent(
      '<script type="module" async src="https://desk.example/chat/widget.js" data-web="web-lumen"></script>',
    )
    await expect(canvas.getByText('Not seen on your site yet')).toBeVisible()
    await userEvent.click(canvas.getByText('Shopify'))
    await expect(canvas.getByText(/layout\/theme\.liquid/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(await canvas.findByText(/^Still not seen\./)).toBeVisible()
  },
}

/** Once a visitor has seen it, the page says when. */
export const Seen: Story = {
  beforeEach: () => answerWith(...websiteServer([{ ...lumen, seenAt: new Date().toISOString() }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Seen on your site/)).toBeVisible()
  },
}

/** It says how many tickets go with it, and waits for the id. */
export const Removed: Story = {
  beforeEach: () =>
    answerWith(
      ...websiteServer([lumen, outlet], { capabilities: ['webs', 'tickets'] }),
      handle(countTickets, () => ({
        data: { counts: { open: { web: 3 }, closed: { web: 4, discord: 1 } } },
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Lumen Outlet' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove website' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Lumen Outlet?' }))
    await expect(await dialog.findByText(/8 tickets will be permanently deleted\./)).toBeVisible()
    const typed = dialog.getByRole('textbox', { name: 'Type web-outlet to confirm' })
    await userEvent.type(typed, 'web-lumen{Enter}')
    await expect(await dialog.findByText('This doesn’t match web-outlet')).toBeVisible()
    await userEvent.clear(typed)
    await userEvent.type(typed, 'web-outlet{Enter}')
    await expect(await screen.findByText('Lumen Outlet was removed')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Lumen Outlet')).toBeNull())
  },
}

/** What can't be removed stays, and the dialog says so. */
export const NotRemoved: Story = {
  beforeEach: () =>
    answerWith(
      handle(removeWeb, () => problem(500)),
      ...websiteServer(),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Lumen Outlet' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove website' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'web-outlet{Enter}')
    await expect(await dialog.findByText('Error on removing web')).toBeVisible()
    await expect(dialog.getByText(/The server had a problem/)).toBeVisible()
    await expect(canvas.getByText('Lumen Outlet')).toBeInTheDocument()
  },
}

/** A sample goes with the sample data alone. */
export const Sample: Story = {
  beforeEach: () => answerWith(...websiteServer([sample], { sample_webs: [sample._id] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Sample shop' }))
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Copy website ID',
    ])
    await expect(screen.getByText('A sample website goes with the sample data.')).toBeVisible()
  },
}

/** A name that can't be read is asked for again. */
export const Problem: Story = {
  beforeEach: () => {
    let isUp = false
    answerWith(
      handle(getWebInfo, () => {
        if (isUp) return { data: { web: lumen } }
        isUp = true
        return problem(500)
      }),
      ...websiteServer([lumen]),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('User dont have any web')
    await expect(canvas.getByText(/The server had a problem/)).toBeVisible()
    await expect(canvas.getByText(lumen._id)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('maison-lumen.example')).toBeVisible()
  },
}

/** A backend with the documented calls alone adds by id, and changes names as well. */
export const Documented: Story = {
  beforeEach: () =>
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser({ owner_webs: [lumen._id] }) } })),
      ...websiteServer([lumen]),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Maison Lumen' }))
    await expect(screen.getByRole('menuitem', { name: 'Change name or address' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a website' }))
    await expect(await screen.findByRole('textbox', { name: 'Website ID' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Make a new one' })).toBeNull()
  },
}
