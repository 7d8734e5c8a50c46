/** What a person is called: their name, and their address where they have given none. Empty where neither is known. */
export function personName({
  name,
  email,
}: {
  name?: string | null | undefined
  email?: string | null | undefined
}): string {
  return name || email || ''
}
