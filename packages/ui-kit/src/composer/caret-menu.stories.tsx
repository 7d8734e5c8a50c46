import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn } from 'storybook/test'
import { GrowingTextarea } from '../field/growing-textarea.tsx'
import { Column } from '../stories/column.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { CaretMenu, type CaretMenuProps, caretOptionId } from './caret-menu.tsx'

function Sample(props: Omit<CaretMenuProps, 'area' | 'id' | 'label'>) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <Column width="30rem">
      <GrowingTextarea
        ref={area}
        aria-label="Answer"
        aria-controls="menu"
        aria-activedescendant={caretOptionId('menu', props.active)}
        defaultValue={'Bonjour Élodie,\n/de'}
      />
      <CaretMenu {...props} id="menu" label="Saved replies" area={area} />
    </Column>
  )
}

const meta = {
  title: 'Kit/CaretMenu',
  parameters: whenToUse({
    use: 'What can be written at the caret while somebody types: saved replies, names. The textarea keeps the focus and takes the keys.',
    not: 'A choice of its own: `Menu`, `Combobox`.',
  }),
  component: Sample,
  args: {
    at: 16,
    active: 1,
    onChoose: fn(),
    options: [
      {
        key: 'delay',
        label: 'The parcel is late',
        aside: '/delay',
        detail: 'Bonjour, votre colis a du retard.',
      },
      {
        key: 'delivered',
        label: 'Delivered',
        aside: '/delivered',
        detail: 'Votre colis est arrivé. '.repeat(9),
      },
      { key: 'deposit', label: 'A deposit is needed before we send it '.repeat(2), aside: '/deposit' },
    ],
  },
} satisfies Meta<typeof Sample>

export default meta
type Story = StoryObj<typeof meta>

export const AtTheCaret: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('option', { name: /Delivered/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('option', { name: /The parcel is late/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(0)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
