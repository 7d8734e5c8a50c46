/** What a mail server keeps for one person. */
import { EventEmitter } from 'node:events'

export interface StoredMessage {
  uid: number
  raw: Buffer
  flags: Set<string>
  modseq: number
  date: Date
}

/** Names a folder as clients are told it, and what it is for, such as `\Sent`. */
export interface FolderChoice {
  name: string
  use?: string
}

const USUAL_FOLDERS: readonly FolderChoice[] = [
  { name: 'INBOX' },
  { name: 'Sent', use: '\\Sent' },
  { name: 'Archive', use: '\\Archive' },
  { name: 'Trash', use: '\\Trash' },
  { name: 'Junk', use: '\\Junk' },
]

export class MailFolder {
  readonly name: string
  readonly use: string | undefined
  readonly #changed: () => void
  uidValidity = 1
  uidNext = 1
  modseq = 1
  messages: StoredMessage[] = []

  constructor({ name, use }: FolderChoice, changed: () => void) {
    this.name = name
    this.use = use
    this.#changed = changed
  }

  add(raw: string | Buffer, flags: Iterable<string> = [], date = new Date()): StoredMessage {
    const bytes = typeof raw === 'string' ? Buffer.from(raw.replaceAll(/\r?\n/g, '\r\n')) : raw
    const message = { uid: this.uidNext++, raw: bytes, flags: new Set(flags), modseq: ++this.modseq, date }
    this.messages.push(message)
    this.#changed()
    return message
  }

  setFlags({ uid }: { uid: number }, flags: Iterable<string>): void {
    const message = this.messages.find((each) => each.uid === uid)
    if (!message) return
    message.flags = new Set(flags)
    message.modseq = ++this.modseq
    this.#changed()
  }

  remove(uids: ReadonlySet<number>): void {
    this.messages = this.messages.filter(({ uid }) => !uids.has(uid))
    this.modseq++
    this.#changed()
  }

  /** Gives all messages other numbers, as a server does that was restored from a backup. */
  renumber(): void {
    this.uidValidity++
    this.uidNext = this.messages.length + 1
    const turned = this.messages.toReversed()
    this.messages = turned.map((message, place) => ({ ...message, uid: place + 1, modseq: ++this.modseq }))
  }

  subjects(): string[] {
    return this.messages.map(({ raw }) => /^subject: (.*)$/im.exec(raw.toString())?.[1]?.trim() ?? '')
  }
}

export class MailAccount {
  readonly user: string
  password: string
  /** Of OAuth 2, beside the password. */
  accessToken: string | undefined
  readonly changes = new EventEmitter<{ changed: [] }>().setMaxListeners(0)
  readonly folders = new Map<string, MailFolder>()

  constructor(user: string, password: string, folders: readonly FolderChoice[] = USUAL_FOLDERS) {
    this.user = user
    this.password = password
    for (const choice of folders) this.create(choice)
  }

  create(choice: FolderChoice): MailFolder {
    const folder = new MailFolder(choice, () => this.changes.emit('changed'))
    this.folders.set(choice.name, folder)
    return folder
  }

  /** @throws for a folder that is not there. */
  folder(name: string): MailFolder {
    const folder = this.folders.get(name)
    if (!folder) throw new Error(`There is no folder ${name}.`)
    return folder
  }
}
