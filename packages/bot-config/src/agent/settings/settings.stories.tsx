import { getBotSettings, updateBotSettings, uploadLogo } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { type AgentServer, agentServer, lumenSettings } from '../../stories/agent-samples.ts'
import { BotConfigScreen } from '../../stories/bot-config-screen.tsx'

const meta: Meta<typeof BotConfigScreen> = {
  title: 'Bot config/Agent settings',
  component: BotConfigScreen,
  args: { path: '/webs/agent?tab=appearance' },
}
export default meta
type Story = StoryObj<typeof BotConfigScreen>

const KEPT = 'replybay:draft:user-1:form:web-agent:web-lumen'

let server: AgentServer
let goOn: PromiseWithResolvers<void>
const begin = (of: Parameters<typeof agentServer>[0] = {}) => {
  localStorage.clear()
  server = agentServer(of)
  answerWith(...server.handlers)
}
const saved = () =>
  server.calls.filter(({ operation }) => operation === 'updateBotSettings').map(({ body }) => body)
const title = () => screen.findByRole('textbox', { name: 'Name of the chat window' })
const bar = () => within(screen.getByRole('region', { name: 'Unsaved changes' }))
const isWide = () => matchMedia('(min-width: 1280px)').matches
/** What the chat window shows; its style sheet is its own. */
const preview = () =>
  [...document.querySelectorAll('[aria-label="Live preview"] *')].find((one) => one.shadowRoot)?.shadowRoot

/** What is set is shown, here and in the preview, with how well text reads on the color. */
export const Loaded: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => begin(),
  play: async ({ canvas }) => {
    await expect(await title()).toHaveValue('Maison Lumen')
    await expect(canvas.getByText('White text reads well on this color, 6.7 to 1')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Brown' })).toBeChecked()
    await expect(canvas.getByText('38 / 1,000')).toBeVisible()
    await expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
    if (isWide()) await waitFor(() => expect(preview()?.textContent).toContain('Où est ma commande ?'))
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark', viewport: { value: 'laptop' } } }

export const Phone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } }

export const InFrench: Story = {
  beforeEach: () => begin(),
  globals: { locale: 'fr-FR' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Le texte blanc se lit bien sur cette couleur, 6,7 pour 1'),
    ).toBeVisible()
  },
}

export const InSpanish: Story = {
  beforeEach: () => begin(),
  globals: { locale: 'es-ES' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('El texto blanco se lee bien sobre este color, 6,7 a 1'),
    ).toBeVisible()
  },
}

/** Nothing was ever set: the website's name is in the preview, and the questions are. */
export const NeverSet: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => begin({ settings: {} }),
  play: async ({ canvas }) => {
    await expect(await title()).toHaveValue('')
    await expect(canvas.getByRole('switch', { name: 'Show under the introduction' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Greet visitors first' })).not.toBeChecked()
    await waitFor(() => expect(preview()?.textContent).toContain('Maison Lumen'))
  },
}

/** What is typed is in the preview at once; the bar names it, and sends it alone. */
export const Saved: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    const field = await title()
    await userEvent.clear(field)
    await userEvent.type(field, 'Lumen ')
    await userEvent.click(canvas.getByRole('radio', { name: 'Navy' }))
    await waitFor(() => expect(preview()?.innerHTML).toContain('--accent: #1f3a68'))
    await expect(preview()?.textContent).toContain('Lumen')
    await expect(preview()?.textContent).not.toContain('Maison')
    await expect(bar().getByText('2 changes not saved:')).toBeVisible()
    await expect(bar().getByText(/Name and Theme color$/)).toBeVisible()
    await userEvent.click(bar().getByRole('button', { name: /^Save/ }))
    await expect(await screen.findByText('Settings saved')).toBeVisible()
    await expect(saved()).toEqual([{ replybayTitle: 'Lumen', themeColor: '#1F3A68' }])
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(localStorage.getItem(KEPT)).toBeNull()
  },
}

/** The bar is over both tabs: what is changed on one is saved on the other, by the keys. */
export const SavedFromAnotherTab: Story = {
  beforeEach: () => begin(),
  args: { path: '/webs/agent?tab=behavior' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1 hour' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Appearance' }))
    await userEvent.click(await canvas.findByRole('switch', { name: 'Greet visitors first' }))
    await expect(bar().getByText(/Closing idle tickets and Greet visitors first$/)).toBeVisible()
    await fireEvent.keyDown(document.body, { key: 's', ctrlKey: true, metaKey: false })
    await waitFor(() => expect(saved()).toEqual([{ beforeCloseTime: 60, allowIntroduce: false }]))
  },
}

/** What can't be saved as it is says which setting that is, whatever tab is open; nothing is sent. */
export const NotValid: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await title()
    const color = canvas.getByRole('textbox', { name: /color/i })
    await userEvent.clear(color)
    await userEvent.type(color, 'no color')
    await userEvent.click(canvas.getByRole('tab', { name: 'Behavior' }))
    await userEvent.click(bar().getByRole('button', { name: /^Save/ }))
    await expect(await bar().findByText('Nothing is saved yet. Correct: Theme color.')).toBeVisible()
    await expect(saved()).toEqual([])
  },
}

/** Minutes can be typed; 0 is never, and says so. */
export const ClosingTime: Story = {
  beforeEach: () => begin(),
  args: { path: '/webs/agent?tab=behavior' },
  play: async ({ canvas, userEvent }) => {
    const minutes = await canvas.findByRole('textbox', { name: 'Close after, in minutes' })
    await expect(minutes).toHaveValue('30')
    await expect(canvas.getByRole('button', { name: '30 minutes' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Never' }))
    await expect(minutes).toHaveValue('0')
    await expect(canvas.getByText('0: tickets stay open until your team closes them.')).toBeVisible()
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '45')
    await userEvent.click(bar().getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(saved()).toEqual([{ beforeCloseTime: 45 }]))
  },
}

/** What is discarded can be brought back. */
export const Discarded: Story = {
  beforeEach: () => begin(),
  play: async ({ userEvent }) => {
    const field = await title()
    await userEvent.clear(field)
    await userEvent.type(field, 'Lumen')
    await userEvent.click(bar().getByRole('button', { name: 'Discard' }))
    await expect(field).toHaveValue('Maison Lumen')
    await expect(localStorage.getItem(KEPT)).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await expect(field).toHaveValue('Lumen')
  },
}

/** What was typed before a reload is there again, over what the server has. */
export const KeptOverReload: Story = {
  beforeEach: () => {
    begin()
    localStorage.setItem(
      KEPT,
      JSON.stringify({
        typed: { introduceText: 'Bonsoir !' },
        seen: { introduceText: lumenSettings.introduceText },
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Introduction: French' })).toHaveValue(
      'Bonsoir !',
    )
    await expect(bar().getByText(/Introduction$/)).toBeVisible()
  },
}

/** The first message is written in each language of the questions, and seen in the preview as it is typed. */
export const IntroductionInEachLanguage: Story = {
  beforeEach: () => begin(),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    if (isWide())
      await waitFor(() => expect(preview()?.textContent).toContain('Bonjour ! Une question sur une lampe ?'))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Spanish' }))
    const field = await canvas.findByRole('textbox', { name: 'Introduction: Spanish' })
    await expect(field).toHaveValue('')
    await expect(
      canvas.getByText('While this is empty, visitors read the text of your first language.'),
    ).toBeVisible()
    await userEvent.type(field, '¿Hablamos de lámparas? ')
    if (isWide()) await waitFor(() => expect(preview()?.textContent).toContain('¿Hablamos de lámparas?'))
    await expect(bar().getByText(/Introduction in other languages$/)).toBeVisible()
    await userEvent.click(bar().getByRole('button', { name: /^Save/ }))
    const introductions = [{ lang: 'es-ES', text: '¿Hablamos de lámparas?' }]
    await waitFor(() => expect(saved()).toEqual([{ introductions }]))
    await userEvent.click(canvas.getByRole('radio', { name: 'French' }))
    await expect(await canvas.findByRole('textbox', { name: 'Introduction: French' })).toHaveValue(
      lumenSettings.introduceText,
    )
  },
}

/** A backend that knows one introduction: the field says no language. */
export const OneIntroduction: Story = {
  beforeEach: () => begin({ about: { capabilities: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Introduction' })).toBeVisible()
    await expect(canvas.queryByRole('radiogroup', { name: 'Language of the introduction' })).toBeNull()
  },
}

/** What is typed is kept while it is typed. */
export const Kept: Story = {
  beforeEach: () => begin(),
  play: async ({ userEvent }) => {
    await userEvent.type(await title(), ' !')
    await expect(localStorage.getItem(KEPT)).toContain('Maison Lumen !')
  },
}

/** Another person saved first: nothing of theirs is replaced unseen. */
export const Conflict: Story = {
  beforeEach: () => begin(),
  play: async ({ userEvent }) => {
    const field = await title()
    await userEvent.clear(field)
    await userEvent.type(field, 'Lumen')
    server.set({ replybayTitle: 'La Maison' })
    await userEvent.click(bar().getByRole('button', { name: /^Save/ }))
    await expect(await bar().findByText(/^Your team also changed: Name\./)).toBeVisible()
    await expect(saved()).toEqual([])
    await expect(field).toHaveValue('Lumen')
    await userEvent.click(bar().getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(saved()).toEqual([{ replybayTitle: 'Lumen' }]))
  },
}

/** What is typed while the rest is being saved stays, also on a backend that answers nothing. */
export const TypedMeanwhile: Story = {
  beforeEach: () => {
    begin()
    goOn = Promise.withResolvers<void>()
    answerWith(
      handle(updateBotSettings, async () => {
        await goOn.promise
        // Sound: it is what the contract does not say.
        return null as never
      }),
      ...server.handlers,
    )
  },
  play: async ({ userEvent }) => {
    const field = await title()
    await userEvent.type(field, ' Paris')
    await userEvent.click(bar().getByRole('button', { name: /^Save/ }))
    await userEvent.type(field, ' !')
    server.set({ replybayTitle: 'Maison Lumen Paris' })
    goOn.resolve()
    await expect(await screen.findByText('Settings saved')).toBeVisible()
    await expect(field).toHaveValue('Maison Lumen Paris !')
    await expect(localStorage.getItem(KEPT)).toContain('Paris !')
    await expect(bar().getByRole('button', { name: /^Save/ })).toBeVisible()
  },
}

/** What could not be saved is still typed. */
export const NotSaved: Story = {
  beforeEach: () => {
    begin()
    answerWith(
      handle(updateBotSettings, () => problem(503)),
      ...server.handlers,
    )
  },
  play: async ({ userEvent }) => {
    const field = await title()
    await userEvent.type(field, ' Paris')
    await userEvent.click(bar().getByRole('button', { name: /^Save/ }))
    await expect(await bar().findByText('Error on updating bot settings')).toBeVisible()
    await expect(field).toHaveValue('Maison Lumen Paris')
  },
}

/** No color yet: it says what one is, and nothing is sent. On some colors no text reads well. */
export const Colors: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Theme color, hexadecimal' })
    await userEvent.clear(field)
    await userEvent.type(field, '#12')
    await expect(field).toHaveAccessibleDescription(/Type a color such as #8A4B2A/)
    await userEvent.click(bar().getByRole('button', { name: /^Save/ }))
    await expect(bar().getByText('Nothing is saved yet. Correct: Theme color.')).toBeVisible()
    await expect(saved()).toEqual([])
    await userEvent.clear(field)
    await userEvent.type(field, '777777')
    await expect(await canvas.findByText(/^Text is hard to read on this color, 3\.9 to 1\./)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'f5c542')
    await expect(await canvas.findByText(/^Dark text reads well on this color, 10\.\d to 1$/)).toBeVisible()
    await userEvent.tab()
    await expect(field).toHaveValue('#F5C542')
  },
}

async function aPicture(type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(300, 200)
  const paint = canvas.getContext('2d')
  paint?.fillRect(0, 0, 100, 100)
  return new File([await canvas.convertToBlob({ type })], 'logo.png', { type })
}

/** It is cut to a square, by keys as well, and saved at once. */
export const Logo: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await title()
    await userEvent.upload(canvas.getByLabelText('Logo'), await aPicture())
    const dialog = within(await screen.findByRole('dialog', { name: 'Your logo' }))
    const save = dialog.getByRole('button', { name: 'Save logo' })
    await waitFor(() => expect(save).toBeEnabled())
    await fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
    await waitFor(() => expect(save).toBeEnabled())
    await userEvent.click(save)
    await expect(await screen.findByText('Logo saved')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'Current logo' })).toHaveAttribute(
      'src',
      '/logos/new.webp',
    )
    await expect(canvas.getByRole('button', { name: 'Replace logo' })).toBeVisible()
  },
}

/** What is no such picture, or too large, is not sent. */
export const LogoRefused: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await title()
    const field = canvas.getByLabelText<HTMLInputElement>('Logo')
    // Who drops one is not kept from it by the field.
    const dropped = new DataTransfer()
    dropped.items.add(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
    field.files = dropped.files
    await fireEvent.change(field)
    await expect(await canvas.findByText(/^This file isn’t a supported image\. Choose a PNG/)).toBeVisible()
    await userEvent.upload(field, new File([], 'logo.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/^This file is empty/)).toBeVisible()
    await userEvent.upload(field, new File([new Uint8Array(1_048_577)], 'logo.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/^The logo is larger than 1.MB/)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(server.calls).toEqual([])
  },
}

/** The part that was chosen is kept for another attempt. */
export const LogoNotSaved: Story = {
  beforeEach: () => {
    begin()
    answerWith(
      handle(uploadLogo, () => problem(500)),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await title()
    await userEvent.upload(canvas.getByLabelText('Logo'), await aPicture())
    const dialog = within(await screen.findByRole('dialog', { name: 'Your logo' }))
    const save = dialog.getByRole('button', { name: 'Save logo' })
    await waitFor(() => expect(save).toBeEnabled())
    await userEvent.click(save)
    await expect(await dialog.findByText('Error on uploading logo')).toBeVisible()
    await expect(save).toBeEnabled()
  },
}

/** Leaving asks, here for another website; what was changed is there again on the way back. */
export const Leaving: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await title(), ' Paris')
    const other = async (from: string, to: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Website: ${from}` }))
      await userEvent.click(screen.getByRole('menuitemradio', { name: to }))
    }
    await other('maison-lumen.example', 'outlet.maison-lumen.example')
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    await expect(await title()).toHaveValue('Maison Lumen Paris')
    await other('maison-lumen.example', 'outlet.maison-lumen.example')
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(async () => expect(await title()).toHaveValue('Maison Lumen'))
    await other('outlet.maison-lumen.example', 'maison-lumen.example')
    await waitFor(async () => expect(await title()).toHaveValue('Maison Lumen Paris'))
  },
}

/** What could not be loaded is asked for again. */
export const Problem: Story = {
  beforeEach: () => {
    begin()
    let isUp = false
    answerWith(
      handle(getBotSettings, () => {
        if (isUp) return { data: { settings: lumenSettings } }
        isUp = true
        return problem(500)
      }),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error on fetching bot settings')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await title()).toHaveValue('Maison Lumen')
  },
}
