import { keepText, keptUnder, readKept } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

const KEY = 'replybay:warehouse-device'

/** The longest time between two keys of a scanner that nobody has tested; in ms. */
export const USUAL_GAP_MS = 35
/** No scanner that is read types slower; in ms. */
export const MOST_GAP_MS = 200

const schema = v.object({
  /** From 0 to 1. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.6),
  isMuted: v.fallback(v.boolean(), false),
  /** What the printer takes: a roll of labels, or sheets with four papers each. */
  format: v.fallback(v.picklist(['a6', 'a4']), 'a6'),
  /** The first slot of the next sheet that is free, from 1. */
  startSlot: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)), 1),
  sortBy: v.fallback(v.picklist(['shelf', 'sku', 'order']), 'shelf'),
  /** What is printed of an order. */
  papers: v.fallback(v.array(v.picklist(['label', 'slip', 'bill'])), ['label', 'slip']),
  /** Whether the foot of each paper says when it was printed, and by whom. */
  hasStamp: v.fallback(v.boolean(), true),
  /** The longest time between two keys of this device's scanner; in ms. */
  gapMs: v.fallback(v.pipe(v.number(), v.minValue(10), v.maxValue(MOST_GAP_MS)), USUAL_GAP_MS),
  /** What this device's scanner sends after a code. */
  suffix: v.fallback(v.picklist(['enter', 'tab', 'none']), 'enter'),
})

/** What a table has set for itself: printer, sounds, scanner. It stays on the device, whoever works there. */
export type DeviceSettings = v.InferOutput<typeof schema>
export type Paper = DeviceSettings['papers'][number]

/** The settings of this device, and the way to change them. */
export function useDevice(): [DeviceSettings, (change: Partial<DeviceSettings>) => void] {
  const kept = useSyncExternalStore(keptUnder(KEY), () => readKept(KEY))
  const device = useMemo(() => parse(kept), [kept])
  return [device, changeDevice]
}

function changeDevice(change: Partial<DeviceSettings>): void {
  keepText(KEY, JSON.stringify({ ...parse(readKept(KEY)), ...change }))
}

function parse(kept: string | undefined): DeviceSettings {
  try {
    return v.parse(schema, Object(JSON.parse(kept ?? '{}')))
  } catch {
    return v.parse(schema, {})
  }
}
