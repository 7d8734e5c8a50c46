import { warehouseQueries } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useCompany } from '../model/use-company.ts'

/** So many are read; more stand in the warehouse. */
const LIMIT = 20

/** The orders that a conversation is about, and what comes back of them; none while they are not known. */
export function useOrdersOf(of: { ticketId: string } | { email: string }) {
  // A server of the documented calls alone does not know which orders a conversation is about.
  const isSwitchedOn = useUser().features?.warehouse !== false
  const enabled = useCan('warehouse') && isSwitchedOn
  const companyId = useCompany()
  const filter = { companyId, ...of, limit: LIMIT }
  const orders = useQuery({ ...warehouseQueries.orders(filter), enabled })
  const returns = useQuery({ ...warehouseQueries.returns(filter), enabled })
  const { data, error, refetch } = orders
  return {
    companyId,
    orders: data?.orders ?? [],
    returns: returns.data?.returns ?? [],
    /** Whether the orders are known. */
    isKnown: data !== undefined,
    /** Why there are none. */
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
