import { downloadPrestashopModule } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { user } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Settings',
  component: Screen,
  args: { path: '/warehouse/settings' },
  beforeEach: () => {
    localStorage.clear()
    answerWith(user())
  },
}
export default meta
type Story = StoryObj<typeof Screen>

/** As a scanner types: so many milliseconds after one another. */
function type(keys: readonly string[], every: number): void {
  const start = performance.now()
  for (const [place, key] of keys.entries()) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: start + place * every })
    ;(document.activeElement ?? document.body).dispatchEvent(event)
  }
}

const code = (text: string, end: 'Enter' | 'Tab') => [...Array.from(text), end]

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Warehouse settings' })
    await canvas.findByRole('img', { name: 'Command code card' })
  },
}
export const LoadedDark: Story = { ...Loaded, globals: { theme: 'dark' } }
export const OnPhone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } }

/** It is measured by the keys of one code, which press nothing. */
export const QuickScanner: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test the scanner' }))
    await canvas.findByText('Scan any code now')
    type(code('ML-10491', 'Enter'), 8)
    await canvas.findByText('125')
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(facts).toEqual(['ML-10491', '125', 'Yes', 'No'])
    await canvas.findByText(/^Fast enough/)
    await expect(canvas.queryByText('Limit of this scanner')).toBeNull()
  },
}

/** One that is slower than a scanner usually is gets a limit of its own, with which its codes are read. */
export const SlowScanner: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test the scanner' }))
    type(code('ML-10491', 'Tab'), 60)
    await canvas.findByText('17')
    await canvas.findByText('Slower than usual: this device now waits up to 85 ms for the next key.')
    await expect(canvas.getByRole('radio', { name: 'Tab' })).toBeChecked()
    type(code('OPA-30-BR', 'Tab'), 60)
    await within(canvas.getByRole('region', { name: 'Scanner' })).findByText('OPA-30-BR')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to 35 ms' }))
    await expect(canvas.queryByText('Limit of this scanner')).toBeNull()
  },
}

/** What somebody types tells nothing of the scanner. Escape ends the test. */
export const TypedByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const start = await canvas.findByRole('button', { name: 'Test the scanner' })
    await userEvent.click(start)
    type(code('ML-10491', 'Enter'), 160)
    await canvas.findByText('That was typed by hand. Scan a code.')
    await userEvent.keyboard('{Escape}')
    await canvas.findByRole('button', { name: 'Test the scanner' })
    await expect(canvas.queryByRole('definition')).toBeNull()
  },
}

/** Kept on the device, whoever works there. */
export const Muted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Play sounds' }))
    await expect(canvas.getByRole('button', { name: 'Wrong item' })).toBeDisabled()
    await expect(canvas.getByText('The sounds are off.')).toBeVisible()
    await userEvent.click(canvas.getByText('A4, 4 on a sheet'))
    await userEvent.click(canvas.getByRole('button', { name: '3' }))
    const kept: unknown = JSON.parse(localStorage.getItem('replybay:warehouse-device') ?? '{}')
    await expect(kept).toMatchObject({ isMuted: true, format: 'a4', startSlot: 3 })
  },
}

const onDownload = fn()

/** The module arrives as a file. */
export const Module: Story = {
  beforeEach: () => {
    onDownload.mockClear()
    answerWith(
      handle(downloadPrestashopModule, async ({ request }) => {
        onDownload(await request.json())
        return new Blob(['PK'], { type: 'application/zip' })
      }),
      user(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const saved = fn()
    // What a press on a link does that is on no page.
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved(this.download)
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Download module' }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith('replybay-prestashop.zip'))
    click.mockRestore()
    await expect(onDownload).toHaveBeenCalledWith({ companyId: 'company-1' })
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      handle(downloadPrestashopModule, () => problem(503)),
      user(),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download module' }))
    await canvas.findByText(/^Error on downloading PrestaShop ZIP/)
  },
}
