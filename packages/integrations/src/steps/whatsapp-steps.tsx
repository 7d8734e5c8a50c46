import { Trans, useLingui } from '@lingui/react/macro'
import { DrawnChecks, DrawnFields } from './drawings.tsx'
import type { StepsProps } from './key-steps.tsx'
import { MetaAppSteps } from './meta-app-steps.tsx'
import { Step } from './step.tsx'

export function WhatsappSteps({ problem }: StepsProps) {
  const { t } = useLingui()
  return (
    <>
      <Step
        number={1}
        drawing={
          <DrawnFields fields={[{ label: t`Phone number ID`, value: '106540352242922', isCopied: true }]} />
        }
      >
        <Trans>
          In Meta for Developers: your app, <strong>WhatsApp</strong>, then <strong>API Setup</strong>. Copy
          the phone number ID
        </Trans>
      </Step>
      <Step
        number={2}
        isWrong={problem === 'bad-key' || problem === 'missing-permission'}
        drawing={<DrawnChecks names={['whatsapp_business_messaging', 'whatsapp_business_management']} />}
      >
        <Trans>
          In the business settings: <strong>System users</strong>, then <strong>Generate new token</strong>{' '}
          that never expires, with both WhatsApp permissions
        </Trans>
      </Step>
      <MetaAppSteps from={3} place={t({ context: 'Meta', message: 'WhatsApp, Configuration' })} />
    </>
  )
}
