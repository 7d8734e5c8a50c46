import { localPort } from './local/local-port.ts'
import type { MailboxPort } from './port.ts'
import { remotePort } from './remote/remote-port.ts'
import type { mailboxes } from './tables.ts'

type Kind = (typeof mailboxes.$inferSelect)['kind']

const ports: Record<Kind, MailboxPort> = { local: localPort, imap: remotePort }

/** The way to where the emails of a mailbox live. */
export const portOf = ({ kind }: { kind: Kind }): MailboxPort => ports[kind]
