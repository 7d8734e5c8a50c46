import { useAccess, useCan } from '@replybay/feature-kit'

/** Whether the home page is about the person's own tickets, on a backend that knows whose they are. */
export function useIsSupport(): boolean {
  const hasAssignees = useCan('tickets')
  return useAccess()?.role === 'support' && hasAssignees
}
