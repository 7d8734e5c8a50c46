import styles from './fading-row.module.css'

/** Lets a row of tabs or links be scrolled, and fades it at the edge where it goes on. */
export function fadingRowClassName(): string {
  return styles['row'] ?? ''
}
