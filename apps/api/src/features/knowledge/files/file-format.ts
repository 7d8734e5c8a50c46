import { FileProblem } from './file-problem.ts'
import { namesInZip } from './zip.ts'

export type FileFormat = 'csv' | 'docx' | 'html' | 'markdown' | 'pdf' | 'text' | 'xlsx'

export const mediaTypes: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  markdown: 'text/markdown',
  pdf: 'application/pdf',
  text: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Of texts, whose bytes say nothing of their format. */
const EXTENSIONS = new Map<string, FileFormat>([
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['htm', 'html'],
  ['html', 'html'],
  ['xhtml', 'html'],
  ['markdown', 'markdown'],
  ['md', 'markdown'],
])

/** Where a PDF may begin, in bytes. */
const PDF_WITHIN = 1_024

/**
 * What a file is by its bytes, whatever its name says.
 *
 * @param text its bytes as text; undefined where they are none.
 * @throws FileProblem
 */
export function formatOf(bytes: Buffer, name: string, text: string | undefined): FileFormat {
  if (bytes.length === 0) throw new FileProblem('empty')
  if (bytes.subarray(0, PDF_WITHIN).includes('%PDF-')) return 'pdf'
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return inZip(bytes)
  if (bytes.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) {
    // Word and Excel keep what has a password in such a container.
    throw new FileProblem(
      bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'password' : 'wrong-type',
    )
  }
  if (text === undefined || text.startsWith(String.raw`{\rtf`)) throw new FileProblem('wrong-type')
  if (/^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)\b/i.test(text)) return 'html'
  return EXTENSIONS.get(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '') ?? 'text'
}

function inZip(bytes: Buffer): FileFormat {
  const names = namesInZip(bytes)
  if (names.some((name) => name.startsWith('word/'))) return 'docx'
  if (names.some((name) => name.startsWith('xl/'))) return 'xlsx'
  throw new FileProblem('wrong-type')
}
