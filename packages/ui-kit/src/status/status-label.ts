import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const LABELS: Record<string, MessageDescriptor> = {
  open: msg({ message: 'Open', context: 'ticket status' }),
  answered: msg({ message: 'Answered', context: 'ticket status' }),
  closed: msg({ message: 'Closed', context: 'ticket status' }),
}

/** A ticket status in words, for `t()` or `i18n._()`. One that is not known keeps its raw text. */
export function statusLabel(status: string): MessageDescriptor {
  return (Object.hasOwn(LABELS, status) && LABELS[status]) || { id: status, message: status }
}
