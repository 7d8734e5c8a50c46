import { type Handlers, personOf } from '../../platform/contract/handlers.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { findTicketRow, queueAgain } from '../tickets/index.ts'
import { scopeOf } from '../users/index.ts'
import { sendToChannel } from './send.ts'

export function channelHandlers({ database, jobs }: ServerContext) {
  return {
    /** Sends once more what was not, or may not have been. */
    async resendMessage(call) {
      const person = personOf(call)
      const { id: ticketId, messageId } = call.path
      const { companyId } = person
      await database.transaction(async (queries) => {
        if (!(await findTicketRow(queries, scopeOf(person), ticketId))) throw new Failure('not-found')
        await queueAgain(queries, { companyId, ticketId, messageId })
        await jobs.add(queries, sendToChannel, { companyId, ticketId }, { companyId })
      })
      return { data: {} }
    },
  } satisfies Partial<Handlers>
}
