import type { Ticket } from '@replybay/api-client'
import { useCurrentWeb, useUser } from '@replybay/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePeopleAt, without } from './presence-store.ts'
import { PresenceWords } from './presence-words.tsx'
import styles from './presence.module.css'
import { startTelling } from './tell-presence.ts'

/**
 * Who else looks at the ticket or writes in it, below what was said; it takes room only while it says something. Tells
 * the others the same of this person.
 */
export function TicketPresence({ ticket: { _id: ticketId, webId } }: { ticket: Ticket }) {
  const client = useQueryClient()
  const userId = useUser()._id
  const isHere = useCurrentWeb() === webId
  useEffect(
    () => (isHere ? startTelling({ client, userId, webId, ticketId }) : undefined),
    [client, userId, webId, ticketId, isHere],
  )
  const people = without(usePeopleAt(ticketId), userId)
  return (
    <div className={styles['line']} data-shown={people.length > 0 || undefined} role="status">
      {people.length > 0 && <PresenceWords people={people} />}
    </div>
  )
}
