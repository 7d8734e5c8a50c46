/** Reads the text of a file. */
import Papa from 'papaparse'
import { htmlToText } from '../html-text.ts'
import { decodeText } from '../text-encoding.ts'
import { type FileFormat, formatOf, mediaTypes } from './file-format.ts'
import { FileProblem } from './file-problem.ts'
import { readDocx, readXlsx } from './read-office.ts'
import { readPdf, type ReadPages } from './read-pdf.ts'
import { tableText } from './table-text.ts'

/** In characters; a longer one is a library, and no source. */
const LONGEST = 2_000_000
/** How far a page says what it is written in, in bytes. */
const HEAD = 2_048

export interface ReadFile extends Partial<Omit<ReadPages, 'content'>> {
  content: string
  contentType: string
}

/** @throws FileProblem, or anything else where a parser fails in a way of its own. */
export async function readFile(bytes: Buffer, name: string): Promise<ReadFile> {
  const text = decodeText(bytes)
  const format = formatOf(bytes, name, text)
  const read = await readAs(format, bytes, text ?? '')
  if (!/[\p{L}\p{N}]/u.test(read.content)) throw new FileProblem('empty')
  if (read.content.length > LONGEST) throw new FileProblem('too-large')
  return {
    ...read,
    content: read.content.replaceAll('\0', '').toWellFormed(),
    contentType: mediaTypes[format],
  }
}

async function readAs(
  format: FileFormat,
  bytes: Buffer,
  text: string,
): Promise<Omit<ReadFile, 'contentType'>> {
  switch (format) {
    case 'pdf':
      return await readPdf(bytes)
    case 'docx':
      return { content: await readDocx(bytes) }
    case 'xlsx':
      return { content: await readXlsx(bytes) }
    case 'html':
      return { content: htmlToText(decodeText(bytes, charsetOf(bytes)) ?? text) }
    case 'csv':
      return { content: tableText(Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data) }
    default:
      return { content: text.replaceAll('\f', '\n') }
  }
}

function charsetOf(bytes: Buffer): string | undefined {
  return /<meta[^>]+charset=["']?([\w-]+)/i.exec(bytes.subarray(0, HEAD).toString('latin1'))?.[1]
}
