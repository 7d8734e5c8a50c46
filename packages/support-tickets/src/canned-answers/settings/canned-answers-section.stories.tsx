import { createApi, createQueryClient, userQueries, type CannedAnswer } from '@replybay/api-client'
import { answer, answerWith, aUser, problem } from '@replybay/testing'
import { ToastProvider } from '@replybay/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { expect } from 'storybook/test'
import { CannedAnswersSection } from './canned-answers-section.tsx'

const nothing = () => undefined

function Section() {
  const [client] = useState(() => {
    const made = createQueryClient({
      api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
    })
    made.setDefaultOptions({ queries: { ...made.getDefaultOptions().queries, retry: false } })
    made.setQueryData(userQueries.info().queryKey, aUser())
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <Suspense>
          <main style={{ padding: 24 }}>
            <CannedAnswersSection />
          </main>
        </Suspense>
      </ToastProvider>
    </QueryClientProvider>
  )
}

const meta: Meta<typeof Section> = {
  title: 'Support tickets/Canned answers',
  component: Section,
}
export default meta
type Story = StoryObj<typeof Section>

const some = (count: number, text = 'Bonjour {{customer.firstName}}, votre colis a du retard. {{cursor}}') =>
  Array.from({ length: count }, (_, index): CannedAnswer => {
    return {
      _id: `canned-${index}`,
      shortcut: `delay-${index}`,
      title: `The parcel is late, ${index}`,
      texts: index % 2 ? { 'en-US': 'Hello', 'fr-FR': text } : { 'fr-FR': text },
      updatedAt: '2026-11-20T08:00:00.000Z',
    }
  })
const lists = (cannedAnswers: CannedAnswer[]) => () => {
  localStorage.clear()
  answerWith(
    answer('get', '/users/info', () => ({ data: { user: aUser() } })),
    answer('get', '/canned-answers', () => ({ data: { cannedAnswers } })),
    answer('post', '/canned-answers', () => problem(409, 'conflict')),
  )
}

export const Loaded: Story = {
  beforeEach: lists(some(8)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search canned answers' }), 'late, 3')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}
export const Dark: Story = { beforeEach: lists(some(3)), globals: { theme: 'dark' } }
export const Phone: Story = { beforeEach: lists(some(3)), globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  beforeEach: lists([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are none yet.')).toBeVisible()
  },
}
export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      answer('get', '/users/info', () => ({ data: { user: aUser() } })),
      answer('get', '/canned-answers', () => problem(500)),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load the canned answers')).toBeVisible()
  },
}
export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      answer('get', '/users/info', () => ({ data: { user: aUser() } })),
      answer('get', '/canned-answers', () => new Promise<never>(nothing)),
    ),
}
export const LongText: Story = { beforeEach: lists(some(2, 'Donaudampfschifffahrt'.repeat(40))) }

/** A shortcut that another one has is refused where it stands, and nothing that was typed goes. */
export const ShortcutTaken: Story = {
  beforeEach: lists(some(1)),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'New canned answer' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Late')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Shortcut' }), 'delay-0')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text in English US' }), 'It is late.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Another canned answer has this shortcut')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Late')
  },
}
export const Incomplete: Story = {
  beforeEach: lists([]),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'New canned answer' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Enter a title')).toBeVisible()
    await expect(canvas.getByText('Write a text in one language at least')).toBeVisible()
  },
}

/** What is written is shown as a customer will read it, with the place where one goes on typing. */
export const Preview: Story = {
  beforeEach: lists([]),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'New canned answer' }))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Text in English US' }))
    await userEvent.paste('Hello {{customer.firstName}}, {{cursor}}\nSee you soon')
    await expect(canvas.getByRole('region', { name: 'Preview' })).toHaveTextContent('Hello Ada, See you soon')
    await expect(canvas.getByRole('img', { name: 'where one goes on typing' })).toBeVisible()
  },
}
