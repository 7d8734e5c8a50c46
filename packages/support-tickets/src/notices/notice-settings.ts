import { keepText, readKept, keptUnder } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

const clock = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))

const schema = v.object({
  sound: v.fallback(v.picklist(['none', 'chime', 'drop', 'knock']), 'chime'),
  /** Notifications of the system, beside the bell. */
  desktop: v.fallback(v.boolean(), false),
  /** Channels of which only the bell tells. */
  muted: v.fallback(v.array(v.string()), []),
  /** Between these two times of the day only the bell tells; from before midnight to after it, too. */
  quiet: v.fallback(v.nullable(v.object({ from: clock, to: clock })), null),
})

/** How a person wants to be told, on this device. */
export type NoticeSettings = v.InferOutput<typeof schema>

const keyOf = (userId: string) => `replybay:notice-settings:${userId}`

export function useNoticeSettings(userId: string) {
  const kept = useSyncExternalStore(keptUnder(keyOf(userId)), () => readKept(keyOf(userId)))
  const settings = useMemo(() => parse(kept), [kept])
  return {
    settings,
    change: (change: Partial<NoticeSettings>) =>
      keepText(keyOf(userId), JSON.stringify({ ...settings, ...change })),
  }
}

export function readNoticeSettings(userId: string): NoticeSettings {
  return parse(readKept(keyOf(userId)))
}

/** Whether only the bell tells. */
export function isQuiet({ muted, quiet }: NoticeSettings, channel: string, now: Date): boolean {
  if (muted.includes(channel)) return true
  if (!quiet || quiet.from === quiet.to) return false
  const time = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`
  const { from, to } = quiet
  return from < to ? from <= time && time < to : from <= time || time < to
}

function parse(kept: string | undefined): NoticeSettings {
  try {
    return v.parse(schema, JSON.parse(kept ?? '{}'))
  } catch {
    return v.parse(schema, {})
  }
}
