import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './suggestion-strip.module.css'

/** Where a suggestion may come: what stands above does not move when it does. */
export function SuggestionPlace() {
  return (
    <div className={styles['place']} data-suggestion="place" aria-hidden>
      <Skeleton width="9rem" height="0.875rem" />
      <Skeleton width="100%" height="0.875rem" />
      <Skeleton width="86%" height="0.875rem" />
      <Skeleton width="62%" height="0.875rem" />
    </div>
  )
}
