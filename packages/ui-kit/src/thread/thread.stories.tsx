import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { minutesAgo } from '../stories/sample.ts'
import { SampleThread } from '../stories/sample-thread.tsx'
import styles from '../stories/stage.module.css'
import { MessageBubble } from './message-bubble.tsx'
import { MessageText } from './message-text.tsx'
import { NewSeparator } from './new-separator.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const meta = {
  title: 'Kit/Thread',
  parameters: whenToUse({
    use: "A conversation: who speaks is seen before it is read. It keeps the reader's place when something comes in.",
    not: 'A log of events without speakers: a list of `SystemEvent`s is enough.',
  }),
  component: SampleThread,
  decorators: [
    (Story) => (
      <main className={styles['pane']}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SampleThread>

export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const French: Story = { globals: { locale: 'fr-FR' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The text alone, as an email has it: its lines, web addresses and order numbers. */
export const TextAlone: Story = {
  render: () => (
    <MessageText text={'Hello,\nthe lamp of ML-10391 is here: https://maison-lumen.example/alba\n\nJames'} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://maison-lumen.example/alba')
  },
}

export const LongText: Story = {
  args: {
    items: [
      {
        key: '0',
        node: (
          <MessageBubble
            author="customer"
            authorName="Élodie"
            time={minutesAgo(9)}
            text={'https://maisonlumen.fr/' + 'suspension-'.repeat(40)}
          />
        ),
      },
      {
        key: '1',
        node: (
          <MessageBubble
            author="support"
            authorName="You"
            time={minutesAgo(8)}
            text={'Donaudampfschifffahrt'.repeat(12)}
            state="sending"
          />
        ),
      },
      {
        key: '2',
        node: (
          <MessageBubble
            author="agent"
            authorName="AI agent"
            time={minutesAgo(7)}
            text={'One line.\n\nAnother one, after a pause.\n- and\n- a list'}
          />
        ),
      },
      {
        key: '3',
        node: (
          <MessageBubble
            author="customer"
            authorName="دانا"
            time={minutesAgo(6)}
            text="متى يصل طلبي؟ رقم ML-10482"
          />
        ),
      },
      {
        key: '4',
        node: (
          <MessageBubble
            author="note"
            authorName="Thomas"
            time={minutesAgo(5)}
            text={'Geheimhaltungsvereinbarung'.repeat(9)}
          />
        ),
      },
    ],
  },
}

export const FiveThousand: Story = {
  args: {
    newKey: 'new',
    items: Array.from({ length: 5_000 }, (_, index) =>
      index === 4_900
        ? { key: 'new', node: <NewSeparator /> }
        : {
            key: String(index),
            node: (
              <MessageBubble
                author={index % 3 === 0 ? 'support' : 'customer'}
                authorName={index % 3 === 0 ? 'You' : 'Élodie'}
                time={minutesAgo(5_000 - index)}
                text={`Message ${index}. `.repeat((index % 7) + 1)}
              />
            ),
          },
    ),
  },
}

export const ReadingAbove: Story = {
  render: () => <Growing />,
  async play({ canvas, userEvent }) {
    const log = canvas.getByRole('log')
    const scrolled = new Promise((resolve) => log.addEventListener('scroll', resolve, { once: true }))
    log.scrollTop = 0
    await scrolled
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    const pill = canvas.getByRole('button', { name: '2 new messages' })
    await expect(log.scrollTop).toBe(0)
    await userEvent.click(pill)
    await waitFor(() => expect(pill).not.toBeInTheDocument())
  },
}

function Growing() {
  const [count, setCount] = useState(12)
  const items = Array.from({ length: count }, (_, index) => ({
    key: String(index),
    node: (
      <MessageBubble
        author="customer"
        authorName="Élodie"
        time={minutesAgo(60 - index)}
        text={`Message ${index}`}
      />
    ),
  }))
  return (
    <>
      <SampleThread items={items} />
      <Button onClick={() => setCount(count + 1)}>Receive</Button>
    </>
  )
}
