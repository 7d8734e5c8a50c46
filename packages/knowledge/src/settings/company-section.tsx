import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { Banner, FieldRow, SettingsSection } from '@replybay/ui-kit'
import { CompanyLink } from './company-link.tsx'
import styles from './settings.module.css'

interface CompanySectionProps {
  /** Whether there is a place for the knowledge: it comes with the company's details. */
  hasContainer: boolean
}

/** Whom the AI agents speak for. */
export function CompanySection({ hasContainer }: CompanySectionProps) {
  const { t } = useLingui()
  const { companyNameRaw, companyDescription } = useUser()
  return (
    <SettingsSection
      title={t`Your company`}
      detail={t`The AI agent uses this to introduce itself and to tell customers about your company.`}
      aside={hasContainer && <CompanyLink />}
    >
      {!hasContainer && (
        <div className={styles['banner']}>
          <Banner tone="warning" action={<CompanyLink />}>
            <Trans>Before you add sources, save your company’s name and description.</Trans>
          </Banner>
        </div>
      )}
      <FieldRow title={t`Name`}>
        <p className={styles['value']} dir="auto">
          {companyNameRaw || '—'}
        </p>
      </FieldRow>
      <FieldRow title={t`Description`}>
        <p className={styles['value']} dir="auto">
          {companyDescription || '—'}
        </p>
      </FieldRow>
    </SettingsSection>
  )
}
