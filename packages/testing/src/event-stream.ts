/** A stream of server-sent events, as the network answers it. */
export function eventStream(events: AsyncIterable<{ event: string; data: object; id?: number }>): Response {
  const iterator = events[Symbol.asyncIterator]()
  const body = new ReadableStream<string>({
    async pull(stream) {
      const { done, value } = await iterator.next()
      if (done) return stream.close()
      const id = value.id === undefined ? '' : `id: ${value.id}\n`
      stream.enqueue(`${id}event: ${value.event}\ndata: ${JSON.stringify(value.data)}\n\n`)
    },
  })
  const headers = { 'content-type': 'text/event-stream' }
  return new Response(body.pipeThrough(new TextEncoderStream()), { headers })
}
