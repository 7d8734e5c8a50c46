/* oxlint-disable lingui/no-unlocalized-strings -- names of products are the same in every language */
/** More particular ones first: each browser also claims to be the ones after it. */
const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** Browser and system, as people call them, of what a browser says of itself. */
export function browserOf(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined
  const nameIn = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const found = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined)
  return found.length > 0 ? found.join(' · ') : undefined
}
