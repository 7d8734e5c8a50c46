import { LazyBoundary, lazyPart, useFirstInteraction, whenIdle } from '@replybay/feature-kit'
import { CommandPalette, PaletteField } from '@replybay/ui-kit'
import { useState } from 'react'
import type { MenuEntry } from '../layouts/use-menu.ts'

const PaletteContent = lazyPart(async () => (await import('./palette-content.tsx')).PaletteContent)
const preload = () => whenIdle(() => void PaletteContent.preload())

interface PaletteSearchProps {
  /** The menu's entries, open or locked. */
  entries: readonly MenuEntry[]
  isOpen: boolean
  onClose: () => void
}

/** The palette. Its field is there at once; what it lists comes late, and what was typed until then counts. */
export function PaletteSearch({ isOpen, ...rest }: PaletteSearchProps) {
  useFirstInteraction(preload)
  return (
    <CommandPalette isOpen={isOpen} onClose={rest.onClose}>
      <Search {...rest} />
    </CommandPalette>
  )
}

function Search(props: Omit<PaletteSearchProps, 'isOpen'>) {
  const [text, setText] = useState('')
  const [isEntered, setEntered] = useState(false)
  function write(next: string) {
    setText(next)
    setEntered(false)
  }
  return (
    <LazyBoundary
      pending={
        <PaletteField
          value={text}
          onChange={write}
          onKeyDown={({ key, nativeEvent }) =>
            key === 'Enter' && !nativeEvent.isComposing && setEntered(true)
          }
        />
      }
    >
      <PaletteContent
        text={text}
        onText={write}
        isEntered={isEntered}
        onEntered={() => setEntered(true)}
        {...props}
      />
    </LazyBoundary>
  )
}
