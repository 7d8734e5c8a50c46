import { Trans, useLingui } from '@lingui/react/macro'
import { webQueries } from '@replybay/api-client'
import { useUser, useWebChoice } from '@replybay/feature-kit'
import { CopyButton, FieldRow, textLinkClassName } from '@replybay/ui-kit'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import styles from './company.module.css'

/** Where customers of the current website ask for returns themselves. Nothing on a backend without such a page. */
export function ReturnPageRow() {
  const { id } = useWebChoice()
  const { sample_webs: samples = [], features } = useUser()
  const isNone = id === undefined || samples.includes(id) || features?.warehouse === false
  return isNone ? null : <ReturnPageOf id={id} />
}

function ReturnPageOf({ id }: { id: string }) {
  const { t } = useLingui()
  const { data: web } = useQuery(webQueries.info(id))
  if (!web?.returnPageUrl) return null
  const { returnPageUrl } = web
  const name = web.name || web.domain || t`your website`
  return (
    <FieldRow
      title={t`Return page`}
      hint={t`Customers of ${name} ask for a return here, without signing in. Link to it from your shop.`}
    >
      <div className={styles['returnPage']}>
        <a href={returnPageUrl} target="_blank" rel="noreferrer" className={textLinkClassName()}>
          {returnPageUrl.replace(/^https?:\/\//, '')}
        </a>
        <CopyButton text={returnPageUrl} variant="default" leftIcon={<IconCopy aria-hidden />}>
          <Trans>Copy</Trans>
        </CopyButton>
      </div>
    </FieldRow>
  )
}
