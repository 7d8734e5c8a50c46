import { EventStream, type StreamEvent } from '../../platform/stream/event-stream.ts'

/**
 * Whole, where nothing of it is told before; else in events: `text`, with what there is of it so far, and `answer` at last.
 *
 * @param write is given what tells the text so far.
 * @param over aborts when nobody waits for it any more.
 */
export async function whileWritten<Whole extends object>(
  write: (tell: (text: string) => void) => Promise<Whole>,
  over: AbortSignal,
): Promise<Whole | EventStream> {
  let told = Promise.withResolvers<'text'>()
  let text = ''
  const whole = write((soFar) => {
    text = soFar
    told.resolve('text')
  })
  const next = () => Promise.race([whole, told.promise])
  const first = await next()
  return first === 'text' ? new EventStream(events(), over) : first

  async function* events(): AsyncGenerator<StreamEvent> {
    for (;;) {
      const news = await next()
      if (news !== 'text') return yield { name: 'answer', data: JSON.stringify(news) }
      told = Promise.withResolvers()
      yield { name: 'text', data: JSON.stringify({ text }) }
    }
  }
}
