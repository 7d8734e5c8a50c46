/** What whoever packs is told of an order that was changed in its shop. */
import type { LOCALES } from '../../../platform/database/columns.ts'

interface ShopTexts {
  sent: string
  /** Taken out again when it is paid. */
  unpaid: string
  /** @param difference by how many pieces of each article there are more or fewer */
  edited: (difference: readonly { SKU: string; by: number }[], isMoved: boolean) => string
}

const MOST_NAMED = 5

/** As `+1 OPA-30-BR, −2 AMP-E27-4W`. */
function listed(difference: readonly { SKU: string; by: number }[]): string {
  const named = difference
    .slice(0, MOST_NAMED)
    .map(({ SKU, by }) => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${SKU}`)
  return [...named, ...(difference.length > MOST_NAMED ? ['…'] : [])].join(', ')
}

const sentences =
  (articles: string, address: string) =>
  (difference: readonly { SKU: string; by: number }[], isMoved: boolean) =>
    [
      ...(difference.length > 0 ? [`${articles} ${listed(difference)}.`] : []),
      ...(isMoved ? [address] : []),
    ].join(' ')

export const shopTexts: Readonly<Record<(typeof LOCALES)[number], ShopTexts>> = {
  'en-US': {
    sent: 'The shop says this order was already sent.',
    unpaid: 'The shop says that this order is no longer paid.',
    edited: sentences('Edited in the shop:', 'The delivery address was changed in the shop.'),
  },
  'fr-FR': {
    sent: 'D’après la boutique, cette commande a déjà été expédiée.',
    unpaid: 'D’après la boutique, cette commande n’est plus payée.',
    edited: sentences(
      'Modifiée dans la boutique :',
      'L’adresse de livraison a été modifiée dans la boutique.',
    ),
  },
  'es-ES': {
    sent: 'Según la tienda, este pedido ya se ha enviado.',
    unpaid: 'Según la tienda, este pedido ya no está pagado.',
    edited: sentences('Modificado en la tienda:', 'La dirección de entrega se ha cambiado en la tienda.'),
  },
}
