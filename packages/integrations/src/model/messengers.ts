import { msg } from '@lingui/core/macro'
import { IconBrandMessenger, IconBrandTelegram, IconBrandWhatsapp } from '@tabler/icons-react'
import { serviceNames } from './kinds.ts'
import type { Service, ServiceField } from './service.ts'

// oxlint-disable-next-line lingui/no-unlocalized-strings -- as each begins
export const metaToken = 'EAAG…'

const purpose = msg`Customer messages`
const consequences = msg`New messages no longer arrive, and replies are no longer sent. Tickets that are here stay.`

/** Of the app at Meta that messages come through. */
const appFields: readonly ServiceField[] = [
  { name: 'app_secret', kind: 'secret', label: msg`App secret`, example: '9f86d081…' },
  {
    name: 'verify_token',
    kind: 'secret',
    label: msg`Verify token`,
    example: 'my-shop-2026',
    hint: msg`Choose any word. You enter the same one at Meta with the address.`,
  },
]

/** The messengers whose messages become tickets, in the order of the page. @see specification §3, Integration payloads */
export const messengers: readonly Service[] = [
  {
    kind: 'whatsapp',
    name: serviceNames.whatsapp,
    group: 'messengers',
    icon: IconBrandWhatsapp,
    purpose,
    need: msg`You need a WhatsApp Business number and an app at Meta. Connecting it takes about 10 minutes.`,
    fields: [
      {
        name: 'phone_number_id',
        kind: 'account',
        label: msg`Phone number ID`,
        example: '106540352242922',
        hint: msg`The ID that Meta shows below the number, not the number itself`,
      },
      { name: 'access_token', kind: 'secret', label: msg`Access token`, example: metaToken },
      ...appFields,
    ],
    consequences,
  },
  {
    kind: 'messenger',
    name: serviceNames.messenger,
    group: 'messengers',
    icon: IconBrandMessenger,
    purpose,
    need: msg`You need a Facebook page and an app at Meta. Connecting it takes about 10 minutes.`,
    fields: [
      { name: 'page_id', kind: 'account', label: msg`Page ID`, example: '104852731245678' },
      { name: 'page_access_token', kind: 'secret', label: msg`Page access token`, example: metaToken },
      ...appFields,
    ],
    consequences,
  },
  {
    kind: 'telegram',
    name: serviceNames.telegram,
    group: 'messengers',
    icon: IconBrandTelegram,
    purpose,
    need: msg`You need the token of a Telegram bot. Creating one takes about 2 minutes.`,
    fields: [{ name: 'bot_token', kind: 'secret', label: msg`Bot token`, example: '7412…:AAE…' }],
    consequences,
  },
]
