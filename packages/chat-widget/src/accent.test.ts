import { expect, test } from 'vitest'
import { contrastOf, paletteOf } from './accent.ts'

test.each([
  ['#0E6D7A', 'white', 6],
  ['#F2B233', 'dark', 9.4],
  ['#7FA08A', 'dark', 6.1],
  ['#C9426B', 'white', 4.7],
  ['#000000', 'white', 21],
  ['#FFFFFF', 'dark', 17.7],
] as const)('text on %s: is %s, %f to 1', (color, text, ratio) => {
  const contrast = contrastOf(color)
  expect(contrast.text).toBe(text)
  expect(contrast.ratio).toBeCloseTo(ratio, 0)
})

test.each(['#F2B233', '#FFFFFF', '#000000', '#0E6D7A'])(
  'accent %s as text: can be read on a bubble, light and dark',
  (color) => {
    for (const isDark of [false, true]) {
      const { '--accent-text': text = '', '--bubble': bubble = '' } = paletteOf(color, isDark)
      expect(ratioOf(text, bubble)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test.each(['#F2B233', '#FFFFFF', '#000000', '#0E6D7A', '#8A4B2A'])(
  'grounds of accent %s at night: a bubble is seen on the panel, and all texts are read on both',
  (color) => {
    const palette = paletteOf(color, true)
    const { '--bubble': bubble = '', '--panel': panel = '' } = palette
    expect(ratioOf(bubble, panel)).toBeGreaterThanOrEqual(1.25)
    for (const name of ['--text', '--muted', '--accent-text', '--danger']) {
      for (const ground of [bubble, panel]) {
        expect(ratioOf(palette[name] ?? '', ground), name).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)

/** Of two colors, by the formula of WCAG 2.2. */
function ratioOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
