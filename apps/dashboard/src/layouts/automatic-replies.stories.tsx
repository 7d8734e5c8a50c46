import type { User } from '@replybay/api-client'
import { changeAgentSwitch, getAgentSwitch, streamChanges } from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { createScreen, quietServer } from '../../test/dashboard-screen.tsx'

/** The switch of all AI agents in the frame, for whom the stories say. */
function Frame({ user, path = '/settings/profile' }: { user: User; path?: string }) {
  const [{ screen: dashboard }] = useState(() => createScreen(path, user))
  return dashboard
}

const person = (role: NonNullable<User['role']>) =>
  aUser({ role, capabilities: ['users', 'knowledge', 'answering'] })
const owner = person('owner')
const support = person('support')
const told = aUser({ agentsPaused: false, capabilities: ['users', 'knowledge', 'answering', 'changes'] })

const meta: Meta<typeof Frame> = {
  title: 'Shell/Automatic replies',
  component: Frame,
  args: { user: owner },
  globals: { viewport: { value: 'desktop' } },
}
export default meta
type Story = StoryObj<typeof Frame>

const onTurn = fn()

/** A backend whose agents do as they are told. It tells how they stand with the person, or else when it is asked. */
const agents =
  (isPaused: boolean, { user = owner, isBroken = false, isAsked = false } = {}) =>
  () => {
    onTurn.mockClear()
    localStorage.clear()
    let now = { isPaused }
    return answerWith(
      handle(getAgentSwitch, () => (isAsked ? { data: { agents: now } } : problem(500))),
      handle(changeAgentSwitch, async ({ request }) => {
        const wanted = await request.json()
        onTurn(wanted)
        if (isBroken) return problem(500)
        now = wanted
        return { data: { agents: now } }
      }),
      ...quietServer(isAsked ? user : { ...user, agentsPaused: isPaused }),
    )
  }

// The first story waits for the code of all parts.
const late = { timeout: 10_000 }
const name = 'Automatic replies'

export const On: Story = {
  beforeEach: agents(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name }, late)).toBeChecked()
  },
}

export const OnDark: Story = { ...On, globals: { ...meta.globals, theme: 'dark' } }

const unusedReplies = { ...owner, agentsReply: false }
const unusedWords = 'No website uses automatic replies yet'

/** The switch is as the account's is, and words say that no website uses it; they lead to where that is chosen. */
export const Unused: Story = {
  args: { user: unusedReplies },
  beforeEach: agents(false, { user: unusedReplies, isAsked: true }),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name }, late)
    await expect(toggle).toBeChecked()
    await expect(toggle).toHaveAccessibleDescription(/No website uses automatic replies yet/)
    const words = canvas.getByRole('link', { name: unusedWords })
    await expect(words).toBeVisible()
    await userEvent.click(toggle)
    await waitFor(() => expect(onTurn).toHaveBeenLastCalledWith({ isPaused: true }), late)
    await waitFor(() => expect(toggle).not.toBeChecked(), late)
    await expect(words).not.toBeInTheDocument()
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await userEvent.click(await toasts.findByRole('button', { name: /^Undo/ }, late))
    await waitFor(() => expect(toggle).toBeChecked(), late)
    await expect(toasts.getByText(unusedWords)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: unusedWords }))
    await canvas.findByRole('heading', { name: 'Knowledge settings' }, late)
  },
}

/** Who may not turn it reads the same, and is led nowhere. */
export const UnusedForSupport: Story = {
  args: { user: { ...support, agentsReply: false } },
  beforeEach: agents(false, { user: { ...support, agentsReply: false }, isAsked: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name }, late)).toBeChecked()
    await expect(canvas.getByText(unusedWords, { selector: 'p' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: unusedWords })).not.toBeInTheDocument()
  },
}

/** In the palette, too: what turns it off says that nothing uses it. */
export const UnusedInThePalette: Story = {
  args: { user: unusedReplies },
  beforeEach: agents(false, { user: unusedReplies, isAsked: true }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('switch', { name }, late)
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('automatic')
    const command = await screen.findByRole('option', { name: /Turn off automatic replies/ }, late)
    await expect(command).toHaveTextContent(unusedWords)
  },
}

/** Off at once, which can be undone. */
export const TurnedOff: Story = {
  beforeEach: agents(false),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name }, late)
    await expect(toggle).toBeChecked()
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).not.toBeChecked())
    await expect(onTurn).toHaveBeenLastCalledWith({ isPaused: true })
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await userEvent.click(await toasts.findByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(toggle).toBeChecked())
    await expect(onTurn).toHaveBeenLastCalledWith({ isPaused: false })
  },
}

/** A colleague has turned them off meanwhile. */
export const TurnedOffByAnother: Story = {
  args: { user: told, path: '/settings/team' },
  beforeEach: () => {
    const { readable, writable } = new TransformStream<string, string>()
    const tell = async () => {
      const stream = writable.getWriter()
      await stream.write('id: 1\nevent: ready\ndata: {"topics":["tickets","agents"]}\n\n')
      await turned.promise
      await stream.write('id: 2\nevent: change\ndata: {"topic":"agents","id":"web-1","isPaused":true}\n\n')
    }
    turned = Promise.withResolvers()
    return answerWith(
      handle(streamChanges, () => {
        void tell()
        const headers = { 'content-type': 'text/event-stream' }
        return new Response(readable.pipeThrough(new TextEncoderStream()), { headers })
      }),
      ...quietServer(told),
    )
  },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('switch', { name }, late)
    await expect(toggle).toBeChecked()
    turned.resolve()
    await waitFor(() => expect(toggle).not.toBeChecked())
  },
}

let turned = Promise.withResolvers<void>()

/** A backend that tells it only when it is asked. */
export const Asked: Story = {
  beforeEach: agents(false, { isAsked: true }),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name }, late)
    await expect(toggle).toBeChecked()
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).not.toBeChecked())
  },
}

/** On only once the person has read what follows from it. */
export const TurnedOn: Story = {
  beforeEach: agents(true),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name }, late)
    await expect(toggle).not.toBeChecked()
    await userEvent.click(toggle)
    const question = within(await screen.findByRole('dialog', { name: 'Turn on automatic replies?' }))
    await expect(question.getByText(/without anyone reading the replies first/)).toBeVisible()
    await expect(onTurn).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(toggle).toBeChecked())
  },
}

export const Off: Story = {
  beforeEach: agents(true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name }, late)).not.toBeChecked()
  },
}

/** Support sees how it stands, and why it can't be changed. */
export const Support: Story = {
  args: { user: support },
  beforeEach: agents(false, { user: support }),
  play: async ({ canvas, userEvent }) => {
    const reason = 'Automatic replies are on. Only the owner and admins can turn them off.'
    const toggle = await canvas.findByRole('switch', { name, description: reason }, late)
    await expect(toggle).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(toggle)
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(reason),
    )
    await expect(onTurn).not.toHaveBeenCalled()
  },
}

/** A call that failed says so, and the old value stays. */
export const NotTurned: Story = {
  beforeEach: agents(false, { isBroken: true }),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name }, late)
    await userEvent.click(toggle)
    await screen.findByText('Could not turn automatic replies on or off')
    await expect(toggle).toBeChecked()
  },
}

/** How it stands is not known: a press asks again. */
export const NotKnown: Story = {
  beforeEach: () => {
    const answers = [() => problem(500), () => ({ data: { agents: { isPaused: false } } })]
    return answerWith(
      handle(getAgentSwitch, () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? problem(500)),
      ...quietServer(owner),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const description = 'Could not check whether automatic replies are on'
    await userEvent.click(await canvas.findByRole('button', { name, description }, late))
    await expect(await canvas.findByRole('switch', { name })).toBeChecked()
  },
}

export const Rail: Story = { ...On, globals: { viewport: { value: 'tablet' } } }

export const RailOff: Story = { ...Off, globals: { viewport: { value: 'tablet' } } }

/** On a phone it stands under More. */
export const Phone: Story = {
  beforeEach: agents(false),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }, late))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(await menu.findByRole('switch', { name }))
    await waitFor(() => expect(menu.getByRole('switch', { name })).not.toBeChecked())
  },
}

/** The palette turns it too. */
export const FromThePalette: Story = {
  beforeEach: agents(false),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name }, late)
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('automatic')
    await userEvent.click(await screen.findByRole('option', { name: /Turn off automatic replies/ }))
    await waitFor(() => expect(toggle).not.toBeChecked())
  },
}

/** There too, it is asked for. */
export const OnFromThePalette: Story = {
  beforeEach: agents(true),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'More' }, late)
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('automatic')
    await userEvent.click(await screen.findByRole('option', { name: /Turn on automatic replies/ }))
    await screen.findByText(/without anyone reading the replies first/)
    await expect(onTurn).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('option', { name: 'Turn on' }))
    await waitFor(() => expect(onTurn).toHaveBeenCalledWith({ isPaused: false }))
  },
}

const without = aUser({ capabilities: ['users', 'knowledge'] })

/** A server that has no AI agents has no switch, nor has who has no website of their own. */
export const NoAgents: Story = {
  args: { user: without },
  beforeEach: agents(false, { user: without }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Your account/ }, late)
    await expect(canvas.queryByRole('switch', { name })).not.toBeInTheDocument()
  },
}
