import { keepText, keptUnder, readKept } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

/** So many prints of a day are kept. */
const MOST = 100

const schema = v.array(
  v.object({
    /** In ms since 1970. */
    at: v.number(),
    orderNumbers: v.pipe(v.array(v.string()), v.minLength(1)),
    papers: v.array(v.picklist(['label', 'slip', 'bill'])),
    /** How many papers that were. */
    count: v.number(),
  }),
)

/** What was printed at once. */
export type PrintedAtOnce = v.InferOutput<typeof schema>[number]

const keyOf = (companyId: string) => `replybay:warehouse-printed:${companyId}`

/** What this device has printed today, the newest first. It stays on the device, beside the printer. */
export function usePrintedToday(companyId: string): readonly PrintedAtOnce[] {
  const key = keyOf(companyId)
  const kept = useSyncExternalStore(keptUnder(key), () => readKept(key))
  return useMemo(() => parse(kept), [kept])
}

export function notePrinted(companyId: string, printed: Omit<PrintedAtOnce, 'at'>): void {
  const key = keyOf(companyId)
  const all = [{ ...printed, at: Date.now() }, ...parse(readKept(key))]
  keepText(key, JSON.stringify(all.slice(0, MOST)))
}

function parse(kept: string | undefined): PrintedAtOnce[] {
  const today = new Date().toDateString()
  try {
    const all = v.parse(schema, JSON.parse(kept ?? '[]'))
    return all.filter(({ at }) => new Date(at).toDateString() === today)
  } catch {
    return []
  }
}
