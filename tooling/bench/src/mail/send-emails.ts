import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

const CONNECTIONS = 4
const LINE = `${'The lamp stands where the sea begins. '.repeat(2)}\r\n`

/** Hands emails of one size to the server's own mailbox, as other mail servers do. */
export async function sendEmails(
  port: number,
  { count, bytes, from = 0 }: { count: number; bytes: number; from?: number },
): Promise<void> {
  const text = LINE.repeat(Math.ceil(bytes / LINE.length))
  const all = Array.from({ length: count }, (_, place) => from + place)
  const ofConnection = (number: number) => all.filter((place) => place % CONNECTIONS === number)
  await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, number) => sendEach(port, ofConnection(number), text)),
  )
}

async function sendEach(port: number, places: readonly number[], text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]()
  async function expectReply(code: string): Promise<void> {
    const { value } = await replies.next()
    if (!String(value).startsWith(code)) throw new Error(`The mail server said: ${value}`)
  }
  async function say(line: string, code: string): Promise<void> {
    socket.write(`${line}\r\n`)
    await expectReply(code)
  }
  await expectReply('220')
  await say('HELO post.example', '250')
  for (const place of places) {
    await say(`MAIL FROM:<ada-${place}@post.example>`, '250')
    await say('RCPT TO:<hello@maison-lumen.example>', '250')
    await say('DATA', '354')
    const head = [
      `From: ada-${place}@post.example`,
      'To: hello@maison-lumen.example',
      `Subject: Sent ${place}`,
    ]
    await say([...head, `Message-ID: <sent-${place}@post.example>`, '', text, '.'].join('\r\n'), '250')
  }
  socket.end('QUIT\r\n')
  await once(socket, 'close')
}
