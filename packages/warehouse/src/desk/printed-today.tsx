import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { Button } from '@replybay/ui-kit'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { type PrintedAtOnce, usePrintedToday } from '../device/print-log.ts'
import { useCompany } from '../model/use-company.ts'
import styles from './desk-list.module.css'

/** So many stand there until all are asked for. */
const FEW = 2

interface PrintedTodayProps {
  isBusy: boolean
  onReprint: (printed: PrintedAtOnce) => void
}

/** What this device has printed today: a sheet that the printer ate is printed once more from here. */
export function PrintedToday({ isBusy, onReprint }: PrintedTodayProps) {
  const { t } = useLingui()
  const printed = usePrintedToday(useCompany())
  const [isWhole, setWhole] = useState(false)
  const shown = printed.length
  if (shown === 0) return null
  return (
    <section className={styles['printed']} aria-label={t`Printed today`}>
      <h2 className={styles['groupHead']}>
        <span>{t`Printed today`}</span>
        {shown > FEW && (
          <Button variant="subtle" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t`Show fewer` : t`Show all ${shown}`}
          </Button>
        )}
      </h2>
      <ul className={styles['rows']}>
        {printed.slice(0, isWhole ? shown : FEW).map((one) => (
          <PrintedRow key={one.at} printed={one} isBusy={isBusy} onReprint={() => onReprint(one)} />
        ))}
      </ul>
    </section>
  )
}

interface PrintedRowProps {
  printed: PrintedAtOnce
  isBusy: boolean
  onReprint: () => void
}

function PrintedRow({ printed: { at, orderNumbers, papers }, isBusy, onReprint }: PrintedRowProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const words = { label: t`Shipping labels`, slip: t`Packing slips`, bill: t`Invoices` }
  const kinds = papers.map((paper) => words[paper])
  const [first] = orderNumbers
  const more = orderNumbers.length - 1
  const title = more === 0 ? first : t`${first} and ${plural(more, { one: '# other', other: '# others' })}`
  return (
    <li className={styles['printedRow']}>
      <time className={styles['time']} dateTime={new Date(at).toISOString()}>
        {formats.time(new Date(at))}
      </time>
      <span className={styles['who']}>
        <span className={styles['number']} title={orderNumbers.join(', ')}>
          {title}
        </span>
        <span className={styles['name']}>
          {new Intl.ListFormat(i18n.locale, { style: 'short', type: 'unit' }).format(kinds)}
        </span>
      </span>
      <Button
        leftIcon={<IconPrinter aria-hidden />}
        aria-label={t`Reprint ${title}`}
        disabled={isBusy}
        onClick={onReprint}
      >
        {t`Reprint`}
      </Button>
    </li>
  )
}
