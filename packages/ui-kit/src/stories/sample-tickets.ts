import type { TicketRowTag } from '../ticket-row/ticket-row.tsx'
import { minutesAgo } from './sample.ts'

export interface SampleTicket {
  key: string
  name: string
  channel: string
  unread: boolean
  waitingSince: Date
  lastLine: string
  lastAuthor: 'customer' | 'support' | 'agent'
  status: string
  tags: TicketRowTag[]
}

const order = (text: string) => ({ text, icon: 'order' as const })

/** Tickets of all channels, states and waits. */
export const sampleTickets: SampleTicket[] = [
  {
    key: 'elodie',
    name: 'Élodie Marchand',
    channel: 'whatsapp',
    unread: true,
    waitingSince: minutesAgo(134),
    lastLine: 'Un échange, s’il vous plaît. Il m’en faut un avant le 28.',
    lastAuthor: 'customer',
    status: 'open',
    tags: [order('ML-10482'), { text: 'Handed over', tone: 'ai', icon: 'agent' }],
  },
  {
    key: 'james',
    name: 'James Whitfield',
    channel: 'email',
    unread: true,
    waitingSince: minutesAgo(302),
    lastLine: 'Invoice for order ML-10391 has the wrong VAT number',
    lastAuthor: 'customer',
    status: 'open',
    tags: [order('ML-10391'), { text: 'Invoice' }],
  },
  {
    key: 'lucia',
    name: 'Lucía Paredes',
    channel: 'web',
    unread: true,
    waitingSince: minutesAgo(38),
    lastLine: '¿La lámpara Alba viene con bombilla E27?',
    lastAuthor: 'customer',
    status: 'open',
    tags: [{ text: 'ES' }, { text: 'Draft', tone: 'warning', icon: 'draft' }],
  },
  {
    key: 'nadia',
    name: 'Nadia Benali',
    channel: 'messenger',
    unread: false,
    waitingSince: minutesAgo(52),
    lastLine: 'Votre colis est parti ce matin avec Colissimo',
    lastAuthor: 'agent',
    status: 'answered',
    tags: [order('ML-10455')],
  },
  {
    key: 'owen',
    name: 'Owen Gallagher',
    channel: 'telegram',
    unread: false,
    waitingSince: minutesAgo(40),
    lastLine: 'The dimmer works with bulbs up to 60 W',
    lastAuthor: 'support',
    status: 'answered',
    tags: [{ text: 'Product' }],
  },
  {
    key: 'chloe',
    name: 'Chloé Dubreuil',
    channel: 'instagram',
    unread: true,
    waitingSince: minutesAgo(81),
    lastLine: 'C’est possible d’avoir l’abat-jour en lin ?',
    lastAuthor: 'customer',
    status: 'open',
    tags: [{ text: 'Pre-sale' }],
  },
  {
    key: 'mikael',
    name: 'mikael_k',
    channel: 'discord',
    unread: false,
    waitingSince: minutesAgo(160),
    lastLine: 'Is the Phare floor lamp back in October?',
    lastAuthor: 'customer',
    status: 'open',
    tags: [{ text: 'Restock' }],
  },
  {
    key: 'ines',
    name: 'Inés Torralba',
    channel: 'email',
    unread: false,
    waitingSince: minutesAgo(185),
    lastLine: 'Hemos recibido su devolución, el reembolso sale hoy',
    lastAuthor: 'support',
    status: 'answered',
    tags: [{ text: 'R-2207', icon: 'return' }],
  },
  {
    key: 'grace',
    name: 'Grace Holloway',
    channel: 'sms',
    unread: false,
    waitingSince: minutesAgo(2000),
    lastLine: 'Your return label is attached. Please print it.',
    lastAuthor: 'agent',
    status: 'snoozed',
    tags: [{ text: 'R-2209', icon: 'return' }],
  },
]
