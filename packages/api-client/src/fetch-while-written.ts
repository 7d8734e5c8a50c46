import { EventSourceParserStream } from 'eventsource-parser/stream'

/**
 * `fetch`, telling what an answer says so far, of a backend that sends it while it is written; of any other it is whole.
 * @param onText is told all that there is of the text.
 */
export function fetchWhileWritten(onText: (text: string) => void) {
  return async (request: Request): Promise<Response> => {
    request.headers.set('accept', 'application/json,text/event-stream')
    const response = await fetch(request)
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
      return response
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
    const reader = events.getReader()
    try {
      for (;;) {
        const { value, done } = await reader.read()
        if (done) throw new TypeError('The answer broke off.')
        const { event, data } = value
        // Sound: the contract says what each event holds.
        if (event === 'text') onText((JSON.parse(data) as { text: string }).text)
        if (event === 'answer')
          return new Response(data, {
            headers: { ...Object.fromEntries(response.headers), 'content-type': 'application/json' },
          })
      }
    } finally {
      await reader.cancel().catch(() => undefined)
    }
  }
}
