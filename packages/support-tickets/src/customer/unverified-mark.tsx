import { useLingui } from '@lingui/react/macro'
import { Tag, Tooltip } from '@replybay/ui-kit'
import styles from './unverified-mark.module.css'

/** Beside an address that the visitor typed and nothing has proved. The keyboard reaches it, since it explains itself. */
export function UnverifiedMark() {
  const { t } = useLingui()
  const word = t`Unverified`
  const reason = t`This email was entered in the chat and isn’t verified. It may belong to a different person.`
  return (
    <Tooltip label={reason} placement="top">
      <button type="button" className={styles['mark']} aria-label={`${word}. ${reason}`}>
        <Tag tone="warning">{word}</Tag>
      </button>
    </Tooltip>
  )
}
