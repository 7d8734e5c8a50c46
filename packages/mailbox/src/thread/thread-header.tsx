import { useLingui } from '@lingui/react/macro'
import type { EmailFolder, EmailThread } from '@replybay/api-client'
import { Button, IconButton, Menu, type MenuItem, useFromBreakpoint } from '@replybay/ui-kit'
import {
  IconArchive,
  IconChevronDown,
  IconChevronUp,
  IconDots,
  IconInbox,
  IconInfoCircle,
  IconLink,
  IconMail,
  IconPrinter,
  IconSchool,
  IconTrash,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { EmailActName } from '../acts/email-acts.ts'
import type { ActOnEmails } from '../acts/use-email-act.ts'
import type { MailRow } from '../model/group-threads.ts'
import { askLesson } from '../teaching/asked-lessons.ts'
import { useTeachEmails } from '../teaching/use-teach-emails.ts'
import styles from './thread-header.module.css'
import { usePrintThread } from './use-print-thread.ts'

interface ThreadHeaderProps {
  thread: EmailThread
  threadKey: string
  folder: EmailFolder | undefined
  /** Its row in the list: without it, nothing can be done with it. */
  row: MailRow | undefined
  back: ReactNode
  onAct: ActOnEmails
  onMove: (step: 1 | -1) => void
  /** Shows who wrote, where that does not stand beside the thread. */
  onShowCustomer: () => void
}

/** What a thread is about, and what can be done with it. */
export function ThreadHeader(props: ThreadHeaderProps) {
  const { thread, threadKey, folder, row, back, onAct, onMove, onShowCustomer } = props
  const { t } = useLingui()
  const hasRoom = useFromBreakpoint('md')
  const [isUnfolded, setUnfolded] = useState(false)
  const mayTeach = useTeachEmails()
  const print = usePrintThread(thread)
  const subject = thread.subject || t`No subject`
  const isArchived = folder?.kind === 'archive'
  const act = (name: EmailActName) => () => row && onAct(name, [row])
  const archive = isArchived
    ? { label: t`Move to inbox`, icon: <IconInbox aria-hidden />, onClick: act('restore') }
    : { label: t`Archive`, icon: <IconArchive aria-hidden />, onClick: act('archive') }
  const items: MenuItem[] = [
    {
      key: 'unread',
      label: t`Mark as unread`,
      icon: <IconMail aria-hidden />,
      shortcut: 'u',
      onSelect: act('unread'),
    },
    {
      key: 'link',
      label: t`Copy link`,
      icon: <IconLink aria-hidden />,
      onSelect: () => void navigator.clipboard.writeText(location.href),
    },
    {
      key: 'print',
      label: t`Print`,
      icon: <IconPrinter aria-hidden />,
      onSelect: () => void print(),
    },
    ...(mayTeach
      ? [
          {
            key: 'teach',
            label: t`Teach the AI agent`,
            icon: <IconSchool aria-hidden />,
            onSelect: () => askLesson(threadKey),
          },
        ]
      : []),
    ...(folder?.kind === 'trash'
      ? []
      : [
          {
            key: 'delete',
            label: t`Delete`,
            icon: <IconTrash aria-hidden />,
            shortcut: '#',
            danger: true,
            onSelect: act('delete'),
          },
        ]),
  ]
  const Title = back ? 'h1' : 'h2'
  return (
    <header className={styles['header']}>
      {back}
      <Title className={styles['title']} title={subject} data-unfolded={isUnfolded || undefined} dir="auto">
        <button
          type="button"
          className={styles['subject']}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {subject}
        </button>
      </Title>
      <span className={styles['drawer']}>
        <IconButton
          size={hasRoom ? 'md' : 'lg'}
          label={t`Show customer`}
          shortcut="i"
          icon={<IconInfoCircle aria-hidden />}
          onClick={onShowCustomer}
        />
      </span>
      {row && (
        <div className={styles['actions']}>
          {hasRoom && (
            <>
              <IconButton
                label={t`Previous email`}
                shortcut="k"
                icon={<IconChevronUp aria-hidden />}
                onClick={() => onMove(-1)}
              />
              <IconButton
                label={t`Next email`}
                shortcut="j"
                icon={<IconChevronDown aria-hidden />}
                onClick={() => onMove(1)}
              />
            </>
          )}
          {hasRoom ? (
            <Button leftIcon={archive.icon} shortcut="e" onClick={archive.onClick}>
              {archive.label}
            </Button>
          ) : (
            <IconButton size="lg" label={archive.label} icon={archive.icon} onClick={archive.onClick} />
          )}
          <Menu
            label={t`More actions`}
            placement="bottom-end"
            trigger={
              <IconButton
                size={hasRoom ? 'md' : 'lg'}
                label={t`More actions`}
                icon={<IconDots aria-hidden />}
              />
            }
            items={items}
          />
        </div>
      )}
    </header>
  )
}
