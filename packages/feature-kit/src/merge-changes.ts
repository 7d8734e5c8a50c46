/** What a form may save, and where another person was quicker. */
export interface MergedChanges<Values> {
  /** What the person changed, and all else as it is now. */
  values: Values
  /** The fields that both changed, each to something else. */
  conflicts: (keyof Values)[]
}

/**
 * Takes what a person changed in a form over to the values of now, which another may have changed since.
 * @param seen - The values that the person saw when they began.
 * @param now - The values as the server has them.
 * @param typed - The values of the form.
 */
export function mergeChanges<Values extends Record<string, string | null>>(
  seen: Values,
  now: Values,
  typed: Values,
): MergedChanges<Values> {
  const values = { ...now }
  const conflicts: (keyof Values)[] = []
  for (const name in typed) {
    if (typed[name] === seen[name]) continue
    values[name] = typed[name]
    if (now[name] !== seen[name] && now[name] !== typed[name]) conflicts.push(name)
  }
  return { values, conflicts }
}
