import { useFormats } from '@replybay/i18n'
import styles from './count-badge.module.css'

/** From here on the exact number no longer matters to the eye. */
const MOST = 99

export interface CountBadgeProps {
  count: number
}

/** How many wait behind an icon. Nothing at 0. */
export function CountBadge({ count }: CountBadgeProps) {
  const formats = useFormats()
  if (count <= 0) return null
  return <span className={styles['badge']}>{count > MOST ? `${MOST}+` : formats.number(count)}</span>
}
