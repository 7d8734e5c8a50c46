import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  key: string | undefined
  model: string
  /** What it is told to do. */
  instructions: string
  /** The words of customers and sources. */
  prompt: string
}

type Answer = string | ((response: ServerResponse) => void)

/** A language model of this machine: it answers what it is told to answer, word by word, in the protocol of OpenAI. */
export class FakeEndpoint {
  readonly asked: Asked[] = []
  answer: Answer = ''
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<FakeEndpoint> {
    const server = createServer()
    const endpoint = new FakeEndpoint(server)
    server.on('request', (request, response) => void endpoint.#reply(request, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return endpoint
  }

  get url(): string {
    // Sound: it listens on a port.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    // Sound: it is what the client of the protocol sends.
    const { model, messages } = JSON.parse(Buffer.concat(chunks).toString()) as {
      model: string
      messages: { role: string; content: string }[]
    }
    const said = (role: string) => messages.find((message) => message.role === role)?.content ?? ''
    this.asked.push({
      key: request.headers.authorization,
      model,
      instructions: said('system'),
      prompt: said('user'),
    })
    if (typeof this.answer === 'function') return this.answer(response)
    begin(response)
    for (const word of this.answer.split(/(?<= )/u)) sendWord(response, word)
    end(response)
  }
}

export function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
}

export function sendWord(response: ServerResponse, content: string): void {
  send(response, { choices: [{ index: 0, delta: { role: 'assistant', content } }] })
}

export function end(response: ServerResponse): void {
  send(response, {
    choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
    usage: { prompt_tokens: 300, completion_tokens: 40, total_tokens: 340 },
  })
  response.end('data: [DONE]\n\n')
}

function send(response: ServerResponse, data: object): void {
  response.write(`data: ${JSON.stringify({ id: 'one', created: 1, model: 'fake', ...data })}\n\n`)
}
