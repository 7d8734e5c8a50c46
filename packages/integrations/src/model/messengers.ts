import { msg } from '@lingui/core/macro'
import { IconBrandTelegram } from '@tabler/icons-react'
import { serviceNames } from './kinds.ts'
import type { Service } from './service.ts'

/** The messengers whose messages become tickets, in the order of the page. @see specification §3, Integration payloads */
export const messengers: readonly Service[] = [
  {
    kind: 'telegram',
    name: serviceNames.telegram,
    group: 'messengers',
    icon: IconBrandTelegram,
    purpose: msg`Messages become tickets`,
    need: msg`You need the token of a Telegram bot. Creating one takes about 2 minutes.`,
    fields: [{ name: 'bot_token', kind: 'secret', label: msg`Bot token`, example: '7412…:AAE…' }],
    consequences: msg`New messages no longer arrive, and replies are no longer sent. Tickets that are here stay.`,
  },
]
