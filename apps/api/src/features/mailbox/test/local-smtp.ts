/** A mailbox's own SMTP listener, as other mail servers meet it. */
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { TestServer } from '../../../../test/test-server.ts'
import { createBlobStore } from '../../../platform/blobs/blob-store.ts'
import { createLocalMail } from '../local/local-mail.ts'
import { receiverOf } from '../receiving.ts'
import { DESK, mailFolder } from './mail-desk.ts'

export async function openLocalSmtp({ database, jobs, app }: TestServer) {
  const blobs = createBlobStore({ kind: 'folder', folder: mailFolder })
  const mail = createLocalMail({ database, log: app.log }, receiverOf({ database, blobs, jobs }))
  await promisify(mail.listen.bind(mail) as (port: number, host: string, done: () => void) => void)(
    0,
    '127.0.0.1',
  )
  // Sound: it listens on TCP.
  const { port } = mail.server.address() as AddressInfo
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    ignoreTLS: true,
    pool: true,
    maxConnections: 4,
  })
  return {
    send: async (content: SendMailOptions) =>
      await transport.sendMail({ envelope: { from: 'rosa@customer.example', to: DESK }, ...content }),
    async close() {
      transport.close()
      await promisify(mail.close.bind(mail))()
    },
  }
}
