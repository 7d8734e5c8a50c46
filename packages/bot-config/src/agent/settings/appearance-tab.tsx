import { Trans, useLingui } from '@lingui/react/macro'
import type { Web } from '@replybay/api-client'
import { botSettingsChangeLimits } from '@replybay/api-client/limits'
import { buttonClassName, FieldRow, SettingsSection, Switch, TextField } from '@replybay/ui-kit'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '../../links.ts'
import { ColorField } from './color-field.tsx'
import { type IntroductionLanguages, IntroductionRow } from './introduction-row.tsx'
import { LogoField } from './logo-field.tsx'
import styles from './settings.module.css'
import type { AgentSettings } from './use-agent-settings.ts'

interface AppearanceTabProps {
  webId: string
  /** Called as its website where it has no name of its own. */
  web: Web | undefined
  form: AgentSettings
  logo: string | null
  languages: IntroductionLanguages
}

/** How the chat window looks, and what it says first. */
export function AppearanceTab({ webId, web, form, logo, languages }: AppearanceTabProps) {
  const { t } = useLingui()
  const { values, change } = form
  return (
    <SettingsSection title={t`Chat window`}>
      <FieldRow title={t`Name and logo`} hint={t`Shown at the top of the chat window.`}>
        <TextField
          label={t`Name of the chat window`}
          autoComplete="off"
          placeholder={web?.name || web?.domain}
          limit={botSettingsChangeLimits.replybayTitle}
          value={values.replybayTitle}
          onChange={({ currentTarget }) => change({ replybayTitle: currentTarget.value })}
        />
        <LogoField webId={webId} logo={logo} />
      </FieldRow>
      <FieldRow title={t`Theme color`} hint={t`Header, buttons and the customer’s bubbles.`}>
        <ColorField value={values.themeColor} onChange={(themeColor) => change({ themeColor })} />
      </FieldRow>
      <IntroductionRow form={form} languages={languages} />
      <FieldRow title={t`Suggested questions`} hint={t`From the Questions tab, in their order.`}>
        <div className={styles['faq']}>
          <Switch
            label={t`Show under the introduction`}
            checked={values.allowFaq}
            onChange={(allowFaq) => change({ allowFaq })}
          />
          <Link
            to="/webs/agent"
            search={(now) => ({ ...now, tab: undefined })}
            className={buttonClassName({ variant: 'subtle' })}
          >
            <Trans>Edit questions</Trans>
            <IconArrowRight aria-hidden />
          </Link>
        </div>
      </FieldRow>
    </SettingsSection>
  )
}
