import type { ImapFlow } from 'imapflow'
import type { ServerConfig } from '../../../platform/config/config.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import type { Mailbox } from '../receive.ts'
import type { Connection } from './remote-store.ts'

/** What the holder of a mailbox needs of the server. */
export type RemoteContext = Pick<
  ServerContext,
  'database' | 'blobs' | 'jobs' | 'outbound' | 'vault' | 'log'
> & { config: Pick<ServerConfig, 'oauth'> }

/** A mailbox with an open connection to its server. */
export interface RemoteSession {
  context: RemoteContext
  mailbox: Mailbox
  connection: Connection
  client: ImapFlow
  /** How many emails of one folder are fetched before the others have their turn. */
  atOnce: number
  /** Of folders that are not here whole: what is still to be fetched. */
  left: Map<string, Left>
}

interface Left {
  /** How the folder was when its numbers were read. */
  of: string
  /** Numbers of emails, those to be fetched first at the beginning. */
  uids: number[]
}

/** A server that refuses a command, where the connection goes on. */
export class RefusedCommand extends Error {
  override name = 'RefusedCommand'
}

/** What a command has found, where the client tells a refusal by a value. @throws RefusedCommand */
export function requireDone<Result>(result: Result | false | undefined, command: string): Result {
  if (result === false || result === undefined) throw new RefusedCommand(`${command} was refused`)
  return result
}

/** A line that was dropped while the client waited for an answer. */
export class DroppedLine extends Error {
  override name = 'DroppedLine'
  readonly code = 'NoConnection'
  constructor() {
    super('The connection was closed')
  }
}
