/** The bytes of emails: as they came, and of the files in them. */
import type { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import { plainFileName } from '../../platform/plain-file-name.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { emailAttachments, emails } from './tables.ts'

interface OpenedFile {
  name: string
  size: number
  /** To be read or destroyed. */
  bytes: Readable
}

export type EmailFiles = ReturnType<typeof createEmailFiles>

/** Throws Failure `not-found` for what is not the company's, and for what never came. */
export function createEmailFiles({ database, blobs }: Pick<ServerContext, 'database' | 'blobs'>) {
  const { queries } = database
  const open = async (file: { name: string; size: number; blob: string | null } | undefined) => {
    const bytes = file?.blob ? await blobs.open(file.blob) : undefined
    if (!file || !bytes) throw new Failure('not-found')
    return { name: file.name, size: file.size, bytes } satisfies OpenedFile
  }
  return {
    async openAttachment(
      { companyId }: Person,
      { id, attachmentId }: { id: string; attachmentId: string },
    ): Promise<OpenedFile> {
      const isIt = and(
        eq(emailAttachments.id, attachmentId),
        eq(emailAttachments.emailId, id),
        eq(emailAttachments.companyId, companyId),
      )
      const [file] = await queries.select().from(emailAttachments).where(isIt)
      return await open(file)
    },
    async openOriginal({ companyId }: Person, id: string): Promise<OpenedFile> {
      const [email] = await queries
        .select({ subject: emails.subject, size: emails.size, blob: emails.blob })
        .from(emails)
        .where(and(eq(emails.id, id), eq(emails.companyId, companyId)))
      return await open(email && { ...email, name: `${plainFileName(email.subject, 'email')}.eml` })
    },
  }
}
