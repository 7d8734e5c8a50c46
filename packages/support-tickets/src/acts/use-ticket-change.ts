import type { TicketSummary } from '@replybay/api-client'
import type { TicketStep } from '../change/ticket-step.ts'
import { useTicketAct } from './use-ticket-act.ts'

/** Changes one ticket, each step with a way back. */
export function useTicketChange(ticket: TicketSummary): (step: TicketStep) => void {
  const act = useTicketAct()
  return (step) => act(ticket, step)
}
