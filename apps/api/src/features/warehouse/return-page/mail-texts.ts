import type { Locale } from '../../../platform/mail/content.ts'

/** The language of a mail, by the tag of a customer's. */
export function localeOf(language: string | null | undefined): Locale {
  const base = language?.toLowerCase().split('-', 1)[0]
  return base === 'fr' ? 'fr-FR' : base === 'es' ? 'es-ES' : 'en-US'
}

interface MailTexts {
  /** Where the shop has no name. */
  shop: string
  requested: (number: string) => string
  begin: (title: string, number: string) => string
  replied: (title: string, number: string) => string
  repliedBegin: (title: string) => string
  open: string
  reason: string
}

export const mailTexts: Record<Locale, MailTexts> = {
  'en-US': {
    shop: 'The shop',
    requested: (number) => `Your return of order ${number}`,
    begin: (title, number) => `${title} has received your return request for order ${number}.`,
    replied: (title, number) => `${title} replied about your return of order ${number}`,
    repliedBegin: (title) => `${title} replied to you:`,
    open: 'See your return',
    reason:
      'You’re receiving this email because a return was requested with this address. Anyone with this link can see the return. Replies to this email aren’t read.',
  },
  'fr-FR': {
    shop: 'La boutique',
    requested: (number) => `Votre retour de la commande ${number}`,
    begin: (title, number) => `${title} a reçu votre demande de retour pour la commande ${number}.`,
    replied: (title, number) => `${title} vous a répondu au sujet du retour de la commande ${number}`,
    repliedBegin: (title) => `${title} vous a répondu\u00a0:`,
    open: 'Voir votre retour',
    reason:
      'Vous recevez cet e-mail car un retour a été demandé avec cette adresse. Toute personne qui a ce lien peut voir le retour. Les réponses à cet e-mail ne sont pas lues.',
  },
  'es-ES': {
    shop: 'La tienda',
    requested: (number) => `Tu devolución del pedido ${number}`,
    begin: (title, number) => `${title} ha recibido tu solicitud de devolución del pedido ${number}.`,
    replied: (title, number) => `${title} te ha respondido sobre la devolución del pedido ${number}`,
    repliedBegin: (title) => `${title} te ha respondido:`,
    open: 'Ver tu devolución',
    reason:
      'Recibes este correo porque se ha solicitado una devolución con esta dirección. Cualquier persona que tenga este enlace puede ver la devolución. Las respuestas a este correo no se leen.',
  },
}
