/** One connection of a client of IMAP. */
import type { Socket } from 'node:net'
import type { MailAccount, MailFolder, StoredMessage } from './account.ts'
import { fetchAnswer } from './fetch-answer.ts'
import { isInSet, listOf, textOf, type Token } from './tokens.ts'

export interface SessionChoice {
  socket: Socket
  capabilities: readonly string[]
  findAccount: (user: string) => MailAccount | undefined
  /** Told of each message that is read whole. */
  noteSource: (uid: number) => void
  /** Begins to encrypt. */
  startTls: () => Promise<void>
}

const BAD_CREDENTIALS = '[AUTHENTICATIONFAILED] Invalid credentials'

/** What is answered beside OK: NO and why. */
class Refusal extends Error {}

export class Session {
  readonly #choice: SessionChoice
  #account: MailAccount | undefined
  #folder: MailFolder | undefined
  /** The messages of the folder as the client knows them. */
  #view: StoredMessage[] = []
  #modseq = 0
  #idleTag: string | undefined
  /** The AUTHENTICATE whose words are still to come. */
  #halfSignedIn: { tag: string; kind: string } | undefined
  /** The AUTHENTICATE by a token that is refused once the client has read why. */
  #refusedTag: string | undefined
  readonly #onChange = () => {
    if (this.#idleTag !== undefined) this.#tellChanges()
  }

  constructor(choice: SessionChoice) {
    this.#choice = choice
  }

  get user(): string | undefined {
    return this.#account?.user
  }

  end(): void {
    this.#account?.changes.off('changed', this.#onChange)
  }

  /** Whether the line is part of a command before it, such as the end of IDLE. */
  async goOn(line: string): Promise<boolean> {
    if (this.#refusedTag !== undefined) {
      this.refuse(this.#refusedTag, BAD_CREDENTIALS)
      this.#refusedTag = undefined
      return true
    }
    if (this.#halfSignedIn) {
      const { tag, kind } = this.#halfSignedIn
      this.#halfSignedIn = undefined
      await this.run(tag, 'AUTHENTICATE', [kind, line])
      return true
    }
    if (this.#idleTag === undefined) return false
    if (line.toUpperCase() !== 'DONE') return true
    this.#write(`${this.#idleTag} OK done\r\n`)
    this.#idleTag = undefined
    return true
  }

  refuse(tag: string, why: string): void {
    this.#write(`${tag} NO ${why}\r\n`)
  }

  /** @param silent answers nothing, as where the line is dropped. */
  async run(tag: string, name: string, args: readonly Token[], silent = false): Promise<void> {
    try {
      const said = (await this.#carryOut(tag, name, args)) ?? ''
      if (silent || name === 'IDLE' || this.#halfSignedIn || this.#refusedTag !== undefined) return
      if (this.#folder) this.#tellChanges()
      this.#write(`${tag} OK ${said}done\r\n`)
      if (name === 'STARTTLS') await this.#choice.startTls()
      if (name === 'LOGOUT') this.#choice.socket.end()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refuse(tag, error.message)
    }
  }

  async #carryOut(tag: string, name: string, args: readonly Token[]): Promise<string | undefined> {
    const [first, second, third] = args
    switch (name) {
      case 'CAPABILITY':
        this.#write(`* CAPABILITY ${this.#choice.capabilities.join(' ')}\r\n`)
        return undefined
      case 'NOOP':
      case 'STARTTLS':
        return undefined
      case 'ENABLE':
        this.#write(`* ENABLED ${listOf([...args]).join(' ')}\r\n`)
        return undefined
      case 'LOGOUT':
        this.#write('* BYE\r\n')
        return undefined
      case 'LOGIN':
        return this.#signIn(textOf(first), (account) => account.password === textOf(second))
      case 'AUTHENTICATE':
        if (second !== undefined) return this.#authenticate(tag, textOf(first).toUpperCase(), textOf(second))
        this.#halfSignedIn = { tag, kind: textOf(first) }
        this.#write('+ \r\n')
        return undefined
      default:
    }
    const account = this.#account
    if (!account) throw new Refusal('sign in first')
    switch (name) {
      case 'LIST':
      case 'LSUB':
        return this.#list(name, account, textOf(second))
      case 'CREATE':
        if (account.folders.has(textOf(first))) throw new Refusal('[ALREADYEXISTS] it is there')
        account.create({ name: textOf(first) })
        return undefined
      case 'SUBSCRIBE':
        return undefined
      case 'STATUS':
        return this.#status(textOf(first))
      case 'SELECT':
      case 'EXAMINE':
        return this.#select(textOf(first))
      case 'UNSELECT':
      case 'CLOSE':
        this.#folder = undefined
        return undefined
      case 'APPEND':
        return this.#append(args)
      case 'IDLE':
        this.#idleTag = tag
        this.#write('+ idling\r\n')
        this.#tellChanges()
        return undefined
      case 'UID FETCH':
        return this.#fetch(textOf(first), listOf(second), listOf(third))
      case 'UID SEARCH':
        return this.#search(args)
      case 'UID STORE':
        return this.#store(textOf(first), textOf(second), listOf(third))
      case 'UID COPY':
      case 'UID MOVE':
        return this.#copy(textOf(first), textOf(second), name === 'UID MOVE')
      case 'UID EXPUNGE':
      case 'EXPUNGE':
        return this.#expunge(name === 'EXPUNGE' ? '1:*' : textOf(first))
      default:
        throw new Refusal(`${name} is not known`)
    }
  }

  #signIn(user: string, isRight: (account: MailAccount) => boolean): string {
    const account = this.#choice.findAccount(user)
    if (!account || !isRight(account)) throw new Refusal(BAD_CREDENTIALS)
    this.#account = account
    account.changes.on('changed', this.#onChange)
    return `[CAPABILITY ${this.#choice.capabilities.join(' ')}] `
  }

  #authenticate(tag: string, kind: string, given: string): string {
    const said = Buffer.from(given, 'base64').toString()
    if (kind === 'XOAUTH2') {
      const fields = said.split('\u0001')
      const user = fields.find((field) => field.startsWith('user='))?.slice(5) ?? ''
      const token = fields.find((field) => field.startsWith('auth=Bearer '))?.slice(12)
      const { accessToken } = this.#choice.findAccount(user) ?? {}
      if (accessToken !== undefined && accessToken === token) return this.#signIn(user, () => true)
      this.#refusedTag = tag
      const why = JSON.stringify({ status: '400', schemes: 'Bearer', scope: 'https://mail.example/' })
      this.#write(`+ ${Buffer.from(why).toString('base64')}\r\n`)
      return ''
    }
    const [, user = '', password = ''] = said.split('\0')
    return this.#signIn(user, (account) => account.password === password)
  }

  #list(name: string, account: MailAccount, pattern: string): undefined {
    for (const folder of account.folders.values()) {
      if (!/[*%]/.test(pattern) && pattern !== folder.name) continue
      const flags = ['\\HasNoChildren', ...(folder.use && this.#can('SPECIAL-USE') ? [folder.use] : [])]
      this.#write(`* ${name} (${flags.join(' ')}) "/" "${folder.name}"\r\n`)
    }
  }

  #status(name: string): undefined {
    const { messages, uidNext, uidValidity, modseq } = this.#folderOf(name)
    const unseen = messages.filter(({ flags }) => !flags.has('\\Seen')).length
    this.#write(
      `* STATUS "${name}" (MESSAGES ${messages.length} UIDNEXT ${uidNext} UIDVALIDITY ${uidValidity} UNSEEN ${unseen}${this.#can('CONDSTORE') ? ` HIGHESTMODSEQ ${modseq}` : ''})\r\n`,
    )
  }

  #select(name: string): string {
    const folder = this.#folderOf(name)
    this.#folder = folder
    this.#view = [...folder.messages]
    this.#modseq = folder.modseq
    this.#write(
      '* FLAGS (\\Seen \\Answered \\Flagged \\Deleted \\Draft)\r\n* OK [PERMANENTFLAGS (\\Seen \\Answered \\Flagged \\Deleted \\Draft \\*)] ok\r\n',
    )
    this.#write(`* ${folder.messages.length} EXISTS\r\n* OK [UIDVALIDITY ${folder.uidValidity}] ok\r\n`)
    this.#write(`* OK [UIDNEXT ${folder.uidNext}] ok\r\n`)
    if (this.#can('CONDSTORE')) this.#write(`* OK [HIGHESTMODSEQ ${folder.modseq}] ok\r\n`)
    return '[READ-WRITE] '
  }

  #append(args: readonly Token[]): string {
    const folder = this.#folderOf(textOf(args[0]))
    const flags = args.slice(1, -1).flatMap((token) => (Array.isArray(token) ? listOf(token) : []))
    const raw = args.at(-1)
    const { uid } = folder.add(Buffer.isBuffer(raw) ? raw : Buffer.from(textOf(raw)), flags)
    return this.#can('UIDPLUS') ? `[APPENDUID ${folder.uidValidity} ${uid}] ` : ''
  }

  #fetch(set: string, items: readonly string[], modifiers: readonly string[]): undefined {
    const since = modifiers[0]?.toUpperCase() === 'CHANGEDSINCE' ? Number(modifiers[1]) : 0
    for (const message of this.#among(set)) {
      if (message.modseq <= since) continue
      if (items.some((item) => /^BODY(?:\.PEEK)?\[\]/i.test(item))) this.#choice.noteSource(message.uid)
      const asked = since > 0 ? [...items, 'MODSEQ'] : items
      this.#write(fetchAnswer(this.#view.indexOf(message) + 1, message, asked))
    }
  }

  #search(args: readonly Token[]): undefined {
    const words = args.map(textOf)
    const isFound = ({ raw, flags, uid }: StoredMessage) =>
      words.every((word, place) => {
        const [next = '', after = ''] = words.slice(place + 1)
        if (word === 'UNDELETED') return !flags.has('\\Deleted')
        if (word === 'UID') return isInSet(next, uid, this.#greatest())
        if (word !== 'HEADER') return true
        const value = new RegExp(`^${next}: *(.*)$`, 'im').exec(raw.toString('latin1'))?.[1] ?? ''
        return value.includes(after)
      })
    const uids = this.#selected()
      .messages.filter(isFound)
      .map(({ uid }) => uid)
    this.#write(`* SEARCH${uids.map((uid) => ` ${uid}`).join('')}\r\n`)
  }

  #store(set: string, how: string, flags: readonly string[]): undefined {
    for (const message of this.#among(set)) {
      const kept = [...message.flags]
      const now = how.startsWith('+')
        ? [...kept, ...flags]
        : how.startsWith('-')
          ? kept.filter((flag) => !flags.includes(flag))
          : flags
      this.#selected().setFlags(message, now)
    }
  }

  #copy(set: string, name: string, isMove: boolean): string {
    const target = this.#folderOf(name)
    const source = this.#selected()
    const messages = this.#among(set)
    const copies = messages.map(({ raw, flags, date }) => target.add(raw, flags, date))
    if (isMove) source.remove(new Set(messages.map(({ uid }) => uid)))
    if (messages.length === 0 || !this.#can('UIDPLUS')) return ''
    const from = messages.map(({ uid }) => uid).join(',')
    const said = `[COPYUID ${target.uidValidity} ${from} ${copies.map(({ uid }) => uid).join(',')}] `
    if (!isMove) return said
    this.#write(`* OK ${said}moved\r\n`)
    return ''
  }

  #expunge(set: string): undefined {
    const gone = this.#among(set).filter(({ flags }) => flags.has('\\Deleted'))
    this.#selected().remove(new Set(gone.map(({ uid }) => uid)))
  }

  /** What has changed since the client was told. */
  #tellChanges(): void {
    const folder = this.#folder
    if (!folder) return
    for (let place = this.#view.length; place > 0; place--) {
      const known = this.#view[place - 1]
      if (known && folder.messages.includes(known)) continue
      this.#view.splice(place - 1, 1)
      this.#write(`* ${place} EXPUNGE\r\n`)
    }
    const added = folder.messages.filter((message) => !this.#view.includes(message))
    for (const [place, message] of this.#view.entries()) {
      if (message.modseq > this.#modseq) this.#write(fetchAnswer(place + 1, message, ['FLAGS']))
    }
    this.#modseq = folder.modseq
    if (added.length === 0) return
    this.#view.push(...added)
    this.#write(`* ${this.#view.length} EXISTS\r\n`)
  }

  #among(set: string): StoredMessage[] {
    const greatest = this.#greatest()
    return this.#selected().messages.filter(({ uid }) => isInSet(set, uid, greatest))
  }

  #greatest(): number {
    return this.#selected().messages.at(-1)?.uid ?? 0
  }

  #selected(): MailFolder {
    if (!this.#folder) throw new Refusal('select a folder first')
    return this.#folder
  }

  #folderOf(name: string): MailFolder {
    const folder = this.#account?.folders.get(name)
    if (!folder) throw new Refusal('[TRYCREATE] there is no such folder')
    return folder
  }

  #can(capability: string): boolean {
    return this.#choice.capabilities.includes(capability)
  }

  #write(bytes: string | Buffer): void {
    if (!this.#choice.socket.destroyed) this.#choice.socket.write(bytes)
  }
}
