/** What the team writes to a visitor who has left: by mail, where they left an address. */
import { Failure } from '../../platform/contract/failure.ts'
import { demoCompanyIds } from '../../platform/demo/accounts.ts'
import type { Locale, MailContent } from '../../platform/mail/content.ts'
import type { Queries } from '../../platform/database/database.ts'
import { oncePerServer } from '../../platform/once-per-server.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import type { FeatureJob } from '../../platform/server-feature.ts'
import { listSentAttachments } from '../attachments/index.ts'
import { findBotSettings, findWeb } from '../webs/index.ts'
import { findKnownUntil, findRecipient, listReplies, noteMailed } from './store.ts'

/** For the visitor to read it where they are; in ms. */
export const READ_WITHIN_MS = 120_000
const DAY_MS = 24 * 3_600_000

/** Mails what the chat window has not read by then, each reply once. */
export const mailReplies: FeatureJob<{ companyId: string; ticketId: string }> = {
  name: 'visitor-reply-mail',
  retries: 5,
  retryDelay: 30,
  retryDelayMax: 600,
  timeLimit: 30,
  async run({ companyId, ticketId }, context) {
    const { config, database, outbox } = context
    // Everybody who reaches the demo can write in its name.
    if (config.smtp && demoCompanyIds.has(companyId)) return
    const due = await findDue(database.queries, companyId, ticketId)
    if (!due || !(await within(context)(companyId, due.recipient.email))) return
    await database.transaction(async (queries) => {
      // Another job of the same conversation may have been faster.
      const still = await findDue(queries, companyId, ticketId)
      if (!still) return
      const { recipient, replies, last } = still
      const files = await listSentAttachments(
        queries,
        ticketId,
        replies.map(({ id }) => id),
      )
      const web = await findWeb(queries, companyId, recipient.webId)
      const settings = await findBotSettings(queries, companyId, recipient.webId)
      const locale = localeOf(recipient.language)
      await outbox.add(queries, {
        companyId,
        recipient: recipient.email,
        locale,
        content: contentOf(locale, {
          title: settings?.title?.trim() || web?.name || web?.domain || '',
          domain: web?.domain ?? '',
          texts: replies.map(({ text }) => text).filter((text) => text.trim() !== ''),
          hasFiles: files.length > 0,
        }),
      })
      await noteMailed(queries, ticketId, last.createdAt)
    })
  },
}

/** What is to be mailed of a conversation, and to whom; undefined where nothing is. */
async function findDue(queries: Queries, companyId: string, ticketId: string) {
  const recipient = await findRecipient(queries, companyId, ticketId)
  if (!recipient) return undefined
  const replies = await listReplies(queries, ticketId, await findKnownUntil(queries, ticketId))
  const last = replies.at(-1)
  return last && { recipient, replies, last }
}

/** Whether so many mails may go: nobody has proved the addresses. What is beyond is read in the chat alone. */
const within = oncePerServer(({ database }) => {
  const ofRecipient = createRateLimit(database, { name: 'visitor-mail-to', attempts: 20, windowMs: DAY_MS })
  const ofCompany = createRateLimit(database, { name: 'visitor-mail', attempts: 1_000, windowMs: DAY_MS })
  return async (companyId: string, recipient: string): Promise<boolean> => {
    try {
      await ofRecipient.take(recipient)
      await ofCompany.take(companyId)
      return true
    } catch (error) {
      if (error instanceof Failure && error.code === 'too-many-requests') return false
      throw error
    }
  }
})

function localeOf(language: string | null): Locale {
  const base = language?.toLowerCase().split('-', 1)[0]
  return base === 'fr' ? 'fr-FR' : base === 'es' ? 'es-ES' : 'en-US'
}

interface Replies {
  /** The shop's. */
  title: string
  /** Of its site; empty where it is not known. */
  domain: string
  texts: readonly string[]
  hasFiles: boolean
}

const words: Record<
  Locale,
  {
    /** Where the shop has no name. */
    shop: string
    subject: (title: string) => string
    begin: (title: string) => string
    files: string
    open: string
    end: string
    reason: string
  }
> = {
  'en-US': {
    shop: 'The shop',
    subject: (title) => `${title} replied to you`,
    begin: (title) => `${title} replied to your message:`,
    files: 'The reply includes files. Open the chat to see them.',
    open: 'Open the site',
    reason: 'You’re receiving this email because you left this address in the chat.',
    end: 'To reply, open the chat on the site in the browser you used before. Replies to this email aren’t read.',
  },
  'fr-FR': {
    shop: 'La boutique',
    subject: (title) => `${title} vous a répondu`,
    begin: (title) => `${title} a répondu à votre message\u00a0:`,
    files: 'La réponse contient des fichiers. Ouvrez le chat pour les voir.',
    open: 'Ouvrir le site',
    reason: 'Vous recevez cet e-mail car vous avez laissé cette adresse dans le chat.',
    end: 'Pour répondre, ouvrez le chat sur le site, dans le navigateur que vous avez utilisé. Les réponses à cet e-mail ne sont pas lues.',
  },
  'es-ES': {
    shop: 'La tienda',
    subject: (title) => `${title} te ha respondido`,
    begin: (title) => `${title} ha respondido a tu mensaje:`,
    files: 'La respuesta incluye archivos. Abre el chat para verlos.',
    open: 'Abrir el sitio',
    reason: 'Recibes este correo porque has dejado esta dirección en el chat.',
    end: 'Para responder, abre el chat en el sitio, en el mismo navegador que usaste. Las respuestas a este correo no se leen.',
  },
}

function contentOf(locale: Locale, { title, domain, texts, hasFiles }: Replies): MailContent {
  const { shop, subject, begin, files, open, end, reason } = words[locale]
  return {
    subject: subject(title || shop),
    parts: [
      begin(title || shop),
      ...texts.map((quote) => ({ quote })),
      ...(hasFiles ? [files] : []),
      ...(domain ? [{ label: open, url: `https://${domain}` }] : []),
      end,
      reason,
    ],
  }
}
