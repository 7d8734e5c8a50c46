import { joinClasses } from '../join-classes.ts'
import styles from './ticket-row.module.css'

interface RoughRowProps {
  name: string
  line: string
}

/** As much as is read of a line that flies by. */
const LINE_LENGTH = 60

/** Stands for a ticket row in a list that flies by: as high, and of two texts. */
export function RoughRow({ name, line }: RoughRowProps) {
  return (
    <div className={joinClasses(styles['row'], styles['rough'])}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['line']}>{line.slice(0, LINE_LENGTH)}</span>
    </div>
  )
}
