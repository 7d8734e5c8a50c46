import type { components } from '@replybay/api-client'
import { readCursor, writeCursor } from '../../../platform/contract/cursor.ts'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { presentSources } from '../../answering/index.ts'
import { changeToldMailbox } from '../../users/index.ts'
import { areUnchangedSince } from '../../knowledge/index.ts'
import { nameOf } from '../present.ts'
import { findEmail, findMailbox } from '../store.ts'
import { tellOfEmails } from '../topic.ts'
import { modeTold } from './reply-mode.ts'
import { countReplies, findDraft, listReplies, type ReplyRow } from './reply-store.ts'
import { workOut } from './work-out.ts'

type Schemas = components['schemas']

const PAGE = 20
/** What is counted together, in days. */
const COUNTED_DAYS = 30

export type EmailAgent = ReturnType<typeof createEmailAgent>

/** The AI agent of a mailbox: whether and how it answers, and what it would. */
export function createEmailAgent(context: ServerContext) {
  const { database } = context
  return {
    /** @throws Failure `conflict` where it is to do anything and there is no mailbox. */
    async setAutomatic(
      { companyId }: Person,
      { automaticAnswer, replyMode = modeTold({ automaticAnswer }) }: Schemas['AutomaticAnswerChange'],
    ) {
      const set = { automaticAnswer: replyMode === 'on' ? (1 as const) : (0 as const), replyMode }
      await database.transaction(async (queries) => {
        await changeToldMailbox(queries, companyId, (told) => {
          if (replyMode !== 'off' && !told.connected) throw new Failure('conflict')
          return { ...told, ...set }
        })
        await tellOfEmails(queries, companyId)
      })
      return set
    },
    async replies(
      { companyId }: Person,
      { outcome, limit = PAGE, cursor }: { outcome?: ReplyRow['outcome']; limit?: number; cursor?: string },
    ) {
      const { queries } = database
      const after = cursor === undefined ? undefined : readCursor('emailReplies', cursor)
      const rows = await listReplies(queries, companyId, { outcome, after, limit: limit + 1 })
      const last = rows.length > limit ? rows[limit - 1]?.reply : undefined
      const since = new Date(Date.now() - COUNTED_DAYS * 24 * 3_600_000)
      const counts = await countReplies(queries, companyId, since)
      const total = Object.values(counts).reduce((sum, times) => sum + times, 0)
      return {
        replies: rows.slice(0, limit).map(presentReply),
        nextCursor: last
          ? writeCursor('emailReplies', { order: last.createdAt.getTime(), id: last.id })
          : null,
        numbers: { days: COUNTED_DAYS, total, counts },
      }
    },
    async setPrompt({ companyId }: Person, emailPrompt: string): Promise<string> {
      await database.transaction(async (queries) => {
        await changeToldMailbox(queries, companyId, ({ emailPrompt: _former, ...told }) => ({
          ...told,
          ...(emailPrompt.trim() !== '' && { emailPrompt }),
        }))
        await tellOfEmails(queries, companyId)
      })
      return emailPrompt.trim() === '' ? '' : emailPrompt
    },
    /** @throws Failure `not-found` for an email that the company does not have. */
    async suggest(
      { companyId }: Person,
      { thread, header_id: id }: Schemas['EmailSuggestionRequest'],
      signal: AbortSignal,
    ): Promise<Schemas['EmailSuggestion']> {
      if (id !== undefined) {
        const mailbox = await findMailbox(database.queries, companyId)
        const email = mailbox && (await findEmail(database.queries, mailbox.id, id))
        if (!email) throw new Failure('not-found')
        const draft = await findDraft(database.queries, companyId, id)
        const ids = draft?.sources?.map(({ documentId }) => documentId) ?? []
        if (draft?.draft && (await areUnchangedSince(database.queries, companyId, ids, draft.createdAt))) {
          return { text: draft.draft, sources: draft.sources ?? [] }
        }
      }
      const answer = await workOut(context, companyId, thread, signal)
      if (!answer) return { text: '', sources: [] }
      const { text = '', language, sources } = answer
      return { text, language, sources: presentSources(sources) }
    },
  }
}

function presentReply({
  reply,
  subject,
  from,
}: Awaited<ReturnType<typeof listReplies>>[number]): Schemas['EmailAgentReply'] {
  const { id: emailId, mode, outcome, reason, draft, sent, createdAt } = reply
  return {
    emailId,
    subject,
    customerName: nameOf(from),
    mode,
    outcome,
    ...(reason && { reason }),
    ...(draft && { draft }),
    ...(sent && { sent }),
    createdAt: createdAt.toISOString(),
  }
}
