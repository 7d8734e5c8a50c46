import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { Failure } from '../failure.ts'

/** From 0 to 4; from here on, guessing takes longer than anybody tries. */
const LEAST_SCORE = 3
/** What comes behind makes a password no weaker, and looking at it costs time. */
const LOOK_AT = 64

let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * Refuses what is guessed easily: common passwords, words of the three languages, and what is known of the person.
 *
 * @param about name, address and company of the person.
 * @param path of the field.
 * @throws Failure `weak-password`.
 */
export async function requireStrongPassword(
  password: string,
  about: readonly string[],
  path = '/body/password',
): Promise<void> {
  estimator ??= createEstimator()
  const words = about.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter(Boolean)
  const { score } = (await estimator).check(password.slice(0, LOOK_AT), words)
  if (score >= LEAST_SCORE) return
  throw new Failure('weak-password', { fields: [{ path, message: 'is too easy to guess' }] })
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
