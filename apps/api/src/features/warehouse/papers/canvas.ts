/** A place on a sheet on which a paper is drawn. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import bwipjs from 'bwip-js/node'
import Pdf from 'pdfkit'

export type Document = InstanceType<typeof Pdf>

/** In points. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
  /** How much larger than on A6 everything is. */
  scale: number
}

const MM = 72 / 25.4

export const A6: Box = { x: 0, y: 0, width: 105 * MM, height: 148 * MM, scale: 1 }
export const A4: Box = { x: 0, y: 0, width: 210 * MM, height: 297 * MM, scale: 1.35 }

// oxlint-disable-next-line import/no-named-as-default-member -- the export of this name is another function
const { raw } = bwipjs

const require = createRequire(import.meta.url)
const fonts = {
  regular: readFileSync(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  bold: readFileSync(require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')),
}

/** Sheets that are all alike in size, with the fonts that they are written in. */
export function newDocument(sheet: Box): Document {
  const document = new Pdf({ size: [sheet.width, sheet.height], margin: 0, autoFirstPage: false })
  document.registerFont('regular', fonts.regular)
  document.registerFont('bold', fonts.bold)
  return document
}

interface TextChoice {
  size: number
  bold?: boolean
  width: number
  align?: 'left' | 'right' | 'center'
  /** @default 1 */
  lines?: number
}

/** Writes a text, cut where it is longer. @returns how high it is. */
export function write(
  document: Document,
  text: string,
  x: number,
  y: number,
  { size, bold = false, width, align = 'left', lines = 1 }: TextChoice,
): number {
  document.font(bold ? 'bold' : 'regular').fontSize(size)
  const line = document.currentLineHeight(true)
  const choice = { width, height: line * lines + 0.1, align, ellipsis: '…', lineBreak: true } as const
  const height = Math.min(document.heightOfString(text, { width }), line * lines)
  document.text(text, x, y, choice)
  return height
}

export function rule(document: Document, { x, y, width }: Omit<Box, 'height' | 'scale'>, thickness = 0.5) {
  document
    .lineWidth(thickness)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke('#000')
}

/** Code 128, with quiet zones of ten modules. */
export function barcode(document: Document, text: string, { x, y, width, height }: Omit<Box, 'scale'>): void {
  const [code] = raw('code128', text, {})
  if (!code || !('sbs' in code)) throw new Error('The code can’t be drawn.')
  const modules = code.sbs.reduce((sum, bar) => sum + bar, 0) + 20
  const unit = Math.min(width / modules, 1.4)
  let place = x + (width - modules * unit) / 2 + 10 * unit
  for (const [index, bar] of code.sbs.entries()) {
    if (index % 2 === 0) document.rect(place, y, bar * unit, height)
    place += bar * unit
  }
  document.fill('#000')
}

export function qrCode(document: Document, text: string, x: number, y: number, size: number): void {
  const [code] = raw('qrcode', text, {})
  if (!code || !('pixs' in code)) throw new Error('The code can’t be drawn.')
  const unit = size / code.pixx
  for (const [index, dot] of code.pixs.entries()) {
    const row = Math.floor(index / code.pixx)
    if (dot) document.rect(x + (index % code.pixx) * unit, y + row * unit, unit, unit)
  }
  document.fill('#000')
}

/** Within the margins. */
export function inner({ x, y, width, height, scale }: Box): Box {
  const margin = 14 * scale
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin, scale }
}

/** At the foot of a paper. */
export function writeStamp(document: Document, stamp: string, box: Box): void {
  if (!stamp) return
  const { x, y, width, height, scale } = inner(box)
  write(document, stamp, x, y + height - 7 * scale, { size: 5.5 * scale, width })
}
