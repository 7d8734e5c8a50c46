/** Which tags came and which went, of an event's `+Pre-sale -Invoice`. */
export function tagChanges(detail = ''): { came: string[]; went: string[] } {
  const changes = detail.split(/ (?=[+-]\S)/)
  const those = (sign: string) =>
    changes.filter((change) => change.startsWith(sign)).map((change) => change.slice(1))
  return { came: those('+'), went: those('-') }
}
