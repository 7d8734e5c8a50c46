import { createApi, createQueryClient, userQueries } from '@replybay/api-client'
import { getUserInfo, updateCompanyDetails } from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import { ShortcutsProvider, ToastProvider } from '@replybay/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { WaitingLimitsSection } from './waiting-limits-section.tsx'

const nothing = () => undefined
const onChange = fn()

function Section() {
  const [client] = useState(() => {
    const made = createQueryClient({
      api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
    })
    made.setQueryData(userQueries.info().queryKey, aUser())
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <ShortcutsProvider>
        <ToastProvider>
          <Suspense>
            <main style={{ padding: 24 }}>
              <WaitingLimitsSection />
            </main>
          </Suspense>
        </ToastProvider>
      </ShortcutsProvider>
    </QueryClientProvider>
  )
}

const meta: Meta<typeof Section> = { title: 'Support tickets/Wait time thresholds', component: Section }
export default meta
type Story = StoryObj<typeof Section>

/** Nothing but the limit that was chosen is sent: what this tab knows of the other one may be old. */
export const Changing: Story = {
  beforeEach: () => {
    onChange.mockClear()
    return answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser() } })),
      handle(updateCompanyDetails, async ({ request }) => {
        onChange(await request.json())
        return { data: { user: aUser() } }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Long wait after'))
    await userEvent.click(await canvas.findByRole('option', { name: '30 minutes' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ waitingLimits: { warning: 30 } }))
  },
}

/** Undo brings back what there was, and says what it replaces: a colleague's newer limit is not undone. */
export const Undone: Story = {
  beforeEach: () => changedElsewhere({ warning: 60, danger: 240 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Long wait after'))
    await userEvent.click(await canvas.findByRole('option', { name: '30 minutes' }))
    await canvas.findByText('Wait time thresholds saved')
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ warning: 60, seen: { warning: 30 } }))
    await waitFor(() => expect(canvas.getByLabelText('Long wait after')).toHaveValue('1 hour'))
  },
}

/** What the server has, which a colleague changes while this page is open. */
function changedElsewhere(waitingLimits: { warning: number; danger: number }) {
  const person = { user: aUser() }
  onChange.mockClear()
  return answerWith(
    handle(getUserInfo, () => ({ data: person })),
    handle(updateCompanyDetails, async ({ request }) => {
      const { waitingLimits: change } = await request.json()
      onChange(change)
      const limits = { ...waitingLimits, ...change }
      person.user = aUser({ waitingLimits: limits.danger > limits.warning ? limits : waitingLimits })
      return limits.danger > limits.warning ? { data: person } : problem(409, 'conflict')
    }),
  )
}

/** A limit that does not fit a colleague's newer one is refused where it was chosen, beside theirs. */
export const ChangedElsewhere: Story = {
  beforeEach: () => changedElsewhere({ warning: 480, danger: 1_440 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Overdue after'))
    await userEvent.click(await canvas.findByRole('option', { name: '2 hours' }))
    await canvas.findByText(/Your team changed the other threshold/)
    await expect(canvas.getByLabelText('Overdue after')).toBeInvalid()
    await waitFor(() => expect(canvas.getByLabelText('Long wait after')).toHaveValue('8 hours'))
    await expect(canvas.getByLabelText('Overdue after')).toHaveValue('1 day')
    await expect(onChange).toHaveBeenCalledWith({ danger: 120 })
  },
}

/** A first limit that reaches the second moves it on, but not the one that a colleague has chosen meanwhile. */
export const RaisedElsewhere: Story = {
  beforeEach: () => {
    onChange.mockClear()
    return answerWith(
      handle(getUserInfo, () => ({
        data: { user: aUser({ waitingLimits: { warning: 60, danger: 10_080 } }) },
      })),
      handle(updateCompanyDetails, async ({ request }) => {
        onChange(await request.json())
        return { data: { user: aUser() } }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Long wait after'))
    await userEvent.click(await canvas.findByRole('option', { name: '8 hours' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ waitingLimits: { warning: 480 } }))
  },
}
