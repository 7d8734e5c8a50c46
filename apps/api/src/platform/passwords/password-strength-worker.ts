/** Estimates how hard passwords are to guess, in a thread of its own: one of them can take half a second. */
import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'

export interface StrengthRequest {
  password: string
  /** What is known of the person. */
  words: string[]
}

export interface StrengthAnswer {
  /** From 0 to 4. */
  score: number
}

/** The dictionaries are large, and most processes never need them. */
async function createEstimator(): Promise<ZxcvbnFactory> {
  const [common, en, fr, es] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...en.dictionary, ...fr.dictionary, ...es.dictionary },
    graphs: common.adjacencyGraphs,
  })
}

const estimator = createEstimator()

async function answer({ password, words }: StrengthRequest): Promise<StrengthAnswer> {
  const { score } = (await estimator).check(password, words)
  return { score }
}

// Sound: only `createPasswordStrength` writes to this thread.
parentPort?.on('message', (request: StrengthRequest) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply))
})
