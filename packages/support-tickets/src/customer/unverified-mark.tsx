import { useLingui } from '@lingui/react/macro'
import { Tag, Tooltip } from '@replybay/ui-kit'
import styles from './unverified-mark.module.css'

/** Beside an address that the visitor typed and nothing has proved. The keyboard reaches it, since it explains itself. */
export function UnverifiedMark() {
  const { t } = useLingui()
  const word = t`Unverified`
  const reason = t`The visitor typed this address. Nothing has proved that it is theirs.`
  return (
    <Tooltip label={reason} placement="top">
      <button type="button" className={styles['mark']} aria-label={`${word}. ${reason}`}>
        <Tag tone="warning">{word}</Tag>
      </button>
    </Tooltip>
  )
}
