import type { CDPSession } from 'playwright'

interface TraceEvent {
  name: string
  /** In µs, of one clock. */
  ts: number
  args: { beginData?: { stackTrace?: { url: string; functionName: string }[] }; elementCount?: number }
}

interface Layouts {
  /** Which code made the browser compute the layout at once, in place of once a frame. */
  forced: string[]
  /** How many elements the browser styled at most in one go. */
  styled: number
}

/** Hears how a page is styled and laid out. */
export async function hearLayouts(cdp: CDPSession): Promise<() => Promise<Layouts>> {
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
    },
  })
  return async () => {
    const isWhole = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
    await cdp.send('Tracing.end')
    await isWhole
    const forced = events
      .filter(({ name }) => name === 'Layout')
      .toSorted((a, b) => a.ts - b.ts)
      .flatMap(({ args }) => {
        const [top] = args.beginData?.stackTrace ?? []
        return top ? [`${top.functionName} ${top.url}`] : []
      })
    return { forced, styled: Math.max(0, ...events.map(({ args }) => args.elementCount ?? 0)) }
  }
}
