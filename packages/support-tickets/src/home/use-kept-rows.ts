import { keepText, readKept } from '@replybay/sync'
import { useEffect } from 'react'

/**
 * How many rows a list is likely to have, by what it had the last time in this browser.
 *
 * @param most how many there can be, and are taken to be the first time.
 * @param rows how many there are; undefined until that is known.
 */
export function useKeptRows(userId: string, most: number, rows: number | undefined): number {
  const key = `replybay:waiting-rows:${userId}`
  useEffect(() => {
    if (rows !== undefined) keepText(key, String(rows))
  }, [key, rows])
  const kept = Number.parseInt(readKept(key) ?? '', 10)
  // Without rows there is a sentence, as high as one.
  return Number.isNaN(kept) ? most : Math.min(most, Math.max(1, kept))
}
