/** How the two halves of a connection are: for people to see, each apart. */
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { changeToldMailbox } from '../../users/index.ts'
import { tellOfEmails } from '../topic.ts'
import type { Connection } from './remote-store.ts'
import { type ConnectionState, mailboxConnections, type MailboxProblem } from './tables.ts'

type Half = 'receiving' | 'sending'

/** A half that works is noted again after so long, to say when it was looked at; in ms. */
const NOTE_MS = 60_000

/** Notes how a half is. @param problem undefined where it works. */
export async function noteState(
  database: Database,
  mailboxId: string,
  half: Half,
  problem: MailboxProblem | undefined,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (queries) => {
    const [connection] = await queries
      .select()
      .from(mailboxConnections)
      .where(eq(mailboxConnections.mailboxId, mailboxId))
      .for('update')
    if (!connection) return
    const before = connection[half]
    const isChanged = hasChanged(before, problem)
    if (!isChanged && now.getTime() - new Date(before.at).getTime() < NOTE_MS) return
    const state: ConnectionState = {
      state: problem ? 'failing' : 'working',
      at: now.toISOString(),
      ...(problem && { problem }),
    }
    const lastProblem = problem ?? solvedBy(connection, half, now)
    await queries
      .update(mailboxConnections)
      .set({ [half]: state, lastProblem })
      .where(eq(mailboxConnections.mailboxId, mailboxId))
    if (half === 'receiving') {
      await changeToldMailbox(queries, connection.companyId, ({ lastError: _former, ...told }) => ({
        ...told,
        ...(problem ? { lastError: problem.said ?? problem.kind } : { lastSyncAt: now.toISOString() }),
      }))
    }
    if (isChanged) await tellOfEmails(queries, connection.companyId)
  })
}

function hasChanged(
  { state, problem: former }: ConnectionState,
  problem: MailboxProblem | undefined,
): boolean {
  return problem ? state !== 'failing' || former?.kind !== problem.kind : state !== 'working'
}

/** The last problem, with when it ended: where the half that works had it, and not the other. */
function solvedBy({ lastProblem, ...halves }: Connection, half: Half, now: Date): MailboxProblem | null {
  if (!lastProblem || lastProblem.solvedAt) return lastProblem
  const other = halves[half === 'receiving' ? 'sending' : 'receiving']
  return other.problem?.at === lastProblem.at ? lastProblem : { ...lastProblem, solvedAt: now.toISOString() }
}
