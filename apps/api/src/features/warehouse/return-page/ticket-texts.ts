/** What a ticket says of a return that a customer has asked for: in the customer's language, as they would write it. */
import type { Locale } from '../../../platform/mail/content.ts'
import type { ReturnRow } from '../store.ts'

type Asked = Pick<ReturnRow, 'orderNumber' | 'items' | 'reason' | 'exchange' | 'photos'>

interface TicketTexts {
  subject: (number: string) => string
  message: (asked: Asked) => string
}

interface Words {
  subject: (number: string) => string
  ask: (number: string) => string
  reason: (reason: string) => string
  exchange: (what: string) => string
  photos: (count: number) => string
}

const words: Record<Locale, Words> = {
  'en-US': {
    subject: (number) => `Return of order ${number}`,
    ask: (number) => `I’d like to return from order ${number}:`,
    reason: (reason) => `Reason: ${reason}`,
    exchange: (what) => `In exchange, I’d like ${what}.`,
    photos: (count) => `Photos: ${count}, in the return.`,
  },
  'fr-FR': {
    subject: (number) => `Retour de la commande ${number}`,
    ask: (number) => `Je souhaite retourner de la commande ${number}\u00a0:`,
    reason: (reason) => `Motif\u00a0: ${reason}`,
    exchange: (what) => `En échange, je souhaite ${what}.`,
    photos: (count) => `Photos\u00a0: ${count}, dans le retour.`,
  },
  'es-ES': {
    subject: (number) => `Devolución del pedido ${number}`,
    ask: (number) => `Quiero devolver del pedido ${number}:`,
    reason: (reason) => `Motivo: ${reason}`,
    exchange: (what) => `A cambio, quiero ${what}.`,
    photos: (count) => `Fotos: ${count}, en la devolución.`,
  },
}

const line = ({ SKU, quantity, name }: { SKU: string; quantity?: number; name?: string }) =>
  `${quantity ?? 1} × ${name ?? SKU}`

function textsOf({ subject, ask, reason, exchange, photos }: Words): TicketTexts {
  return {
    subject,
    message: (asked) =>
      [
        ask(asked.orderNumber),
        ...asked.items.map((item) => `- ${line(item)}`),
        ...(asked.reason ? [reason(asked.reason)] : []),
        ...(asked.exchange ? [exchange(line(asked.exchange))] : []),
        ...(asked.photos.length > 0 ? [photos(asked.photos.length)] : []),
      ].join('\n'),
  }
}

export const ticketTexts: Record<Locale, TicketTexts> = {
  'en-US': textsOf(words['en-US']),
  'fr-FR': textsOf(words['fr-FR']),
  'es-ES': textsOf(words['es-ES']),
}
