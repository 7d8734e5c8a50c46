import type { CDPSession } from 'playwright'

interface TraceEvent {
  name: string
  /** In µs, of one clock. */
  ts: number
  args: { beginData?: { stackTrace?: { url: string; functionName: string }[] } }
}

/** Hears which code of a page makes its browser compute the layout at once, in place of once a frame. */
export async function hearForcedLayouts(cdp: CDPSession): Promise<() => Promise<string[]>> {
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
    return events
      .filter(({ name }) => name === 'Layout')
      .toSorted((a, b) => a.ts - b.ts)
      .flatMap(({ args }) => {
        const [top] = args.beginData?.stackTrace ?? []
        return top ? [`${top.functionName} ${top.url}`] : []
      })
  }
}
