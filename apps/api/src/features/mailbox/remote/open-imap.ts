import { isIP } from 'node:net'
import { ImapFlow } from 'imapflow'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import type { MailServer } from './tables.ts'

/** How long a server may take for each step of connecting, in ms. */
export const STEP_MS = 10_000
/** Without a byte while it works; in ms. */
const SILENCE_MS = 60_000
/** Of one email, in bytes. */
export const LARGEST = 36 * 1_048_576

/** As whom one signs in. */
export interface SignIn {
  user: string
  password?: string | undefined
  /** Of OAuth 2, in place of the password. */
  accessToken?: string | undefined
}

/** Connects and signs in. @throws what `problemOf` tells apart. */
export async function openImap(
  outbound: Outbound,
  server: MailServer,
  { user, password, accessToken }: SignIn,
  silenceMs = SILENCE_MS,
): Promise<ImapFlow> {
  const { host, port, encryption } = server
  const address = await outbound.mailAddress(server)
  const client = new ImapFlow({
    host: address,
    port,
    ...(!isIP(host) && { servername: host }),
    secure: encryption === 'tls',
    ...(encryption === 'starttls' && { doSTARTTLS: true }),
    auth: { user, ...(accessToken === undefined ? { pass: password ?? '' } : { accessToken }) },
    clientInfo: { name: 'Replybay' },
    disableAutoIdle: true,
    // What is said there holds what people write, and passwords.
    logger: false,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: silenceMs,
    maxLiteralSize: LARGEST + 1_048_576,
  })
  // It ends what is under way by itself; without a listener the process would end.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    client.close()
    throw error
  }
  return client
}
