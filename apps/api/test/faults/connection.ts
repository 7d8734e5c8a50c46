/** Talks to a server byte by byte, also in ways in which no client does. */
import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  /** Zero where the connection ended without an answer. */
  status: number
  type: string
  body: string
}

/** Sends these bytes, and reads until the server ends the connection. */
export async function exchange(address: string, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = open(address)
  socket.write(bytes)
  return answerOf(socket)
}

/** Sends the beginning, and then one byte of the rest after another, until the server ends the connection. */
export async function dribble(address: string, beginning: string, rest: string): Promise<RawAnswer> {
  const socket = open(address)
  socket.write(beginning)
  let place = 0
  const timer = setInterval(() => socket.write(rest[place++ % rest.length] ?? ''), 10)
  const answer = await answerOf(socket)
  clearInterval(timer)
  return answer
}

function open(address: string): Socket {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  // The server may end the connection while more is on its way.
  socket.on('error', () => {})
  return socket
}

function answerOf(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.on('close', () => resolve(parse(Buffer.concat(parts).toString())))
  })
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const head = text.slice(0, end)
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    type: /^content-type: (.+)$/im.exec(head)?.[1]?.trim() ?? '',
    body: text.slice(end + 4),
  }
}
