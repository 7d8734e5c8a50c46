/** @see https://shopify.dev/docs/api/admin-rest/usage/pagination */
export function nextOf(link: string | null): string | undefined {
  const next = /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1]
  return (next && URL.parse(next)?.searchParams.get('page_info')) || undefined
}
