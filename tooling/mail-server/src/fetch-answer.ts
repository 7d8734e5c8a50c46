import type { StoredMessage } from './account.ts'

/** What a FETCH tells of a message. @param items as they were asked for */
export function fetchAnswer(place: number, message: StoredMessage, items: readonly string[]): Buffer {
  const parts: Buffer[] = [Buffer.from(`* ${place} FETCH (UID ${message.uid}`)]
  for (const item of items) {
    const told = toldOf(message, item)
    if (told) parts.push(Buffer.from(' '), told)
  }
  return Buffer.concat([...parts, Buffer.from(')\r\n')])
}

function toldOf({ raw, flags, modseq, date }: StoredMessage, item: string): Buffer | undefined {
  const name = item.toUpperCase()
  if (name === 'FLAGS') return Buffer.from(`FLAGS (${[...flags].join(' ')})`)
  if (name === 'MODSEQ') return Buffer.from(`MODSEQ (${modseq})`)
  if (name === 'RFC822.SIZE') return Buffer.from(`RFC822.SIZE ${raw.length}`)
  if (name === 'INTERNALDATE') return Buffer.from(`INTERNALDATE "${imapDate(date)}"`)
  const body = /^BODY(?:\.PEEK)?\[(.*)\]$/.exec(name)
  if (!body) return undefined
  const section = body[1] ?? ''
  const fields = /^HEADER\.FIELDS \((.*)\)$/.exec(section)?.[1]
  const bytes =
    fields === undefined ? (section === 'HEADER' ? headOf(raw) : raw) : someOf(raw, fields.split(' '))
  return Buffer.concat([Buffer.from(`BODY[${section}] {${bytes.length}}\r\n`), bytes])
}

function headOf(raw: Buffer): Buffer {
  const end = raw.indexOf('\r\n\r\n')
  return end < 0 ? raw : raw.subarray(0, end + 4)
}

function someOf(raw: Buffer, names: readonly string[]): Buffer {
  const lines = headOf(raw)
    .toString('latin1')
    .split(/\r\n(?![ \t])/)
  const isAsked = (line: string) => names.includes(line.split(':')[0]?.toUpperCase() ?? '')
  return Buffer.from([...lines.filter(isAsked), '', ''].join('\r\n'), 'latin1')
}

function imapDate(date: Date): string {
  const [, day = '', month = '', year = '', time = ''] = date.toUTCString().split(' ')
  return `${day.padStart(2, '0')}-${month}-${year} ${time} +0000`
}
