import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Makes the page one that is touched, until the test ends. */
export async function touchScreen(): Promise<void> {
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
  })
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
}

type Point = [x: number, y: number]

/** Where a point of the page is in the window: tests are run in a frame of it. */
function inWindow([x, y]: Point) {
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame ? frame.width / innerWidth : 1
  return { x: (frame?.x ?? 0) + x * scale, y: (frame?.y ?? 0) + y * scale }
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: points.map(inWindow) })

/** A finger on the middle of an element. Moves are from there, in px. */
export function press(element: Element) {
  const box = element.getBoundingClientRect()
  const from: Point = [box.x + box.width / 2, box.y + box.height / 2]
  // A move doesn't wait for what comes before it to be answered: on a busy machine that would be a long press.
  const pressed = touch('touchStart', [from])
  return {
    async move(by: number, down = 0) {
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(by), Math.abs(down)) / 12))
      const moves = Array.from({ length: steps }, (_, step) =>
        touch('touchMove', [[from[0] + (by / steps) * (step + 1), from[1] + (down / steps) * (step + 1)]]),
      )
      await Promise.all([pressed, ...moves])
    },
    release: () => touch('touchEnd', []),
  }
}
