import { useLingui } from '@lingui/react/macro'
import { authMutations } from '@replybay/api-client'
import { flushPending, useSession, useUser } from '@replybay/feature-kit'
import { countDrafts, forgetDrafts } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { features } from '../features.ts'

/** Signs the person out, who says before what becomes of their drafts, if there are any. */
export function useSignOut() {
  const { t, i18n } = useLingui()
  const user = useUser()
  const session = useSession()
  const client = useQueryClient()
  const toasts = useToasts()
  const [draftCount, setDraftCount] = useState(0)
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
    setDraftCount(0)
    setFlushing(true)
    await flushPending(client, user, features)
    setFlushing(false)
    signOut.mutate()
  }
  return {
    /** It is under way. */
    isLeaving: isFlushing || signOut.isPending,
    /** How many drafts the person is asked about; nothing is asked while it is 0. */
    draftCount,
    ask: () => {
      const count = countDrafts(user._id)
      if (count > 0) setDraftCount(count)
      else void leave()
    },
    stay: () => setDraftCount(0),
    keepDrafts: () => void leave(),
    deleteDrafts: () => {
      forgetDrafts(user._id)
      void leave()
    },
  }
}
