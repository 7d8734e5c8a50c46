import { createApi, createQueryClient, userQueries } from '@replybay/api-client'
import { answer, answerWith, aUser } from '@replybay/testing'
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
      <Suspense>
        <main style={{ padding: 24 }}>
          <WaitingLimitsSection />
        </main>
      </Suspense>
    </QueryClientProvider>
  )
}

const meta: Meta<typeof Section> = { title: 'Support tickets/Waiting limits', component: Section }
export default meta
type Story = StoryObj<typeof Section>

/** Nothing but the limits is sent: what this tab knows of the company may be old. */
export const Changing: Story = {
  beforeEach: () => {
    onChange.mockClear()
    return answerWith(
      answer('get', '/users/info', () => ({ data: { user: aUser() } })),
      answer('patch', '/users/company-details', async ({ request }) => {
        onChange(await request.json())
        return { data: { user: aUser() } }
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Long after'))
    await userEvent.click(await canvas.findByRole('option', { name: '30 minutes' }))
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith({ waitingLimits: { warning: 30, danger: 240 } }),
    )
  },
}
