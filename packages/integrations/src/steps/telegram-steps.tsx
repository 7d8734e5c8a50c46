import { Trans, useLingui } from '@lingui/react/macro'
import { DrawnChat, DrawnFields } from './drawings.tsx'
import type { StepsProps } from './key-steps.tsx'
import { Step } from './step.tsx'

export function TelegramSteps({ problem }: StepsProps) {
  const { t } = useLingui()
  return (
    <>
      <Step number={1} drawing={<DrawnChat name="@BotFather" sent="/newbot" />}>
        <Trans>
          In Telegram: open a chat with <strong>@BotFather</strong>, and send <strong>/newbot</strong>
        </Trans>
      </Step>
      <Step
        number={2}
        drawing={
          <DrawnFields
            fields={[
              {
                label: t({ context: 'Telegram', message: 'Name' }),
                value: t({ context: 'Telegram', message: 'Your shop' }),
              },
              {
                label: t({ context: 'Telegram', message: 'Username' }),
                value: 'your_shop_bot',
                isRinged: true,
              },
            ]}
          />
        }
      >
        <Trans>
          Send the name that customers see, then a username that ends in <strong>bot</strong>
        </Trans>
      </Step>
      <Step
        number={3}
        isWrong={problem === 'bad-key'}
        drawing={<DrawnFields fields={[{ label: t`Bot token`, value: '7412…:AAE…', isCopied: true }]} />}
      >
        <Trans>
          Copy the token from the reply. For a bot that you have already, send <strong>/token</strong>
        </Trans>
      </Step>
    </>
  )
}
