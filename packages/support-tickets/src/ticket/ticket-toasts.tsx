import { ToastPlace, useFromBreakpoint } from '@replybay/ui-kit'
import styles from './ticket-toasts.module.css'

interface TicketToastsProps {
  /** Its list stands beside it, where there is room: toasts are shown there. */
  isListed: boolean
}

/** Toasts in a ticket whose list is not in sight: above the composer, where they cover neither that nor what was said. */
export function TicketToasts({ isListed }: TicketToastsProps) {
  const hasPanes = useFromBreakpoint('md')
  if (isListed && hasPanes) return null
  return (
    <div className={styles['toasts']}>
      <ToastPlace />
    </div>
  )
}
