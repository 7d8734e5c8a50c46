import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { PersonEmails } from './person-emails.tsx'

/** Beside a ticket: the emails from and to its customer. */
export function CustomerEmails({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui()
  const isConnected = useUser().mailbox?.connected === true
  const { email } = ticket.customer
  if (!isConnected || email === undefined) return null
  return (
    <PersonEmails
      key={email}
      address={email}
      title={t`Emails`}
      doubt={
        ticket.customerVerified === false
          ? t`This ticket’s email is unverified. These emails may belong to a different person.`
          : undefined
      }
    />
  )
}
