import { replies } from './replies.ts'

/**
 * Closes a ticket with the reply that waits to be sent to it: after a closing of its own, the reply would open it again.
 *
 * @returns nothing where none waits; else whether the reply closes it, which one that is being sent does not.
 */
export function closeWithReply(userId: string, ticketId: string): Promise<boolean> | undefined {
  const reply = replies
    .read(userId)
    .findLast((entry) => entry.ticketId === ticketId && entry.state === 'waiting' && !entry.closes)
  return (
    reply &&
    replies.locked(userId, reply.key, (entry) => {
      if (entry) replies.keep(userId, { ...entry, closes: true })
      return entry !== undefined
    })
  )
}

/** The toasts of closings that wait for their reply, by the ids of the tickets: once it has gone, there is another way back. */
export const closeToasts = new Map<string, string>()

/** Leaves a ticket open that was to be closed with a reply, which still waits. */
export async function leaveOpen(userId: string, ticketId: string): Promise<void> {
  const reply = replies.read(userId).findLast((entry) => entry.ticketId === ticketId && entry.closes)
  if (!reply) return
  await replies.locked(userId, reply.key, (entry) => {
    if (entry?.state === 'waiting') replies.keep(userId, { ...entry, closes: false })
  })
}
