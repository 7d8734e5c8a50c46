import type { MailboxSettings, MailProvider } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { draftKey, forgetText, useKeptFields } from '@replybay/sync'
import { useState } from 'react'
import {
  type ConnectionDraft,
  draftFrom,
  firstDraft,
  keptTexts,
  type KeptConnection,
} from './connection-draft.ts'

/** A new connection, a change of the one there is, and that of a local mailbox. */
const kinds = ['new', 'change', 'local'] as const

/** Where what is typed of a connection is kept. */
export function useConnectionKey(kind: (typeof kinds)[number]): string {
  return draftKey(useUser()._id, `form:mailbox-${kind}`)
}

/** For when a mailbox is connected: what is typed of others is out of date. */
export function useForgetConnections(): () => void {
  const { _id: userId } = useUser()
  return () => {
    for (const kind of kinds) forgetText(draftKey(userId, `form:mailbox-${kind}`))
  }
}

/** A connection as it is typed: kept in this browser until it is saved or given up, all but its passwords. */
export function useKeptConnection(providers: readonly MailProvider[], settings: MailboxSettings | undefined) {
  const key = useConnectionKey(settings ? 'change' : 'new')
  const [begun] = useState(() => firstDraft(settings))
  const [passwords, setPasswords] = useState({ password: '', sendingPassword: '' })
  const { fields, change, clear } = useKeptFields<KeptConnection>(key, keptTexts(begun))
  const draft: ConnectionDraft = { ...draftFrom(fields, begun, providers), ...passwords }
  return {
    draft,
    change(next: ConnectionDraft) {
      const { password, sendingPassword } = next
      setPasswords({ password, sendingPassword })
      change(keptTexts(next))
    },
    clear,
  }
}
