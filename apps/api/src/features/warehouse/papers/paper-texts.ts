/** What is printed, in each language. */
import type { PaperLanguage } from './paper.ts'

interface PaperTexts {
  from: string
  to: string
  notValid: string
  shelf: string
  piece: string
  pieces: string
  parcel: (number: number, of: number) => string
  slip: string
  returns: (days: number) => string
  bill: string
  order: string
  date: string
  billedTo: string
  article: string
  quantity: string
  unitPrice: string
  tax: string
  total: string
  net: string
  taxAt: (rate: string) => string
  toPay: string
  stamp: (at: string, by: string) => string
  reprint: (count: number) => string
  continued: string
}

export const paperTexts: Readonly<Record<PaperLanguage, PaperTexts>> = {
  'en-US': {
    from: 'From',
    to: 'To',
    notValid: 'Not valid for shipping',
    shelf: 'Shelf',
    piece: 'item',
    pieces: 'items',
    parcel: (number, of) => `Package ${number} of ${of}`,
    slip: 'Packing slip',
    returns: (days) => `Returns are possible within ${days} days.`,
    bill: 'Invoice',
    order: 'Order',
    date: 'Date',
    billedTo: 'Billed to',
    article: 'Item',
    quantity: 'Qty.',
    unitPrice: 'Unit price',
    tax: 'VAT',
    total: 'Amount',
    net: 'Total without VAT',
    taxAt: (rate) => `VAT ${rate}`,
    toPay: 'Total with VAT',
    stamp: (at, by) => `Printed ${at} by ${by}`,
    reprint: (count) => `Reprint ${count}`,
    continued: 'continued',
  },
  'fr-FR': {
    from: 'De',
    to: 'À',
    notValid: 'Non valable pour l’expédition',
    shelf: 'Emplacement',
    piece: 'article',
    pieces: 'articles',
    parcel: (number, of) => `Colis ${number} sur ${of}`,
    slip: 'Bon de livraison',
    returns: (days) => `Retours possibles sous ${days} jours.`,
    bill: 'Facture',
    order: 'Commande',
    date: 'Date',
    billedTo: 'Facturé à',
    article: 'Article',
    quantity: 'Qté',
    unitPrice: 'Prix unitaire',
    tax: 'TVA',
    total: 'Montant',
    net: 'Total HT',
    taxAt: (rate) => `TVA ${rate}`,
    toPay: 'Total TTC',
    stamp: (at, by) => `Imprimé le ${at} par ${by}`,
    reprint: (count) => `Réimpression ${count}`,
    continued: 'suite',
  },
  'es-ES': {
    from: 'De',
    to: 'A',
    notValid: 'No válida para el envío',
    shelf: 'Ubicación',
    piece: 'artículo',
    pieces: 'artículos',
    parcel: (number, of) => `Paquete ${number} de ${of}`,
    slip: 'Albarán',
    returns: (days) => `Devoluciones posibles en un plazo de ${days} días.`,
    bill: 'Factura',
    order: 'Pedido',
    date: 'Fecha',
    billedTo: 'Facturado a',
    article: 'Artículo',
    quantity: 'Cant.',
    unitPrice: 'Precio unitario',
    tax: 'IVA',
    total: 'Importe',
    net: 'Total sin IVA',
    taxAt: (rate) => `IVA ${rate}`,
    toPay: 'Total con IVA',
    stamp: (at, by) => `Impreso el ${at} por ${by}`,
    reprint: (count) => `Reimpresión ${count}`,
    continued: 'continuación',
  },
}

/** The language of a customer's papers, by where they are. */
export function languageOf(country: string | undefined): PaperLanguage {
  if (country && ['FR', 'BE', 'LU', 'MC'].includes(country)) return 'fr-FR'
  if (country && ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'UY'].includes(country)) return 'es-ES'
  return 'en-US'
}

/** A country in full, where its code is one. */
export function countryName(country: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
  } catch {
    return country
  }
}
