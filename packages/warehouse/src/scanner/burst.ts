/** Of a scan, in characters: fewer are somebody's keys. */
const FEWEST = 4
/** The longest code that is read. */
const MOST = 512

/** What a key is for. */
export type KeyMeaning =
  /** It may be one of the first of a scan, or a key that somebody pressed: that is known when nothing has come for a while. */
  | { kind: 'held'; isFirst: boolean }
  /** Of a scan that is under way. `isRecognized` at the first key of which that is known. */
  | { kind: 'scanning'; isRecognized: boolean }
  /** The end of a scan. */
  | { kind: 'scan'; code: string }
  /** Somebody’s key. */
  | { kind: 'typed' }

/** Tells a scanner, which types a whole code within milliseconds, from a person at the keyboard. */
export class Burst {
  #code = ''
  #lastAt = Number.NEGATIVE_INFINITY
  readonly #gapMs: number

  /** @param gapMs the longest time between two keys of one scan. */
  constructor(gapMs: number) {
    this.#gapMs = gapMs
  }

  /**
   * @param key as `KeyboardEvent.key` has it.
   * @param at when it was pressed, in ms.
   */
  press(key: string, at: number): KeyMeaning {
    const isNext = at - this.#lastAt <= this.#gapMs
    if (key === 'Enter' || key === 'Tab') {
      const code = isNext ? this.end() : undefined
      this.#forget()
      return code === undefined ? { kind: 'typed' } : { kind: 'scan', code }
    }
    if (key.length !== 1) {
      // The shift of a capital letter comes between two letters.
      if (key !== 'Shift') this.#forget()
      return { kind: 'typed' }
    }
    // A space presses the button that has the focus, and no code begins with one.
    if (!isNext && key === ' ') {
      this.#forget()
      return { kind: 'typed' }
    }
    this.#code = isNext ? (this.#code + key).slice(0, MOST) : key
    this.#lastAt = at
    if (this.#code.length < FEWEST) return { kind: 'held', isFirst: this.#code.length === 1 }
    return { kind: 'scanning', isRecognized: this.#code.length === FEWEST }
  }

  /** Nothing more came. @returns the code, where it was a scan. */
  end(): string | undefined {
    const code = this.#code.trim()
    this.#forget()
    return code.length >= FEWEST ? code : undefined
  }

  /** Whether keys are waiting for what comes next. */
  get isBegun(): boolean {
    return this.#code !== ''
  }

  #forget(): void {
    this.#code = ''
    this.#lastAt = Number.NEGATIVE_INFINITY
  }
}
