import { useUser } from '@replybay/feature-kit'
import { draftKey, forgetText, keepText, readKept } from '@replybay/sync'
import { type PillsFieldValue, wordsOf } from '@replybay/ui-kit'
import { useState } from 'react'
import * as v from 'valibot'

const schema = v.object({ addresses: v.array(v.string()), message: v.string() })
type Draft = v.InferOutput<typeof schema>

/**
 * What is typed into an invitation, kept as a draft in this browser until it is sent.
 * @param kind - Whom it invites: unique among the pages that invite.
 */
export function useKeptInvitation(kind: string) {
  const key = draftKey(useUser()._id, `form:invite-${kind}`)
  const [begun] = useState(() => readDraft(key))
  const [value, setValue] = useState<PillsFieldValue>({ pills: begun?.addresses ?? [], text: '' })
  const [message, setMessage] = useState(begun?.message ?? '')
  function keep(addresses: readonly string[], text: string) {
    if (addresses.length === 0 && text === '') forgetText(key)
    else keepText(key, JSON.stringify({ addresses, message: text }))
  }
  return {
    value,
    message,
    changeValue: (next: PillsFieldValue) => {
      setValue(next)
      keep(wordsOf(next), message)
    },
    changeMessage: (next: string) => {
      setMessage(next)
      keep(wordsOf(value), next)
    },
    /** It is on its way: the message stays for more, as long as the page does. */
    sent: () => {
      setValue({ pills: [], text: '' })
      forgetText(key)
    },
  }
}

function readDraft(key: string): Draft | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readKept(key) ?? 'null'))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
