import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column } from '../stories/column.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { MiddleEllipsis } from './middle-ellipsis.tsx'

const meta = {
  title: 'Kit/Middle ellipsis',
  component: MiddleEllipsis,
  parameters: whenToUse({
    use: 'Addresses and file names: what tells them apart is at both ends.',
    not: 'Sentences: they are cut at their end.',
  }),
  args: { text: 'accounts-payable-and-receivable-paris-lyon@maison-lumen.example' },
  decorators: [
    (Story) => (
      <Column width="16rem">
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof MiddleEllipsis>

export default meta
type Story = StoryObj<typeof meta>

/** Its end is seen whole, and nothing is wider than its place. */
export const Cut: Story = {
  async play({ canvas, args }) {
    const line = canvas.getByTitle(args.text)
    const end = canvas.getByText('umen.example')
    await expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(line.getBoundingClientRect().right)
    await expect(end.scrollWidth).toBeLessThanOrEqual(end.clientWidth)
    await expect(canvas.getByText(args.text)).toBeInTheDocument()
  },
}

export const Short: Story = { args: { text: 'leire@x.example' } }
