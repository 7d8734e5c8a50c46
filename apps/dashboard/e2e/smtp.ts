import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

interface Email {
  from: string
  to: string
  subject: string
  text: string
  /** Further lines of its head, such as `Message-ID`. */
  head?: Readonly<Record<string, string>>
}

/** Delivers an email to the server's own mailbox, as another mail server does. */
export async function deliver(port: number, email: Email): Promise<void> {
  const { from, to, subject, text, head = {} } = email
  const socket = connect(port, '127.0.0.1')
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]()
  const more = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  const message = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, ...more, '', text, '.'].join('\r\n')
  await expectReply(replies, '220')
  await say(socket, replies, 'HELO post.example', '250')
  await say(socket, replies, `MAIL FROM:<${from}>`, '250')
  await say(socket, replies, `RCPT TO:<${to}>`, '250')
  await say(socket, replies, 'DATA', '354')
  await say(socket, replies, message, '250')
  socket.end('QUIT\r\n')
}

type Replies = AsyncIterator<string>

async function say(socket: Socket, replies: Replies, line: string, code: string): Promise<void> {
  socket.write(`${line}\r\n`)
  await expectReply(replies, code)
}

async function expectReply(replies: Replies, code: string): Promise<void> {
  const { value } = await replies.next()
  if (!String(value).startsWith(code)) throw new Error(`The mail server said: ${value}`)
}
