/** What is on the new screen only: an element, and a text that it holds. */
export interface Sign {
  selector: string
  text?: string
}

interface ScrollWatch {
  /** Between two frames, in ms. */
  gaps: number[]
  /** Frames that were painted without a row at the list's upper edge, middle or lower edge. */
  blank: number
}

/** What a measured page keeps for its reader. Times are in ms since the navigation began. */
interface PageProbe {
  /** When the first frame with the sign had been painted. */
  readyAt?: number
  longTasks: { start: number; duration: number }[]
  /** From each key that was pressed to the frame that shows what it did, in ms; of the quick ones nothing is told. */
  keys: () => number[]
  forgetKeys: () => void
  /** Resolves when a frame with the sign has been painted. */
  painted: (sign: Sign) => Promise<number>
  /** From the next press, of the pointer or a key, to the frame with the sign. Call it before the press. */
  fromPress: (sign: Sign, press?: 'pointerdown' | 'keydown') => Promise<number>
  /** Scrolls the list of these rows down by that many pixels a second, and watches every frame. */
  scroll: (row: string, pixels: number, speed: number) => Promise<ScrollWatch>
}

declare global {
  interface Window {
    probe: PageProbe
    /** What a step of a measurement left behind for the next one. */
    measured: Promise<number>
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
      if (!entry.name.startsWith('key')) continue
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
    new Promise<number>((resolve, reject) => {
      const begun = performance.now()
      const look = (now: number) => {
        // What is there now is painted before the next frame begins.
        if (isThere(sign)) requestAnimationFrame(() => resolve(performance.now()))
        else if (now - begun > 30_000) reject(new Error(`There is no ${sign.selector} after 30 seconds.`))
        else requestAnimationFrame(look)
      }
      look(begun)
    })

  window.probe = {
    longTasks,
    keys() {
      note(events.takeRecords())
      return [...slowest.values()]
    },
    forgetKeys() {
      events.takeRecords()
      slowest = new Map()
    },
    painted,
    fromPress(sign, press = 'pointerdown') {
      if (isThere(sign)) throw new Error(`${sign.selector} is there already.`)
      return new Promise((resolve, reject) => {
        const onPress = ({ timeStamp }: Event) =>
          painted(sign).then((time) => resolve(time - timeStamp), reject)
        addEventListener(press, (event) => void onPress(event), { capture: true, once: true })
      })
    },
    scroll(row, pixels, speed) {
      const first = document.querySelector(row)
      let scroller = first?.parentElement
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
        scroller = scroller.parentElement
      }
      if (!first || !scroller) throw new Error(`There is no list of ${row} to scroll.`)
      const list = scroller
      const { left, width, bottom } = list.getBoundingClientRect()
      // What stands above the first row, such as the names of columns, stays there.
      const [top, end] = [first.getBoundingClientRect().top + 1, Math.min(bottom, innerHeight) - 2]
      const hasRowAt = (y: number) => document.elementFromPoint(left + width / 2, y)?.closest(row)
      const watch: ScrollWatch = { gaps: [], blank: 0 }
      return new Promise((resolve) => {
        requestAnimationFrame((start) => {
          let last = start
          const step = (now: number) => {
            watch.gaps.push(now - last)
            last = now
            // The list hears of it in the next frame only: what is there now is what this frame paints.
            list.scrollTop = ((now - start) * speed) / 1_000
            if (![top, (top + end) / 2, end].every(hasRowAt)) watch.blank++
            if ((now - start) * speed < pixels * 1_000) requestAnimationFrame(step)
            else resolve(watch)
          }
          requestAnimationFrame(step)
        })
      })
    },
  }
  const noteReady = async () => {
    window.probe.readyAt = await painted(ready)
  }
  void noteReady()
}
