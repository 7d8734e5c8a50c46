import { useLingui } from '@lingui/react/macro'
import { Popover } from '@replybay/ui-kit'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './unverified-mark.module.css'

/** Beside an address that the visitor typed and nothing has proved. A press, by finger, mouse or key, explains it. */
export function UnverifiedMark() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const word = t`Unverified`
  const reason = t`This email was entered in the chat and isn’t verified. It may belong to a different person.`
  return (
    <Popover
      label={word}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={styles['mark']} title={word} aria-label={`${word}. ${reason}`}>
          <IconAlertTriangle aria-hidden />
        </button>
      }
    >
      <p className={styles['reason']}>{reason}</p>
    </Popover>
  )
}
