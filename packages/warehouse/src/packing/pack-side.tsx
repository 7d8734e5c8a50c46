import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, IconButton, Tag, textLinkClassName } from '@replybay/ui-kit'
import {
  IconCircleCheckFilled,
  IconCircleMinus,
  IconCircleXFilled,
  IconFileInvoice,
  IconListCheck,
  IconMinus,
  IconPlus,
  IconReceipt,
} from '@tabler/icons-react'
import { useState } from 'react'
import { isOpen } from '../model/order-search.ts'
import { useOneClick } from '../parts/use-one-click.ts'
import { usePapers } from '../print/use-papers.ts'
import type { FeedbackList, ShownFeedback } from '../strip/use-feedback.ts'
import { LabelProblem } from './label-problem.tsx'
import styles from './pack-side.module.css'
import type { Packing } from './use-packing.ts'

interface PackSideProps {
  order: WarehouseOrder
  packing: Packing
  feedback: FeedbackList
}

/** How far the order is, its packages and papers, and the last scans. */
export function PackSide({ order, packing, feedback }: PackSideProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const papers = usePapers(order, feedback)
  const isOwn = useOneClick()
  const isSlipOwn = useOneClick()
  const isInvoiceOwn = useOneClick()
  const labels = order.labels ?? []
  const [chosen, setChosen] = useState<number>()
  const packages = labels.length > 0 ? labels.length : (chosen ?? order.parcelNumber ?? 1)
  const isLocked = labels.length > 0 || !isOpen(order)
  const madeAt = labels[0]?.createdAt
  return (
    <aside className={styles['side']} aria-label={t`Packages and papers`}>
      <div className={styles['ring']}>
        <Ring value={packing.quantity === 0 ? 0 : packing.packed / packing.quantity} />
        <p className={styles['sum']}>{`${packing.packed}/${packing.quantity}`}</p>
        <p className={styles['caption']}>{t`items scanned`}</p>
      </div>
      <div className={styles['part']}>
        <div className={styles['row']}>
          <strong>{t`Packages`}</strong>
          <span className={styles['stepper']}>
            <IconButton
              size="lg"
              className={styles['step']}
              label={t`One package less`}
              icon={<IconMinus aria-hidden />}
              disabled={isLocked || packages <= 1}
              onClick={() => setChosen(packages - 1)}
            />
            <output aria-label={t`Packages`}>{packages}</output>
            <IconButton
              size="lg"
              className={styles['step']}
              label={t`One package more`}
              icon={<IconPlus aria-hidden />}
              disabled={isLocked || packages >= 99}
              onClick={() => setChosen(packages + 1)}
            />
          </span>
        </div>
        <Button
          fullWidth
          className={styles['paper']}
          leftIcon={<IconReceipt aria-hidden />}
          loading={papers.isMaking}
          disabled={labels.length === 0 && !isOpen(order)}
          onClick={({ timeStamp }) => {
            if (!isOwn(timeStamp)) return
            if (labels.length > 0) papers.labels()
            else papers.makeLabels(packages)
          }}
        >
          <span className={styles['paperName']}>{labels.length > 0 ? t`Print label` : t`Make label`}</span>
          {madeAt !== undefined && <Tag tone="success">{formats.shortMoment(new Date(madeAt))}</Tag>}
        </Button>
        {labels.length === 0 && isOpen(order) && order.labelProblem && (
          <LabelProblem problem={order.labelProblem} />
        )}
        <Button
          fullWidth
          className={styles['paper']}
          leftIcon={<IconListCheck aria-hidden />}
          onClick={({ timeStamp }) => isSlipOwn(timeStamp) && papers.slip()}
        >
          <span className={styles['paperName']}>{t`Print packing slip`}</span>
        </Button>
        <Button
          fullWidth
          className={styles['paper']}
          leftIcon={<IconFileInvoice aria-hidden />}
          onClick={({ timeStamp }) => isInvoiceOwn(timeStamp) && papers.bill()}
        >
          <span className={styles['paperName']}>{t`Print invoice`}</span>
        </Button>
        {labels.map(({ parcel, trackingNumber, trackingUrl, deliveredAt }) =>
          trackingNumber === undefined ? null : (
            <p key={parcel} className={styles['tracking']}>
              {trackingUrl === undefined ? (
                trackingNumber
              ) : (
                <a href={trackingUrl} target="_blank" rel="noreferrer" className={textLinkClassName()}>
                  {trackingNumber}
                </a>
              )}
              {deliveredAt !== undefined && (
                <Tag tone="success">{t`Delivered ${formats.shortMoment(new Date(deliveredAt))}`}</Tag>
              )}
            </p>
          ),
        )}
      </div>
      {feedback.recent.length > 0 && (
        <div className={styles['part']}>
          <h3 className={styles['title']}>{t`Last scans`}</h3>
          <ul className={styles['scans']}>
            {feedback.recent.map(({ id, tone, code, short }) => (
              <li key={id} data-tone={tone}>
                <ScanShape tone={tone} />
                <span className={styles['code']}>{code}</span>
                <span>{short}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}

function ScanShape({ tone }: { tone: ShownFeedback['tone'] }) {
  if (tone === 'right') return <IconCircleCheckFilled aria-hidden />
  return tone === 'info' ? <IconCircleMinus aria-hidden /> : <IconCircleXFilled aria-hidden />
}

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

/** A circle that closes as the box fills. */
function Ring({ value }: { value: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={styles['circle']}
      aria-hidden
      data-complete={value >= 1 || undefined}
    >
      <circle cx="50" cy="50" r={RADIUS} />
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        className={styles['done']}
        strokeDasharray={`${LENGTH * value} ${LENGTH}`}
        transform="rotate(-90 50 50)"
      />
    </svg>
  )
}
