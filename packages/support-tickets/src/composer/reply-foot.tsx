import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Button, ComposerFoot, useFromBreakpoint } from '@replybay/ui-kit'
import { IconSend } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { channelLimit } from './channel-limit.ts'
import styles from './composer.module.css'
import { DraftMark } from './draft-mark.tsx'
import { TimeLeft } from './reply-window.tsx'

interface ReplyFootProps {
  ticket: Ticket
  /** Of what is said of the draft. */
  statusId: string
  tools: ReactNode
  text: string
  isEmpty: boolean
  isSaved: boolean
  /** A suggestion was asked for, and none fits. */
  hasNoSuggestion: boolean
  canSend: boolean
  /** The keys that send. */
  sendKeys: string
  /** The same each time. */
  onSend: (closes: boolean) => void
}

/** The last row of an answer: tools, whether it is kept, and what sends it. */
export function ReplyFoot(props: ReplyFootProps) {
  const { ticket, statusId, tools, text, isEmpty, isSaved, hasNoSuggestion, canSend, sendKeys, onSend } =
    props
  const { t } = useLingui()
  const hasRoom = useFromBreakpoint('md')
  const limit = channelLimit(ticket.channel)
  return (
    <ComposerFoot
      tools={tools}
      status={
        <span id={statusId} className={styles['status']}>
          {hasNoSuggestion ? (
            <span role="status">{t`No suggestion for this ticket`}</span>
          ) : (
            <>
              {!hasRoom && isEmpty && <TimeLeft ticket={ticket} />}
              <DraftMark isEmpty={isEmpty} isSaved={isSaved} text={text} limit={limit} isShort={!hasRoom} />
            </>
          )}
        </span>
      }
      actions={<SendButtons hasRoom={hasRoom} canSend={canSend} sendKeys={sendKeys} onSend={onSend} />}
    />
  )
}

type SendButtonsProps = Pick<ReplyFootProps, 'canSend' | 'sendKeys' | 'onSend'> & { hasRoom: boolean }

/** Drawn again once something can be sent, not with each key. */
const SendButtons = memo(function SendButtons({ hasRoom, canSend, sendKeys, onSend }: SendButtonsProps) {
  return hasRoom ? (
    <>
      <Button size="sm" disabled={!canSend} onClick={() => onSend(true)}>
        <Trans>Send & close</Trans>
      </Button>
      <Button
        size="sm"
        variant="primary"
        shortcut={sendKeys}
        disabled={!canSend}
        onClick={() => onSend(false)}
      >
        <Trans>Send</Trans>
      </Button>
    </>
  ) : (
    <Button
      variant="primary"
      leftIcon={<IconSend aria-hidden />}
      disabled={!canSend}
      onClick={() => onSend(false)}
    >
      <Trans>Send</Trans>
    </Button>
  )
})
