import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  drawNow,
  FieldRow,
  type Form,
  Select,
  SettingsSection,
  TextArea,
  TextField,
} from '@replybay/ui-kit'
import { useState } from 'react'
import type { CompanyValues } from './company-values.ts'
import { limits } from './limits.ts'
import { descriptionFieldId, sectionIds } from './section-ids.ts'
import styles from './company.module.css'
import { ownTimeZone, timeZoneLabel, timeZones } from './time-zones.ts'

interface CompanyFieldsProps {
  form: Form<CompanyValues>
  /** Whether the time zone is among them. */
  hasTimeZone: boolean
}

/** Name, description and time zone of the company. */
export function CompanyFields({ form, hasTimeZone }: CompanyFieldsProps) {
  const { t } = useLingui()
  const [zones] = useState(timeZones)
  const own = ownTimeZone()
  const canOwn = form.getValues().timeZone === null && zones.some(({ value }) => value === own)
  return (
    <SettingsSection
      id={sectionIds.company}
      title={t`Company`}
      detail={t`How your company appears to customers and the AI agent.`}
    >
      <FieldRow title={t`Name`}>
        <TextField
          key={form.key('appName')}
          {...form.getInputProps('appName')}
          label={t`Name`}
          limit={limits.appName}
          autoComplete="organization"
        />
      </FieldRow>
      <FieldRow title={t`Description`} hint={t`The AI agent uses it to tell customers about your company.`}>
        <TextArea
          key={form.key('description')}
          {...form.getInputProps('description')}
          id={descriptionFieldId}
          label={t`Description`}
          limit={limits.description}
        />
      </FieldRow>
      {hasTimeZone && (
        <FieldRow title={t`Time zone`} hint={t`Used for reports and business hours.`}>
          <Select
            key={form.key('timeZone')}
            {...form.getInputProps('timeZone')}
            label={t`Time zone`}
            searchable
            clearable
            options={zones}
          />
          {canOwn && (
            <Button
              size="sm"
              className={styles['ownZone']}
              onClick={() => {
                drawNow(() => form.setFieldValue('timeZone', own))
                form.getInputNode('timeZone')?.focus()
              }}
            >
              <Trans>Use {timeZoneLabel(own)}</Trans>
            </Button>
          )}
        </FieldRow>
      )}
    </SettingsSection>
  )
}
