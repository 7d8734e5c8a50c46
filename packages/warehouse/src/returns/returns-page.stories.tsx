import { listReturns } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { returns, warehouseOfReturns } from '../stories/return-samples.ts'
import { scan, user } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Returns',
  component: Screen,
  args: { path: '/warehouse/returns' },
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof Screen>

const OPEN = '/warehouse/returns?open=ML-10431'
const result = () => within(screen.getByTestId('scan-result'))
const dialog = async () => within(await screen.findByRole('dialog'))

export const Loaded: Story = {
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /ML-10431/ })
    const states = within(canvas.getByRole('navigation', { name: 'Returns by state' }))
    const names = states.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Requested1', 'In transit1', 'Arrived2', 'Disputed1', 'Done', 'Declined'])
    await expect(states.getByRole('link', { name: /Arrived/ })).toHaveAttribute('aria-current', 'page')
  },
}

export const Empty: Story = {
  beforeEach: () =>
    answerWith(...warehouseOfReturns({ start: returns.filter(({ status }) => status === 'in-transit') })),
  play: async ({ canvas }) => {
    await canvas.findByText('No returns have arrived')
    await canvas.findByText('1 return is on its way.')
  },
}

export const ExchangesOnly: Story = {
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /ML-10418/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Exchanges only' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: /ML-10418/ })).toBeNull())
    await expect(canvas.getByRole('link', { name: /ML-10431/ })).toBeVisible()
  },
}

export const Problem: Story = {
  beforeEach: () => {
    let isDown = true
    answerWith(
      handle(listReturns, () => {
        if (!isDown) return { data: { returns: [...returns], nextCursor: null } }
        isDown = false
        return problem(400)
      }),
      user(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error on getting returns')
    await expect(canvas.queryByText('No returns have arrived')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('link', { name: /ML-10431/ })
  },
}

export const Forbidden: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      handle(listReturns, () => problem(403, 'forbidden')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to the warehouse')
  },
}

/** A return is opened by the number of its order, or by what its package travels under. */
export const ScanReturn: Story = {
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /ML-10431/ })
    scan('ML-10431')
    await canvas.findByRole('region', { name: 'ML-10431' })
    scan('8R10418345678')
    await canvas.findByRole('region', { name: 'ML-10418' })
    scan('9999999')
    await result().findByText('No such code')
  },
}

/** What was asked for is approved, and said to be here by a second scan. */
export const FromRequestToArrival: Story = {
  args: { path: '/warehouse/returns?status=requested&open=ML-10479' },
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await canvas.findByText('On its way. Units are graded once it is here.')
    scan('ML-10479')
    await result().findByText('ML-10479 has arrived')
    await canvas.findByText('Grade 1 more unit')
  },
}

/** Who has the same return open at another table is named. */
export const TwoTables: Story = {
  args: { path: OPEN },
  beforeEach: () => answerWith(...warehouseOfReturns({ other: 'Inès Moreau' })),
  play: async ({ canvas }) => {
    await canvas.findByText('Inès Moreau is here too')
    await canvas.findByText('Day 11 of 30')
  },
}

export const NoSuchReturn: Story = {
  args: { path: '/warehouse/returns?open=ML-1' },
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas }) => {
    await canvas.findByText('No return of ML-1')
  },
}

export const LongText: Story = {
  args: { path: OPEN },
  beforeEach: () => {
    const [row, ...others] = returns
    if (!row) return undefined
    const customer = { name: 'Lampenschirmmanufaktur'.repeat(6), city: 'Llanfairpwllgwyngyll', country: 'GB' }
    answerWith(
      ...warehouseOfReturns({ start: [{ ...row, customer, reason: 'Too tall. '.repeat(60) }, ...others] }),
    )
    return undefined
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Too tall/)
    const [, more] = canvas.getAllByRole('button', { name: 'More' })
    if (more) await userEvent.click(more)
    // The menu alone is left.
    await expect(canvas.getAllByRole('button', { name: 'More' })).toHaveLength(1)
  },
}

export const Dark: Story = {
  args: { path: OPEN },
  globals: { theme: 'dark' },
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Grade 4 more units')
    await userEvent.keyboard('1')
    await canvas.findByText('Grade 3 more units')
    await userEvent.keyboard('2')
    await canvas.findByText('Grade 2 more units')
  },
}

/** On a tablet the return has the page: the list is a drawer behind its count, and arrows walk through it. */
export const Tablet: Story = {
  args: { path: OPEN },
  globals: { viewport: { value: 'tablet' } },
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'ML-10431' })
    await expect(canvas.queryByRole('link', { name: /ML-10418/ })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Next return' }))
    await canvas.findByRole('region', { name: 'ML-10418' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show the list: 2' }))
    await userEvent.click(await (await dialog()).findByRole('link', { name: /ML-10431/ }))
    await canvas.findByRole('region', { name: 'ML-10431' })
    const unit = within(canvas.getByRole('group', { name: 'Grade of unit 1 of ALB-W-LA' }))
    await userEvent.click(unit.getByRole('button', { name: 'Broken' }))
    await result().findByText('ALB-W-LA is broken')
  },
}

/** On a phone the return is shown in parts. */
export const Phone: Story = {
  args: { path: OPEN },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Grade of unit 1 of ALB-W-LA' })
    await userEvent.click(canvas.getByRole('tab', { name: 'Timeline' }))
    await canvas.findByText('Arrived, taken in by Thomas Girard')
    await userEvent.click(canvas.getByRole('button', { name: 'Returns' }))
    await canvas.findByRole('link', { name: /ML-10418/ })
  },
}

export const French: Story = {
  args: { path: OPEN },
  globals: { locale: 'fr-FR' },
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Encore 4 unités à évaluer')
    await userEvent.keyboard('1')
    await result().findByText('ALB-W-LA est valide')
  },
}
