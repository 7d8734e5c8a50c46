import { useUser } from '@replybay/feature-kit'
import { readKept } from '@replybay/sync'
import * as v from 'valibot'
import { emailDraftKey, NEW_EMAIL } from './email-draft.ts'
import { useDraftKeys } from './use-draft-keys.ts'

/** An email that the person has begun to write. */
export interface BegunEmail {
  /** Names the thread. */
  threadKey: string
  /** By which its thread is opened; `new` for an email that answers none. */
  emailId: string
  /** Who is to get it. */
  to: string
  subject: string
  text: string
}

const kept = v.object({ emailId: v.string(), about: v.string(), text: v.string() })
const about = v.tuple([v.string(), v.string()])

/** What the person has begun to write, in this browser. */
export function useDrafts(): BegunEmail[] {
  const userId = useUser()._id
  return [...useDraftKeys()].flatMap((threadKey) => {
    const draft = v.safeParse(kept, parsed(readKept(emailDraftKey(userId, threadKey))))
    if (!draft.success) return []
    const { text, emailId } = draft.output
    const named = v.safeParse(about, parsed(draft.output.about))
    const [to, subject] = named.success ? named.output : ['', '']
    const opened = threadKey === NEW_EMAIL ? NEW_EMAIL : emailId || threadKey
    return [{ threadKey, emailId: opened, to, subject, text }]
  })
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
