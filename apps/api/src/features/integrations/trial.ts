import type { Check, Problem } from './tables.ts'
import type { Trouble } from './trouble.ts'

type Step = Check['steps'][number]

/** In the order in which they are tried. */
const STEPS = ['address', 'key', 'permission', 'plan'] as const

/** Where what is wrong is seen, whatever was looked at before. */
const stepsOf: Readonly<Partial<Record<Problem, Step['step']>>> = {
  'bad-key': 'key',
  'missing-permission': 'permission',
  'wrong-plan': 'plan',
}

/** The steps of one try, as they are known. */
export class Trial {
  /** As the service calls the shop or the account. */
  name: string | undefined
  /** How long the first answer took, in ms. */
  ms: number | undefined
  readonly #passed = new Map<Step['step'], string | undefined>()

  /** @param value the proof, as the service gives it. */
  pass(step: Step['step'], value?: string): void {
    this.#passed.set(step, value)
  }

  /** What is told of it; after what fails, nothing is checked. */
  told(now: Date, trouble?: Trouble): Check {
    const failed = trouble && (stepsOf[trouble.problem] ?? STEPS.find((step) => !this.#passed.has(step)))
    return {
      at: now.toISOString(),
      ...(trouble && { problem: trouble.problem }),
      ...(this.name !== undefined && { name: this.name }),
      steps: STEPS.map((step): Step => {
        const isPassed = this.#passed.has(step)
        const state = isPassed ? 'passed' : step === failed ? 'failed' : 'not-checked'
        const value = isPassed ? this.#passed.get(step) : step === failed ? trouble?.details.value : undefined
        return {
          step,
          state,
          ...(value !== undefined && { value }),
          ...(step === 'address' && this.ms !== undefined && { ms: this.ms }),
        }
      }),
    }
  }
}
