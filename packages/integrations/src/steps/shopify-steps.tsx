import { Trans, useLingui } from '@lingui/react/macro'
import { DrawnChecks, DrawnFields, DrawnMenu, DrawnTabs } from './drawings.tsx'
import type { StepsProps } from './key-steps.tsx'
import { Step } from './step.tsx'

export function ShopifySteps({ problem }: StepsProps) {
  const { t } = useLingui()
  const apps = t({ context: 'Shopify', message: 'Apps and sales channels' })
  const develop = t({ context: 'Shopify', message: 'Develop apps' })
  return (
    <>
      <Step
        number={1}
        drawing={
          <DrawnMenu
            entries={[t({ context: 'Shopify', message: 'Settings' }), apps, develop]}
            ring={develop}
          />
        }
      >
        <Trans>
          In Shopify: <strong>Settings</strong>, <strong>Apps and sales channels</strong>, then{' '}
          <strong>Develop apps</strong>
        </Trans>
      </Step>
      <Step
        number={2}
        drawing={
          <DrawnFields
            fields={[
              { label: t({ context: 'Shopify', message: 'App name' }), value: 'Replybay', isRinged: true },
            ]}
          />
        }
      >
        <Trans>
          <strong>Create an app</strong>, and call it Replybay
        </Trans>
      </Step>
      <Step
        number={3}
        isWrong={problem === 'missing-permission'}
        drawing={
          <DrawnChecks
            names={[
              'read_orders',
              'read_products',
              'read_inventory',
              'write_merchant_managed_fulfillment_orders',
            ]}
          />
        }
      >
        <Trans>
          <strong>Configure Admin API scopes</strong>: read_orders, read_products, read_inventory and
          write_merchant_managed_fulfillment_orders
        </Trans>
      </Step>
      <Step
        number={4}
        isWrong={problem === 'bad-key'}
        drawing={
          <DrawnTabs
            tabs={[
              t({ context: 'Shopify', message: 'Configuration' }),
              t({ context: 'Shopify', message: 'API credentials' }),
            ]}
            ring={t({ context: 'Shopify', message: 'API credentials' })}
            button={t({ context: 'Shopify', message: 'Install app' })}
          />
        }
      >
        <Trans>
          <strong>API credentials</strong>: install the app, and copy the Admin API access token, which is
          shown <strong>only once</strong>, and the API secret key
        </Trans>
      </Step>
    </>
  )
}
