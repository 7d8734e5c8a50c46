/** A tone of a signal. */
export interface Note {
  /** In Hz. */
  pitch: number
  /** How long it lasts; in ms. */
  ms: number
  /** Silence after it; in ms. @default 0 */
  rest?: number
  /** @default 'sine' */
  wave?: OscillatorType
}

const wrong: Note = { pitch: 196, ms: 160, rest: 60, wave: 'square' }
const tooMany: Note = { pitch: 262, ms: 90, rest: 60, wave: 'square' }

/** What one hears of a scan: right ones rise, others are low and rough, and no two kinds are alike. */
export const sounds = {
  right: [{ pitch: 880, ms: 70 }],
  lineComplete: [
    { pitch: 880, ms: 70 },
    { pitch: 1175, ms: 70 },
  ],
  orderComplete: [
    { pitch: 880, ms: 90 },
    { pitch: 1109, ms: 90 },
    { pitch: 1319, ms: 90 },
  ],
  wrong: [wrong, wrong],
  tooMany: [tooMany, tooMany, tooMany],
  unknown: [{ pitch: 156, ms: 400 }],
  command: [{ pitch: 1500, ms: 20 }],
} as const satisfies Record<string, readonly Note[]>

export type Sound = keyof typeof sounds

/** What one feels of it where the device vibrates; in ms, on and off in turn. */
export const vibrations: Partial<Record<Sound, readonly number[]>> = {
  right: [30],
  lineComplete: [30],
  orderComplete: [30],
  wrong: [120, 60, 120],
  tooMany: [120, 60, 120],
  unknown: [120, 60, 120],
}
