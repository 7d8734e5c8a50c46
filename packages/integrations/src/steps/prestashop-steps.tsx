import { Trans, useLingui } from '@lingui/react/macro'
import { DrawnFields, DrawnMenu } from './drawings.tsx'
import type { StepsProps } from './key-steps.tsx'
import { ModuleStep } from './module-step.tsx'
import { Step } from './step.tsx'

export function PrestashopSteps({ problem }: StepsProps) {
  const { t } = useLingui()
  const advanced = t({ context: 'PrestaShop', message: 'Advanced Parameters' })
  const webservice = t({ context: 'PrestaShop', message: 'Webservice' })
  return (
    <>
      <Step number={1} drawing={<DrawnMenu entries={[advanced, webservice]} ring={webservice} />}>
        <Trans>
          In PrestaShop: <strong>Advanced Parameters</strong>, then <strong>Webservice</strong>
        </Trans>
      </Step>
      <Step
        number={2}
        drawing={
          <DrawnFields
            fields={[
              {
                label: t({ context: 'PrestaShop', message: 'Enable webservice' }),
                value: t({ context: 'PrestaShop', message: 'Yes' }),
                isRinged: true,
              },
            ]}
          />
        }
      >
        <Trans>
          Switch on <strong>Enable PrestaShop’s webservice</strong>, and save
        </Trans>
      </Step>
      <Step
        number={3}
        isWrong={problem === 'bad-key'}
        drawing={<DrawnFields fields={[{ label: t`Web service key`, value: '7H1K9F2C…', isCopied: true }]} />}
      >
        <Trans>
          <strong>Add new webservice key</strong>, then <strong>Generate</strong>, and copy the key
        </Trans>
      </Step>
      <Step
        number={4}
        isWrong={problem === 'missing-permission'}
        drawing={
          <DrawnFields
            fields={[
              { label: 'orders', value: 'GET' },
              { label: 'order_histories', value: 'POST', isRinged: true },
              { label: 'order_carriers', value: 'PUT', isRinged: true },
            ]}
          />
        }
      >
        <Trans>
          Allow GET for orders, order_carriers, order_payments, order_states, customers, addresses, countries,
          currencies, carriers, products and stock_availables, <strong>POST</strong> for order_histories and{' '}
          <strong>PUT</strong> for order_carriers
        </Trans>
      </Step>
      <ModuleStep number={5} />
    </>
  )
}
