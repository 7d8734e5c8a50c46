import { exported } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { mailboxDemo } from './demo/mailbox-demo.ts'
import { startLocalMail } from './local/local-mail.ts'
import { mailboxHandlers } from './routes.ts'
import { createMailboxService } from './service.ts'
import { listBlobsNamed, listBlobsOf } from './store.ts'
import { emailAttachments, emails, mailboxes, mailboxFolders } from './tables.ts'

/** The mailbox of a company: its emails. */
export const mailboxFeature = defineServerFeature({
  id: 'mailbox',
  tables: [
    exported(mailboxes, mailboxes.companyId, { name: 'mailboxes' }),
    exported(mailboxFolders, mailboxFolders.companyId, { name: 'mailboxFolders' }),
    exported(emails, emails.companyId, { name: 'emails', left: ['blob', 'words', 'subjectKey'], page: 50 }),
    exported(emailAttachments, emailAttachments.companyId, { name: 'emailAttachments' }),
  ],
  blobs: { name: 'emails', named: listBlobsNamed, ofCompany: listBlobsOf },
  handlers: ({ database, config, outbound }) =>
    mailboxHandlers(createMailboxService(database, { outbound, takesEmails: config.smtpPort !== undefined })),
  start: startLocalMail,
  demo: mailboxDemo,
})
