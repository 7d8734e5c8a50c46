import { Trans, useLingui } from '@lingui/react/macro'
import { webQueries } from '@replybay/api-client'
import { guardsAt } from '@replybay/feature-kit'
import { Banner, Select, textLinkClassName } from '@replybay/ui-kit'
import { useQueries } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import type { useInbox } from './use-inbox.ts'

const WEBSITES_PAGE = '/webs/integration'

/** Which website's inbox gets the messages, where there is a choice; that there has to be one, where there is none. */
export function InboxField({ inbox }: { inbox: ReturnType<typeof useInbox> }) {
  const { t } = useLingui()
  const { ids, webId, choose, isMissing } = inbox
  const webs = useQueries({ queries: ids.length > 1 ? ids.map((id) => webQueries.info(id)) : [] })
  const hasPage = Boolean(guardsAt(useRouter(), WEBSITES_PAGE))
  if (isMissing) {
    return (
      <Banner
        tone="warning"
        action={
          hasPage && (
            <Link to={WEBSITES_PAGE} className={textLinkClassName()}>
              <Trans>Add a website</Trans>
            </Link>
          )
        }
      >
        <Trans>Add a website first: messages arrive in its inbox.</Trans>
      </Banner>
    )
  }
  if (ids.length < 2 || webId === undefined) return null
  return (
    <Select
      label={t`Website`}
      hint={t`New messages arrive in its inbox`}
      value={webId}
      options={ids.map((id, place) => ({
        value: id,
        label: webs[place]?.data?.domain || webs[place]?.data?.name || id,
      }))}
      onChange={(id) => id !== null && choose(id)}
    />
  )
}
