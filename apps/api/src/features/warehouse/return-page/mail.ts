/** What customers are mailed about a return that they asked for on the return page, with the link to its state. */
import { demoCompanyIds } from '../../../platform/demo/accounts.ts'
import type { MailContent } from '../../../platform/mail/content.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { hashToken, newToken } from '../../../platform/secrets/tokens.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { findBotSettings, findWeb, RETURN_PAGE_PATH } from '../../webs/index.ts'
import type { OrderRow } from '../store.ts'
import { localeOf, mailTexts } from './mail-texts.ts'
import { insertOrderToken } from './store.ts'

type MailContext = Pick<ServerContext, 'config' | 'outbox' | 'dashboardOrigin'>

interface Mail {
  order: Pick<OrderRow, 'id' | 'companyId' | 'number' | 'email' | 'language'>
  webId: string
  language?: string | undefined
  /** The words of the team; without, that the request has arrived. */
  replies?: readonly string[]
}

/** Mails the customer of an order. The link opens the order to whoever has it, as the token of the page does. */
export async function mailCustomer(
  queries: Queries,
  { config, outbox, dashboardOrigin }: MailContext,
  { order, webId, language, replies }: Mail,
): Promise<void> {
  const { companyId, email, number } = order
  // Everybody who reaches the demo can write in its name.
  if (!email || (config.smtp && demoCompanyIds.has(companyId))) return
  const token = newToken('order')
  const now = new Date()
  await insertOrderToken(queries, {
    tokenHash: hashToken(token),
    companyId,
    orderId: order.id,
    webId,
    createdAt: now,
    lastUsedAt: now,
  })
  const web = await findWeb(queries, companyId, webId)
  const settings = await findBotSettings(queries, companyId, webId)
  const locale = localeOf(language ?? order.language)
  const texts = mailTexts[locale]
  const title = settings?.title?.trim() || web?.name || web?.domain || texts.shop
  const origin = config.apiOrigin ?? dashboardOrigin()
  const url = `${origin}${RETURN_PAGE_PATH}/${encodeURIComponent(webId)}#${token}`
  const content: MailContent = {
    subject: replies === undefined ? texts.requested(number) : texts.replied(title, number),
    parts: [
      ...(replies === undefined
        ? [texts.begin(title, number)]
        : [texts.repliedBegin(title), ...replies.map((quote) => ({ quote }))]),
      { label: texts.open, url },
      texts.reason,
    ],
  }
  await outbox.add(queries, { companyId, recipient: email, locale, content })
}
