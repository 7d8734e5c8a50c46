import { guardsAt } from '@replybay/feature-kit'
import { type LinkProps, useRouter } from '@tanstack/react-router'

/** Pages of packages that need not be there. */
const laterPages = {
  plans: '/settings/plans',
  billing: '/settings/billing',
  websites: '/webs/integration',
} as const

/** Where a link to such a page leads; undefined where it is not there. */
export function useLaterPage(page: keyof typeof laterPages): NonNullable<LinkProps['to']> | undefined {
  const path = laterPages[page]
  // Sound: the router's types don't know the page, but it was asked.
  return guardsAt(useRouter(), path) && (path as NonNullable<LinkProps['to']>)
}
