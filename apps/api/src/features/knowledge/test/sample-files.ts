/** Small files of the formats that are read, made where they are needed. */
import { strToU8, zipSync } from 'fflate'
import Pdf from 'pdfkit'

interface PdfChoice {
  password?: string
}

/** One page for each text; a page without one has a drawing alone. */
export async function pdfOf(pages: readonly string[], { password }: PdfChoice = {}): Promise<Buffer> {
  const pdf = new Pdf({ autoFirstPage: false, ...(password && { userPassword: password }) })
  const pieces: Buffer[] = []
  pdf.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  for (const text of pages) {
    pdf.addPage()
    if (text) pdf.text(text, { paragraphGap: 20 })
    else pdf.rect(50, 50, 200, 200).fill()
  }
  pdf.end()
  await ended
  return Buffer.concat(pieces)
}

const xml = (content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`)

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'

const relations = (...all: [id: string, kind: string, target: string][]) =>
  xml(
    `<Relationships xmlns="${RELATIONS}">${all
      .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  )

/** A heading and paragraphs. */
export function docxOf(
  heading: string,
  paragraphs: readonly string[],
  more: Record<string, Uint8Array> = {},
): Buffer {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const paragraph = (text: string, style = '') => `<w:p>${style}<w:r><w:t>${text}</w:t></w:r></w:p>`
  const body = [
    paragraph(heading, '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>'),
    ...paragraphs.map((text) => paragraph(text)),
  ]
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': xml(
        `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
      ),
      '_rels/.rels': relations(['r1', 'officeDocument', 'word/document.xml']),
      'word/document.xml': xml(
        `<w:document xmlns:w="${word}"><w:body>${body.join('')}</w:body></w:document>`,
      ),
      'word/styles.xml': xml(
        `<w:styles xmlns:w="${word}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
      ),
      'word/_rels/document.xml.rels': relations(['r1', 'styles', 'styles.xml']),
      ...more,
    }),
  )
}

/** One sheet. */
export function xlsxOf(sheet: string, rows: readonly (readonly (string | number)[])[]): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const cell = (value: string | number, row: number, column: number) => {
    const place = `${String.fromCodePoint(65 + column)}${row + 1}`
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
  }
  const lines = rows.map(
    (row, place) =>
      `<row r="${place + 1}">${row.map((value, column) => cell(value, place, column)).join('')}</row>`,
  )
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': xml(
        `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
      ),
      '_rels/.rels': relations(['r1', 'officeDocument', 'xl/workbook.xml']),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${main}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheet}" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': relations(['r1', 'worksheet', 'worksheets/sheet1.xml']),
      'xl/worksheets/sheet1.xml': xml(
        `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
      ),
    }),
  )
}
