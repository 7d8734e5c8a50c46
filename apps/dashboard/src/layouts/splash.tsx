import { Trans } from '@lingui/react/macro'
import { Button, Mark } from '@replybay/ui-kit'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import styles from './splash.module.css'
import { WindowMain } from './window-main.tsx'

/** How long a page may take before it says so, ms. */
const LATE_MS = 10_000

/** While the first page is on its way. One that does not come says so, and can be asked for again. */
export function Splash() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <WindowMain isBusy={!isLate}>
      <div className={styles['splash']}>
        <Mark />
      </div>
      <div role="status" className={styles['late']}>
        {isLate && (
          <>
            <p>
              <Trans>This is taking longer than usual. Check your connection.</Trans>
            </p>
            <Button leftIcon={<IconRefresh aria-hidden />} onClick={() => globalThis.location.reload()}>
              <Trans>Retry</Trans>
            </Button>
          </>
        )}
      </div>
    </WindowMain>
  )
}
