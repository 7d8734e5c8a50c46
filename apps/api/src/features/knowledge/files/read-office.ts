import mammoth from 'mammoth'
import readXlsxFile from 'read-excel-file/node'
import { htmlToText } from '../html-text.ts'
import { FileProblem } from './file-problem.ts'
import { tableText } from './table-text.ts'
import { withTextAlone } from './zip.ts'

/** @throws FileProblem */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const buffer = withTextAlone(bytes)
  const { value: html } = await orBroken(
    mammoth.convertToHtml(
      { buffer },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
    ),
  )
  return htmlToText(html)
}

/** Each sheet under its name. @throws FileProblem */
export async function readXlsx(bytes: Uint8Array): Promise<string> {
  const sheets = await orBroken(readXlsxFile(withTextAlone(bytes)))
  return sheets
    .map(({ sheet, data }) => ({ sheet, text: tableText(data.map((row) => row.map(cellText))) }))
    .filter(({ text }) => text !== '')
    .map(({ sheet, text }) => `# ${sheet}\n\n${text}`)
    .join('\n\n')
}

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00.*$/, '')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : ''
}

async function orBroken<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading
  } catch (error) {
    throw new FileProblem('broken', { cause: error })
  }
}
