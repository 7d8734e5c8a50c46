import { useLingui } from '@lingui/react/macro'
import { useCan } from '@replybay/feature-kit'
import { EmptyState, PageHeader } from '@replybay/ui-kit'
import { EntryList } from './entry-list.tsx'

/** /mailbox: what the company has. */
export function OverviewPage() {
  const { t } = useLingui()
  const isOffered = useCan('mailbox')
  return (
    <>
      <title>{`${t`Overview`} · Replybay`}</title>
      <PageHeader title={t`Overview`} />
      {isOffered ? (
        <EntryList />
      ) : (
        <EmptyState title={t`No overview here`} detail={t`This server does not offer it.`} />
      )}
    </>
  )
}
