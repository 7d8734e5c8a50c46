import { Trans, useLingui } from '@lingui/react/macro'
import { DrawnFields } from './drawings.tsx'
import { Step } from './step.tsx'

interface MetaAppStepsProps {
  /** Of the first of them. */
  from: number
  /** Where webhooks are set up, as Meta calls it. */
  place: string
}

/** What is done in the app at Meta, whichever messenger it is for. */
export function MetaAppSteps({ from, place }: MetaAppStepsProps) {
  const { t } = useLingui()
  return (
    <>
      <Step
        number={from}
        drawing={<DrawnFields fields={[{ label: t`App secret`, value: '9f86d081…', isCopied: true }]} />}
      >
        <Trans>
          <strong>App settings</strong>, then <strong>Basic</strong>: show and copy the app secret
        </Trans>
      </Step>
      <Step
        number={from + 1}
        drawing={
          <DrawnFields
            fields={[
              {
                label: t({ context: 'Meta', message: 'Callback URL' }),
                value: 'https://…/hooks/…',
                isRinged: true,
              },
              { label: t`Verify token`, value: 'my-shop-2026', isRinged: true },
            ]}
          />
        }
      >
        <Trans>
          Once it’s connected here: in <strong>{place}</strong>, enter the address that Replybay shows and
          your verify token, and subscribe to <strong>messages</strong>
        </Trans>
      </Step>
    </>
  )
}
