import { barcode, type Box, type Document, inner, qrCode, rule, write, writeStamp } from './canvas.ts'
import type { LabelPaper } from './paper.ts'
import { countryName, paperTexts } from './paper-texts.ts'

/** The label of one parcel. */
export function drawLabel(document: Document, label: LabelPaper, box: Box): void {
  if (label.picture && drawPicture(document, label.picture, label.stamp, box)) return
  const texts = paperTexts[label.language]
  const { x, y, width, scale } = inner(box)
  const half = width / 2
  write(document, label.carrier, x, y, { size: 14 * scale, bold: true, width: half })
  const parcel = texts.parcel(label.parcel, label.parcels)
  write(document, parcel, x + half, y + 4 * scale, { size: 8 * scale, width: half, align: 'right' })
  let at = y + 22 * scale
  rule(document, { x, y: at, width }, 1.5)
  at += 6 * scale
  const { name, street, postalCode, city } = label.sender
  const from = [name, street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
  at += write(document, `${texts.from} ${from}`, x, at, { size: 6 * scale, width, lines: 2 }) + 8 * scale
  for (const line of addressLines(label)) {
    at += write(document, line, x, at, { size: 12 * scale, bold: true, width, lines: 2 }) + 1
  }
  at = Math.max(at + 6 * scale, y + 128 * scale)
  rule(document, { x, y: at, width })
  at += 8 * scale
  const side = 62 * scale
  if (label.trackingNumber) qrCode(document, label.trackingNumber, x, at, side)
  const right = { width: width - side - 10, align: 'right' } as const
  const beside = x + side + 10
  write(document, label.number, beside, at + 4 * scale, { size: 15 * scale, bold: true, ...right })
  const shelves = label.shelves.length > 0 ? `${texts.shelf} ${label.shelves.join(', ')}` : ''
  write(document, shelves, beside, at + 26 * scale, { size: 8 * scale, ...right, lines: 2 })
  const count = `${label.pieces} ${label.pieces === 1 ? texts.piece : texts.pieces}`
  write(document, count, beside, at + 48 * scale, { size: 8 * scale, ...right })
  at += side + 12 * scale
  if (label.trackingNumber) barcode(document, label.trackingNumber, { x, y: at, width, height: 52 * scale })
  at += 56 * scale
  write(document, label.trackingNumber, x, at, { size: 9 * scale, width, align: 'center' })
  at += 16 * scale
  if (label.isInvalid || label.picture) {
    document
      .lineWidth(1)
      .rect(x, at, width, 18 * scale)
      .stroke('#000')
    const text = { size: 9 * scale, bold: true, width, align: 'center' } as const
    write(document, texts.notValid, x, at + 4 * scale, text)
  }
  writeStamp(document, label.stamp, box)
}

/** @returns false for a picture that can't be read. */
function drawPicture(document: Document, picture: Uint8Array, stamp: string, box: Box): boolean {
  const { x, y, width, height, scale } = box
  const foot = stamp ? 22 * scale : 0
  try {
    document.image(Buffer.from(picture), x, y, { fit: [width, height - foot], align: 'center' })
  } catch {
    return false
  }
  writeStamp(document, stamp, box)
  return true
}

/** As it is written on a parcel, the country in full. */
function addressLines({ customer, language }: Pick<LabelPaper, 'customer' | 'language'>): string[] {
  const place = [customer.postalCode, customer.city].filter(Boolean).join(' ')
  const country = customer.country && countryName(customer.country, language)
  return [customer.name, customer.line1, customer.line2, place, country].flatMap((line) => line || [])
}
