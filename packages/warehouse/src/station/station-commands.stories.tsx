import { setOrderProblem } from '@replybay/api-client/operations'
import { answerWith, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { scan, tapLater, warehouse } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'
import { alarm, band, first, full, labelled, onTable, orders } from '../stories/station-samples.ts'

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Packing station, commands',
  component: Screen,
  args: { path: '/warehouse/orders?section=station' },
  beforeEach: () => {
    localStorage.clear()
    answerWith(...warehouse(orders))
  },
}
export default meta
type Story = StoryObj<typeof Screen>

/** What is left for later is asked once, and something else that is scanned forgets it. */
export const Backorder: Story = {
  play: async ({ canvas }) => {
    await onTable('ML-10491')
    scan('RB-B')
    await canvas.findByText('Nothing is in the box yet')
    scan('OPA-30-BR')
    scan('RB-B')
    await (await band()).findByText('Scan it again to confirm')
    await (await band()).findByText('3 items will become a separate order.')
    scan('AMP-E27-4W')
    await (await band()).findByText('Scan one more')
    scan('RB-B')
    await (await band()).findByText('2 items will become a separate order.')
    // A scanner that reads twice confirms nothing.
    scan('RB-B')
    scan('RB-B', 400)
    await (await band()).findByText('2 items will become a separate order.')
    scan('RB-B', 1_000)
    await waitFor(() => expect(canvas.getByTestId('station-sum')).toHaveTextContent('2 / 2'))
  },
}

const onProblem = fn()

/** An order with a problem is set aside once that is confirmed, by touch as well. */
export const SetAside: Story = {
  beforeEach: () => {
    onProblem.mockClear()
    answerWith(
      handle(setOrderProblem, async ({ request }) => {
        onProblem(((await request.clone().json()) as { problem: string }).problem)
        return { data: { order: { ...first, status: 'problem' as const } } }
      }),
      ...warehouse(orders),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await onTable('ML-10491')
    const button = canvas.getByRole('button', { name: 'Problem' })
    // A glove that bounces confirms nothing.
    await userEvent.dblClick(button)
    await (await band()).findByText('ML-10491 will be set aside.')
    tapLater(button, 400)
    await (await band()).findByText('ML-10491 will be set aside.')
    await expect(onProblem).not.toHaveBeenCalled()
    tapLater(button, 1_000)
    await onTable('ML-10496')
    await expect(onProblem).toHaveBeenCalledWith('Set aside at the packing station')
  },
}

/** The number of an order puts it on the table; the next one is the first that was not left. */
export const AnotherOrder: Story = {
  play: async () => {
    await onTable('ML-10491')
    scan('RB-NEXT')
    await onTable('ML-10496')
    scan('ML-10474')
    await onTable('ML-10474')
    scan('RB-N', 1_000)
    await onTable('ML-10496')
    // A scanner that reads twice goes one step.
    scan('RB-N', 1_400)
    scan('RB-N', 2_000)
    await onTable('ML-10491')
  },
}

/** A double tap goes one step. */
export const OneStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await onTable('ML-10491')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next order' }))
    await onTable('ML-10496')
    scan('9999999')
    await (await alarm()).findByText('No such code')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ML-10496')
  },
}

/** A box that is full is not left without a word. */
export const FullAndNotSent: Story = {
  beforeEach: () => answerWith(...warehouse(labelled({ packed: full }))),
  play: async ({ canvas }) => {
    await onTable('ML-10491')
    scan('RB-N')
    await (await band()).findByText('ML-10491 is full and not sent.')
    scan('RB-N', 400)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ML-10491')
    scan('RB-N', 1_000)
    await onTable('ML-10496')
  },
}
