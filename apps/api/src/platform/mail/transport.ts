import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { mails } from './tables.ts'
import type { SmtpChoice } from '../config/service-config.ts'

type StoredMail = typeof mails.$inferSelect

/** Hands a mail over. */
export interface MailTransport {
  /** Whether mails stay in the outbox, for want of a mail server. */
  isLocal: boolean
  /** @throws when it was not taken: it is tried again later. */
  send(mail: StoredMail): Promise<void>
  /** Hands over what was written elsewhere, as it is. @throws as `send` does. */
  relay(mail: WrittenMail): Promise<Relayed>
}

/** A mail as others are to have it. */
export interface WrittenMail {
  /** Where it is told that it could not be delivered. */
  from: string
  recipients: readonly string[]
  raw: Readable
}

export interface Relayed {
  /** The recipients that the mail server did not take: for good. */
  rejected: readonly string[]
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
  const transporter = createTransport({ url, ...patience }, { from })
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
    async relay({ from: sender, recipients, raw }) {
      try {
        const { rejected } = await transporter.sendMail({
          envelope: { from: sender, to: [...recipients] },
          raw,
        })
        return { rejected: rejected.map(String) }
      } catch (error) {
        if (isRefusal(error)) return { rejected: recipients }
        throw error
      } finally {
        raw.destroy()
      }
    },
  }
}

/** Whether the mail server will take it at no time. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  // A server that wants a password is not the mail's fault.
  return code >= 500 && code < 600 && !(error instanceof Error && 'code' in error && error.code === 'EAUTH')
}

function toConsole(write: (text: string) => void): MailTransport {
  return {
    isLocal: true,
    async send({ recipient, subject, text }) {
      const body = text.trimEnd().replaceAll(/^/gm, '  ')
      write(`\nNo mail server is configured. To ${recipient}: ${subject}\n\n${body}\n\n`)
    },
    relay: () => Promise.reject(new Error('No mail server is configured.')),
  }
}
