import { Trans, useLingui } from '@lingui/react/macro'
import { DrawnFields, DrawnMenu } from './drawings.tsx'
import type { StepsProps } from './key-steps.tsx'
import { Step } from './step.tsx'

export function SendcloudSteps({ problem }: StepsProps) {
  const { t } = useLingui()
  const integrations = t({ context: 'Sendcloud', message: 'Integrations' })
  return (
    <>
      <Step
        number={1}
        drawing={
          <DrawnMenu
            entries={[t({ context: 'Sendcloud', message: 'Settings' }), integrations]}
            ring={integrations}
          />
        }
      >
        <Trans>
          In Sendcloud: <strong>Settings</strong>, then <strong>Integrations</strong>
        </Trans>
      </Step>
      <Step
        number={2}
        drawing={
          <DrawnFields
            fields={[
              {
                label: t`Sendcloud API`,
                value: t({ context: 'Sendcloud', message: 'Connect' }),
                isRinged: true,
              },
            ]}
          />
        }
      >
        <Trans>
          Find <strong>Sendcloud API</strong> in the list, and choose <strong>Connect</strong>
        </Trans>
      </Step>
      <Step
        number={3}
        isWrong={problem === 'bad-key' || problem === 'missing-permission'}
        drawing={
          <DrawnFields
            fields={[
              { label: t`Public key`, value: '8d31…', isCopied: true },
              { label: t`Private key`, value: '77ac…', isCopied: true },
            ]}
          />
        }
      >
        <Trans>Name it Replybay, save, and copy both keys</Trans>
      </Step>
      <Step
        number={4}
        drawing={
          <DrawnFields
            fields={[
              {
                label: t({ context: 'Sendcloud', message: 'Webhook URL' }),
                value: 'https://…/hooks/sendcloud/…',
                isRinged: true,
              },
            ]}
          />
        }
      >
        <Trans>
          Once it’s connected here: turn on <strong>Webhook feedback</strong> there, enter the address that
          Replybay shows, and save. Deliveries are reported from then on.
        </Trans>
      </Step>
    </>
  )
}
