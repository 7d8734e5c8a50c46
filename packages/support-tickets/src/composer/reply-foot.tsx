import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Button, ComposerFoot, useFromBreakpoint } from '@replybay/ui-kit'
import { IconSend } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { channelLimit } from '../model/channel-limit.ts'
import styles from './composer.module.css'
import { DraftMark } from '../drafts/draft-mark.tsx'
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
  /** Something is asked before it is sent, with buttons of its own. */
  isHeldBack: boolean
  /** The same each time. */
  onSend: (closes: boolean) => void
}

/** The last row of an answer: tools, whether it is kept, and what sends it. */
export function ReplyFoot(props: ReplyFootProps) {
  const { ticket, statusId, tools, text, isEmpty, isSaved, hasNoSuggestion, canSend, sendKeys } = props
  const { isHeldBack, onSend } = props
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
      actions={
        <SendButtons
          hasRoom={hasRoom}
          canSend={canSend}
          sendKeys={sendKeys}
          isHeldBack={isHeldBack}
          onSend={onSend}
        />
      }
    />
  )
}

type SendButtonsProps = Pick<ReplyFootProps, 'canSend' | 'sendKeys' | 'isHeldBack' | 'onSend'> & {
  hasRoom: boolean
}

/** Drawn again once something can be sent, not with each key. */
const SendButtons = memo(function SendButtons(props: SendButtonsProps) {
  const { hasRoom, canSend, sendKeys, isHeldBack, onSend } = props
  // While something is asked, the button of the question is the one that is advised.
  const variant = isHeldBack ? 'default' : 'primary'
  return hasRoom ? (
    <>
      <Button size="sm" disabled={!canSend} onClick={() => onSend(true)}>
        <Trans>Send & close</Trans>
      </Button>
      <Button
        size="sm"
        variant={variant}
        shortcut={isHeldBack ? undefined : sendKeys}
        disabled={!canSend}
        onClick={() => onSend(false)}
      >
        <Trans>Send</Trans>
      </Button>
    </>
  ) : (
    <Button
      variant={variant}
      leftIcon={<IconSend aria-hidden />}
      disabled={!canSend}
      onClick={() => onSend(false)}
    >
      <Trans>Send</Trans>
    </Button>
  )
})
