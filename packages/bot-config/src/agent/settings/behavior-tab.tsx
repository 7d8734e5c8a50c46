import { useLingui } from '@lingui/react/macro'
import { botSettingsChangeLimits } from '@replybay/api-client/limits'
import { SlotOutlet, useCan, useIsFilled, webReplyMode } from '@replybay/feature-kit'
import { Button, FieldRow, NumberInput, SettingsSection, Skeleton, Switch } from '@replybay/ui-kit'
import { useState } from 'react'
import styles from './settings.module.css'
import type { AgentSettings } from './use-agent-settings.ts'
import { useSilencePresets } from './use-silence-presets.ts'

interface BehaviorTabProps {
  webId: string
  form: AgentSettings
}

/** What the agent does by itself, and when it closes what nobody goes on with. */
export function BehaviorTab({ webId, form: { values, change } }: BehaviorTabProps) {
  const { t } = useLingui()
  const presets = useSilencePresets()
  const hasModes = useIsFilled(webReplyMode)
  const canAsk = useCan('webs')
  const [typed, setTyped] = useState<string | number>()
  const minutes = values.beforeCloseTime
  return (
    <>
      {hasModes && (
        <SettingsSection
          title={t`Automatic replies`}
          detail={t`What the AI agent does when a customer writes on your website. Saved at once.`}
        >
          <SlotOutlet slot={webReplyMode} webId={webId} pending={<Skeleton width="60%" />} />
        </SettingsSection>
      )}
      <SettingsSection title={t`Closing idle tickets`}>
        <FieldRow
          title={t`Close after`}
          hint={t`An answered ticket closes after this long without a message.`}
        >
          <NumberInput
            label={t`Close after, in minutes`}
            hint={
              minutes === 0
                ? t`0: tickets stay open until your team closes them.`
                : t`In minutes. 0 is never.`
            }
            min={0}
            max={botSettingsChangeLimits.beforeCloseTime}
            decimals={0}
            value={typed ?? minutes}
            onChange={(value) => {
              const wanted = Number(value)
              setTyped(value)
              if (value !== '' && wanted >= 0 && wanted <= botSettingsChangeLimits.beforeCloseTime)
                change({ beforeCloseTime: wanted })
            }}
            // What is no time is not what is saved: once left, the field says what is.
            onBlur={() => setTyped(undefined)}
          />
          <div className={styles['presets']} role="group" aria-label={t`Common times`}>
            {presets.map(({ value, label }) => (
              <Button
                key={value}
                size="sm"
                aria-pressed={value === minutes}
                onClick={() => change({ beforeCloseTime: value })}
              >
                {label}
              </Button>
            ))}
          </div>
        </FieldRow>
        {canAsk && (
          <FieldRow
            title={t`Ask for a rating`}
            hint={t`When a conversation is closed, the visitor can say whether you helped. The answer is shown beside the ticket.`}
          >
            <Switch
              label={t`Ask visitors how they were helped`}
              checked={values.asksRating}
              onChange={(asksRating) => change({ asksRating })}
            />
          </FieldRow>
        )}
      </SettingsSection>
    </>
  )
}
