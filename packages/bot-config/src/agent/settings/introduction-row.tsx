import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { countCharacters, FieldRow, Switch, TextArea } from '@replybay/ui-kit'
import { INTRODUCTION_LIMIT } from './settings-values.ts'
import styles from './settings.module.css'
import type { AgentSettings } from './use-agent-settings.ts'

/** What the agent says first, and whether it does. */
export function IntroductionRow({ form: { values, change } }: { form: AgentSettings }) {
  const { t } = useLingui()
  const formats = useFormats()
  const [count, limit] = [countCharacters(values.introduceText), INTRODUCTION_LIMIT].map((one) =>
    formats.number(one),
  )
  return (
    <FieldRow title={t`Introduction`} hint={t`The first message in the chat window.`}>
      <Switch
        label={t`Greet visitors first`}
        checked={values.allowIntroduce}
        onChange={(allowIntroduce) => change({ allowIntroduce })}
      />
      <TextArea
        label={t`Introduction`}
        hint={
          <span className={styles['counted']}>
            <span>
              {values.allowIntroduce ? (
                <Trans>Keep it short: one or two sentences.</Trans>
              ) : (
                <Trans>Visitors don’t see it while the greeting is off.</Trans>
              )}
            </span>
            <span>{`${count} / ${limit}`}</span>
          </span>
        }
        limit={INTRODUCTION_LIMIT}
        minRows={3}
        value={values.introduceText}
        onChange={({ currentTarget }) => change({ introduceText: currentTarget.value })}
      />
    </FieldRow>
  )
}
