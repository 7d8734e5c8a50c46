import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconClock, IconInbox, IconMessageCheck } from '@tabler/icons-react'
import { expect, fn } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { Column } from '../stories/column.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { FigureTile, type FigureTileLinkProps } from './figure-tile.tsx'

const onRetry = fn()
const renderLink = ({ children, ...props }: FigureTileLinkProps) => (
  <a href="#tickets" {...props}>
    {children}
  </a>
)

const meta = {
  title: 'Kit/Figures and cards',
  parameters: whenToUse({
    use: 'A figure that somebody acts on: the tile leads to what it counts. Cards stand beside one another on an overview.',
    not: 'Figures to compare over time (a chart), or sections of settings (SettingsSection).',
  }),
  render: () => (
    <Column width="44rem">
      <FigureTile
        label="Open"
        icon={<IconInbox />}
        figure="34"
        caption="12 unassigned"
        renderLink={renderLink}
      />
      <FigureTile
        label="Longest wait"
        icon={<IconClock />}
        figure="5 h 02"
        level="danger"
        caption="James Whitfield, who has written three times since Monday morning"
        renderLink={renderLink}
      />
      <FigureTile
        label="Answered"
        icon={<IconMessageCheck />}
        figure={undefined}
        onRetry={onRetry}
        renderLink={renderLink}
      />
      <FigureTile label="To ship" icon={<IconInbox />} figure={undefined} renderLink={renderLink} />
      <Card title="Waiting longest" aside={<a href="#tickets">View all</a>}>
        <p>No one is waiting.</p>
      </Card>
    </Column>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A figure that could not be read fails alone. */
export const Tiles: Story = {
  async play({ canvas, userEvent }) {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Beside another on a phone: a long label is told whole, in one line. */
export const LongLabel: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Column width="20rem">
      <div style={{ inlineSize: '10.8125rem' }}>
        <FigureTile
          label="Attente la plus longue"
          icon={<IconClock />}
          figure="2 h 14"
          caption="James Whitfield"
          renderLink={renderLink}
        />
      </div>
    </Column>
  ),
  async play({ canvas }) {
    const label = canvas.getByText('Attente la plus longue')
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
    await expect(label.offsetHeight).toBe(18)
  },
}

/** One that has a line for itself looks as those that share one. */
export const AlikeOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Column width="22rem">
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0.75rem' }}>
        {['Open', 'Answered', 'Longest wait'].map((label, index) => (
          <div key={label} style={index === 2 ? { gridColumn: '1 / -1' } : undefined}>
            <FigureTile
              label={label}
              icon={<IconClock />}
              figure="23"
              caption="Rosa"
              renderLink={renderLink}
            />
          </div>
        ))}
      </div>
    </Column>
  ),
  async play({ canvas }) {
    for (const tile of canvas.getAllByRole('link')) {
      const drawn = [...tile.querySelectorAll('svg')].filter((svg) => svg.checkVisibility())
      await expect(drawn).toHaveLength(1)
    }
  },
}
