import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const LABELS: Record<string, MessageDescriptor> = {
  web: msg`Web chat`,
  whatsapp: msg`WhatsApp`,
  messenger: msg`Messenger`,
  telegram: msg`Telegram`,
  discord: msg`Discord`,
  instagram: msg`Instagram`,
  email: msg({ message: 'Email', context: 'channel' }),
}

/** A channel's name, for `t()` or `i18n._()`. A channel that is not known keeps its raw text. */
export function channelLabel(channel: string): MessageDescriptor {
  return (Object.hasOwn(LABELS, channel) && LABELS[channel]) || { id: channel, message: channel }
}
