import { addComment, closeDispute, handleReturn, listReturns } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { returns, warehouseOfReturns } from '../stories/return-samples.ts'
import { scan } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Returns/Inspection',
  component: Screen,
  args: { path: '/warehouse/returns' },
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof Screen>

const OPEN = '/warehouse/returns?open=ML-10431'
const result = () => within(screen.getByTestId('scan-result'))
const dialog = async () => within(await screen.findByRole('dialog'))

const onHandled = fn()

/** A unit is scanned, then graded by a key; the sums match before it can be finished, and finishing is asked for. */
export const GradeAndFinish: Story = {
  args: { path: OPEN },
  beforeEach: () => {
    onHandled.mockClear()
    const answers = warehouseOfReturns()
    answerWith(
      handle(handleReturn, async ({ request }) => {
        onHandled(await request.clone().json())
        const [row] = returns
        return {
          data: {
            return: {
              companyId: 'company-1',
              orderNumber: 'ML-10431',
              items: row?.items ?? [],
              status: 'done' as const,
            },
          },
        }
      }),
      ...answers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    const finish = await canvas.findByRole('button', { name: 'Finish return' })
    await expect(finish).toBeDisabled()
    await canvas.findByText('Grade 4 more units')
    scan('OPA-30-BR')
    await result().findByText('OPA-30-BR, unit 1 of 1')
    await userEvent.keyboard('1')
    await result().findByText('OPA-30-BR is valid')
    await userEvent.keyboard('1')
    await userEvent.keyboard('2')
    await userEvent.keyboard('3')
    await expect(finish).toBeDisabled()
    await canvas.findByText('Say why unit 3 of ALB-W-LA is rejected')
    await userEvent.paste('Screw holes drilled')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(finish).toBeEnabled())
    scan('ALB-W-LA')
    await result().findByText('One too many')
    scan('LIN-45-NA')
    await result().findByText('No such code')
    await expect(canvas.getByText('All 4 units are graded.')).toBeVisible()
    await userEvent.click(finish)
    const asked = await dialog()
    await asked.findByText('2 units go back to stock.')
    await asked.findByText('Refund due to the customer: €427.00')
    await asked.findByText(/^The customer wants OPA-45-BR in exchange/)
    await expect(onHandled).not.toHaveBeenCalled()
    await userEvent.click(asked.getByRole('button', { name: 'Finish return' }))
    await result().findByText('ML-10431 is finished')
    await expect(onHandled).toHaveBeenCalledWith({
      companyId: 'company-1',
      orderNumber: 'ML-10431',
      validatedSkus: ['ALB-W-LA', 'OPA-30-BR'],
      brokenSkus: ['ALB-W-LA'],
      rejectedSkus: ['ALB-W-LA'],
      missingSkus: [],
      comment: 'ALB-W-LA: Screw holes drilled',
    })
  },
}

/** By scanner alone: the printed codes grade, undo and finish, which is asked once more. */
export const CommandCodes: Story = {
  args: { path: '/warehouse/returns?open=ML-10418' },
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas }) => {
    await canvas.findByText('Grade 1 more unit')
    scan('RB-BROKEN')
    await result().findByText('OPA-45-BR is broken')
    scan('RB-UNDO')
    await canvas.findByText('Grade 1 more unit')
    scan('RB-VALID')
    await canvas.findByText('The one unit is graded.', { selector: '#why-not-finished' })
    scan('RB-FINISH')
    await dialog()
    scan('RB-FINISH')
    await result().findByText('ML-10418 is finished')
    await canvas.findByText('Inspected by Marc Petit.')
  },
}

/** What never came is no grade: it lowers what is back, and has to be said. */
export const NeverCame: Story = {
  args: { path: OPEN },
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All valid' }))
    await userEvent.click(canvas.getByRole('button', { name: 'One OPA-30-BR never came' }))
    await canvas.findByText('0 back of 1')
    await canvas.findByText('Say what is missing of OPA-30-BR')
    await userEvent.click(canvas.getByRole('textbox', { name: 'What is missing of OPA-30-BR?' }))
    await userEvent.paste('The second box was empty')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Finish return' })).toBeEnabled())
  },
}

/** What goes wrong keeps all marks, and says so where it was asked. */
export const FinishingFails: Story = {
  args: { path: '/warehouse/returns?open=ML-10418' },
  beforeEach: () =>
    answerWith(
      handle(handleReturn, () => problem(400)),
      ...warehouseOfReturns(),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Grade 1 more unit')
    await userEvent.keyboard('1')
    await result().findByText('OPA-45-BR is valid')
    await userEvent.click(canvas.getByRole('button', { name: 'Finish return' }))
    const asked = await dialog()
    await userEvent.click(asked.getByRole('button', { name: 'Finish return' }))
    await asked.findByText(/Error on handling return/)
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
    const unit = within(canvas.getByRole('group', { name: 'Grade of unit 1 of OPA-45-BR' }))
    await expect(unit.getByRole('button', { name: 'Valid' })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Another table was faster: who it was is said, and the own grades are not used. */
export const HandledElsewhere: Story = {
  args: { path: '/warehouse/returns?open=ML-10418' },
  beforeEach: () => {
    let isHandled = false
    const [, row] = returns
    const answers = warehouseOfReturns()
    answerWith(
      handle(handleReturn, () => {
        isHandled = true
        return problem(409, 'already-decided')
      }),
      handle(listReturns, ({ request }) => {
        const status = new URL(request.url).searchParams.get('status')
        const done = {
          companyId: 'company-1',
          orderNumber: 'ML-10418',
          items: row?.items ?? [],
          validatedSkus: ['OPA-45-BR'],
          status: 'done' as const,
          handledBy: 'Thomas Girard',
        }
        const isAsked = status === (isHandled ? 'done' : 'arrived')
        const shown = isHandled
          ? done
          : { ...done, validatedSkus: [], status: 'arrived' as const, handledBy: '' }
        return { data: { returns: isAsked ? [shown] : [], nextCursor: null, counts: {} } }
      }),
      ...answers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Grade 1 more unit')
    await userEvent.keyboard('2')
    await result().findByText('OPA-45-BR is broken')
    await userEvent.click(canvas.getByRole('button', { name: 'Finish return' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Finish return' }))
    await canvas.findByText('Thomas Girard has inspected this return. Your grades were not used.')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard my grades' }))
    await canvas.findByText('Inspected by Thomas Girard.')
  },
}

/** Grades are kept on the device without a network; finishing waits for it. */
export const Offline: Story = {
  args: { path: '/warehouse/returns?open=ML-10418' },
  beforeEach: () => {
    answerWith(...warehouseOfReturns())
    const online = Object.getOwnPropertyDescriptor(navigator, 'onLine')
    return () => {
      if (online) Object.defineProperty(navigator, 'onLine', online)
      else Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
    }
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Grade 1 more unit')
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    dispatchEvent(new Event('offline'))
    await userEvent.keyboard('1')
    await canvas.findByText('Offline: it can be finished once you’re back online')
    await expect(canvas.getByRole('button', { name: 'Finish return' })).toBeDisabled()
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Finish return' })).toBeEnabled())
  },
}

export const AcceptExchange: Story = {
  args: { path: OPEN },
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas, userEvent }) => {
    const exchange = within(await canvas.findByRole('region', { name: 'Exchange' }))
    await exchange.findByText('Live stock: 4')
    await userEvent.click(exchange.getByRole('button', { name: 'Accept' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Accept exchange' }))
    await exchange.findByText('Accepted')
    await exchange.findByRole('link', { name: 'Order ML-10431-E' })
  },
}

/** What is not in stock can only be declined, with a reason. */
export const DeclineExchange: Story = {
  args: { path: OPEN },
  beforeEach: () => answerWith(...warehouseOfReturns({ left: 0 })),
  play: async ({ canvas, userEvent }) => {
    const exchange = within(await canvas.findByRole('region', { name: 'Exchange' }))
    await exchange.findByText('None left')
    await expect(exchange.getByRole('button', { name: 'Accept' })).toBeDisabled()
    await userEvent.click(exchange.getByRole('button', { name: 'Decline' }))
    const asked = await dialog()
    await userEvent.click(asked.getByRole('button', { name: 'Decline exchange' }))
    await asked.findByText('Add a short explanation.')
    await userEvent.click(asked.getByRole('textbox'))
    await userEvent.paste('No longer made')
    // What was typed is there again after the dialog was closed.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(exchange.getByRole('button', { name: 'Decline' }))
    const again = await dialog()
    await expect(again.getByRole('textbox')).toHaveValue('No longer made')
    await userEvent.click(again.getByRole('button', { name: 'Decline exchange' }))
    await exchange.findByText('Exchange declined')
  },
}

export const Dispute: Story = {
  args: { path: '/warehouse/returns?status=disputed&open=ML-10412' },
  beforeEach: () => answerWith(...warehouseOfReturns()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/never used/)
    await userEvent.click(canvas.getByRole('button', { name: 'Close dispute' }))
    const asked = await dialog()
    await userEvent.click(asked.getByRole('textbox'))
    await userEvent.paste('Paid back in full')
    await userEvent.click(asked.getByRole('button', { name: 'Close dispute' }))
    await canvas.findByText('Paid back in full')
    await waitFor(() => expect(canvas.queryByText(/never used/)).toBeNull())
  },
}

const onDocumented = fn()

/** A server that knows the documented calls alone: a reason is a comment, and no step is offered that it does not know. */
export const DocumentedOnly: Story = {
  args: { path: '/warehouse/returns?status=disputed&open=ML-10412' },
  beforeEach: () => {
    onDocumented.mockClear()
    const comment = { _id: 'comment-1', comment: 'Agreed by phone', createdAt: '2026-11-20T08:12:00.000Z' }
    const row = { companyId: 'company-1', orderNumber: 'ML-10412', items: [], status: 'done' as const }
    answerWith(
      handle(addComment, async ({ request }) => {
        onDocumented('comment', await request.json())
        return { data: { comment } }
      }),
      handle(closeDispute, async ({ request }) => {
        onDocumented('close', await request.json())
        return { data: { return: row } }
      }),
      ...warehouseOfReturns({ person: { capabilities: [] } }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close dispute' }))
    const asked = await dialog()
    await userEvent.click(asked.getByRole('textbox'))
    await userEvent.paste('Agreed by phone')
    await userEvent.click(asked.getByRole('button', { name: 'Close dispute' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const choice = { companyId: 'company-1', orderNumber: 'ML-10412' }
    await expect(onDocumented.mock.calls).toEqual([
      ['comment', { ...choice, comment: 'Agreed by phone' }],
      ['close', choice],
    ])
  },
}
