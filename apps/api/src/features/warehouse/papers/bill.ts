import { sumsOf } from './bill-sums.ts'
import { type Box, type Document, inner, rule, write, writeStamp } from './canvas.ts'
import type { BillPaper, PaperLine } from './paper.ts'
import { countryName, paperTexts } from './paper-texts.ts'

const ROW = 15

/** A bill, and how many of its lines stand on papers before. */
export interface OpenBill {
  bill: BillPaper
  done: number
}

/** @returns what did not fit, for another paper: the sums stand on the last one. */
export function drawBill(document: Document, { bill, done }: OpenBill, box: Box): OpenBill | undefined {
  const texts = paperTexts[bill.language]
  const { x, y, width, height, scale } = inner(box)
  let at = drawHead(document, bill, box)
  const widths = [0.42, 0.1, 0.2, 0.1, 0.18].map((part) => part * width)
  const row = (cells: readonly string[], bold: boolean) => {
    let left = x
    for (const [place, cell] of cells.entries()) {
      const cellWidth = widths[place] ?? 0
      const align = place === 0 ? 'left' : 'right'
      write(document, cell, left, at, { size: 7 * scale, bold, width: cellWidth - 3, align })
      left += cellWidth
    }
    at += ROW * scale
    rule(document, { x, y: at - 4 * scale, width }, 0.3)
  }
  row([texts.article, texts.quantity, texts.unitPrice, texts.tax, texts.total], true)
  const sums = sumsOf(bill.lines)
  const footHeight = (2 + sums.taxes.length) * 13 * scale + 24 * scale
  const fitting = Math.max(1, Math.floor((y + height - footHeight - at) / (ROW * scale)))
  const lines = bill.lines.slice(done, done + fitting)
  for (const line of lines) row(cellsOf(line, bill), false)
  const isWhole = done + lines.length >= bill.lines.length
  if (isWhole) drawSums(document, bill, { ...box, x, y: at + 4 * scale, width })
  else write(document, `… ${texts.continued}`, x, at + 4, { size: 7 * scale, width, align: 'right' })
  writeStamp(document, bill.stamp, box)
  return isWhole ? undefined : { bill, done: done + lines.length }
}

function drawHead(document: Document, bill: BillPaper, box: Box): number {
  const texts = paperTexts[bill.language]
  const { x, y, width, scale } = inner(box)
  const half = width / 2
  write(document, texts.bill, x, y, { size: 14 * scale, bold: true, width: half })
  const { timeZone, language, sender, customer } = bill
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(bill.date))
  const right = { width: half, align: 'right' } as const
  write(document, bill.number, x + half, y, { size: 9 * scale, bold: true, ...right })
  write(document, date, x + half, y + 12 * scale, { size: 7 * scale, ...right })
  const top = y + 26 * scale
  rule(document, { x, y: top, width }, 1.5)
  const column = (lines: readonly (string | undefined)[], left: number) => {
    let down = top + 6 * scale
    for (const [place, line] of lines.filter(Boolean).entries()) {
      const text = { size: 7 * scale, bold: place === 0, width: half - 6 }
      down += write(document, line ?? '', left, down, text) + 1
    }
    return down
  }
  const countryOf = (country: string | undefined) => country && countryName(country, language)
  const theirs = [
    customer.line1,
    customer.line2,
    placeOf(customer.postalCode, customer.city),
    customer.country,
  ]
  const from = column(
    [sender.name, sender.street, placeOf(sender.postalCode, sender.city), countryOf(sender.country)],
    x,
  )
  const to = column([`${texts.billedTo} ${customer.name}`, ...theirs], x + half)
  return Math.max(from, to) + 10 * scale
}

const placeOf = (postalCode = '', city = '') => `${postalCode} ${city}`.trim()

function cellsOf({ name, SKU, quantity, price, taxRate }: PaperLine, { language, currency }: BillPaper) {
  const money = moneyFormat(language, currency)
  return [name || SKU, String(quantity), money(price), percent(language, taxRate), money(price * quantity)]
}

function drawSums(document: Document, { lines, language, currency }: BillPaper, { x, y, width, scale }: Box) {
  const texts = paperTexts[language]
  const money = moneyFormat(language, currency)
  const { net, total, taxes } = sumsOf(lines)
  const sums: [string, number][] = [
    [texts.net, net],
    ...taxes.map(({ rate, tax }): [string, number] => [texts.taxAt(percent(language, rate)), tax]),
    [texts.toPay, total],
  ]
  for (const [place, [name, sum]] of sums.entries()) {
    const text = { size: 8 * scale, bold: place === sums.length - 1, align: 'right' } as const
    const at = y + place * 13 * scale
    write(document, name, x, at, { ...text, width: width * 0.7 })
    write(document, money(sum), x + width * 0.7, at, { ...text, width: width * 0.3 - 3 })
  }
}

function percent(language: string, rate: number): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return format.format(rate / 10_000)
}

/** Of sums in the smallest unit of a currency. */
function moneyFormat(language: string, currency: string): (sum: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return (sum) => format.format(sum / 10 ** digits)
}
