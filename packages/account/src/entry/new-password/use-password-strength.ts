import { useQuery } from '@tanstack/react-query'

export type PasswordStrength = 'weak' | 'strong'

/** From here on, of 0 to 4, the server takes a password; it has more words to compare with, and decides. */
const LEAST_SCORE = 3
/** What comes behind makes a password no weaker, and looking at it costs time. As many as the server looks at. */
const LOOK_AT = 24

/**
 * How hard a password is to guess; unknown where it is empty, or while the word lists load, which begins with the
 * first key. Without them the server alone says it.
 *
 * @param avoids what is known of the person.
 */
export function usePasswordStrength(
  password: string,
  avoids: readonly string[],
): PasswordStrength | undefined {
  const { data: estimate } = useQuery({
    queryKey: ['password-estimator'],
    queryFn: createEstimator,
    enabled: password !== '',
    staleTime: Infinity,
  })
  if (!estimate || password === '') return undefined
  const words = avoids.flatMap((text) => text.split(/[\s@.]+/)).filter(Boolean)
  return estimate(password.slice(0, LOOK_AT), words) >= LEAST_SCORE ? 'strong' : 'weak'
}

async function createEstimator() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const factory = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
  return (password: string, words: string[]) => factory.check(password, words).score
}
