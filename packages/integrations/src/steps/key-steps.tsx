import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ServiceKind } from '../model/kinds.ts'
import { MessengerSteps } from './messenger-steps.tsx'
import { PrestashopSteps } from './prestashop-steps.tsx'
import { SendcloudSteps } from './sendcloud-steps.tsx'
import { ShopifySteps } from './shopify-steps.tsx'
import styles from './key-steps.module.css'
import { StripeSteps } from './stripe-steps.tsx'
import { TelegramSteps } from './telegram-steps.tsx'
import { WhatsappSteps } from './whatsapp-steps.tsx'
import { WoocommerceSteps } from './woocommerce-steps.tsx'

const stepsOf: Readonly<Record<ServiceKind, (props: StepsProps) => ReactNode>> = {
  prestashop: PrestashopSteps,
  shopify: ShopifySteps,
  woocommerce: WoocommerceSteps,
  sendcloud: SendcloudSteps,
  stripe: StripeSteps,
  whatsapp: WhatsappSteps,
  messenger: MessengerSteps,
  telegram: TelegramSteps,
}

export interface StepsProps {
  /** What the last test found wrong. */
  problem: string | undefined
}

/** Where the keys of a service are found, step by step. */
export function KeySteps({ kind, problem }: StepsProps & { kind: ServiceKind }) {
  const { t } = useLingui()
  const Steps = stepsOf[kind]
  return (
    <section
      className={styles['steps']}
      aria-label={t({ context: 'integration', message: 'Where to find it' })}
    >
      <h3 className={styles['title']}>
        <Trans context="integration">Where to find it</Trans>
      </h3>
      <ol className={styles['list']}>
        <Steps problem={problem} />
      </ol>
    </section>
  )
}
