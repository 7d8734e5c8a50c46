import { Trans, useLingui } from '@lingui/react/macro'
import type { TicketEvent } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { IconButton, Tooltip, useFromBreakpoint } from '@replybay/ui-kit'
import { IconChevronDown, IconChevronUp, IconSparkles, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './hand-off-line.module.css'
import { hideHandOff } from './seen-hand-offs.ts'
import { useHandOffWords } from './use-hand-off-words.ts'

/** Why the AI agent left a ticket to people, until somebody replies or its reader closes the line. */
export function HandOffLine({ handOff }: { handOff: TicketEvent }) {
  const { t } = useLingui()
  const formats = useFormats()
  const hasRoom = useFromBreakpoint('md')
  const [isUnfolded, setUnfolded] = useState(false)
  const reason = useHandOffWords()(handOff)
  const words =
    reason === undefined ? (
      <strong>
        <Trans>The AI agent handed off.</Trans>
      </strong>
    ) : (
      <Trans>
        <strong>The AI agent handed off:</strong> <span dir="auto">{reason}</span>
      </Trans>
    )
  const short = reason !== undefined && !hasRoom && (
    <Trans>
      <strong>Handed off:</strong> <span dir="auto">{reason}</span>
    </Trans>
  )
  const at = new Date(handOff.createdAt)
  return (
    <div role="note" aria-label={t`Handoff`} className={styles['line']}>
      <IconSparkles aria-hidden size={16} stroke={1.75} />
      <div className={styles['place']}>
        <Tooltip label={words} placement="top">
          <button
            type="button"
            className={styles['words']}
            aria-expanded={isUnfolded}
            data-unfolded={isUnfolded || undefined}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {short || words}
            {!hasRoom && (isUnfolded ? <IconChevronUp aria-hidden /> : <IconChevronDown aria-hidden />)}
          </button>
        </Tooltip>
      </div>
      {(hasRoom || isUnfolded) && (
        <>
          <time dateTime={handOff.createdAt} title={formats.dateTime(at)}>
            {formats.shortMoment(at)}
          </time>
          <IconButton
            size="sm"
            label={t`Hide handoff`}
            icon={<IconX aria-hidden />}
            onClick={() => hideHandOff(handOff._id)}
          />
        </>
      )}
    </div>
  )
}
