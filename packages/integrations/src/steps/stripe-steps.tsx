import { Trans, useLingui } from '@lingui/react/macro'
import { DrawnFields, DrawnMenu } from './drawings.tsx'
import type { StepsProps } from './key-steps.tsx'
import { Step } from './step.tsx'

export function StripeSteps({ problem }: StepsProps) {
  const { t } = useLingui()
  const keys = t({ context: 'Stripe', message: 'API keys' })
  return (
    <>
      <Step
        number={1}
        drawing={<DrawnMenu entries={[t({ context: 'Stripe', message: 'Developers' }), keys]} ring={keys} />}
      >
        <Trans>
          In Stripe: <strong>Developers</strong>, then <strong>API keys</strong>
        </Trans>
      </Step>
      <Step
        number={2}
        isWrong={problem === 'missing-permission'}
        drawing={
          <DrawnFields
            fields={[
              {
                label: t({ context: 'Stripe', message: 'Charges' }),
                value: t({ context: 'Stripe', message: 'Read' }),
                isRinged: true,
              },
              {
                label: t({ context: 'Stripe', message: 'Refunds' }),
                value: t({ context: 'Stripe', message: 'Write' }),
                isRinged: true,
              },
            ]}
          />
        }
      >
        <Trans>
          <strong>Create restricted key</strong>: Charges <strong>Read</strong>, Refunds{' '}
          <strong>Write</strong>, all else none
        </Trans>
      </Step>
      <Step
        number={3}
        isWrong={problem === 'bad-key'}
        drawing={<DrawnFields fields={[{ label: t`Restricted key`, value: 'rk_live_…', isCopied: true }]} />}
      >
        <Trans>
          Copy the key. It is shown <strong>only once</strong>
        </Trans>
      </Step>
    </>
  )
}
