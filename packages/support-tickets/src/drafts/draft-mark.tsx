import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { countCharacters } from '@replybay/ui-kit'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import styles from './draft-mark.module.css'
import { countsFrom } from '../model/channel-limit.ts'

interface DraftMarkProps {
  isEmpty: boolean
  /** Whether the browser keeps it. */
  isSaved: boolean
  text: string
  /** How many characters it may have. */
  limit: number
  /** There is room for a word. @default false */
  isShort?: boolean
}

/** Whether what is being written is kept, and how much more may be. */
export function DraftMark({ isEmpty, isSaved, text, limit, isShort = false }: DraftMarkProps) {
  const { t } = useLingui()
  const formats = useFormats()
  // No text has more characters than UTF-16 units: a short one is not counted.
  const length = text.length > countsFrom(limit) ? countCharacters(text) : 0
  const surplus = length - limit
  return (
    <>
      {!isEmpty && isSaved && (
        <span>
          <IconCheck aria-hidden />
          <span className={styles['words']}>
            {isShort ? <Trans>Saved</Trans> : <Trans>Draft saved</Trans>}
          </span>
        </span>
      )}
      {!isEmpty && !isSaved && (
        <span className={styles['problem']}>
          <IconAlertCircle aria-hidden />
          {isShort ? (
            <Trans>Not saved</Trans>
          ) : (
            <Trans>Draft not saved: browser storage is full. Copy your text.</Trans>
          )}
        </span>
      )}
      {length > countsFrom(limit) && (
        <span className={surplus > 0 ? styles['problem'] : undefined}>
          {surplus > 0 ? (
            t`${formats.number(surplus)} over the limit`
          ) : (
            <Plural value={limit - length} one="# character left" other="# characters left" />
          )}
        </span>
      )}
    </>
  )
}
