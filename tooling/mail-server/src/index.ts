export type { MailAccount, MailFolder } from './account.ts'
export { type Certificate, createCertificate } from './certificate.ts'
export { type Fault, ImapServer } from './imap-server.ts'
export { SmtpSink, type SunkMail } from './smtp-sink.ts'
