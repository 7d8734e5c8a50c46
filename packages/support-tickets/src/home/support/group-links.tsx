import { Trans } from '@lingui/react/macro'
import { textLinkClassName } from '@replybay/ui-kit'
import { Link } from '../../links.ts'
import { useGroupCount } from './use-group-count.ts'

/** Where all of those are that the list begins with: the person’s own, then those of nobody. */
export function GroupLinks() {
  const mine = useGroupCount('mine').count
  const unassigned = useGroupCount('unassigned').count
  return (
    <>
      {mine !== 0 && (
        <Link to="/webs/tickets" search={{ channel: 'all', assignee: 'me' }} className={textLinkClassName()}>
          {mine === undefined ? <Trans>Mine</Trans> : <Trans>Mine {mine}</Trans>}
        </Link>
      )}
      <Link to="/webs/tickets" search={{ channel: 'all', assignee: 'none' }} className={textLinkClassName()}>
        {unassigned === undefined ? <Trans>Unassigned</Trans> : <Trans>Unassigned {unassigned}</Trans>}
      </Link>
    </>
  )
}
