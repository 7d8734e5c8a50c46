import type { components } from '@replybay/api-client'
import { API_PREFIX } from '../../platform/contract/contract.ts'
import type { emailAttachments, emails, mailboxFolders } from './tables.ts'

type Schemas = components['schemas']
type Email = typeof emails.$inferSelect
type Folder = Pick<typeof mailboxFolders.$inferSelect, 'name' | 'kind'>

/** What a list shows of an email: all but its texts. */
export type ListedEmail = Omit<Email, 'text' | 'html' | 'headers' | 'words'>

/** What somebody is called; empty where an email does not say. */
export const nameOf = (address: Email['from']): string => address?.name ?? address?.address ?? ''

/** @param messages how many emails its thread holds */
export function presentHeader(email: ListedEmail, folder: Folder, messages: number): Schemas['EmailHeader'] {
  const {
    id,
    messageId,
    uid,
    subject,
    from,
    to,
    cc,
    date,
    snippet,
    seen,
    flagged,
    answeredBy,
    hasAttachments,
    threadId,
    isAutomated,
    delivery,
    refused,
    senderDoubt,
  } = email
  return {
    _id: id,
    message_id: messageId,
    uid,
    folder: folder.name,
    subject,
    ...(from && { from }),
    to,
    ...(cc.length > 0 && { cc }),
    date: date.toISOString(),
    snippet,
    seen,
    ...(flagged && { flagged }),
    answered: answeredBy !== null,
    ...(answeredBy && { answeredBy }),
    archived: folder.kind === 'archive',
    hasAttachments,
    ...(threadId && { threadId }),
    ...(isAutomated && { isAutomated }),
    ...(delivery && { delivery }),
    ...(refused && { refused }),
    ...(senderDoubt && { senderDoubt }),
    messages: Math.max(1, messages),
  }
}

/** @param email without its texts where it is told in part */
export function presentMessage(
  email: ListedEmail & Partial<Pick<Email, 'text' | 'html' | 'headers'>>,
  folder: Folder,
  messages: number,
  files: readonly (typeof emailAttachments.$inferSelect)[],
): Schemas['EmailMessage'] {
  const { text, html, inReplyTo, references, headers } = email
  const header = presentHeader(email, folder, messages)
  if (text === undefined) return { ...header, isPartial: true }
  return {
    ...header,
    text,
    ...(html && { html }),
    attachments: files.map(({ id, name, type, size, contentId, blob }) => ({
      _id: id,
      filename: name,
      contentType: type,
      size,
      ...(contentId && { contentId }),
      ...(blob && { url: `${API_PREFIX}/emails/${email.id}/attachments/${id}` }),
    })),
    ...(inReplyTo && { inReplyTo }),
    references,
    ...(headers && { headers }),
    ...(email.blob && { original: `${API_PREFIX}/emails/${email.id}/original` }),
  }
}
