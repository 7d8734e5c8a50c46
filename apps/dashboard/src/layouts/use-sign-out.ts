import { useLingui } from '@lingui/react/macro'
import { authMutations } from '@replybay/api-client'
import { flushPending, useSession, useUser } from '@replybay/feature-kit'
import { countDraftKinds, type DraftKind, forgetDrafts } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { features } from '../features.ts'

/** How many drafts there are of each kind. */
export type DraftCounts = Partial<Record<DraftKind, number>>

/** Signs the person out, who says before what becomes of their drafts, if there are any. */
export function useSignOut() {
  const { t, i18n } = useLingui()
  const user = useUser()
  const session = useSession()
  const client = useQueryClient()
  const toasts = useToasts()
  const [drafts, setDrafts] = useState<DraftCounts>({})
  const [isFlushing, setFlushing] = useState(false)
  const signOut = useMutation({
    ...authMutations.signOut(),
    onSuccess: () => session.end('asked'),
    onError: (error) =>
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'signOut', error),
        detail: t`You’re still signed in on the server.`,
        action: { label: t`Sign out on this device`, onSelect: () => void session.end('asked') },
      }),
  })
  async function leave() {
    setDrafts({})
    setFlushing(true)
    await flushPending(client, user, features)
    setFlushing(false)
    signOut.mutate()
  }
  return {
    /** It is under way. */
    isLeaving: isFlushing || signOut.isPending,
    /** The drafts that the person is asked about, by kind; nothing is asked while there are none. */
    drafts,
    ask: () => {
      const counts = countDraftKinds(user._id)
      if (Object.keys(counts).length > 0) setDrafts(counts)
      else void leave()
    },
    stay: () => setDrafts({}),
    keepDrafts: () => void leave(),
    deleteDrafts: () => void forgetDrafts(user._id).then(leave),
  }
}
