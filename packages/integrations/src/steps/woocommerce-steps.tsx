import { Trans, useLingui } from '@lingui/react/macro'
import { DrawnFields, DrawnMenu, DrawnTabs } from './drawings.tsx'
import type { StepsProps } from './key-steps.tsx'
import { Step } from './step.tsx'

export function WoocommerceSteps({ problem }: StepsProps) {
  const { t } = useLingui()
  return (
    <>
      <Step
        number={1}
        drawing={
          <DrawnMenu
            entries={['WooCommerce', t({ context: 'WooCommerce', message: 'Settings' })]}
            ring={t({ context: 'WooCommerce', message: 'Settings' })}
          />
        }
      >
        <Trans>
          In WordPress: <strong>WooCommerce</strong>, then <strong>Settings</strong>
        </Trans>
      </Step>
      <Step
        number={2}
        drawing={
          <DrawnTabs
            tabs={[
              t({ context: 'WooCommerce', message: 'Advanced' }),
              t`REST API`,
              t({ context: 'WooCommerce', message: 'Webhooks' }),
            ]}
            ring={t`REST API`}
            button={t({ context: 'WooCommerce', message: 'Add key' })}
          />
        }
      >
        <Trans>
          <strong>Advanced</strong>, then <strong>REST API</strong>, then <strong>Add key</strong>
        </Trans>
      </Step>
      <Step
        number={3}
        isWrong={problem === 'missing-permission'}
        drawing={
          <DrawnFields
            fields={[
              { label: t({ context: 'WooCommerce', message: 'Description' }), value: 'Replybay' },
              {
                label: t({ context: 'WooCommerce', message: 'User' }),
                value: t({ context: 'WooCommerce', message: 'Administrator' }),
                isRinged: true,
              },
              {
                label: t({ context: 'WooCommerce', message: 'Permissions' }),
                value: t({ context: 'WooCommerce', message: 'Read/Write' }),
                isRinged: true,
              },
            ]}
          />
        }
      >
        <Trans>
          Choose an administrator as the user, and set <strong>Permissions</strong> to{' '}
          <strong>Read/Write</strong>
        </Trans>
      </Step>
      <Step
        number={4}
        isWrong={problem === 'bad-key'}
        drawing={
          <DrawnFields
            fields={[
              { label: t`Consumer key`, value: 'ck_9f27…4e1c', isCopied: true },
              { label: t`Consumer secret`, value: 'cs_b81d…07aa', isCopied: true },
            ]}
          />
        }
      >
        <Trans>
          <strong>Generate API key</strong>, and copy both. The secret is shown <strong>only once</strong>
        </Trans>
      </Step>
    </>
  )
}
