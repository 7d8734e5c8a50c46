import { Trans, useLingui } from '@lingui/react/macro'
import { botSettingsChangeLimits } from '@replybay/api-client/limits'
import { useCan } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { countCharacters, FieldRow, SegmentedControl, Switch, TextArea } from '@replybay/ui-kit'
import { useLanguageNames } from '../questions/language-names.ts'
import { withIntroduction, writtenIntroduction } from './introductions.ts'
import styles from './settings.module.css'
import type { AgentSettings } from './use-agent-settings.ts'

/** Those of the website's questions: the introduction can be written in each. */
export interface IntroductionLanguages {
  all: readonly string[]
  shown: string | undefined
  show: (lang: string) => void
}

interface IntroductionRowProps {
  form: AgentSettings
  languages: IntroductionLanguages
}

/** What the agent says first, in each language, and whether it does. */
export function IntroductionRow({ form: { values, change }, languages }: IntroductionRowProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { all, show } = languages
  const names = useLanguageNames(all)
  const [first = ''] = all
  // A backend without this addition has one text.
  const isTranslated = useCan('webs') && all.length > 1
  const lang = isTranslated ? (languages.shown ?? first) : first
  const text = isTranslated ? writtenIntroduction(values, lang, first) : values.introduceText
  const isOfFirst = text === '' && lang !== first
  const [count, limit] = [countCharacters(text), botSettingsChangeLimits.introduceText].map((one) =>
    formats.number(one),
  )
  const name = names(lang)
  return (
    <FieldRow
      title={t`Introduction`}
      hint={
        isTranslated
          ? t`The first message in the chat window, in each language.`
          : t`The first message in the chat window.`
      }
    >
      <Switch
        label={t`Greet visitors first`}
        checked={values.allowIntroduce}
        onChange={(allowIntroduce) => change({ allowIntroduce })}
      />
      {isTranslated && (
        <SegmentedControl
          label={t`Language of the introduction`}
          value={lang}
          onChange={show}
          options={all.map((value) => ({ value, label: names(value) }))}
        />
      )}
      <TextArea
        label={isTranslated ? t`Introduction: ${name}` : t`Introduction`}
        lang={isTranslated ? lang : undefined}
        dir="auto"
        placeholder={isOfFirst ? values.introduceText : undefined}
        hint={
          <span className={styles['counted']}>
            <span>
              {!values.allowIntroduce ? (
                <Trans>Visitors don’t see it while the greeting is off.</Trans>
              ) : isOfFirst ? (
                <Trans>While this is empty, visitors read the text of your first language.</Trans>
              ) : (
                <Trans>Keep it short: one or two sentences.</Trans>
              )}
            </span>
            <span>{`${count} / ${limit}`}</span>
          </span>
        }
        limit={botSettingsChangeLimits.introduceText}
        minRows={3}
        value={text}
        onChange={({ currentTarget: { value } }) =>
          change(
            isTranslated ? withIntroduction(values, { lang, first, text: value }) : { introduceText: value },
          )
        }
      />
    </FieldRow>
  )
}
