import { useLingui } from '@lingui/react/macro'
import { type BotSettings, webMutations, webQueries } from '@replybay/api-client'
import { botSettingsChangeLimits } from '@replybay/api-client/limits'
import { useUser } from '@replybay/feature-kit'
import { draftKey } from '@replybay/sync'
import { surplusOf, useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { keepSettings, type KeptSettings, readSettings } from './kept-settings.ts'
import {
  asSent,
  changedSettings,
  conflictsOf,
  readColor,
  type SettingName,
  type SettingsValues,
  settingsValues,
  typedSettings,
} from './settings-values.ts'

/** Why nothing was saved: settings that can't be as they are, another person's changes, or what a call threw. */
type Failure =
  | { invalid: readonly SettingName[] }
  | { conflicts: readonly SettingName[] }
  | { error: unknown }

export interface AgentSettings {
  /** What the server has, with what the person changed. */
  values: SettingsValues
  /** Those that are not saved. */
  changed: readonly SettingName[]
  isSaving: boolean
  failure: Failure | undefined
  change: (changes: Partial<SettingsValues>) => void
  /** @returns whether it is saved. */
  save: () => Promise<boolean>
  discard: () => void
}

/**
 * The settings of an agent that are saved together. What was changed is kept in this browser until it is saved or discarded;
 * nothing else is sent.
 * @param settings - What the server has; nothing while it is on its way.
 */
export function useAgentSettings(webId: string, settings: BotSettings | undefined): AgentSettings {
  const { t } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  const key = draftKey(useUser()._id, `form:web-agent:${webId}`)
  const [kept, setKept] = useState(() => readSettings(key))
  const [failure, setFailure] = useState<Failure>()
  const [isSaving, setSaving] = useState(false)
  const { mutateAsync: send } = useMutation(webMutations.updateSettings(webId))
  const now = settingsValues(settings)
  const values = { ...now, ...kept.typed }
  const changed = settings ? changedSettings(now, kept.typed) : []
  const invalid = changed.filter((name) => !isValid(name, values))
  const discarded = useRef<string>(undefined)
  // What it would bring back has no place then.
  useEffect(() => () => toasts.dismiss(discarded.current ?? ''), [toasts])

  function show(next: KeptSettings) {
    setKept(next)
    keepSettings(key, next)
  }
  function change(changes: Partial<SettingsValues>) {
    setKept((before) => {
      const typed = { ...before.typed, ...changes }
      const next = only(typedSettings(now, typed), { typed, seen: { ...now, ...before.seen } })
      keepSettings(key, next)
      return next
    })
  }
  async function saveNow(): Promise<boolean> {
    const { typed, seen } = kept
    // Without a connection a second attempt only makes the person wait.
    const attempts = navigator.onLine ? {} : { retry: false }
    const query = { ...webQueries.settings(webId), staleTime: 0, ...attempts }
    const latest = settingsValues(await client.fetchQuery(query))
    const conflicts = conflictsOf(seen, latest, typed)
    if (conflicts.length > 0) {
      show({ typed, seen: { ...seen, ...latest } })
      setFailure({ conflicts })
      return false
    }
    const body = asSent(pick(typed, changedSettings(latest, typed)))
    const saved = Object.keys(body).length > 0 ? await send(body) : undefined
    if (saved) client.setQueryData(webQueries.settings(webId).queryKey, saved)
    setKept((before) => {
      // What was typed while it was being saved stays.
      const later = saved ? settingsValues(saved) : { ...latest, ...typed }
      const left = only(changedSettings(later, before.typed), { typed: before.typed, seen: later })
      keepSettings(key, left)
      return left
    })
    toasts.show({ tone: 'success', title: t`Settings saved` })
    return true
  }
  async function save(): Promise<boolean> {
    if (isSaving) return false
    if (invalid.length > 0) {
      setFailure({ invalid })
      return false
    }
    setSaving(true)
    setFailure(undefined)
    try {
      return await saveNow()
    } catch (error) {
      setFailure({ error })
      return false
    } finally {
      setSaving(false)
    }
  }
  function discard() {
    const before = kept
    show(none)
    setFailure(undefined)
    discarded.current = toasts.show({ title: t`Changes discarded`, undo: () => show(before) })
  }
  return { values, changed, isSaving, failure, change, save, discard }
}

const none: KeptSettings = { typed: {}, seen: {} }

function isValid(name: SettingName, values: SettingsValues): boolean {
  if (name === 'themeColor') return readColor(values.themeColor) !== undefined
  if (name === 'replybayTitle')
    return surplusOf(values.replybayTitle, botSettingsChangeLimits.replybayTitle) <= 0
  if (name === 'introduceText')
    return surplusOf(values.introduceText, botSettingsChangeLimits.introduceText) <= 0
  if (name === 'introductions')
    return values.introductions.every(
      ({ text }) => surplusOf(text, botSettingsChangeLimits.introduceText) <= 0,
    )
  return true
}

/** Of what is kept, what is about these settings. */
function only(names: readonly SettingName[], { typed, seen }: KeptSettings): KeptSettings {
  return { typed: pick(typed, names), seen: pick(seen, names) }
}

function pick(values: Partial<SettingsValues>, names: readonly SettingName[]): Partial<SettingsValues> {
  // Sound: they are some of its own entries.
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => names.some((one) => one === name)),
  ) as Partial<SettingsValues>
}
