import { code128 } from 'bwip-js/generic'

/** A bar of a code, in modules from where the first one begins. */
interface Bar {
  at: number
  width: number
}

/** The bars of a code, and how many modules it is wide without the quiet zones beside it. */
export interface Bars {
  bars: readonly Bar[]
  modules: number
}

const ignore = () => undefined

/** A text as Code 128. */
export function barsOf(text: string): Bars {
  const bars: Bar[] = []
  let modules = 0
  return code128<Bars>(
    { bcid: 'code128', text, scale: 1 },
    {
      scale: () => null,
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init: (width) => {
        modules = width
      },
      // It names the middle of a bar, the right one of two where no pixel is in the middle.
      line: (x, _top, _sameX, _bottom, width) => bars.push({ at: x - Math.ceil(width / 2), width }),
      polygon: ignore,
      hexagon: ignore,
      ellipse: ignore,
      fill: ignore,
      text: ignore,
      end: () => ({ bars, modules }),
    },
  )
}
