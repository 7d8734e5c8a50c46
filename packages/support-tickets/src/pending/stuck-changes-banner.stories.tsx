import { createApi, createQueryClient, type User, userQueries } from '@replybay/api-client'
import { deleteCannedAnswer } from '@replybay/api-client/operations'
import { createSync, heldFor } from '@replybay/sync'
import { answerWith, aUser, handle } from '@replybay/testing'
import { ShortcutsProvider, ToastProvider } from '@replybay/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { aRemoval, removals } from '../removal/removals.ts'
import { sendRemovals } from '../removal/send-removals.ts'
import { StuckChangesBanner } from './stuck-changes-banner.tsx'

const nothing = () => undefined
const user = aUser()

function Strip() {
  const [client] = useState(() => clientOf(user))
  return (
    <QueryClientProvider client={client}>
      <ShortcutsProvider>
        <ToastProvider>
          <StuckChangesBanner />
        </ToastProvider>
      </ShortcutsProvider>
    </QueryClientProvider>
  )
}

function clientOf(person: User) {
  const client = createQueryClient({
    api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
  })
  client.setQueryData(userQueries.info().queryKey, person)
  return client
}

/** Removals of saved replies that have failed twice. */
function keep(ids: readonly string[]) {
  for (const id of ids)
    removals.keep(user._id, { ...aRemoval('canned-answer', id), ...heldFor(60_000), failures: 2 })
  return () => {
    for (const { key } of removals.read(user._id)) removals.forget(user._id, key)
  }
}

const meta: Meta<typeof Strip> = { title: 'Support tickets/Stuck changes', component: Strip }
export default meta
type Story = StoryObj<typeof Strip>

export const One: Story = { beforeEach: () => keep(['hello']) }

export const Many: Story = { beforeEach: () => keep(['hello', 'delay', 'thanks']) }

/** A press is answered by the button, which is busy until the attempt is over. */
export const TryingNow: Story = {
  beforeEach: () => {
    answerWith(handle(deleteCannedAnswer, () => new Promise(() => undefined)))
    const forget = keep(['hello'])
    const stop = createSync({ client: clientOf(user), userId: user._id, capabilities: [] }).run([
      sendRemovals,
    ])
    return () => {
      stop()
      forget()
    }
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Try now' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}
