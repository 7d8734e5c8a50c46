import { useLingui } from '@lingui/react/macro'
import { type EmailThread, emailQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { groupThreads } from '../model/group-threads.ts'
import { isOwnAddress, nameOf, otherPartyOf } from '../model/sender.ts'
import { EmailSection } from './email-section.tsx'

interface SameSubjectProps {
  thread: EmailThread
  /** Whose emails are shown by themselves. */
  address: string
}

/** Threads of other people with the subject of an open one: a program that drops what an email replies to leaves them apart. */
export function SameSubject({ thread: { subject = '', threadId, header_id }, address }: SameSubjectProps) {
  const { t } = useLingui()
  const own = useUser().mailbox?.address
  // It is an offer: where it can't be read, nothing is missed.
  const { data = [] } = useQuery({ ...emailQueries.bySubject({ subject }), enabled: subject.trim() !== '' })
  const partyOf = (row: ReturnType<typeof groupThreads>[number]) =>
    otherPartyOf(row.header, isOwnAddress(row.header.from, own))
  const rows = groupThreads(data).filter(
    (row) =>
      row.key !== (threadId ?? header_id) && partyOf(row)?.address.toLowerCase() !== address.toLowerCase(),
  )
  return <EmailSection title={t`Same subject`} rows={rows} words={(row) => nameOf(partyOf(row))} />
}
