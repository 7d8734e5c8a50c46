import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary, lazyPart, useCan, useFirstInteraction, useUser, whenIdle } from '@replybay/feature-kit'
import { draftKey, readKept } from '@replybay/sync'
import { ComposerTab, IconButton, useFromBreakpoint, useVisibleHeight } from '@replybay/ui-kit'
import { IconArrowBackUp, IconLock } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import {
  focusComposer,
  focusNote,
  isNoteAwaited,
  useTurnToAnswer,
  useUnanswerable,
} from '../model/composer-focus.ts'
import { ClosedWindow } from './closed-window.tsx'
import styles from './composer.module.css'
import { NoteKey } from './note-key.tsx'
import { noteKeyOf } from '../model/note-key-of.ts'
import { ReplyComposer } from './reply-composer.tsx'
import { useTakesAnswers } from './reply-window.tsx'

const NoteComposer = lazyPart(async () => (await import('./note-composer.tsx')).NoteComposer)
const preload = () => whenIdle(() => void NoteComposer.preload())

interface ComposerProps {
  ticket: Ticket
  /** An answer was sent with which the ticket is closed: on to the next. */
  onDone: () => void
}

/** Where one writes to the customer, or a note to colleagues. */
export function Composer({ ticket, onDone }: ComposerProps) {
  const { t } = useLingui()
  const canNote = useCan('tickets')
  const { _id: userId } = useUser()
  // What was begun stays in reach.
  const [hasDraft] = useState(() => readKept(draftKey(userId, ticket._id)) !== undefined)
  const [noteWanted, setNoteWanted] = useState<'begun' | 'chosen' | undefined>(() => {
    if (isNoteAwaited(ticket._id)) return 'chosen'
    return !hasDraft && readKept(noteKeyOf(userId, ticket._id)) !== undefined ? 'begun' : undefined
  })
  const setNote = (isWanted: boolean) => setNoteWanted(isWanted ? 'chosen' : undefined)
  const noteEditor = useRef<HTMLTextAreaElement>(null)
  const band = useRef<HTMLDivElement>(null)
  const isClosedWindow = !useTakesAnswers(ticket) && canNote && !hasDraft
  const isNote = noteWanted !== undefined || isClosedWindow
  const turnToAnswer = useCallback(() => {
    setNoteWanted(undefined)
    band.current?.querySelector('button')?.focus()
  }, [])
  useTurnToAnswer(ticket._id, turnToAnswer)
  useUnanswerable(ticket._id, isClosedWindow)
  useFirstInteraction(preload)
  const hasRoom = useFromBreakpoint('md')
  useVisibleHeight()
  const noteKey = (
    <NoteKey
      ticket={ticket}
      onNote={() => {
        focusNote(ticket._id, noteEditor.current)
        setNote(true)
      }}
    />
  )
  const tabs = canNote && (
    <>
      {!isClosedWindow && (
        <ComposerTab
          label={t`Reply`}
          icon={<IconArrowBackUp aria-hidden />}
          selected={!isNote}
          onSelect={() => setNote(false)}
        />
      )}
      <ComposerTab
        label={t`Note`}
        icon={<IconLock aria-hidden />}
        selected={isNote}
        onSelect={() => setNote(true)}
      />
      {noteKey}
    </>
  )
  /** On a phone in place of the tabs, among the tools. */
  const toggle = canNote && (
    <>
      {!isClosedWindow && (
        <IconButton
          size="lg"
          label={t`Note`}
          aria-pressed={isNote}
          icon={<IconLock aria-hidden />}
          onClick={() => (isNote ? focusComposer(ticket._id) : setNote(true))}
        />
      )}
      {noteKey}
    </>
  )
  const choice = hasRoom ? { tabs } : { toggle }
  const closed = isClosedWindow && (
    <div ref={band} className={styles['band']}>
      <ClosedWindow ticket={ticket} onDone={onDone} />
    </div>
  )
  const reply = closed || <ReplyComposer ticket={ticket} {...choice} onDone={onDone} />
  return isNote && canNote ? (
    <LazyBoundary pending={reply}>
      {closed}
      <NoteComposer ticket={ticket} {...choice} editor={noteEditor} takesFocus={noteWanted === 'chosen'} />
    </LazyBoundary>
  ) : (
    reply
  )
}
