/** A mail server for tests: what mail clients say to one over a real socket, and the faults that real ones have. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { MailAccount, type FolderChoice } from './account.ts'
import { type Certificate, createCertificate } from './certificate.ts'
import type { MailHost } from './mail-host.ts'
import { readCommands } from './read-commands.ts'
import { Session } from './session.ts'
import { textOf, tokensOf } from './tokens.ts'

const CAPABILITIES = [
  'IMAP4rev1',
  'AUTH=PLAIN',
  'AUTH=XOAUTH2',
  'SASL-IR',
  'ENABLE',
  'IDLE',
  'UIDPLUS',
  'MOVE',
  'CONDSTORE',
  'SPECIAL-USE',
]

/** A fault of a command: the line is dropped before it is done, or after that without an answer; no word comes; or it is refused. */
export type Fault = 'drop-before' | 'drop-after' | 'silent' | { no: string }

interface ImapChoice {
  /** What it can do beside IMAP4rev1. @default all that it knows */
  capabilities?: readonly string[]
  /** Encrypted from the beginning, or once the client asks for it. @default 'tls' */
  encryption?: 'tls' | 'starttls'
  certificate?: Certificate
  port?: number
}

export class ImapServer implements MailHost {
  readonly accounts = new Map<string, MailAccount>()
  readonly certificate: Certificate
  capabilities: readonly string[]
  /** Asked before each command; what it answers happens. */
  fault: (command: string) => Fault | undefined = () => undefined
  /** How long each answer takes, in ms. */
  delayMs = 0
  /** The commands that came, in their order. */
  readonly commands: string[] = []
  /** The numbers of messages that were read whole. */
  readonly sources: number[] = []
  readonly #encryption: 'tls' | 'starttls'
  readonly #sockets = new Set<Socket>()
  readonly #sessions = new Set<Session>()
  readonly #server: Server

  private constructor({ capabilities = CAPABILITIES, encryption = 'tls', certificate }: ImapChoice) {
    this.capabilities = capabilities
    this.#encryption = encryption
    this.certificate = certificate ?? createCertificate()
    this.#server = createServer((socket) => void this.#serve(socket).catch(() => socket.destroy()))
  }

  static async start(choice: ImapChoice = {}): Promise<ImapServer> {
    const server = new ImapServer(choice)
    server.#server.listen(choice.port ?? 0, '127.0.0.1')
    await once(server.#server, 'listening')
    return server
  }

  get port(): number {
    // Sound: it listens on a port.
    return (this.#server.address() as AddressInfo).port
  }

  addAccount(user: string, password: string, folders?: readonly FolderChoice[]): MailAccount {
    const account = new MailAccount(user, password, folders)
    this.accounts.set(user, account)
    return account
  }

  /** As if nobody had ever used it. */
  reset(): void {
    this.fault = () => undefined
    this.delayMs = 0
    this.commands.length = 0
    this.sources.length = 0
  }

  /** Ends all connections, as a server does that is started anew. */
  dropAll(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  /** How many lines are open, whoever is signed in. */
  get lines(): number {
    return this.#sockets.size
  }

  /** How many clients are signed in. */
  get connections(): number {
    return [...this.#sessions].filter(({ user }) => user !== undefined).length
  }

  async stop(): Promise<void> {
    this.dropAll()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #serve(raw: Socket): Promise<void> {
    this.#sockets.add(raw)
    raw.on('error', () => raw.destroy())
    raw.on('end', () => raw.destroy())
    raw.on('close', () => this.#sockets.delete(raw))
    if (this.#encryption === 'tls') return await this.#talk(this.#encrypt(raw), raw, true)
    await this.#talk(raw, raw, true)
  }

  #encrypt(socket: Socket): TLSSocket {
    const { key, cert } = this.certificate
    const encrypted = new TLSSocket(socket, { isServer: true, key, cert })
    encrypted.on('error', () => socket.destroy())
    encrypted.on('close', () => socket.destroy())
    return encrypted
  }

  async #talk(socket: Socket, raw: Socket, greets: boolean): Promise<void> {
    const isOpen = this.#encryption === 'starttls' && socket === raw
    const offered = isOpen ? ['STARTTLS', 'LOGINDISABLED'] : []
    let isHandedOver = false
    const session = new Session({
      socket,
      capabilities: [...this.capabilities.filter((each) => !isOpen || !each.startsWith('AUTH')), ...offered],
      noteSource: (uid) => this.sources.push(uid),
      findAccount: (user) => this.accounts.get(user),
      startTls: async () => {
        isHandedOver = true
      },
    })
    this.#sessions.add(session)
    if (greets) socket.write('* OK ready\r\n')
    try {
      for await (const parts of readCommands(socket)) {
        const [first = ''] = parts
        if (await session.goOn(first.toString())) continue
        await this.#run(session, parts, raw)
        if (isHandedOver) break
      }
    } finally {
      session.end()
      this.#sessions.delete(session)
    }
    if (isHandedOver) await this.#talk(this.#encrypt(raw), raw, false)
  }

  async #run(session: Session, parts: (string | Buffer)[], raw: Socket): Promise<void> {
    const [tag, verb, ...rest] = tokensOf(parts)
    const isByUid = textOf(verb).toUpperCase() === 'UID'
    const name = [verb, ...(isByUid ? rest.slice(0, 1) : [])].map(textOf).join(' ').toUpperCase()
    const args = isByUid ? rest.slice(1) : rest
    this.commands.push(name)
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs))
    const fault = this.fault(name)
    if (fault === 'drop-before') {
      raw.destroy()
      return
    }
    if (fault === 'silent') return
    if (typeof fault === 'object') {
      session.refuse(textOf(tag), fault.no)
      return
    }
    await session.run(textOf(tag), name, args, fault === 'drop-after')
    if (fault === 'drop-after') raw.destroy()
  }
}
