/** What every server of IMAP for tests has, of our own or an installed one. */
export interface MailHost {
  readonly port: number
  /** The commands that came, in their order. */
  readonly commands: readonly string[]
  /** How many clients are connected. */
  readonly connections: number
  /** As if nobody had ever used it. */
  reset(): void
  addAccount(user: string, password: string): HostAccount
  stop(): Promise<void>
}

interface HostAccount {
  folder(name: string): HostFolder
}

interface HostFolder {
  readonly messages: readonly { uid: number; raw: Buffer; flags: ReadonlySet<string> }[]
  add(raw: string | Buffer, flags?: Iterable<string>, date?: Date): void
  setFlags(message: { uid: number }, flags: Iterable<string>): void
  remove(uids: ReadonlySet<number>): void
  renumber(): void
  subjects(): string[]
}
