import { uploadFileFileLimit } from '@replybay/api-client/limits'

/** Why a file is not sent. */
export type Refusal = 'archive' | 'empty' | 'too-large' | 'wrong-type'

/** What the server reads, by the ends of names. */
export const acceptedEndings = [
  '.pdf',
  '.docx',
  '.xlsx',
  '.csv',
  '.tsv',
  '.md',
  '.markdown',
  '.html',
  '.htm',
  '.txt',
]

/** The largest file, as people count it. */
export const LARGEST_TOLD = 25_000_000

const ARCHIVE = /\.(?:zip|rar|7z|tar|gz|tgz)$/i

/** What can be told of a file before a byte is sent. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): Refusal | undefined {
  if (ARCHIVE.test(name)) return 'archive'
  if (!acceptedEndings.some((ending) => name.toLowerCase().endsWith(ending))) return 'wrong-type'
  if (size === 0) return 'empty'
  return size > uploadFileFileLimit ? 'too-large' : undefined
}

/** The media type that the end of a name tells, for its picture. */
export function typeOfName(name: string): string {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return (
    new Map([
      ['pdf', 'application/pdf'],
      ['docx', 'wordprocessing'],
      ['xlsx', 'spreadsheet'],
      ['csv', 'text/csv'],
      ['tsv', 'text/csv'],
      ['md', 'text/markdown'],
      ['markdown', 'text/markdown'],
    ]).get(ending) ?? ''
  )
}
