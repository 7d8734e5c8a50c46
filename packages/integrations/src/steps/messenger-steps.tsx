import { Trans, useLingui } from '@lingui/react/macro'
import { metaToken } from '../model/messengers.ts'
import { DrawnFields } from './drawings.tsx'
import type { StepsProps } from './key-steps.tsx'
import { MetaAppSteps } from './meta-app-steps.tsx'
import { Step } from './step.tsx'

export function MessengerSteps({ problem }: StepsProps) {
  const { t } = useLingui()
  return (
    <>
      <Step
        number={1}
        isWrong={problem === 'bad-key' || problem === 'missing-permission'}
        drawing={
          <DrawnFields
            fields={[
              { label: t`Page ID`, value: '104852731245678', isCopied: true },
              { label: t`Page access token`, value: metaToken, isCopied: true },
            ]}
          />
        }
      >
        <Trans>
          In Meta for Developers: your app, <strong>Messenger</strong>, then <strong>API settings</strong>.
          Connect your page, generate its token, and copy it with the page’s ID
        </Trans>
      </Step>
      <MetaAppSteps from={2} place={t({ context: 'Meta', message: 'Messenger, API settings, Webhooks' })} />
    </>
  )
}
