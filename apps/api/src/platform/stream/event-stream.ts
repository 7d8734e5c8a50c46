/** An answer that goes on while things happen. */
export class EventStream {
  readonly events: AsyncIterable<StreamEvent>
  /** When it is over, whether or not the events until then were read. */
  readonly end: AbortSignal

  constructor(events: AsyncIterable<StreamEvent>, end: AbortSignal) {
    this.events = events
    this.end = end
  }
}

/** One event, with its data as JSON, and an id where one may go on from it; one without a name is only a sign of life. */
export type StreamEvent = { name: string; id?: number; data: string } | 'alive'

/** The events in the words of server-sent events. */
export async function* wordEvents(events: AsyncIterable<StreamEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event === 'alive') yield ':\n\n'
    else {
      const { id, name, data } = event
      yield `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`
    }
  }
}
