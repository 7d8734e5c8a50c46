import { Trans } from '@lingui/react/macro'
import { blockingGuard, useAccess, useRightsWatch } from '@replybay/feature-kit'
import { Banner, Button } from '@replybay/ui-kit'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { features } from '../features.ts'
import { homeGuard } from '../home/home-entries.ts'
import styles from './arrival-notice.module.css'
import { isReason, type Reason } from './guard-words.ts'
import { useGuardWords } from './use-guard-words.ts'

/** Why a person stands here and not on the page that they asked for. */
export function ArrivalNotice() {
  const access = useAccess()
  const { pathname, search } = useLocation()
  const why = 'why' in search ? search.why : undefined
  // The home page itself says what keeps a person from all others.
  const isSaid =
    pathname === '/' && access !== undefined && (!access.isSubscribed || homeGuard(features, access) === why)
  if (!isReason(why) || isSaid) return null
  // It may be open to them by now.
  return blockingGuard([why], { access, path: pathname }) && <Notice why={why} />
}

function Notice({ why }: { why: Reason }) {
  const words = useGuardWords()
  const navigate = useNavigate()
  useRightsWatch()
  const { title, detail } = words(why)
  const dismiss = () =>
    void navigate({
      to: '.',
      replace: true,
      search: (current) => ({ ...current, from: undefined, why: undefined }),
    })
  return (
    <Banner
      tone="info"
      shape="strip"
      action={
        <Button variant="subtle" size="sm" onClick={dismiss}>
          <Trans>Dismiss</Trans>
        </Button>
      }
    >
      <span className={styles['words']}>
        <strong>{title}</strong> <span className={styles['detail']}>{detail}</span>
      </span>
    </Banner>
  )
}
