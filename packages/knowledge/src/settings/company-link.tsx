import { Trans } from '@lingui/react/macro'
import { guardsAt } from '@replybay/feature-kit'
import { textLinkClassName } from '@replybay/ui-kit'
import { Link, type LinkProps, useRouter } from '@tanstack/react-router'

const PATH = '/settings/settings'

/** The way to the company's details; nothing where no feature has that page. */
export function CompanyLink() {
  const router = useRouter()
  if (!guardsAt(router, PATH)) return null
  // Sound: the router's types don't know the page, but it was asked.
  const to = PATH as NonNullable<LinkProps['to']>
  return (
    <Link to={to} className={textLinkClassName()}>
      <Trans>Company settings</Trans>
    </Link>
  )
}
