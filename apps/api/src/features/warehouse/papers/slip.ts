import { barcode, type Box, type Document, inner, qrCode, rule, write, writeStamp } from './canvas.ts'
import type { SlipPaper } from './paper.ts'
import { paperTexts } from './paper-texts.ts'

const ROW = 17

/** What is in the parcel. @returns what did not fit, as another paper. */
export function drawSlip(document: Document, slip: SlipPaper, box: Box): SlipPaper | undefined {
  const texts = paperTexts[slip.language]
  const { x, y, width, height, scale } = inner(box)
  const half = width / 2
  write(document, texts.slip, x, y + 2, { size: 12 * scale, bold: true, width: half })
  const number = { size: 12 * scale, bold: true, width: half, align: 'right' } as const
  write(document, slip.number, x + half, y + 2, number)
  let at = y + 22 * scale
  rule(document, { x, y: at, width }, 1.5)
  at += 6 * scale
  const { name, postalCode, city } = slip.customer
  const whom = [name, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  at += write(document, whom, x, at, { size: 7.5 * scale, width, lines: 2 }) + 8 * scale
  const foot = y + height - 70 * scale
  const fitting = Math.max(1, Math.floor((foot - at) / (ROW * scale)))
  const shown = slip.lines.slice(0, fitting)
  for (const { quantity, name: article, SKU, shelf } of shown) {
    document
      .lineWidth(0.8)
      .rect(x, at + 2 * scale, 7 * scale, 7 * scale)
      .stroke('#000')
    write(document, `${quantity} ×`, x + 12 * scale, at, { size: 8.5 * scale, bold: true, width: 28 * scale })
    const named = { size: 8.5 * scale, width: width - 92 * scale }
    write(document, article || SKU, x + 38 * scale, at, named)
    const place = { size: 8.5 * scale, bold: true, width: 54 * scale, align: 'right' } as const
    write(document, shelf, x + width - 54 * scale, at, place)
    at += ROW * scale
    rule(document, { x, y: at - 4 * scale, width }, 0.3)
  }
  const rest = slip.lines.slice(fitting)
  if (rest.length > 0) {
    write(document, `… ${texts.continued}`, x, foot + 4, { size: 8 * scale, width, align: 'right' })
  } else if (slip.returnDays !== null) {
    write(document, texts.returns(slip.returnDays), x, foot + 4, { size: 8 * scale, width })
  }
  const code = { x, y: foot + 22 * scale, width: Math.min(width, 180 * scale), height: 28 * scale }
  // What is no Latin letter has no place in Code 128.
  if (/^[\x20-\x7e]+$/.test(slip.number)) barcode(document, slip.number, code)
  else qrCode(document, slip.number, x, code.y - 12 * scale, 44 * scale)
  writeStamp(document, slip.stamp, box)
  return rest.length > 0 ? { ...slip, lines: rest } : undefined
}
