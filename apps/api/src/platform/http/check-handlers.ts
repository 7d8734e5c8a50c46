/**
 * Every operation has a handler or is listed as missing, never both, and nothing else is named.
 *
 * @throws naming what does not fit.
 */
export function checkHandlers(
  operations: Iterable<string>,
  handled: readonly string[],
  missing: readonly string[],
): void {
  const known = new Set(operations)
  const faults = [
    ...handled.filter((id) => !known.has(id)).map((id) => `The contract has no operation ${id}.`),
    ...missing.filter((id) => !known.has(id)).map((id) => `${id} is listed as missing, but unknown.`),
    ...missing.filter((id) => handled.includes(id)).map((id) => `${id} is listed as missing, but handled.`),
    ...missing
      .filter((id, place) => missing.indexOf(id) !== place)
      .map((id) => `${id} is listed as missing twice.`),
    ...[...known]
      .filter((id) => !handled.includes(id) && !missing.includes(id))
      .map((id) => `${id} has no handler and is not listed as missing.`),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
