import { createTransport, type Transporter } from 'nodemailer'
import type { mails } from './tables.ts'
import type { SmtpChoice } from '../config/service-config.ts'

type StoredMail = typeof mails.$inferSelect

/** Hands a mail over. */
export interface MailTransport {
  /** Whether mails stay in the outbox, for want of a mail server. */
  isLocal: boolean
  /** @throws when it was not taken: it is tried again later. */
  send(mail: StoredMail): Promise<void>
}

/** How long a mail server may take for each step, in ms. */
const PATIENCE_MS = 20_000

/** Sends by the mail server of the configuration; without one, writes each mail where the server is watched. */
export function createMailTransport(
  smtp: SmtpChoice | undefined,
  write: (text: string) => void,
): MailTransport {
  return smtp ? bySmtp(smtp) : toConsole(write)
}

function bySmtp({ url, from }: SmtpChoice): MailTransport {
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  }
  const transporter: Transporter = createTransport({ url, ...patience }, { from })
  return {
    isLocal: false,
    async send({ id, recipient, subject, text, html, createdAt }) {
      await transporter.sendMail({
        to: recipient,
        subject,
        text,
        html,
        date: createdAt,
        // The same for each attempt, so that one that arrived twice is seen as one.
        messageId: `<${id}@replybay>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}

function toConsole(write: (text: string) => void): MailTransport {
  return {
    isLocal: true,
    async send({ recipient, subject, text }) {
      const body = text.trimEnd().replaceAll(/^/gm, '  ')
      write(`\nNo mail server is configured. To ${recipient}: ${subject}\n\n${body}\n\n`)
    },
  }
}
