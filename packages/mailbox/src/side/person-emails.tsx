import { useLingui } from '@lingui/react/macro'
import { emailQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { ProblemState, useIsOnline } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { groupThreads } from '../model/group-threads.ts'
import { EmailSection } from './email-section.tsx'

interface PersonEmailsProps {
  address: string
  title: string
  /** The thread that is open already. */
  exceptKey?: string | undefined
  /** Said where nothing has proved that they are of the person that is shown. */
  doubt?: string | undefined
}

/** What a person and the shop have written to each other by email, a row each thread; nothing where there is none. */
export function PersonEmails({ address, title, exceptKey, doubt }: PersonEmailsProps) {
  const { t, i18n } = useLingui()
  const isOnline = useIsOnline()
  const hasSearch = useCan('mailbox')
  const query = { ...emailQueries.ofPerson(address.toLowerCase()), enabled: hasSearch }
  const { data, error, refetch } = useQuery(query)
  if (!data && error && isOnline) {
    return <ProblemState title={wordError(i18n, 'listEmailHeaders', error)} onRetry={() => void refetch()} />
  }
  return (
    <EmailSection
      title={title}
      doubt={doubt}
      rows={groupThreads(data ?? []).filter(({ key }) => key !== exceptKey)}
      words={({ header }) => header.subject || t`No subject`}
    />
  )
}
