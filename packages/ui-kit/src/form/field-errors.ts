/**
 * One thing that a value must be: `true` where it is, else the words that say what to mend. Anything else that it
 * returns is ignored.
 * @see specification §5
 */
export type FieldRule<Value, Values> = (value: Value, values: Values) => unknown

/** What the rules say against a value, in their order, at most as many as are shown. */
export function fieldErrors<Value, Values>(
  rules: FieldRule<Value, Values> | readonly FieldRule<Value, Values>[],
  value: Value,
  values: Values,
  shown: number,
): string[] {
  return [rules]
    .flat()
    .map((rule) => rule(value, values))
    .filter((outcome) => typeof outcome === 'string')
    .slice(0, shown)
}
