import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ticketQueries } from '@replybay/api-client'
import { LazyBoundary, personName, type Selection, useCan, useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, ConfirmDialog, IconButton, Menu, type MenuItem } from '@replybay/ui-kit'
import {
  IconArrowBackUp,
  IconCheck,
  IconDots,
  IconDownload,
  IconMail,
  IconMailOpened,
  IconMoon,
  IconTrash,
  IconUser,
  IconX,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BulkChange } from '../model/bulk-change.ts'
import type { InboxFilter } from '../model/inbox-filter.ts'
import type { RowMenuKey } from '../model/row-menu-key.ts'
import styles from './bulk-bar.module.css'
import { BulkCommand } from './bulk-command.tsx'
import { isSnoozed } from '../model/is-snoozed.ts'
import { useSnoozeItems } from '../snooze/use-snooze-items.ts'
import { useSnoozeNote } from '../snooze/use-snooze-note.ts'
import { TagPopover } from './tag-popover.tsx'
import { type LoadedTickets, useChooseAll } from './use-choose-all.ts'
import { onDemand } from '../on-demand/on-demand.ts'

const SnoozeDialog = onDemand(async () => (await import('../snooze/snooze-dialog.tsx')).SnoozeDialog)

export interface BulkBarProps {
  webId: string
  filter: InboxFilter
  loaded: LoadedTickets
  selection: Selection
  /** The list holds closed tickets alone: they are reopened rather than closed. */
  isClosed: boolean
  /** How many tickets match in all, where that is known. */
  matching: number | undefined
  onChange: (change: BulkChange, assigneeName?: string) => void
  onExport: () => void
  /** What is open from the start. */
  opens: RowMenuKey | undefined
  onOpened: () => void
  /** What was open was left without a choice. */
  onDismissed: () => void
}

const pressIn = (place: HTMLElement | null) => place?.querySelector('button')?.click()

/** What can be done with the tickets that are chosen. */
export function BulkBar(props: BulkBarProps) {
  const { webId, filter, loaded, selection, isClosed, matching, onChange, onExport, onDismissed } = props
  const { chooseAll, isChoosing, isWhole } = useChooseAll(webId, filter, loaded, selection)
  const { t } = useLingui()
  const formats = useFormats()
  const user = useUser()
  const canWork = useCan('tickets')
  const { data: colleagues = [] } = useQuery({ ...ticketQueries.assignees(), enabled: canWork })
  const count = selection.ids.size
  const matchingCount = matching === undefined ? undefined : formats.number(matching)
  const chosen = t`${plural(count, { one: '# ticket', other: '# tickets' })}`

  const assign: MenuItem[] = [
    { _id: user._id, name: personName(user) || t`Me`, label: t`Me` },
    ...colleagues.filter(({ _id }) => _id !== user._id).map((each) => ({ ...each, label: each.name })),
  ].map(({ _id, name, label }) => ({
    key: _id,
    label,
    ...(_id === user._id && { shortcut: 'a' }),
    onSelect: () => onChange({ assigneeId: _id }, name),
  }))
  assign.push({
    key: 'none',
    label: t({ message: 'Unassigned', context: 'one ticket' }),
    onSelect: () => onChange({ assigneeId: null }),
  })
  const [asksMoment, setAskingMoment] = useState(false)
  const snoozeUntil = (moment: Date) => onChange({ snoozedUntil: moment.toISOString() })
  const snooze = useSnoozeItems({ onSnooze: snoozeUntil, onAsk: () => setAskingMoment(true) })
  const known = loaded.tickets.filter(({ _id }) => selection.ids.has(_id))
  const only = count === 1 ? known[0] : undefined
  const snoozeNote = useSnoozeNote(only)
  // Of those that are not loaded it is not known.
  if (known.length < count || known.some((ticket) => isSnoozed(ticket)))
    snooze.push({ key: 'wake', label: t`Unsnooze`, onSelect: () => onChange({ snoozedUntil: null }) })

  const assignPlace = useRef<HTMLSpanElement>(null)
  const snoozePlace = useRef<HTMLSpanElement>(null)
  const [isTagging, setTagging] = useState(props.opens === 'tags')

  const openFirst = useEffectEvent(() => {
    if (props.opens === 'snooze') pressIn(snoozePlace.current)
    if (props.opens === 'assign') pressIn(assignPlace.current)
    props.onOpened()
  })
  useEffect(() => openFirst(), [])

  const close = () => onChange({ status: 'closed' })
  const reopen = () => onChange({ status: 'open' })
  const [isAsking, setAsking] = useState(false)
  const removeNow = () => onChange({ delete: true })
  const remove = count > 1 ? () => setAsking(true) : removeNow
  const more: MenuItem[] = [
    ...(canWork
      ? [
          {
            key: 'read',
            label: t`Mark as read`,
            icon: <IconMailOpened aria-hidden />,
            onSelect: () => onChange({ unread: false }),
          },
          {
            key: 'unread',
            label: t`Mark as unread`,
            icon: <IconMail aria-hidden />,
            shortcut: 'u',
            onSelect: () => onChange({ unread: true }),
          },
          {
            key: 'reopen',
            label: t`Reopen`,
            icon: <IconArrowBackUp aria-hidden />,
            onSelect: reopen,
          },
        ]
      : []),
    { key: 'export', label: t`Export as CSV`, icon: <IconDownload aria-hidden />, onSelect: onExport },
    {
      key: 'delete',
      label: t`Delete`,
      icon: <IconTrash aria-hidden />,
      shortcut: '#',
      danger: true,
      onSelect: remove,
    },
  ]
  const commands = [
    { id: 'close', label: t`Close`, keys: 'e', run: close },
    ...(canWork
      ? [
          { id: 'tag', label: t`Tags…`, keys: 't', run: () => setTagging(true) },
          ...assign.map(({ key, label, shortcut: keys, onSelect: run }) => ({
            id: `to-${key}`,
            label: t`Assign to: ${label}`,
            keys,
            run,
          })),
        ]
      : []),
    ...(canWork
      ? snooze.map(({ key, label, onSelect: run }) => ({ id: key, label: t`Snooze: ${label}`, run }))
      : []),
    ...more.map(({ key, label, shortcut: keys, onSelect: run }) => ({ id: key, label, keys, run })),
  ]

  return (
    <section className={styles['bar']} aria-label={t`Selected tickets`}>
      <div className={styles['row']}>
        <p role="status" className={styles['count']}>
          <Plural value={count} one="# ticket" other="# tickets" />
        </p>
        {!isWhole && (
          <Button size="sm" variant="subtle" loading={isChoosing} onClick={chooseAll}>
            {matchingCount === undefined ? t`Select all matching` : t`Select all ${matchingCount}`}
          </Button>
        )}
        <span className={styles['end']}>
          <IconButton
            size="sm"
            label={t`Clear selection`}
            icon={<IconX aria-hidden />}
            onClick={selection.clear}
          />
        </span>
      </div>
      <div className={styles['row']}>
        {isClosed && canWork ? (
          <Button size="sm" leftIcon={<IconArrowBackUp aria-hidden />} onClick={reopen}>{t`Reopen`}</Button>
        ) : (
          <Button
            size="sm"
            leftIcon={<IconCheck aria-hidden />}
            shortcut="e"
            onClick={close}
          >{t`Close`}</Button>
        )}
        {canWork && (
          <>
            <span ref={assignPlace}>
              <Menu
                label={t`Assign to`}
                onDismiss={onDismissed}
                trigger={<IconButton label={t`Assign`} shortcut="shift+a" icon={<IconUser aria-hidden />} />}
                items={assign}
              />
            </span>
            <TagPopover
              isOpen={isTagging}
              onOpenChange={(isOpen) => {
                setTagging(isOpen)
                if (!isOpen) onDismissed()
              }}
              onChange={onChange}
            />
            <span ref={snoozePlace}>
              <Menu
                label={t`Snooze`}
                onDismiss={onDismissed}
                note={snoozeNote}
                trigger={<IconButton label={t`Snooze`} shortcut="s" icon={<IconMoon aria-hidden />} />}
                items={snooze}
              />
            </span>
          </>
        )}
        <Menu
          label={t`More actions for selected tickets`}
          placement="bottom-end"
          trigger={
            <IconButton label={t`More actions for selected tickets`} icon={<IconDots aria-hidden />} />
          }
          items={more}
        />
      </div>
      {canWork && (
        <>
          <BulkCommand
            id="assign"
            label={t`Assign to…`}
            keys="shift+a"
            selection={chosen}
            run={() => pressIn(assignPlace.current)}
          />
          <BulkCommand
            id="snooze"
            label={t`Snooze…`}
            keys="s"
            selection={chosen}
            run={() => pressIn(snoozePlace.current)}
          />
        </>
      )}
      {asksMoment && (
        <LazyBoundary>
          <SnoozeDialog
            ticket={only}
            onSnooze={(moment) => {
              setAskingMoment(false)
              snoozeUntil(moment)
            }}
            onClose={() => {
              setAskingMoment(false)
              onDismissed()
            }}
          />
        </LazyBoundary>
      )}
      <ConfirmDialog
        title={t`Delete ${plural(count, { one: '# ticket', other: '# tickets' })}?`}
        confirmLabel={t`Delete`}
        isOpen={isAsking}
        onConfirm={removeNow}
        onClose={() => setAsking(false)}
      >
        <Trans>Their messages, notes, and files are deleted too. You can undo this for 8 seconds.</Trans>
      </ConfirmDialog>
      {commands.map((command) => (
        <BulkCommand key={command.id} {...command} selection={chosen} />
      ))}
    </section>
  )
}
