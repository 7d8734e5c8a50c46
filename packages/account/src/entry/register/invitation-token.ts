/**
 * The link of an invitation holds the token behind the number sign, so that no log of a server holds it. The links of
 * earlier versions hold it in the query.
 */
export function invitationTokenIn({ hash, query }: { hash: string; query: string | undefined }) {
  return new URLSearchParams(hash).get('invitation') || query
}
