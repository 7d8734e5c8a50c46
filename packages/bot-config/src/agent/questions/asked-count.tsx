import { Plural } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { VisuallyHidden } from '@replybay/ui-kit'
import styles from './questions.module.css'

/** How often customers asked a question; a dash where the server does not say. */
export function AskedCount({ asked }: { asked: number | undefined }) {
  const formats = useFormats()
  return (
    <span className={styles['asked']}>
      <span aria-hidden>{asked === undefined ? '—' : formats.number(asked)}</span>
      {asked !== undefined && (
        <VisuallyHidden>
          <Plural value={asked} one="Asked # time in 30 days" other="Asked # times in 30 days" />
        </VisuallyHidden>
      )}
    </span>
  )
}
