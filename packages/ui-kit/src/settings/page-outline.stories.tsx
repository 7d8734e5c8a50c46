import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TextArea } from '../field/text-area.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { FieldRow } from './field-row.tsx'
import { PageOutline } from './page-outline.tsx'
import { SettingsPage } from './settings-page.tsx'
import { SettingsSection } from './settings-section.tsx'

const sections = ['Company', 'Address', 'Return policy', 'Websites'].map((label) => ({ id: label, label }))

function Page() {
  return (
    <div
      data-settings-scroller
      style={{ blockSize: '28rem', overflow: 'auto', scrollPaddingBlockStart: '3.5rem' }}
    >
      <SettingsPage title="Company" outline={<PageOutline sections={sections} />}>
        {sections.map(({ id, label }) => (
          <SettingsSection key={id} id={id} title={label}>
            <FieldRow title="Text">
              <TextArea label={`${label} text`} minRows={id === 'Websites' ? 1 : 8} />
            </FieldRow>
          </SettingsSection>
        ))}
      </SettingsPage>
    </div>
  )
}

const meta = {
  title: 'Kit/Page outline',
  component: Page,
  parameters: whenToUse({
    use: 'Beside a page of settings with more sections than a screen holds.',
    not: 'Pages of their own: the navigation of `SettingsLayout`.',
  }),
  globals: { viewport: { value: 'laptop' } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** It leads to each section, and the last one has its turn however short it is. */
export const Following: Story = {
  async play({ canvas, userEvent }) {
    const link = (name: string) => canvas.getByRole('link', { name })
    await expect(link('Company')).toHaveAttribute('aria-current', 'location')
    await userEvent.click(link('Return policy'))
    await expect(canvas.getByRole('region', { name: 'Return policy' })).toHaveFocus()
    await waitFor(() => expect(link('Return policy')).toHaveAttribute('aria-current', 'location'))
    await userEvent.click(link('Websites'))
    await waitFor(() => expect(link('Websites')).toHaveAttribute('aria-current', 'location'))
    await expect(link('Company')).not.toHaveAttribute('aria-current')
  },
}

/** The section with the focus is the one that is read, until the person scrolls. */
export const WithFocus: Story = {
  async play({ canvas, canvasElement }) {
    const link = (name: string) => canvas.getByRole('link', { name })
    const pane = canvasElement.querySelector('[data-settings-scroller]')
    if (!pane) throw new Error('Nothing scrolls.')
    canvas.getByLabelText('Return policy text').focus({ preventScroll: true })
    await waitFor(() => expect(link('Return policy')).toHaveAttribute('aria-current', 'location'))
    const scrolled = new Promise((resolve) => pane.addEventListener('scroll', resolve, { once: true }))
    pane.scrollTop = pane.scrollHeight
    await scrolled
    await expect(link('Return policy')).toHaveAttribute('aria-current', 'location')
    pane.dispatchEvent(new WheelEvent('wheel'))
    pane.scrollTop -= 1
    await waitFor(() => expect(link('Websites')).toHaveAttribute('aria-current', 'location'))
  },
}

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'laptop' } } }

/** Without the room it is gone. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull()
  },
}
