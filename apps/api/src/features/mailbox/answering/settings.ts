import type { components } from '@replybay/api-client'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { presentSources } from '../../answering/index.ts'
import { changeToldMailbox } from '../../users/index.ts'
import { findEmail, findMailbox } from '../store.ts'
import { tellOfEmails } from '../topic.ts'
import { workOut } from './work-out.ts'

type Schemas = components['schemas']

export type EmailAgent = ReturnType<typeof createEmailAgent>

/** The AI agent of a mailbox: whether and how it answers, and what it would. */
export function createEmailAgent(context: ServerContext) {
  const { database } = context
  return {
    /** @throws Failure `conflict` where it is to be turned on and there is no mailbox. */
    async setAutomatic({ companyId }: Person, automaticAnswer: Schemas['AutomaticAnswer']) {
      await database.transaction(async (queries) => {
        await changeToldMailbox(queries, companyId, (told) => {
          if (automaticAnswer === 1 && !told.connected) throw new Failure('conflict')
          return { ...told, automaticAnswer }
        })
        await tellOfEmails(queries, companyId)
      })
      return automaticAnswer
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
      }
      const answer = await workOut(context, companyId, thread, signal)
      if (!answer) return { text: '', sources: [] }
      const { text = '', language, sources } = answer
      return { text, language, sources: presentSources(sources) }
    },
  }
}
