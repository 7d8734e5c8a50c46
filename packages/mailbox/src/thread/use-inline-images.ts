import { type EmailMessage, emailQueries } from '@replybay/api-client'
import { type QueryClient, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dataUrlOf } from './data-url-of.ts'
import { fileOptions } from './use-email-file.ts'

/** Pictures that can hold no script, and are no drawings. */
const PICTURES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
])
/** A larger one is for downloading; in bytes. */
const LARGEST = 5_000_000

/**
 * The pictures that the HTML of an email names by their content ids, of its own attachments.
 *
 * @param sources the addresses of pictures in the HTML
 * @returns them as `data:` addresses, as far as they are there
 */
export function useInlineImages(
  { _id: emailId, attachments = [] }: EmailMessage,
  sources: readonly string[],
): ReadonlyMap<string, string> {
  const wanted = sources.flatMap((source) => {
    const contentId = /^cid:(.+)$/i.exec(source)?.[1]
    const file = attachments.find((each) => each.contentId === contentId)
    const isShown = file?._id && PICTURES.has(file.contentType) && file.size <= LARGEST
    return isShown && file._id ? [{ source, id: file._id, type: file.contentType }] : []
  })
  const loaded = useQueries({
    queries: wanted.map(({ id, type }) => ({
      ...fileOptions,
      queryKey: [...emailQueries.attachment(emailId, id).queryKey, 'data', type],
      queryFn: async ({ client }: { client: QueryClient }) =>
        dataUrlOf(await client.fetchQuery({ ...emailQueries.attachment(emailId, id), ...fileOptions }), type),
    })),
  })
  const urls = loaded.map(({ data }) => data ?? '').join('\n')
  const names = wanted.map(({ source }) => source).join('\n')
  return useMemo(() => {
    const all = urls.split('\n')
    const entries = names.split('\n').map((source, place) => [source, all[place] ?? ''] as const)
    return new Map(entries.filter(([, url]) => url !== ''))
  }, [names, urls])
}
