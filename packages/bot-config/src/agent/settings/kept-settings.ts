import { forgetText, keepText, readKept } from '@replybay/sync'
import * as v from 'valibot'
import type { SettingName, SettingsValues } from './settings-values.ts'

const values = v.partial(
  v.object({
    replybayTitle: v.string(),
    themeColor: v.string(),
    allowIntroduce: v.boolean(),
    introduceText: v.string(),
    introductions: v.array(v.object({ lang: v.string(), text: v.string() })),
    allowFaq: v.boolean(),
    beforeCloseTime: v.number(),
    asksRating: v.boolean(),
  } satisfies Record<SettingName, v.GenericSchema>),
)
const schema = v.object({ typed: values, seen: values })

/** What a person changed, and what the server had when they began. */
export interface KeptSettings {
  typed: Partial<SettingsValues>
  seen: Partial<SettingsValues>
}

/** Changes of settings that are kept in this browser. */
export function readSettings(key: string): KeptSettings {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readKept(key) ?? 'null'))
    // Sound: what is not there is left out by JSON, never written as undefined.
    return success ? (output as KeptSettings) : { typed: {}, seen: {} }
  } catch {
    return { typed: {}, seen: {} }
  }
}

export function keepSettings(key: string, kept: KeptSettings): void {
  if (Object.keys(kept.typed).length === 0) forgetText(key)
  else keepText(key, JSON.stringify(kept))
}
