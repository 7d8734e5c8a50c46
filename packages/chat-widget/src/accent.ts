/** Colors of a chat window, made of the one that a shop has chosen. */

type Rgb = [number, number, number]

const WHITE: Rgb = [255, 255, 255]
const INK: Rgb = [0x11, 0x1a, 0x1e]
const NIGHT: Rgb = [0x16, 0x18, 0x1b]
/** Of bubbles at night: raised from the panel, so that they are seen. */
const DUSK: Rgb = [0x2c, 0x30, 0x35]
/** Text on the accent is white from here on, as WCAG asks for text. */
const READABLE = 4.5

function parse(color: string): Rgb {
  const [, hex = '0e6d7a'] = /^#([0-9a-f]{6})$/i.exec(color) ?? []
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb // Sound: a color has three parts.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function mix(color: Rgb, into: Rgb, share: number): Rgb {
  return color.map((part, index) => part * share + (into[index] ?? 0) * (1 - share)) as Rgb // Sound: as above.
}

/** The color, darkened or lightened in steps until it can be read on a ground. */
function readableOn(color: Rgb, ground: Rgb, towards: Rgb): Rgb {
  for (let share = 1; share > 0; share -= 0.05) {
    const step = mix(color, towards, share)
    if (ratio(step, ground) >= READABLE) return step
  }
  return towards
}

interface Contrast {
  text: 'white' | 'dark'
  /** Of that text, as `#RRGGBB`. */
  color: string
  /** By WCAG 2, from 1 to 21. */
  ratio: number
}

/** Which text stands on a color, and how well it can be read. @param color as `#RRGGBB` */
export function contrastOf(color: string): Contrast {
  const accent = parse(color)
  const white = ratio(accent, WHITE)
  return white >= READABLE
    ? { text: 'white', color: toHex(WHITE), ratio: white }
    : { text: 'dark', color: toHex(INK), ratio: ratio(accent, INK) }
}

export const isReadable = (contrast: Contrast): boolean => contrast.ratio >= READABLE

/** Custom properties for the style sheet. */
export function paletteOf(color: string, isDark: boolean): Record<string, string> {
  const accent = parse(color)
  const ground = isDark ? NIGHT : WHITE
  const end = isDark ? WHITE : INK
  const panel = mix(accent, ground, isDark ? 0.03 : 0.015)
  const raised = isDark ? DUSK : WHITE
  const bubble = mix(accent, raised, 0.09)
  return {
    '--accent': toHex(accent),
    '--on-accent': contrastOf(color).color,
    '--accent-text': toHex(readableOn(accent, bubble, end)),
    '--panel': toHex(panel),
    '--bubble': toHex(bubble),
    '--line': toHex(mix(accent, isDark ? mix(WHITE, DUSK, 0.12) : WHITE, 0.2)),
    '--text': isDark ? '#f1f3f4' : '#111a1e',
    '--muted': isDark ? '#b4bcc0' : '#55636a',
    '--field': isDark ? '#8a9499' : '#74848b',
    '--danger': isDark ? '#ff9b94' : '#b3261e',
  }
}
