import type { MailboxSettings, MailboxTest, MailProvider, MailServer, NewMailbox } from '@replybay/api-client'

/** What is typed of a server; its port may not be a number yet. */
export interface ServerDraft extends Omit<MailServer, 'port'> {
  port: string
}

/** A connection as it is typed. */
export interface ConnectionDraft {
  provider: MailProvider['id']
  /** Chosen by the person, and not by the address alone. */
  isProviderChosen: boolean
  address: string
  /** Empty where it is the address. */
  user: string
  /** Empty where the one that is kept stays. */
  password: string
  incoming: ServerDraft
  outgoing: ServerDraft
  /** Sending wants the same user and password. */
  isSameForSending: boolean
  sendingUser: string
  sendingPassword: string
  /** Where one may sign in at the provider as well. */
  usesPassword: boolean
}

const emptyServer = (port: string): ServerDraft => ({ host: '', port, encryption: 'tls' })
const draftOf = ({ port, ...server }: MailServer): ServerDraft => ({ ...server, port: String(port) })

/** What the form begins with: the connection as it is, where there is one. */
export function firstDraft(settings: MailboxSettings | undefined): ConnectionDraft {
  const { incoming, outgoing, sendingUser = '', address = '' } = settings ?? {}
  const user = settings?.user ?? ''
  return {
    provider: settings?.provider ?? 'other',
    isProviderChosen: settings !== undefined,
    address,
    user: user === address ? '' : user,
    password: '',
    incoming: incoming ? draftOf(incoming) : emptyServer('993'),
    outgoing: outgoing ? draftOf(outgoing) : emptyServer('465'),
    isSameForSending: sendingUser === '',
    sendingUser,
    sendingPassword: '',
    usesPassword: false,
  }
}

type KeptServer = 'Host' | 'Port' | 'Encryption'

/** What of a connection is kept while it is typed: no password. */
export type KeptConnection = Record<
  | Exclude<keyof ConnectionDraft, 'password' | 'sendingPassword' | 'incoming' | 'outgoing'>
  | `incoming${KeptServer}`
  | `outgoing${KeptServer}`,
  string
>

const textOf = (isSo: boolean) => (isSo ? 'yes' : 'no')

export function keptTexts(draft: ConnectionDraft): KeptConnection {
  const { provider, address, user, incoming, outgoing, sendingUser } = draft
  return {
    provider,
    isProviderChosen: textOf(draft.isProviderChosen),
    address,
    user,
    incomingHost: incoming.host,
    incomingPort: incoming.port,
    incomingEncryption: incoming.encryption,
    outgoingHost: outgoing.host,
    outgoingPort: outgoing.port,
    outgoingEncryption: outgoing.encryption,
    isSameForSending: textOf(draft.isSameForSending),
    sendingUser,
    usesPassword: textOf(draft.usesPassword),
  }
}

const encryptionOf = (text: string) => (text === 'starttls' ? 'starttls' : 'tls')

/** The connection that is kept so; what is none of a connection stays as it was begun. */
export function draftFrom(
  kept: KeptConnection,
  begun: ConnectionDraft,
  providers: readonly MailProvider[],
): ConnectionDraft {
  return {
    ...begun,
    provider: providers.find(({ id }) => id === kept.provider)?.id ?? begun.provider,
    isProviderChosen: kept.isProviderChosen === 'yes',
    address: kept.address,
    user: kept.user,
    incoming: {
      host: kept.incomingHost,
      port: kept.incomingPort,
      encryption: encryptionOf(kept.incomingEncryption),
    },
    outgoing: {
      host: kept.outgoingHost,
      port: kept.outgoingPort,
      encryption: encryptionOf(kept.outgoingEncryption),
    },
    isSameForSending: kept.isSameForSending === 'yes',
    sendingUser: kept.sendingUser,
    usesPassword: kept.usesPassword === 'yes',
  }
}

/** With the servers of a provider; those of another one that are typed stay. */
export function withProvider(
  draft: ConnectionDraft,
  { id, incoming, outgoing }: MailProvider,
): ConnectionDraft {
  return {
    ...draft,
    provider: id,
    isProviderChosen: true,
    ...(incoming && { incoming: draftOf(incoming) }),
    ...(outgoing && { outgoing: draftOf(outgoing) }),
  }
}

/** With an address, and the provider whose address it is, unless the person has chosen one. */
export function withAddress(
  draft: ConnectionDraft,
  address: string,
  providers: readonly MailProvider[],
): ConnectionDraft {
  const domain = address.split('@')[1]?.trim().toLowerCase()
  const provider = providers.find(({ domains = [] }) => domain !== undefined && domains.includes(domain))
  if (!provider || draft.isProviderChosen) return { ...draft, address }
  return { ...withProvider(draft, provider), address, isProviderChosen: false }
}

/** With a server that was changed by hand: no provider has it. */
export function withServer(
  draft: ConnectionDraft,
  which: 'incoming' | 'outgoing',
  change: Partial<ServerDraft>,
): ConnectionDraft {
  return { ...draft, [which]: { ...draft[which], ...change }, provider: 'other', isProviderChosen: true }
}

/** The fields that can be wrong before anything is asked. */
export type DraftField = 'address' | 'password' | 'incoming' | 'outgoing' | 'sendingUser' | 'sendingPassword'

export function missingField(draft: ConnectionDraft, isPasswordKept: boolean): DraftField | undefined {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.address.trim())) return 'address'
  if (draft.password === '' && !isPasswordKept) return 'password'
  if (!isServer(draft.incoming)) return 'incoming'
  if (!isServer(draft.outgoing)) return 'outgoing'
  if (!draft.isSameForSending && draft.sendingUser.trim() === '') return 'sendingUser'
  if (!draft.isSameForSending && draft.sendingPassword === '' && !isPasswordKept) return 'sendingPassword'
  return undefined
}

function isServer({ host, port }: ServerDraft): boolean {
  const number = Number(port)
  return /^[\w.\-:[\]]+$/.test(host.trim()) && Number.isInteger(number) && number > 0 && number < 65_536
}

const serverOf = ({ host, port, encryption }: ServerDraft): MailServer => ({
  host: host.trim(),
  port: Number(port),
  encryption,
})

/** As it is asked for, once nothing is missing. */
export function connectionOf(draft: ConnectionDraft): Omit<MailboxTest, 'step'> & Omit<NewMailbox, 'kind'> {
  const user = draft.user.trim()
  const own = draft.isSameForSending ? '' : draft.sendingUser.trim()
  return {
    address: draft.address.trim(),
    provider: draft.provider,
    incoming: serverOf(draft.incoming),
    outgoing: serverOf(draft.outgoing),
    ...(user && { user }),
    ...(draft.password && { password: draft.password }),
    ...(own && { sendingUser: own }),
    ...(own && draft.sendingPassword && { sendingPassword: draft.sendingPassword }),
  }
}
