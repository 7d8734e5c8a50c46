import { Failure } from './failure.ts'

/**
 * The values to store when a form sends all of its fields: what the person left alone stays as it is now, whatever the
 * form says, and what they changed is taken. Without `seen`, everything that they sent is taken.
 * @param now - The values as they are stored.
 * @param seen - The values that the person saw when they began.
 * @param path - Where the fields are in the body, as a JSON pointer.
 * @throws Failure `changed-meanwhile` with the fields that both the person and another have changed.
 */
export function keepNewer<Name extends string>(
  now: Readonly<Record<Name, string>>,
  seen: Readonly<Partial<Record<Name, string | undefined>>> | undefined,
  wanted: Readonly<Record<Name, string>>,
  path: string,
): Record<Name, string> {
  const result: Record<Name, string> = { ...wanted }
  const conflicts: Name[] = []
  for (const name in wanted) {
    const before = seen?.[name]
    if (before === undefined || before === now[name] || wanted[name] === now[name]) continue
    if (wanted[name] === before) result[name] = now[name]
    else conflicts.push(name)
  }
  if (conflicts.length > 0) {
    const fields = conflicts.map((name) => ({
      path: `${path}/${name}`,
      message: 'has changed since it was loaded',
    }))
    throw new Failure('changed-meanwhile', { fields })
  }
  return result
}
