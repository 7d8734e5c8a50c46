const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** A feature's name, as each place spells it. */
export interface FeatureNames {
  /** `loyalty-points` */
  name: string
  /** `loyaltyPoints` */
  camelName: string
  /** `LoyaltyPoints` */
  PascalName: string
  /** `loyalty_points` */
  snakeName: string
  /** `loyalty points` */
  words: string
  /** `Loyalty points` */
  title: string
}

/** @returns undefined where the name is not in kebab-case. */
export function featureNames(name: string): FeatureNames | undefined {
  if (!KEBAB_CASE.test(name)) return undefined
  const words = name.replaceAll('-', ' ')
  const camelName = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return {
    name,
    camelName,
    PascalName: capitalized(camelName),
    snakeName: name.replaceAll('-', '_'),
    words,
    title: capitalized(words),
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
