/** What is on the new screen only: an element, and a text that it holds. */
export interface Sign {
  selector: string
  text?: string
}

export interface ScrollWatch {
  /** Between two frames, in ms. */
  gaps: number[]
  /** Looks at the middle of the list that found no row there. */
  blank: number
  looks: number
}

/** What a measured page keeps for its reader. Times are in ms since the navigation began. */
interface PageProbe {
  /** When the first frame with the sign had been painted. */
  readyAt?: number
  longTasks: { start: number; duration: number }[]
  /** The slowest event of each interaction. */
  interactions: () => Map<number, number>
  forgetInteractions: () => void
  /** Resolves when a frame with the sign has been painted. */
  painted: (sign: Sign) => Promise<number>
  /** From the next press of the pointer to the frame with the sign. Call it before the press. */
  fromPress: (sign: Sign) => Promise<number>
  /** Times every frame, and looks at some, until the answer is called. */
  watchScroll: (x: number, y: number, row: string) => () => ScrollWatch
}

declare global {
  interface Window {
    probe: PageProbe
    /** What a step of a measurement left behind for the next one. */
    measured: Promise<number>
    endScroll: () => ScrollWatch
  }
}

/** Runs in the page, before its own scripts; it is sent there as text, so it can use nothing of this module. */
export function installPageProbe(ready: Sign): void {
  const longTasks: PageProbe['longTasks'] = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })

  let slowest = new Map<number, number>()
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
      slowest.set(entry.interactionId, Math.max(slowest.get(entry.interactionId) ?? 0, entry.duration))
    }
  }
  const events = new PerformanceObserver((list) => note(list.getEntries()))
  // 16 ms is the shortest that a browser tells. Sound: the Event Timing standard has it, TypeScript does not yet.
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)

  const isThere = ({ selector, text = '' }: Sign) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.getClientRects().length > 0 && element.textContent.includes(text),
    )
  const painted = (sign: Sign) =>
    new Promise<number>((resolve) => {
      const look = () => {
        // What is there now is painted before the next frame begins.
        if (isThere(sign)) requestAnimationFrame(() => resolve(performance.now()))
        else requestAnimationFrame(look)
      }
      look()
    })

  window.probe = {
    longTasks,
    interactions() {
      note(events.takeRecords())
      return slowest
    },
    forgetInteractions() {
      events.takeRecords()
      slowest = new Map()
    },
    painted,
    fromPress(sign) {
      if (isThere(sign)) throw new Error(`${sign.selector} is there already.`)
      return new Promise((resolve) => {
        const onPress = async ({ timeStamp }: Event) => resolve((await painted(sign)) - timeStamp)
        addEventListener('pointerdown', (event) => void onPress(event), { capture: true, once: true })
      })
    },
    watchScroll(x, y, row) {
      const watch: ScrollWatch = { gaps: [], blank: 0, looks: 0 }
      let last = performance.now()
      let isOn = true
      const look = () => {
        const now = performance.now()
        watch.gaps.push(now - last)
        last = now
        // Looking makes the browser lay the page out: not in every frame.
        if (watch.gaps.length % 4 === 0) {
          watch.looks++
          if (!document.elementFromPoint(x, y)?.closest(row)) watch.blank++
        }
        if (isOn) requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      return () => {
        isOn = false
        return watch
      }
    },
  }
  const noteReady = async () => {
    window.probe.readyAt = await painted(ready)
  }
  void noteReady()
}
