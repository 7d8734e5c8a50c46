import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@replybay/ui-kit'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import type { GuardedEntry } from './guarded-entries.ts'
import { useGuardWords } from './use-guard-words.ts'

const AskWhy = createContext<(locked: GuardedEntry) => void>(() => undefined)

/** Says of whatever is locked below it why it is, and who can change that. */
export function WhyLocked({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  const words = useGuardWords()
  const [asked, setAsked] = useState<GuardedEntry>()
  const [isOpen, setOpen] = useState(false)
  const { title, detail } = words(asked?.guard)
  const ask = useCallback((locked: GuardedEntry) => {
    setAsked(locked)
    setOpen(true)
  }, [])
  return (
    <AskWhy value={ask}>
      {children}
      <Dialog
        title={asked ? i18n._(asked.entry.label) : ''}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="sm"
      >
        <p>
          <strong>{title}</strong>
        </p>
        <p>{detail}</p>
      </Dialog>
    </AskWhy>
  )
}

/** Asks why an entry is locked. */
export function useAskWhy(): (locked: GuardedEntry) => void {
  return use(AskWhy)
}
