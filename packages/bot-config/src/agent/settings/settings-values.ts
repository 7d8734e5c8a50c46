import type { BotSettings, RequestBody } from '@replybay/api-client'

/** What the save bar of the agent saves, each as it is shown. */
export interface SettingsValues {
  replybayTitle: string
  /** As `#RRGGBB`. */
  themeColor: string
  allowIntroduce: boolean
  introduceText: string
  /** In other languages, by their tags: an addition. */
  introductions: NonNullable<BotSettings['introductions']>
  allowFaq: boolean
  /** Minutes of silence; 0 is never. */
  beforeCloseTime: number
  /** Whether visitors are asked how they were helped: an addition. */
  asksRating: boolean
}

export type SettingName = keyof SettingsValues

/** All of them, in the order in which they are on the page. */
const places: Record<SettingName, true> = {
  beforeCloseTime: true,
  asksRating: true,
  replybayTitle: true,
  themeColor: true,
  allowIntroduce: true,
  introduceText: true,
  introductions: true,
  allowFaq: true,
}
// Sound: these are its own names.
const settingNames = Object.keys(places) as SettingName[]

/** The color of a chat window for which none was chosen. */
export const STANDARD_COLOR = '#0E6D7A'

/** What holds where nothing was set. */
export function settingsValues(settings: BotSettings = {}): SettingsValues {
  return {
    replybayTitle: settings.replybayTitle ?? '',
    themeColor: (settings.themeColor ?? STANDARD_COLOR).toUpperCase(),
    allowIntroduce: settings.allowIntroduce ?? false,
    introduceText: settings.introduceText ?? '',
    introductions: (settings.introductions ?? []).toSorted((one, other) => (one.lang < other.lang ? -1 : 1)),
    allowFaq: settings.allowFaq ?? true,
    beforeCloseTime: settings.beforeCloseTime ?? 0,
    asksRating: settings.asksRating ?? false,
  }
}

/** Texts without the white space around them; a color as it is sent. */
export function asSent(values: Partial<SettingsValues>): RequestBody<'updateBotSettings'> {
  const { replybayTitle, introduceText, introductions, themeColor } = values
  return {
    ...values,
    ...(replybayTitle !== undefined && { replybayTitle: replybayTitle.trim() }),
    ...(introduceText !== undefined && { introduceText: introduceText.trim() }),
    ...(introductions !== undefined && {
      introductions: introductions
        .map(({ lang, text }) => ({ lang, text: text.trim() }))
        .filter(({ text }) => text !== ''),
    }),
    ...(themeColor !== undefined && { themeColor: readColor(themeColor) ?? themeColor }),
  }
}

/** A color as `#RRGGBB`, from what may be typed for one: without the `#`, or in three digits. */
export function readColor(typed: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1]
  if (digits === undefined) return undefined
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${whole.toUpperCase()}`
}

/** The settings that were changed to something else than the server has. */
export function changedSettings(now: SettingsValues, typed: Partial<SettingsValues>): SettingName[] {
  const sent = asSent(typed)
  return settingNames.filter((name) => typed[name] !== undefined && !isSame(sent[name], now[name]))
}

/** The settings that are not as the server has them, be it by the white space that is being typed alone. */
export function typedSettings(now: SettingsValues, typed: Partial<SettingsValues>): SettingName[] {
  return settingNames.filter((name) => typed[name] !== undefined && !isSame(typed[name], now[name]))
}

/** Those that another person has changed since they were seen, to something else than what is typed. */
export function conflictsOf(
  seen: Partial<SettingsValues>,
  now: SettingsValues,
  typed: Partial<SettingsValues>,
): SettingName[] {
  return changedSettings(now, typed).filter(
    (name) => seen[name] !== undefined && !isSame(seen[name], now[name]),
  )
}

/** Texts of several languages are one value, in the order of their tags. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the AI agent of a website replies by itself; a backend without modes knows on and off alone. */
export function repliesByItself({ replyMode, autoGenerate }: BotSettings = {}): boolean {
  return replyMode === undefined ? autoGenerate === true : replyMode === 'on'
}
