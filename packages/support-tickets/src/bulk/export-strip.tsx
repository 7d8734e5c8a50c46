import { Plural, useLingui } from '@lingui/react/macro'
import { Button, Progress } from '@replybay/ui-kit'
import type { RunningExport } from './export-store.ts'
import styles from './job-strip.module.css'

interface ExportStripProps {
  running: RunningExport
  /** How many there will be, where that is known. */
  total: number | undefined
}

/** How far a file has come. */
export function ExportStrip({ running: { read, cancel }, total }: ExportStripProps) {
  const { t } = useLingui()
  return (
    <section className={styles['strip']} aria-label={t`Export as CSV`}>
      <p className={styles['title']}>{t`Export as CSV`}</p>
      {total !== undefined && total > 0 && <Progress label={t`Export as CSV`} value={read / total} />}
      <p role="status" className={styles['state']}>
        <Plural value={read} one="# ticket loaded" other="# tickets loaded" />
      </p>
      <div className={styles['actions']}>
        <Button size="sm" onClick={cancel}>{t`Cancel`}</Button>
      </div>
    </section>
  )
}
