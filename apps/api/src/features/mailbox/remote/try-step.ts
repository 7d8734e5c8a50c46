/** Tries a connection that a person is about to make: one step, and what it needs before. */
import { once } from 'node:events'
import { connect as connectSocket, isIP, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import type { components } from '@replybay/api-client'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { Failure } from '../../../platform/contract/failure.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { openImap, STEP_MS, type SignIn } from './open-imap.ts'
import { problemOf } from './problem.ts'
import type { Connection } from './remote-store.ts'
import { isOfServers, openMailSecret } from './secrets.ts'
import { openSmtp } from './smtp.ts'
import type { MailServer } from './tables.ts'

type Schemas = components['schemas']
type Asked = Schemas['MailboxTest']

/**
 * @param kept the connection as it is, whose password holds where none is typed
 * @throws Failure `invalid-request` where none is typed for other servers: what was kept for some is shown to no others.
 */
export async function tryStep(
  { outbound, vault }: Pick<ServerContext, 'outbound' | 'vault'>,
  asked: Asked,
  kept: Connection | undefined,
): Promise<Schemas['MailboxTestResult']> {
  const { step, incoming, outgoing } = asked
  const begin = performance.now()
  const since = () => Math.round(performance.now() - begin)
  const user = asked.user ?? asked.address
  const secret = kept && openMailSecret(vault, kept.mailboxId, kept.secret)
  const signsIn = step !== 'found' && step !== 'encrypted'
  if (kept && signsIn && asked.password === undefined && !isOfServers(kept, { ...asked, user })) {
    throw new Failure('invalid-request', { fields: [{ path: '/body/password', message: 'is required' }] })
  }
  try {
    const password = asked.password ?? secret?.password
    const detail = await withinTime(
      carryOut(outbound, asked, {
        receiving: { user, password },
        sending: {
          user: asked.sendingUser ?? user,
          password:
            asked.sendingPassword ?? (asked.sendingUser ? secret?.sendingPassword : password) ?? password,
        },
      }),
    )
    return { step, ms: since(), ...(detail && { detail }) }
  } catch (error) {
    return { step, ms: since(), problem: problemOf(error, step === 'sending' ? outgoing : incoming) }
  }
}

async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(noAnswer()), STEP_MS)
  // What is given up ends by its own limits.
  work.catch(() => undefined)
  return await Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

async function carryOut(
  outbound: Outbound,
  { step, incoming, outgoing }: Asked,
  signIn: Record<'receiving' | 'sending', SignIn>,
): Promise<string | undefined> {
  if (step === 'found') {
    const socket = await openSocket(outbound, incoming)
    socket.destroy()
    return undefined
  }
  if (step === 'encrypted') {
    const socket = await encrypt(await openSocket(outbound, incoming), incoming)
    const version = socket.getProtocol()
    socket.destroy()
    return version?.replace(/^TLSv/, 'TLS ') ?? undefined
  }
  if (step === 'sending') {
    const transport = await openSmtp(outbound, outgoing, signIn.sending)
    await transport.verify().finally(() => transport.close())
    return undefined
  }
  const client = await openImap(outbound, incoming, signIn.receiving)
  try {
    return step === 'folders' ? String((await client.list()).length) : undefined
  } finally {
    client.close()
  }
}

async function openSocket(outbound: Outbound, server: MailServer): Promise<Socket> {
  const socket = connectSocket({
    host: await outbound.mailAddress(server),
    port: server.port,
    timeout: STEP_MS,
  })
  socket.on('timeout', () => socket.destroy(noAnswer()))
  // Whoever waits for it is told; without a listener of its own it would end the process afterwards.
  socket.on('error', () => undefined)
  // However much it goes on saying.
  const tooSlow = setTimeout(() => socket.destroy(noAnswer()), STEP_MS)
  socket.once('close', () => clearTimeout(tooSlow))
  await once(socket, 'connect')
  return socket
}

const noAnswer = () => Object.assign(new Error('No answer in 10 s'), { code: 'ETIMEDOUT' })

async function encrypt(socket: Socket, { host, encryption }: MailServer): Promise<TLSSocket> {
  try {
    if (encryption === 'starttls') await askForTls(socket)
    const encrypted = connectTls({ socket, ...(!isIP(host) && { servername: host }), host })
    encrypted.on('error', () => undefined)
    await once(encrypted, 'secureConnect')
    return encrypted
  } catch (error) {
    socket.destroy()
    throw error
  }
}

async function askForTls(socket: Socket): Promise<void> {
  await readLine(socket)
  socket.write('a STARTTLS\r\n')
  const answer = await readLine(socket)
  if (!/^a OK/i.test(answer)) throw Object.assign(new Error(answer), { code: 'ERR_SSL_NOT_OFFERED' })
}

/** Longer lines are no answer of a mail server, in bytes. */
const LONGEST_LINE = 4_096

async function readLine(socket: Socket): Promise<string> {
  let line = ''
  while (!line.includes('\n')) {
    const bytes: unknown = socket.read()
    if (bytes instanceof Buffer) line += bytes.toString('latin1')
    else if (socket.readableEnded || socket.destroyed) throw new Error('The server hung up')
    else await Promise.race([once(socket, 'readable'), once(socket, 'close')])
    if (line.length > LONGEST_LINE)
      throw Object.assign(new Error('No mail server'), { code: 'ERR_SSL_NOT_OFFERED' })
  }
  return line.trim()
}
