import { getDocumentProxy } from 'unpdf'
import { FileProblem } from './file-problem.ts'
import { PAGE_BREAK } from './page-break.ts'

const MOST_PAGES = 3_000
/** A larger gap between lines is one between paragraphs; in heights of a line. */
const PARAGRAPH_GAP = 1.7

interface Line {
  text: string
  /** Where it stands, from the foot of the page. */
  y: number
  height: number
}

export interface ReadPages {
  content: string
  pages: number
  pagesWithoutText: number
}

/** @throws FileProblem */
export async function readPdf(bytes: Uint8Array): Promise<ReadPages> {
  const pdf = await open(bytes)
  if (pdf.numPages > MOST_PAGES) throw new FileProblem('too-large')
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(paragraphsOf(linesOf(items)))
    page.cleanup()
  }
  const pagesWithoutText = pages.filter((text) => !/[\p{L}\p{N}]/u.test(text)).length
  if (pagesWithoutText === pages.length) throw new FileProblem('scan')
  return { content: pages.join(PAGE_BREAK), pages: pages.length, pagesWithoutText }
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, stopAtErrors: false })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new FileProblem(isLocked ? 'password' : 'broken', { cause: error })
  }
}

interface TextItem {
  str: string
  hasEOL: boolean
  height: number
  transform: number[]
}

function linesOf(items: readonly (TextItem | object)[]): Line[] {
  const lines: Line[] = []
  let line: Line | undefined
  for (const item of items) {
    if (!('str' in item)) continue
    line ??= { text: '', y: item.transform[5] ?? 0, height: item.height }
    line.text += item.str
    line.height = Math.max(line.height, item.height)
    if (!item.hasEOL) continue
    lines.push(line)
    line = undefined
  }
  return line ? [...lines, line] : lines
}

function paragraphsOf(lines: readonly Line[]): string {
  let text = ''
  let above: Line | undefined
  for (const line of lines) {
    if (!line.text.trim()) continue
    const isNew = above && Math.abs(above.y - line.y) > PARAGRAPH_GAP * Math.max(above.height, line.height)
    text += above ? `${isNew ? '\n\n' : '\n'}${line.text}` : line.text
    above = line
  }
  return text.replaceAll('\f', ' ')
}
