import { type Integration, integrationQueries } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'

/** Whether something of a kind is connected; `unknown` while that is not told. */
type Connected = 'some' | 'none' | 'unknown'

const shops: ReadonlySet<string> = new Set(['shopify', 'woocommerce', 'prestashop'])

/** Whether a payment service is connected that can pay refunds. */
export const usePaymentService = (): Connected =>
  useConnected(({ kind, isLocal }) => kind === 'stripe' && !isLocal)

/** Whether a shop is connected whose orders come in by themselves. */
export const useConnectedShop = (): Connected => useConnected(({ kind }) => shops.has(kind))

function useConnected(isMeant: (one: Integration) => boolean): Connected {
  const mayRead = useUser().role !== 'support'
  const canRead = useCan('integrations') && mayRead
  const { data } = useQuery({ ...integrationQueries.list(), enabled: canRead })
  if (!data) return 'unknown'
  return data.some(isMeant) ? 'some' : 'none'
}
