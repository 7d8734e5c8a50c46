/** A shop's mailbox at a mail server of the tests, and the people who work with it here. */
import {
  type Certificate,
  DovecotServer,
  ImapServer,
  type MailHost,
  OAuthServer,
  SmtpSink,
} from '@replybay/mail-server'
import type { components } from '@replybay/api-client'
import {
  answerEmail,
  connectMailbox,
  getEmailThread,
  getMailboxSettings,
  listEmailHeaders,
  removeEmailSettings,
} from '@replybay/api-client/operations'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest'
import { googleService, type OAuthChoices } from '../../../../platform/config/oauth-config.ts'
import { createBlobStore } from '../../../../platform/blobs/blob-store.ts'
import { createOutbound } from '../../../../platform/outbound/outbound.ts'
import { createVault } from '../../../../platform/secrets/vault.ts'
import { testBlobs, TestServer } from '../../../../../test/test-server.ts'
import { certificate } from '../../../../../test/trusted-certificate.ts'
import { holdMailboxes } from '../../remote/hold-mailboxes.ts'
import type { Pace } from '../../remote/run-mailbox.ts'

type Schemas = components['schemas']

export const SHOP = 'hello@maison-lumen.example'
/** What the server is registered with at the provider. */
export const CLIENT_SECRET = 'a secret of the client'
const REDIRECT_URI = 'https://desk.example/api/v1/emails/sign-in/callback'
export const PASSWORD = 'a password of the mailbox'

/** Servers, and a company whose mailbox is connected to them; each test begins without one. */
export const remoteDesk = () =>
  deskAt({
    start: (choice) => ImapServer.start(choice),
    open: (host, folders?: Parameters<ImapServer['addAccount']>[2]) =>
      host.addAccount(SHOP, PASSWORD, folders),
    takeToken(account, accessToken) {
      account.accessToken = accessToken
    },
  })

/** One at an installed Dovecot, where these tests are run against it: for tests that need no faults. */
export const remoteDeskAnywhere = () =>
  deskAt({
    start: (choice): Promise<MailHost> =>
      inject('imapServer') === 'dovecot' ? DovecotServer.start(choice) : ImapServer.start(choice),
    open: (host) => host.addAccount(SHOP, PASSWORD),
    takeToken: () => undefined,
  })

interface DeskChoice<Host extends MailHost, Account, Folders> {
  start: (choice: { certificate: Certificate }) => Promise<Host>
  open: (host: Host, folders?: Folders) => Account
  takeToken: (account: Account, accessToken: string) => void
}

function deskAt<Host extends MailHost, Account, Folders>({
  start,
  open,
  takeToken,
}: DeskChoice<Host, Account, Folders>) {
  let imap: Host
  let stranger: ImapServer
  let late: ImapServer
  let smtp: SmtpSink
  let oauth: OAuthServer
  let server: TestServer
  let account: Account
  const stops: (() => Promise<void>)[] = []

  beforeAll(async () => {
    imap = await start({ certificate })
    stranger = await ImapServer.start()
    late = await ImapServer.start({ certificate, encryption: 'starttls' })
    smtp = await SmtpSink.start({ certificate, passwords: { [SHOP]: PASSWORD } })
    oauth = await OAuthServer.start({
      client: { id: 'replybay', secret: CLIENT_SECRET, redirectUri: REDIRECT_URI },
      onToken(address, accessToken) {
        takeToken(account, accessToken)
        smtp.accessTokens = { [address]: accessToken }
      },
    })
    server = await TestServer.start({ outboundAllow: allowed(), smtpPort: undefined, oauth: choices() })
  })
  beforeEach(async () => {
    account = open(imap)
    late.addAccount(SHOP, PASSWORD)
    imap.reset()
    smtp.mails.length = 0
    smtp.refusal = undefined
    smtp.passwords = { [SHOP]: PASSWORD }
    smtp.accessTokens = {}
    await server.call(removeEmailSettings, { as: 'owner' })
  })
  afterEach(async () => {
    while (stops.length > 0) await stops.pop()?.()
    await server.jobs.runWaiting()
  })
  afterAll(async () => {
    await server.stop()
    await Promise.all([imap, stranger, late, smtp, oauth].map((each) => each.stop()))
  })

  const allowed = () => [imap, stranger, late, smtp].map(({ port }) => `localhost:${port}`)
  const servers = () => ({
    incoming: { host: 'localhost', port: imap.port, encryption: 'tls' } as const,
    outgoing: { host: 'localhost', port: smtp.port, encryption: 'tls' } as const,
  })
  /** The provider as this server is registered there. */
  const choices = (): OAuthChoices => ({
    google: {
      ...googleService,
      authorizeUrl: `${oauth.origin}/authorize`,
      tokenUrl: `${oauth.origin}/token`,
      clientId: 'replybay',
      clientSecret: CLIENT_SECRET,
      ...servers(),
    },
  })
  const list = async (folder?: string) =>
    (
      await server.call(listEmailHeaders, {
        as: 'support',
        body: { page_size: 100, ...(folder !== undefined && { folder }) },
      })
    ).data

  return {
    get imap() {
      return imap
    },
    /** A server whose certificate nobody vouches for. */
    get stranger() {
      return stranger
    },
    /** A server that encrypts once it is asked to. */
    get late() {
      return late
    },
    get smtp() {
      return smtp
    },
    get oauth() {
      return oauth
    },
    get server() {
      return server
    },
    get account() {
      return account
    },
    certificate,
    servers,
    list,
    /** Takes the account's folders away for others. */
    useAccount(folders: Folders) {
      account = open(imap, folders)
      return account
    },
    connect: (change: Partial<Schemas['NewMailbox']> = {}) =>
      server.call(connectMailbox, {
        as: 'owner',
        body: { address: SHOP, kind: 'imap', password: PASSWORD, ...servers(), ...change },
      }),
    /** A process that holds mailboxes. */
    hold(pace: Pace = {}) {
      const { database, jobs, app } = server
      const stop = holdMailboxes(
        {
          database,
          jobs,
          log: app.log,
          blobs: createBlobStore(testBlobs),
          outbound: createOutbound({ allow: allowed() }),
          config: { oauth: choices() },
          vault: createVault(Buffer.alloc(32, 7)),
        },
        { pollMs: 300, firstPauseMs: 10, longestPauseMs: 50, ...pace },
      )
      stops.push(stop)
      return stop
    },
    settings: async () => {
      const { mailbox } = (await server.call(getMailboxSettings, { as: 'owner' })).data
      if (!mailbox) throw new Error('No mailbox is connected.')
      return mailbox
    },
    subjects: async (folder?: string) => (await list(folder)).headers.map(({ subject }) => subject ?? ''),
    /** The email of a subject, once it is in a folder. */
    async email(subject: string, folder?: string) {
      return await eventually(async () => {
        const header = (await list(folder)).headers.find((each) => each.subject === subject)
        expect(header, subject).toBeDefined()
        // Sound: it was just looked at.
        return header as Schemas['EmailHeader']
      })
    },
    thread: async (id: string) =>
      (await server.call(getEmailThread, { as: 'support', body: { header_id: id } })).data.thread.messages ??
      [],
    async answer(id: string, message: string) {
      const answer = await this.write(id, message)
      await server.jobs.runWaiting()
      return answer
    },
    /** Answers, where nothing is handed over yet. */
    async write(id: string, message: string) {
      const form = new FormData()
      form.append('header_id', id)
      form.append('message', message)
      const encoded = new Response(form)
      return await server.call(answerEmail, {
        as: 'support',
        headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
        body: Buffer.from(await encoded.arrayBuffer()),
      })
    },
  }
}

/** What is so after a while. */
export const eventually = <Result>(look: () => Result | Promise<Result>) =>
  vi.waitFor(look, { timeout: 15_000, interval: 20 })

let nextMessage = 1

/** An email of a customer. */
export const written = (subject: string, head: Readonly<Record<string, string>> = {}, text = 'Hello') =>
  [
    ...Object.entries({
      From: 'Rosa <rosa@customer.example>',
      To: SHOP,
      Subject: subject,
      'Message-ID': `<message-${nextMessage++}@customer.example>`,
      Date: new Date(Date.now() - 60_000).toUTCString(),
      ...head,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\n')
