/** The link in the mail holds the token behind the number sign, so that no log of a server holds it. */
export function resetTokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash).get('reset') || undefined
}
