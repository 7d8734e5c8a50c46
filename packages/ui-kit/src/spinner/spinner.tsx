import styles from './spinner.module.css'

/** Turns while a button works. Lists and pages show a `Skeleton` instead. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden />
}
