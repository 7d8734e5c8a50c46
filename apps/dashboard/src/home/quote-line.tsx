import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import styles from './quote-line.module.css'
import { readQuote } from './read-quote.ts'

const LIMIT_MS = 2_000
const STALE_AFTER_MS = 60 * 60_000

/** A quote of a public service, where one is configured. Whatever goes wrong, there is none. */
export function QuoteLine({ url }: { url: string }) {
  const { data: quote } = useQuery({
    queryKey: ['quote', url],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      })
      return (response.ok && readQuote(await response.json())) || null
    },
    staleTime: STALE_AFTER_MS,
    retry: false,
  })
  if (!quote) return null
  const { host } = new URL(url)
  return (
    <figure className={styles['quote']}>
      <blockquote dir="auto">{quote.text}</blockquote>
      <figcaption>
        {quote.author && <span dir="auto">{`${quote.author} · `}</span>}
        <Trans>
          From {host}. Your browser loads it directly, so the service sees your IP address, but nothing about
          you or your shop.
        </Trans>
      </figcaption>
    </figure>
  )
}
