/** The folders of a person as Dovecot keeps them: what another program does with them is done here, in its files. */
import {
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Owner } from './owner.ts'

const LETTERS: Readonly<Record<string, string>> = {
  S: '\\Seen',
  R: '\\Answered',
  F: '\\Flagged',
  T: '\\Deleted',
  D: '\\Draft',
}

interface MaildirMessage {
  uid: number
  raw: Buffer
  flags: ReadonlySet<string>
  /** Where it lies. */
  path: string
}

let nextFile = 1

export class MaildirFolder {
  readonly #path: string
  readonly #owner: Owner

  constructor(path: string, owner: Owner) {
    this.#path = path
    this.#owner = owner
    for (const part of ['', 'cur', 'new', 'tmp']) this.#makeFolder(join(path, part))
  }

  /** In the order of their numbers; those that Dovecot has not seen come last. */
  get messages(): MaildirMessage[] {
    const uids = this.#uids()
    return ['cur', 'new']
      .flatMap((part) => readdirSync(join(this.#path, part)).map((file) => join(this.#path, part, file)))
      .map((path) => {
        const [name = '', letters = ''] = path.slice(path.lastIndexOf('/') + 1).split(':2,')
        const flags = Object.entries(LETTERS).flatMap(([letter, flag]) =>
          letters.includes(letter) ? [flag] : [],
        )
        return { uid: uids.get(name) ?? Infinity, raw: readFileSync(path), flags: new Set(flags), path }
      })
      .toSorted((one, other) => one.uid - other.uid || (one.path < other.path ? -1 : 1))
  }

  add(raw: string | Buffer, flags: Iterable<string> = [], date = new Date()): void {
    const bytes = typeof raw === 'string' ? Buffer.from(raw.replaceAll(/\r?\n/g, '\r\n')) : raw
    const path = join(this.#path, 'tmp', newName())
    writeFileSync(path, bytes)
    utimesSync(path, date, date)
    chownSync(path, this.#owner.uid, this.#owner.gid)
    this.#name(path, flags)
  }

  setFlags({ uid }: { uid: number }, flags: Iterable<string>): void {
    const message = this.messages.find((each) => each.uid === uid)
    if (message) this.#name(message.path, flags)
  }

  remove(uids: ReadonlySet<number>): void {
    for (const { uid, path } of this.messages) if (uids.has(uid)) rmSync(path)
  }

  /** Gives all messages other numbers, as a server does that was restored from a backup. Nobody may be signed in. */
  renumber(): void {
    for (const { path, flags } of this.messages.toReversed()) {
      const other = join(this.#path, 'tmp', newName())
      renameSync(path, other)
      this.#name(other, flags)
    }
    for (const file of readdirSync(this.#path)) {
      if (/^dovecot[.-](?:uidlist|index)/.test(file)) rmSync(join(this.#path, file))
    }
  }

  subjects(): string[] {
    return this.messages.map(({ raw }) => /^subject: (.*)$/im.exec(raw.toString())?.[1]?.trim() ?? '')
  }

  #name(path: string, flags: Iterable<string>): void {
    const chosen = new Set(flags)
    const letters = Object.keys(LETTERS).filter((letter) => chosen.has(LETTERS[letter] ?? ''))
    const [name = ''] = path.slice(path.lastIndexOf('/') + 1).split(':2,')
    renameSync(path, join(this.#path, 'cur', `${name}:2,${letters.toSorted().join('')}`))
  }

  #uids(): ReadonlyMap<string, number> {
    const lines = readIfThere(join(this.#path, 'dovecot-uidlist')).split('\n').slice(1)
    return new Map(
      lines.flatMap((line) => {
        const [, uid, name] = /^(\d+) .*?:(.+)$/.exec(line) ?? []
        return name === undefined ? [] : [[name.split(':2,')[0] ?? '', Number(uid)] as const]
      }),
    )
  }

  #makeFolder(path: string): void {
    mkdirSync(path, { recursive: true })
    chownSync(path, this.#owner.uid, this.#owner.gid)
  }
}

/** In the order in which they are made, by which Dovecot numbers them. */
const newName = () =>
  `${Math.floor(Date.now() / 1_000)}.M${String(nextFile++).padStart(6, '0')}P${process.pid}.test`

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
