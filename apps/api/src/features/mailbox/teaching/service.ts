import type { components } from '@replybay/api-client'
import { readCursor, writeCursor } from '../../../platform/contract/cursor.ts'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { proposeFrom, type Said, skipFrom, teachFrom } from '../../knowledge/index.ts'
import { nameOf } from '../present.ts'
import { findMailbox } from '../store.ts'
import { readEmailExchange } from './email-exchange.ts'
import { listUntaught } from './untaught.ts'

type Schemas = components['schemas']

const PAGE = 50

export type EmailTeaching = ReturnType<typeof createEmailTeaching>

/** What is learned from email threads. Throws Failure `not-found` for an email that the company does not have. */
export function createEmailTeaching(context: Pick<ServerContext, 'database' | 'jobs' | 'config'>) {
  const { database } = context

  return {
    async propose(person: Person, emailId: string): Promise<Schemas['EmailLessonProposal']> {
      const said = await read(database.queries, person, { emailId })
      return { emailId, ...(await proposeFrom(database.queries, person.companyId, said)) }
    },
    /** @throws Failure `conflict`, `invalid-request` and `limit-reached` as for a ticket. */
    teach: (person: Person, { emailId, conversation, ...wording }: Schemas['EmailLesson']) =>
      database.transaction(async (queries) => {
        const said = await read(queries, person, { emailId, ...(conversation && { conversation }) })
        return await teachFrom(context, queries, person, { ...said, ...wording })
      }),
    skip: (person: Person, { emailId, skipped_indexation: isSkipped }: Schemas['EmailSkip']) =>
      database.transaction(async (queries) => {
        const { origin } = await read(queries, person, { emailId })
        return { emailId, skipped_indexation: await skipFrom(queries, person, origin, isSkipped) }
      }),
    async listUntaught(
      { companyId }: Person,
      { search = '', limit = PAGE, cursor }: { search?: string; limit?: number; cursor?: string },
    ): Promise<{ emails: Schemas['UntaughtEmail'][]; nextCursor: string | null }> {
      const after = cursor === undefined ? undefined : readCursor('untaughtEmails', cursor)
      const { queries } = database
      const mailbox = await findMailbox(queries, companyId)
      if (!mailbox) return { emails: [], nextCursor: null }
      const asked = { companyId, mailboxId: mailbox.id, search, after, limit: limit + 1 }
      const rows = await listUntaught(queries, asked)
      const last = rows.length > limit ? rows[limit - 1] : undefined
      return {
        emails: rows.slice(0, limit).map(({ from, date, ...email }) => ({
          ...email,
          customerName: nameOf(from),
          createdAt: date.toISOString(),
        })),
        nextCursor: last
          ? writeCursor('untaughtEmails', { order: last.date.getTime(), id: last.emailId })
          : null,
      }
    },
  }
}

async function read(
  queries: Queries,
  { companyId }: Person,
  asked: Pick<Schemas['EmailLesson'], 'emailId' | 'conversation'>,
): Promise<Said> {
  const said = await readEmailExchange(queries, companyId, asked)
  if (!said) throw new Failure('not-found')
  return said
}
