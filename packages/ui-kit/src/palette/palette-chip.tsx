import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { Avatar } from '../avatar/avatar.tsx'
import styles from './palette-view.module.css'

export interface PaletteChipProps {
  /** What the first commands act on. */
  label: string
  /** The person whom it is about. */
  person?: string | undefined
  onLeave: () => void
}

/** What the first commands act on, in the field. */
export function PaletteChip({ label, person, onLeave }: PaletteChipProps) {
  const { t } = useLingui()
  return (
    <span className={styles['chip']}>
      {person !== undefined && <Avatar name={person} size={18} />}
      <span className={styles['chipName']} dir="auto">
        {label}
      </span>
      <button type="button" className={styles['leave']} aria-label={t`Remove ${label}`} onClick={onLeave}>
        <IconX aria-hidden />
      </button>
    </span>
  )
}
