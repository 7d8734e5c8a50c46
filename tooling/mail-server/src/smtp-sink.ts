import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type Certificate, createCertificate } from './certificate.ts'

export interface SunkMail {
  from: string
  recipients: string[]
  raw: Buffer
}

interface SinkChoice {
  certificate?: Certificate
  /** @default 'tls' */
  encryption?: 'tls' | 'starttls'
  /** Who may send, by their passwords. */
  passwords: Readonly<Record<string, string>>
  /** Told of each mail, as a server that keeps what it sends. */
  onMail?: (mail: SunkMail) => void
}

/** A mail server that takes what is sent, and sends it nowhere. */
export class SmtpSink {
  readonly mails: SunkMail[] = []
  readonly certificate: Certificate
  passwords: Readonly<Record<string, string>>
  accessTokens: Readonly<Record<string, string>> = {}
  /** So many of the next who sign in are refused, whoever they are. */
  refusedSignIns = 0
  /** Why the next mails are not taken. */
  refusal: { code: number; text: string } | undefined
  /** Ends the connection once a mail is taken, before it is answered, so often. */
  dropsAnswers = 0
  readonly #server: SMTPServer

  private constructor({ certificate, encryption = 'tls', passwords, onMail }: SinkChoice) {
    this.certificate = certificate ?? createCertificate()
    this.passwords = passwords
    const { key, cert } = this.certificate
    this.#server = new SMTPServer({
      key,
      cert,
      secure: encryption === 'tls',
      authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'],
      logger: false,
      onAuth: ({ username = '', password, accessToken }, _session, done) => {
        const isRight =
          accessToken === undefined
            ? password !== undefined && this.passwords[username] === password
            : this.accessTokens[username] === accessToken
        if (this.refusedSignIns > 0) this.refusedSignIns--
        else if (isRight) return done(null, { user: username })
        done(refusalOf(535, 'Authentication credentials invalid'))
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (this.refusal) return done(refusalOf(this.refusal.code, this.refusal.text))
          const { mailFrom, rcptTo } = session.envelope
          const mail = {
            from: mailFrom ? mailFrom.address : '',
            recipients: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks),
          }
          this.mails.push(mail)
          onMail?.(mail)
          if (this.dropsAnswers === 0) return done(null)
          this.dropsAnswers--
          for (const client of this.#server.connections) client.close()
        })
      },
    })
    this.#server.on('error', () => undefined)
  }

  static async start(choice: SinkChoice): Promise<SmtpSink> {
    const sink = new SmtpSink(choice)
    const { server } = sink.#server
    sink.#server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return sink
  }

  get port(): number {
    // Sound: it listens on a port.
    return (this.#server.server.address() as AddressInfo).port
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

const refusalOf = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
