import styles from './presence.module.css'

/** Three dots that pulse in turn, for who sees. */
export function TypingDots() {
  return (
    <span className={styles['dots']} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  )
}
