import type { components } from '@replybay/api-client'
import type { emailAttachments, emails, mailboxFolders } from './tables.ts'

type Schemas = components['schemas']
type Email = typeof emails.$inferSelect
type Folder = Pick<typeof mailboxFolders.$inferSelect, 'name' | 'kind'>

/** What a list shows of an email: all but its texts. */
export type ListedEmail = Omit<Email, 'text' | 'html' | 'headers' | 'words'>

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
    answeredBy,
    hasAttachments,
    threadId,
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
    answered: answeredBy !== null,
    ...(answeredBy && { answeredBy }),
    archived: folder.kind === 'archive',
    hasAttachments,
    ...(threadId && { threadId }),
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
    attachments: files.map(({ name, type, size, contentId }) => ({
      filename: name,
      contentType: type,
      size,
      ...(contentId && { contentId }),
    })),
    ...(inReplyTo && { inReplyTo }),
    references,
    ...(headers && { headers }),
  }
}
