import { type Integration, type IntegrationCheck, integrationMutations } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ServiceKind } from '../model/kinds.ts'
import type { Service } from '../model/service.ts'

const connects = {
  prestashop: integrationMutations.prestashop,
  shopify: integrationMutations.shopify,
  woocommerce: integrationMutations.woocommerce,
  sendcloud: integrationMutations.sendcloud,
  stripe: integrationMutations.stripe,
  whatsapp: integrationMutations.whatsapp,
  messenger: integrationMutations.messenger,
  telegram: integrationMutations.telegram,
} as const

/** The call that connects a service, as one of whatever fields. */
function connectOf(kind: ServiceKind) {
  // Sound: what is sent are the fields of this kind; where one is missing, the server says which.
  return connects[kind]() as unknown as ReturnType<typeof integrationMutations.stripe>
}

type Outcome =
  | { is: 'tried'; check: IntegrationCheck }
  | { is: 'connected' }
  /** The server of Replybay itself failed, or was not reached. */
  | { is: 'failed' }

/** Tries what is typed and connects it, or tries what is kept. Where the server can't try, connecting does. */
export function useConnection(service: Service, integration: Integration | undefined) {
  const canTest = useCan('integrations')
  const test = useMutation(integrationMutations.test())
  const connect = useMutation(connectOf(service.kind))
  const check = useMutation(integrationMutations.check())
  const [tried, setTried] = useState<IntegrationCheck>()
  const isRunning = test.isPending || connect.isPending || check.isPending
  const failure = test.error
    ? ({ operation: 'testIntegration', error: test.error } as const)
    : connect.error
      ? ({ operation: operations[service.kind], error: connect.error } as const)
      : check.error
        ? ({ operation: 'checkIntegration', error: check.error } as const)
        : undefined

  function reset() {
    setTried(undefined)
    test.reset()
    connect.reset()
    check.reset()
  }
  return {
    /** Whether keys are tried before they are kept, and again whenever somebody wants to know. */
    canTest,
    /** What the last try of what is typed found; absent once something else is typed. */
    tried,
    isRunning,
    failure: isRunning ? undefined : failure,
    reset,
    /** Tries the keys that are kept. */
    async checkKept(): Promise<void> {
      reset()
      if (integration) await check.mutateAsync(integration._id).catch(() => undefined)
    },
    /** Tries what is typed; connects with it, and with what need not be tried, where all is well. */
    async connect(settings: Record<string, string>, beside: Record<string, string>): Promise<Outcome> {
      reset()
      try {
        const found = canTest ? await test.mutateAsync({ kind: service.kind, settings }) : undefined
        setTried(found)
        if (found && (found.problem !== undefined || found.steps.some(({ state }) => state === 'failed'))) {
          return { is: 'tried', check: found }
        }
        await connect.mutateAsync({ ...settings, ...beside } as Parameters<typeof connect.mutateAsync>[0])
        return { is: 'connected' }
      } catch {
        return { is: 'failed' }
      }
    },
  }
}

const operations = {
  prestashop: 'integratePrestashop',
  shopify: 'integrateShopify',
  woocommerce: 'integrateWoocommerce',
  sendcloud: 'integrateSendcloud',
  stripe: 'integrateStripe',
  whatsapp: 'integrateWhatsapp',
  messenger: 'integrateMessenger',
  telegram: 'integrateTelegram',
} as const satisfies Record<ServiceKind, string>
