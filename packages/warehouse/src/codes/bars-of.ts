import { code128 } from 'bwip-js/generic'

/** A bar of a code, in modules. */
interface Bar {
  from: number
  width: number
}

/** The bars of a text in Code 128, without quiet zones. */
export interface Bars {
  bars: readonly Bar[]
  /** In modules. */
  width: number
}

const ignore = () => undefined

/** @returns what a scanner reads as that text. */
export function barsOf(text: string): Bars {
  const bars: Bar[] = []
  let width = 0
  return code128(
    { bcid: 'code128', text, scaleX: 1, scaleY: 1 },
    {
      scale: () => [1, 1],
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init: (whole) => {
        width = whole
      },
      // A line is drawn along its middle, which is half a module further where its width is odd.
      line: (x, _y, _x, _end, thickness) =>
        bars.push({ from: x - Math.ceil(thickness / 2), width: thickness }),
      polygon: ignore,
      hexagon: ignore,
      ellipse: ignore,
      fill: ignore,
      text: ignore,
      end: () => ({ bars, width }),
    },
  )
}
