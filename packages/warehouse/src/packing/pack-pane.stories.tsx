import type { Meta, StoryObj } from '@storybook/react-vite'
import { answerWith } from '@replybay/testing'
import { expect, within } from 'storybook/test'
import { orders, warehouse } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Order that is packed',
  component: Screen,
  args: { path: '/warehouse/orders?open=ML-10491' },
  parameters: {
    viewport: {
      options: { upright: { name: 'Tablet upright, 768', styles: { width: '768px', height: '1024px' } } },
    },
  },
  // As high as the frame around the page leaves it.
  decorators: [
    (Shown) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh' }}>
        <Shown />
      </div>
    ),
  ],
  beforeEach: () => {
    localStorage.clear()
    answerWith(...warehouse(orders.map((order) => ({ ...order, items: [...order.items, ...more] }))))
  },
}
export default meta
type Story = StoryObj<typeof Screen>

const more = ['D-03', 'D-04', 'D-05', 'D-06'].map((shelf) => ({
  SKU: `LIN-45-${shelf}`,
  quantity: 1,
  name: 'Abat-jour Lin 45, naturel',
  shelf,
}))

/** What a hand reaches for or an eye reads. */
const PARTS = 'h2, h3, p, li, a, button, output, textarea, footer, aside > div'

function overlapping(pane: HTMLElement): string[] {
  const parts = [...pane.querySelectorAll<HTMLElement>(PARTS)].filter((part) => part.innerText !== '')
  return parts.flatMap((one, place) =>
    parts.slice(place + 1).flatMap((other) => {
      if (one.contains(other) || !meet(one.getBoundingClientRect(), other.getBoundingClientRect())) return []
      return [`${one.innerText} / ${other.innerText}`]
    }),
  )
}

/** More than their borders. */
function meet(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  )
}

/** However narrow the page is: all of an order stands below one another, and as wide as there is room. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const pane = await canvas.findByRole('region', { name: 'ML-10491' })
    await within(pane).findByText('0/7')
    await expect(overlapping(pane)).toEqual([])
    await expect(pane.getBoundingClientRect().right).toBe(pane.parentElement?.getBoundingClientRect().right)
  },
}
/** Longer words than English has make no column wider than the pane. */
export const TabletInFrench: Story = {
  globals: { viewport: { value: 'tablet' }, locale: 'fr-FR' },
  // Beside the menu, which takes its room in the dashboard.
  decorators: [
    (Shown) => (
      <div style={{ display: 'grid', paddingInlineStart: '5.25rem', minBlockSize: 0, flex: 1 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const pane = await canvas.findByRole('region', { name: 'ML-10491' })
    await within(pane).findByText('0/7')
    const { right } = pane.getBoundingClientRect()
    const outside = [...pane.querySelectorAll('footer *')].filter(
      (part) => part.getBoundingClientRect().right > right,
    )
    await expect(outside.map(({ textContent }) => textContent)).toEqual([])
  },
}
export const TabletUpright: Story = { ...Tablet, globals: { viewport: { value: 'upright' } } }
export const Phone: Story = { ...Tablet, globals: { viewport: { value: 'phone' } } }
