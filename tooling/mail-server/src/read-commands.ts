import type { Socket } from 'node:net'

/** The commands of a client as they arrive: text, with the bytes of literals in their places. */
export async function* readCommands(socket: Socket): AsyncGenerator<(string | Buffer)[]> {
  let waiting = Buffer.alloc(0)
  let parts: (string | Buffer)[] = []
  let literal: number | undefined
  // Whoever stops reading may go on with it, encrypted.
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    waiting = Buffer.concat([waiting, Buffer.from(chunk)])
    for (;;) {
      if (literal !== undefined) {
        if (waiting.length < literal) break
        parts.push(waiting.subarray(0, literal))
        waiting = waiting.subarray(literal)
        literal = undefined
      }
      const end = waiting.indexOf('\r\n')
      if (end < 0) break
      const line = waiting.subarray(0, end).toString('latin1')
      waiting = waiting.subarray(end + 2)
      const announced = /\{(\d+)(\+?)\}$/.exec(line)
      if (announced) {
        parts.push(line.slice(0, announced.index))
        literal = Number(announced[1])
        if (!announced[2]) socket.write('+ Go on\r\n')
        continue
      }
      parts.push(line)
      yield parts
      parts = []
    }
  }
}
