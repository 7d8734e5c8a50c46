import { useFormats } from '@replybay/i18n'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from './separators.module.css'

export interface DaySeparatorProps {
  day: Date
  /** @default the moment of the first rendering */
  now?: Date | undefined
}

/** A new day begins. */
export function DaySeparator({ day, now }: DaySeparatorProps) {
  const [rendered] = useState(() => new Date())
  const today = now ?? rendered
  const { t } = useLingui()
  const date = useFormats().day(day, today)
  const isToday = day.toDateString() === today.toDateString()
  return (
    <div className={styles['separator']}>
      <span>{isToday ? t`Today, ${date}` : date}</span>
    </div>
  )
}
