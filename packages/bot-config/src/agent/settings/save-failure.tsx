import { Trans } from '@lingui/react/macro'
import { useLocale } from '@replybay/i18n'
import { ErrorWords } from '../../error-words.tsx'
import type { AgentSettings } from './use-agent-settings.ts'
import { useSettingLabels } from './use-setting-labels.ts'

/** Why the settings were not saved; what was changed is kept. */
export function SaveFailure({ failure }: { failure: NonNullable<AgentSettings['failure']> }) {
  const { locale } = useLocale()
  const labels = useSettingLabels()
  if ('error' in failure) return <ErrorWords operation="updateBotSettings" error={failure.error} />
  const listed = 'invalid' in failure ? failure.invalid : failure.conflicts
  const names = new Intl.ListFormat(locale).format(listed.map((name) => labels[name]))
  if ('invalid' in failure) return <Trans>Nothing is saved yet. Correct: {names}.</Trans>
  return <Trans>Your team also changed: {names}. Your changes are kept. Check them, then save again.</Trans>
}
