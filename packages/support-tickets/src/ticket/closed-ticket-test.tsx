import type { Ticket } from '@replybay/api-client'
import { SlotOutlet, testQuestion, useIsFilled } from '@replybay/feature-kit'
import styles from './closed-ticket-test.module.css'

/** Offers what the customer asked first in a closed ticket to whoever tests the AI agent. */
export function ClosedTicketTest({ ticket: { messages, customer } }: { ticket: Ticket }) {
  const isOffered = useIsFilled(testQuestion)
  const asked = messages.find(({ author, text }) => author === 'customer' && text.trim() !== '')
  if (!isOffered || !asked) return null
  return (
    <div className={styles['line']}>
      <SlotOutlet slot={testQuestion} question={asked.text} language={customer.language} />
    </div>
  )
}
