import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconArchive } from '@tabler/icons-react'
import { useRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { whenToUse } from '../stories/when-to-use.ts'
import { RowGestures, type RowGesturesProps } from './row-gestures.tsx'

function Rows({ onSwipe, onChoose }: Pick<RowGesturesProps, 'onSwipe' | 'onChoose'>) {
  const pane = useRef<HTMLUListElement>(null)
  return (
    <main>
      <RowGestures
        pane={pane}
        acts={{ left: { label: 'Archive', icon: <IconArchive aria-hidden />, tone: 'success' } }}
        isChoosing={false}
        onSwipe={onSwipe}
        onChoose={onChoose}
      />
      <ul ref={pane} aria-label="Emails">
        {['James Whitfield', 'Pauline Leroux'].map((name, index) => (
          <li key={name} data-index={index} style={{ blockSize: 64 }}>
            {name}
          </li>
        ))}
      </ul>
    </main>
  )
}

const meta = {
  title: 'Kit/Row gestures',
  component: Rows,
  args: { onSwipe: fn(), onChoose: fn() },
  parameters: whenToUse({
    use: 'Rows of a list on a touch screen: a swipe does what is done most, a long press chooses. Every act has a button or a key beside it.',
    not: 'What can not be undone: a swipe is made by mistake.',
  }),
} satisfies Meta<typeof Rows>
export default meta
type Story = StoryObj<typeof meta>

/** Fingers alone: a mouse selects text. */
export const ByMouse: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByText('James Whitfield'))
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Emails' })).toBeVisible())
    await expect(args.onSwipe).not.toHaveBeenCalled()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
