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

interface ChatBody {
  model: string
  messages: { role: string; content: string }[]
}

type Answer = string | ((response: ServerResponse) => void)

/** The vector of a text, or what is answered in place of vectors. */
type Embedding = { of: (text: string) => readonly number[] } | { answer: (response: ServerResponse) => void }

/** Language models of this machine, in the protocol of OpenAI: they answer what they are told to answer, word by word. */
export class FakeEndpoint {
  readonly asked: Asked[] = []
  answer: Answer = ''
  /** Texts whose vectors were asked for, and of which model. */
  readonly embedded: { model: string; texts: string[] }[] = []
  embedding: Embedding = { of: () => [1] }
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
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
    // Sound: it is what the client of the protocol sends there.
    if (request.url?.endsWith('/embeddings'))
      this.#embed(body as { model: string; input: string[] }, response)
    else this.#write(request, body as ChatBody, response)
  }

  #embed({ model, input }: { model: string; input: string[] }, response: ServerResponse): void {
    this.embedded.push({ model, texts: input })
    const { embedding } = this
    if ('answer' in embedding) return embedding.answer(response)
    sendVectors(response, input.map(embedding.of))
  }

  #write(request: IncomingMessage, { model, messages }: ChatBody, response: ServerResponse): void {
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

/** Each text counts as ten tokens. */
export function sendVectors(response: ServerResponse, vectors: readonly unknown[]): void {
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }))
  const tokens = 10 * vectors.length
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ object: 'list', data, usage: { prompt_tokens: tokens, total_tokens: tokens } }),
  )
}

function send(response: ServerResponse, data: object): void {
  response.write(`data: ${JSON.stringify({ id: 'one', created: 1, model: 'fake', ...data })}\n\n`)
}
