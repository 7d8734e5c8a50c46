/** An installed Dovecot, for the tests that need no faults: what it says is what a real server says. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer as createTlsServer } from 'node:tls'
import { type Certificate, createCertificate } from '../certificate.ts'
import type { MailHost } from '../mail-host.ts'
import { findDovecot } from './binary.ts'
import { dovecotConfig } from './config.ts'
import { MaildirFolder } from './maildir.ts'
import { dovecotOwner, type Owner } from './owner.ts'

const START_MS = 10_000

export class DovecotServer implements MailHost {
  /** The commands that came, in their order. */
  readonly commands: string[] = []
  readonly #folder = mkdtempSync(join(tmpdir(), 'replybay-dovecot-'))
  readonly #owner: Owner = dovecotOwner()
  readonly #sockets = new Set<Socket>()
  readonly #front: Server
  #port = 0
  #process: ChildProcess | undefined

  private constructor({ key, cert }: Certificate) {
    // It encrypts, so that Dovecot needs no files for that, and the commands can be counted.
    this.#front = createTlsServer({ key, cert }, (socket) => this.#pass(socket))
  }

  /** @throws where none is installed, or it does not start. */
  static async start({ certificate = createCertificate() }: { certificate?: Certificate } = {}) {
    const program = findDovecot()
    if (program === undefined) throw new Error('No Dovecot 2.3 is installed.')
    const server = new DovecotServer(certificate)
    await server.#start(program)
    return server
  }

  get port(): number {
    // Sound: it listens on a port.
    return (this.#front.address() as AddressInfo).port
  }

  /** How many clients are connected. */
  get connections(): number {
    return this.#sockets.size
  }

  /** As if nobody had ever used it. */
  reset(): void {
    this.commands.length = 0
  }

  /** With empty folders; for nobody who is signed in. */
  addAccount(user: string, password: string) {
    const home = join(this.#folder, 'mail', user)
    rmSync(home, { recursive: true, force: true })
    mkdirSync(home)
    chownSync(home, this.#owner.uid, this.#owner.gid)
    writeFileSync(join(this.#folder, 'users'), `${user}:{PLAIN}${password}\n`)
    const maildir = join(home, 'Maildir')
    const inbox = new MaildirFolder(maildir, this.#owner)
    return {
      folder: (name: string) =>
        name === 'INBOX' ? inbox : new MaildirFolder(join(maildir, `.${name}`), this.#owner),
    }
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#front.close()
    const running = this.#process
    if (running && running.exitCode === null) {
      running.kill()
      await once(running, 'exit')
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #start(program: string): Promise<void> {
    const { uid, gid } = this.#owner
    this.#port = await freePort()
    const config = join(this.#folder, 'dovecot.conf')
    writeFileSync(config, dovecotConfig(this.#folder, this.#port, this.#owner))
    writeFileSync(join(this.#folder, 'users'), '')
    for (const name of ['.', 'mail', 'run', 'users', 'dovecot.conf']) {
      const path = join(this.#folder, name)
      if (name === 'mail' || name === 'run') mkdirSync(path)
      chownSync(path, uid, gid)
    }
    this.#process = spawn(program, ['-F', '-c', config], {
      stdio: 'ignore',
      ...(process.getuid?.() === 0 && { uid, gid }),
    })
    this.#front.listen(0, '127.0.0.1')
    await once(this.#front, 'listening')
    for (const end = Date.now() + START_MS; !(await answers(this.#port)); await wait(50)) {
      if (Date.now() < end && this.#process.exitCode === null) continue
      const said = readFileSync(join(this.#folder, 'log'), 'utf8')
      await this.stop()
      throw new Error(`Dovecot does not start: ${said}`)
    }
  }

  #pass(client: Socket): void {
    const server = connect(this.#port, '127.0.0.1')
    this.#sockets.add(client)
    client.on('data', (bytes) => {
      for (const [, name] of bytes.toString('latin1').matchAll(/^[\dA-Z]+ ((?:UID )?[A-Z]+)/gm)) {
        if (name !== undefined) this.commands.push(name)
      }
    })
    client.pipe(server).pipe(client)
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        other.destroy()
        this.#sockets.delete(one)
      })
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Sound: it listens on a port.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'data')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
