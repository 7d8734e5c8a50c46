import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { type SignIn, STEP_MS } from './open-imap.ts'
import type { MailServer } from './tables.ts'

/** While an email is handed over; in ms. */
const SILENCE_MS = 60_000

/** What hands emails to the mail server of a mailbox. To be closed. */
export async function openSmtp(
  outbound: Outbound,
  server: MailServer,
  { user, password, accessToken }: SignIn,
) {
  const { host, port, encryption } = server
  const address = await outbound.mailAddress(server)
  return createTransport({
    host: address,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    tls: { ...(!isIP(host) && { servername: host }) },
    auth: accessToken === undefined ? { user, pass: password ?? '' } : { type: 'OAuth2', user, accessToken },
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: SILENCE_MS,
    logger: false,
  })
}
