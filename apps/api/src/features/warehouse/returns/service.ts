import type { components } from '@replybay/api-client'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { commentBy, withComment } from '../comments.ts'
import { presentReturns } from '../list.ts'
import { once } from '../once.ts'
import { countSkus } from '../pieces.ts'
import { addStock, findReturn, lockReturn, type ReturnRow, saveReturn } from '../store.ts'
import type { ReturnEvent } from '../tables.ts'
import { tellOfWarehouse } from '../topic.ts'
import { wakeForStock, wakeWaiting } from '../waits.ts'
import { sendExchange } from './exchange.ts'
import { openReturn } from './open-return.ts'
import { noteRefundedElsewhere, payRefund } from './pay-refund.ts'
import { closeDispute, decideExchange, disputeReturn, inspectReturn, stepReturn } from './return-rules.ts'

type Schemas = components['schemas']

export type ReturnService = ReturnType<typeof createReturnService>

/** What happens to returns. Each call changes one, while it is locked. */
export function createReturnService(context: Pick<ServerContext, 'database' | 'askRefund'>) {
  const { database } = context

  async function presentOne(companyId: string, orderNumber: string) {
    const row = await findReturn(database.queries, companyId, orderNumber)
    const [shown] = row ? await presentReturns(database.queries, companyId, [row]) : []
    if (!shown) throw new Failure('not-found')
    return shown
  }

  interface Change {
    operation: string
    body: { orderNumber: string; comment?: string }
    key?: string | undefined
    /** What the history calls it. */
    kind: ReturnEvent['kind']
    step: (row: ReturnRow, queries: Queries) => ReturnRow | Promise<ReturnRow>
  }

  /** Changes a return once, with the comment that came with it, and tells so. */
  async function change(person: Person, { operation, body, key, kind, step }: Change) {
    const { companyId, name } = person
    const { orderNumber } = body
    await database.transaction(async (queries) => {
      const row = await lockReturn(queries, companyId, orderNumber)
      await once(queries, { person, key, operation, body }, async () => {
        const changed = await step(row, queries)
        if (changed === row) return row.id
        const comment = body.comment?.trim()
        // Of one moment: by it, one knows with which step something was said.
        const at = new Date()
        const comments = comment ? withComment(row.comments, commentBy(person, comment, at)) : row.comments
        const event = { kind, actorName: name, createdAt: at.toISOString() }
        await saveReturn(queries, { ...changed, comments, history: [...row.history, event] })
        await tellOfWarehouse(queries, companyId, 'returns', orderNumber)
        return row.id
      })
    })
    return await presentOne(companyId, orderNumber)
  }

  return {
    async request(person: Person, body: Schemas['ReturnRequest'], key: string | undefined) {
      const { companyId, name } = person
      await database.transaction((queries) =>
        once(queries, { person, key, operation: 'requestReturn', body }, () =>
          openReturn(queries, companyId, body, { actorName: name }),
        ),
      )
      return await presentOne(companyId, body.orderNumber)
    },

    async move(person: Person, body: Schemas['ReturnStep']) {
      const { step, trackingNumber } = body
      if (step === 'decline' || step === 'dispute') requireComment(body.comment)
      return await change(person, {
        operation: 'moveReturn',
        body: { orderNumber: body.orderNumber, ...(body.comment && { comment: body.comment }) },
        kind: step,
        async step(row, queries) {
          if (step === 'dispute') {
            return row.status === 'disputed' ? row : disputeReturn(row, body.comment?.trim() ?? '')
          }
          const status = stepReturn(row.status, step)
          if (status === row.status && trackingNumber === undefined) return row
          if (step === 'arrive') await wakeWaiting(queries, row.companyId, { arrived: row.orderNumber })
          return {
            ...row,
            status,
            ...(trackingNumber !== undefined && { trackingNumber }),
            ...(step === 'arrive' && { dueAt: new Date() }),
          }
        },
      })
    },

    async handle(person: Person, body: Schemas['ReturnInspection'], key: string | undefined) {
      const { validatedSkus, brokenSkus, rejectedSkus, missingSkus = [] } = body
      if (rejectedSkus.length > 0 || missingSkus.length > 0) requireComment(body.comment)
      const grades = {
        validated: validatedSkus,
        broken: brokenSkus,
        rejected: rejectedSkus,
        missing: missingSkus,
      }
      return await change(person, {
        operation: 'handleReturn',
        body,
        key,
        kind: 'handled',
        async step(row, queries) {
          const inspected = inspectReturn(row, grades, new Date())
          // What is broken or rejected is not for sale.
          await addStock(queries, row.companyId, row.platform, countSkus(validatedSkus))
          await wakeForStock(queries, row.companyId, row.platform, new Set(validatedSkus))
          if (validatedSkus.length > 0) await tellOfWarehouse(queries, row.companyId, 'orders')
          return { ...inspected, handledBy: person.name }
        },
      })
    },

    /** @throws Failure `not-found`, `wrong-status`, `no-payment-service` */
    async refund(
      { companyId, name }: Person,
      { orderNumber, isPaidElsewhere = false }: Schemas['RefundChoice'],
    ) {
      const asked = { companyId, orderNumber, name }
      await database.transaction((queries) =>
        isPaidElsewhere ? noteRefundedElsewhere(queries, asked) : payRefund(queries, context, asked),
      )
      return await presentOne(companyId, orderNumber)
    },

    closeDispute: (person: Person, body: Schemas['ReturnDecision'], key: string | undefined) =>
      change(person, { operation: 'closeDispute', body, key, kind: 'dispute-closed', step: closeDispute }),

    acceptExchange: (person: Person, body: Schemas['OrderChoice'], key: string | undefined) =>
      change(person, {
        operation: 'handleExchange',
        body,
        key,
        kind: 'exchange-accepted',
        async step(row, queries) {
          // Looked at first: no stock is taken for what was decided already.
          decideExchange(row, { state: 'declined' })
          const orderNumber = await sendExchange(queries, row, person.name)
          return decideExchange(row, { state: 'accepted', orderNumber })
        },
      }),

    declineExchange: (person: Person, body: Schemas['ReturnDecision'], key: string | undefined) =>
      change(person, {
        operation: 'declineExchange',
        body,
        key,
        kind: 'exchange-declined',
        step: (row) => decideExchange(row, { state: 'declined' }),
      }),
  }
}

function requireComment(comment: string | undefined): void {
  if (comment?.trim()) return
  throw new Failure('invalid-request', { fields: [{ path: '/body/comment', message: 'is missing' }] })
}
