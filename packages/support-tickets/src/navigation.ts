import { msg } from '@lingui/core/macro'
import { ticketQueries, type User } from '@replybay/api-client'
import { can, countQuery, type NavigationEntry } from '@replybay/feature-kit'
import {
  IconBrandDiscord,
  IconBrandInstagram,
  IconBrandMessenger,
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconMessages,
  IconWorld,
} from '@tabler/icons-react'
import {
  discordTicketsRoute,
  messengerTicketsRoute,
  telegramTicketsRoute,
  websTicketsRoute,
  whatsappTicketsRoute,
} from './routes.ts'
import { countAwake } from './model/count-tickets.ts'
import { recountEvery } from './live/live-state.ts'

/** How many open tickets a channel has, where the backend counts them. */
const openTickets = (channel: string) => (user: User, webId: string | undefined) => {
  if (!webId || !can(user, 'tickets')) return undefined
  return countQuery({ ...ticketQueries.counts(webId), refetchInterval: recountEvery }, (counts) =>
    countAwake(counts, 'open', channel),
  )
}

const entry = (
  channel: string,
  label: NavigationEntry['label'],
  icon: NavigationEntry['icon'],
  route: NavigationEntry['route'],
): NavigationEntry => ({
  id: `tickets-${channel}`,
  section: 'tickets',
  label,
  icon,
  route,
  count: openTickets(channel),
})

export const navigation: readonly NavigationEntry[] = [
  {
    ...entry('all', msg`All channels`, IconMessages, websTicketsRoute),
    shortLabel: msg`Tickets`,
    inBottomBar: true,
    keys: 'g t',
    search: { channel: 'all' },
  },
  { ...entry('web', msg`Web chat`, IconWorld, websTicketsRoute), inBottomBar: true },
  entry('whatsapp', msg`WhatsApp`, IconBrandWhatsapp, whatsappTicketsRoute),
  entry('messenger', msg`Messenger`, IconBrandMessenger, messengerTicketsRoute),
  entry('telegram', msg`Telegram`, IconBrandTelegram, telegramTicketsRoute),
  entry('discord', msg`Discord`, IconBrandDiscord, discordTicketsRoute),
  {
    ...entry('instagram', msg`Instagram`, IconBrandInstagram, websTicketsRoute),
    search: { channel: 'instagram' },
  },
]
