import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@replybay/ui-kit'
import { createContext, type ReactNode, use, useState } from 'react'
import type { EntryStop } from './entry-stops.ts'
import { useStopWords } from './use-stop-words.ts'

const AskWhy = createContext<(locked: EntryStop) => void>(() => undefined)

/** Says of whatever is locked below it why it is, and who can change that. */
export function WhyLocked({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  const words = useStopWords()
  const [asked, setAsked] = useState<EntryStop>()
  const [isOpen, setOpen] = useState(false)
  const { title, detail } = words(asked?.stop)
  const ask = (locked: EntryStop) => {
    setAsked(locked)
    setOpen(true)
  }
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
export function useAskWhy(): (locked: EntryStop) => void {
  return use(AskWhy)
}
