import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@replybay/ui-kit'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ScannerState } from '../scanner/use-scanner.ts'
import { ListeningTag, ResultCard } from '../strip/scan-strip.tsx'
import type { ShownFeedback } from '../strip/use-feedback.ts'
import styles from './print-desk.module.css'

interface DeskHeadProps {
  count: number
  /** `?status=` of the tab from which they were chosen. */
  tab: string | undefined
  state: ScannerState
  last: ShownFeedback | undefined
  onLeave: () => void
}

/** How many orders are on the desk, and what the last scan was. */
export function DeskHead({ count, tab, state, last, onLeave }: DeskHeadProps) {
  const { t } = useLingui()
  const orders = t`${plural(count, { one: '# order', other: '# orders' })}`
  const from: Readonly<Record<string, string>> = {
    labelled: t({ context: 'orders', message: 'Labeled' }),
    sent: t({ context: 'orders', message: 'Sent' }),
    remainder: t`Backorders`,
    problem: t`Problem`,
  }
  const name = from[tab ?? ''] ?? t`To ship`
  return (
    <header className={styles['head']}>
      <IconButton
        size="lg"
        className={styles['back']}
        label={t`Back to the orders`}
        icon={<IconArrowLeft aria-hidden />}
        onClick={onLeave}
      />
      <div className={styles['titles']}>
        <h1 className={styles['title']}>{t`Print desk`}</h1>
        <p className={styles['meta']}>{t`${orders} from ${name}`}</p>
      </div>
      <ResultCard last={last} />
      {state === 'listening' ? (
        <span className={styles['scan']}>{t`Scan an order to add it`}</span>
      ) : (
        <ListeningTag state={state} waiting={0} />
      )}
    </header>
  )
}
