import { exported, leftOut } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { answerEmailAutomatically } from './answering/automatic.ts'
import { forgetEmailReplies } from './answering/reply-store.ts'
import { createEmailAgent } from './answering/settings.ts'
import { emailReplies } from './answering/tables.ts'
import { createMailboxConnection } from './connection.ts'
import { foldEmailCounts } from './counts.ts'
import { mailboxDemo } from './demo/mailbox-demo.ts'
import { startLocalMail } from './local/local-mail.ts'
import { mailboxHandlers } from './routes.ts'
import { mailboxFailures } from './failures.ts'
import { serveSignInCallback } from './remote/oauth/callback-page.ts'
import { forgetSignIns, sealedSignIns } from './remote/oauth/sign-ins.ts'
import { holdMailboxes } from './remote/hold-mailboxes.ts'
import { emailPlaces, mailboxActs, mailboxConnections, mailboxSignIns } from './remote/tables.ts'
import { sealedConnections } from './remote/secrets.ts'
import { createMailboxService } from './service.ts'
import { listBlobsNamed, listBlobsOf } from './store.ts'
import { receiverOf } from './receiving.ts'
import { deliverEmail } from './sending/deliver.ts'
import { createSender } from './sending/send.ts'
import { createEmailFiles } from './files.ts'
import { createEmailTeaching } from './teaching/service.ts'
import { emailAttachments, emailCounts, emails, emailSendings, mailboxes, mailboxFolders } from './tables.ts'
import { emailsTopic } from './topic.ts'

/** The mailbox of a company: its emails. */
export const mailboxFeature = defineServerFeature({
  id: 'mailbox',
  tables: [
    exported(mailboxes, mailboxes.companyId, { name: 'mailboxes' }),
    exported(mailboxFolders, mailboxFolders.companyId, { name: 'mailboxFolders' }),
    exported(emails, emails.companyId, { name: 'emails', left: ['blob', 'words', 'subjectKey'], page: 50 }),
    exported(emailAttachments, emailAttachments.companyId, { name: 'emailAttachments', left: ['blob'] }),
    exported(emailReplies, emailReplies.companyId, { name: 'emailReplies' }),
    exported(mailboxConnections, mailboxConnections.companyId, {
      name: 'mailboxConnections',
      left: ['secret', 'renewingUntil'],
    }),
    leftOut(emailCounts, 'They count the emails, which are told.'),
    leftOut(emailPlaces, 'By which numbers the mail server knows the emails that are told.'),
    leftOut(mailboxActs, 'What is still to change at the mail server; the emails say what it is.'),
    leftOut(mailboxSignIns, 'Begun at a provider and not finished; over after ten minutes.'),
    leftOut(emailSendings, 'The emails themselves are told; those who got one unnamed stay unnamed.'),
  ],
  blobs: { name: 'emails', named: listBlobsNamed, ofCompany: listBlobsOf },
  handlers: (context) =>
    mailboxHandlers({
      connection: createMailboxConnection(context),
      mailbox: createMailboxService(context.database, { outbound: context.outbound }),
      sender: createSender(context),
      files: createEmailFiles(context),
      agent: createEmailAgent(context),
      teaching: createEmailTeaching(context),
    }),
  topics: () => [emailsTopic],
  jobs: [deliverEmail, answerEmailAutomatically],
  sealed: [sealedConnections, sealedSignIns],
  housekeeping: [foldEmailCounts, forgetEmailReplies, forgetSignIns],
  failures: Object.values(mailboxFailures),
  pages: serveSignInCallback,
  start: (context) => {
    const stops = [startLocalMail(context, receiverOf(context)), holdMailboxes(context)]
    return async () => {
      await Promise.all(stops.map((stop) => stop()))
    }
  },
  demo: mailboxDemo,
})
