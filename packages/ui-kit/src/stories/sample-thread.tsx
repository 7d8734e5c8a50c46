import { IconArrowsRightLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DaySeparator } from '../thread/day-separator.tsx'
import { MessageBubble } from '../thread/message-bubble.tsx'
import { NewSeparator } from '../thread/new-separator.tsx'
import { SystemLine } from '../thread/system-line.tsx'
import { Thread } from '../thread/thread.tsx'
import { minutesAgo, now } from './sample.ts'

/** Something in a sample of a thread. */
interface SampleEntry {
  key: string
  node: ReactNode
}

/** One of each thing that a thread can hold. */
const everyKind: readonly SampleEntry[] = [
  { key: '0', node: <DaySeparator day={now} now={now} /> },
  {
    key: '1',
    node: (
      <MessageBubble
        author="customer"
        authorName="Élodie"
        avatarName="Élodie Marchand"
        time={minutesAgo(158)}
        text="Bonjour, j’ai reçu ma suspension Opaline hier mais le globe en verre est fêlé 😕"
      />
    ),
  },
  {
    key: '2',
    node: (
      <MessageBubble
        author="agent"
        authorName="AI agent"
        time={minutesAgo(158)}
        text={
          'Bonjour Élodie, je suis désolé pour ce globe fêlé. Votre commande ML-10482 est couverte par la garantie transport : https://maisonlumen.fr/garantie.\n\nPréférez-vous un échange ou un remboursement ?'
        }
      />
    ),
  },
  {
    key: '3',
    node: (
      <MessageBubble
        author="customer"
        authorName="Élodie"
        avatarName="Élodie Marchand"
        time={minutesAgo(134)}
        text="Un échange, s’il vous plaît. Il m’en faut un avant le 28, c’est pour une inauguration."
      />
    ),
  },
  {
    key: '4',
    node: (
      <SystemLine icon={<IconArrowsRightLeft />}>
        AI agent handed off to support: a delivery date needs a person · 08:26
      </SystemLine>
    ),
  },
  {
    key: '5',
    node: (
      <MessageBubble
        author="note"
        authorName="Thomas"
        time={minutesAgo(48)}
        text="Two Ø30 globes on shelf A-14. Express leaves at 16:00 and arrives on the 26th."
      />
    ),
  },
  {
    key: '6',
    node: (
      <MessageBubble
        author="support"
        authorName="You"
        avatarName="Camille Roy"
        time={minutesAgo(38)}
        text="Merci Élodie, je vérifie le stock à l’entrepôt et je reviens vers vous dans l’heure."
      />
    ),
  },
  { key: '7', node: <NewSeparator /> },
  {
    key: '8',
    node: (
      <MessageBubble
        author="customer"
        authorName="Élodie"
        avatarName="Élodie Marchand"
        time={minutesAgo(1)}
        text="Merci ! Et dois-je vous renvoyer le globe cassé ?"
      />
    ),
  },
  {
    key: '9',
    node: (
      <MessageBubble
        author="support"
        authorName="You"
        avatarName="Camille Roy"
        time={now}
        state="failed"
        text="Non, gardez-le ! Je vous confirme tout de suite la date."
        actions={[
          { label: 'Retry', onSelect: () => {} },
          { label: 'Edit', onSelect: () => {} },
        ]}
      />
    ),
  },
]

interface SampleThreadProps {
  /** @default one of each kind */
  items?: readonly SampleEntry[]
  newKey?: string
}

/** A thread of things that are drawn already. */
export function SampleThread({ items = everyKind, newKey }: SampleThreadProps) {
  return (
    <Thread
      label="Messages"
      items={items}
      getKey={getKey}
      authorOf={() => 'other'}
      renderItem={renderItem}
      unseenLabel={(count) => `${count} new messages`}
      newKey={newKey}
    />
  )
}

const getKey = ({ key }: SampleEntry) => key
const renderItem = ({ node }: SampleEntry) => node
