import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Dialog, drawNow } from '@replybay/ui-kit'
import { useBlocker } from '@tanstack/react-router'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'

/** @returns whether the form is saved. */
type Save = () => Promise<boolean>

/** What a form has that is not saved. */
interface Changes {
  save: Save
  /** Whether the browser keeps them as a draft. */
  isKept: boolean
}

interface Leaving {
  isLeaving: boolean
  /** @param changes those of the form; nothing where it has none */
  tell: (form: string, changes: Changes | undefined) => void
}

const LeavingContext = createContext<Leaving>({ isLeaving: false, tell: () => undefined })

/**
 * Asks once before another page of the dashboard takes the place of forms with changes: those that say so by
 * `useUnsaved`. The browser asks before the tab goes. Who was signed out is sent to sign in unasked: the drafts are kept.
 */
export function LeaveQuestion({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [dirty, setDirty] = useState<ReadonlyMap<string, Changes>>(new Map())
  const [isLeaving, setLeaving] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const hasFailed = useRef(false)
  const tell = useCallback((form: string, changes: Changes | undefined) => {
    setDirty((before) => {
      if (before.get(form) === changes) return before
      const others = [...before].filter(([one]) => one !== form)
      return new Map(changes ? [...others, [form, changes]] : others)
    })
  }, [])
  const keepsDrafts = [...dirty.values()].every(({ isKept }) => isKept)
  const leaving = useMemo(() => ({ isLeaving, tell }), [isLeaving, tell])
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isOtherPage(current, next) && next.pathname !== '/login',
    disabled: dirty.size === 0 || isLeaving,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const leave = () => {
    drawNow(() => setLeaving(true))
    blocker.proceed?.()
  }
  const saveAndLeave = async () => {
    setSaving(true)
    const outcomes = await Promise.all([...dirty.values()].map(({ save }) => save()))
    setSaving(false)
    if (outcomes.every(Boolean)) return leave()
    hasFailed.current = true
    blocker.reset?.()
  }
  const isAsking = blocker.status === 'blocked'
  // The page behind a dialog can't have the focus.
  useEffect(() => {
    if (isAsking || !hasFailed.current) return
    hasFailed.current = false
    document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isAsking])
  return (
    <LeavingContext value={leaving}>
      {children}
      <Dialog
        title={t`Leave without saving?`}
        isOpen={isAsking}
        onClose={() => !isSaving && blocker.reset?.()}
        onSave={() => !isSaving && void saveAndLeave()}
        size="sm"
        actions={
          <>
            <Button disabled={isSaving} onClick={() => blocker.reset?.()}>
              <Trans>Stay</Trans>
            </Button>
            <Button disabled={isSaving} onClick={leave}>
              <Trans>Leave</Trans>
            </Button>
            <Button variant="primary" loading={isSaving} onClick={() => void saveAndLeave()}>
              <Trans>Save and leave</Trans>
            </Button>
          </>
        }
      >
        <p>
          {keepsDrafts ? (
            <Trans>
              Your changes aren’t saved. This browser keeps them until you come back and save or discard them.
            </Trans>
          ) : (
            <Trans>What you typed will be lost.</Trans>
          )}
        </p>
      </Dialog>
    </LeavingContext>
  )
}

/**
 * Has the `LeaveQuestion` around it ask while a form has changes.
 * @param save saves them, for the person who wants that before they leave
 * @param isKept whether the browser keeps them as a draft; those of a password never are
 * @returns whether the person has chosen to leave: the form's save bar no longer warns then.
 */
export function useUnsaved(isDirty: boolean, save: Save, isKept = true): boolean {
  const { isLeaving, tell } = use(LeavingContext)
  const form = useId()
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    tell(form, isDirty ? { save: () => saveNow(), isKept } : undefined)
    return () => tell(form, undefined)
  }, [tell, form, isDirty, isKept])
  return isLeaving
}

interface Place {
  pathname: string
  search: unknown
}

/** A page is a path and its section: what else is in the address belongs to the page. */
function isOtherPage(current: Place, next: Place): boolean {
  return current.pathname !== next.pathname || sectionOf(current.search) !== sectionOf(next.search)
}

function sectionOf(search: unknown): unknown {
  return typeof search === 'object' && search !== null && 'section' in search ? search.section : undefined
}
