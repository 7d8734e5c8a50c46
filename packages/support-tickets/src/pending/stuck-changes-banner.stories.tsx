import { createApi, createQueryClient, userQueries } from '@replybay/api-client'
import { aUser } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { aRemoval, removals } from '../removal/removals.ts'
import { StuckChangesBanner } from './stuck-changes-banner.tsx'

const nothing = () => undefined
const user = aUser()

function Strip() {
  const [client] = useState(() => {
    const made = createQueryClient({
      api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
    })
    made.setQueryData(userQueries.info().queryKey, user)
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <StuckChangesBanner />
    </QueryClientProvider>
  )
}

/** Removals of saved replies that have failed twice. */
function keep(ids: readonly string[]) {
  for (const id of ids) removals.keep(user._id, { ...aRemoval('canned-answer', id), failures: 2 })
  return () => {
    for (const { key } of removals.read(user._id)) removals.forget(user._id, key)
  }
}

const meta: Meta<typeof Strip> = { title: 'Support tickets/Stuck changes', component: Strip }
export default meta
type Story = StoryObj<typeof Strip>

export const One: Story = { beforeEach: () => keep(['hello']) }

export const Many: Story = { beforeEach: () => keep(['hello', 'delay', 'thanks']) }

/** A press is answered by the button, which is busy until the attempts are over. */
export const TryingNow: Story = {
  beforeEach: () => keep(['hello']),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Try now' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}
