import { paletteSources, SlotOutlet } from '@replybay/feature-kit'
import { type Command, drawNow, type PaletteStep, PaletteView } from '@replybay/ui-kit'
import { useState } from 'react'
import type { MenuEntry } from '../layouts/use-menu.ts'
import { PendingSource } from './pending-source.tsx'
import { useCommandSections } from './use-command-sections.tsx'
import { useSettled } from './use-settled.ts'
import { useSources } from './use-sources.ts'

interface PaletteContentProps {
  /** The menu's entries, open or locked. */
  entries: readonly MenuEntry[]
  text: string
  onText: (text: string) => void
  /** Enter was pressed before there was anything to run. */
  isEntered: boolean
  onEntered: () => void
  onClose: () => void
}

/** What the palette lists: commands and places at once, what the sources find below them, or a second step. */
export function PaletteContent(props: PaletteContentProps) {
  const { entries, text, onText, isEntered, onEntered, onClose } = props
  const [opened, setOpened] = useState<{ step: PaletteStep; textBefore: string }>()
  const [hasLeft, setLeft] = useState(false)
  const step = opened?.step
  const prefix = step ? undefined : /^[@#]/.exec(text)?.[0]
  const words = text.slice(prefix?.length ?? 0).trim()
  const search = { words, settled: useSettled(words), prefix }
  const commands = useCommandSections(entries, { words, hasLeft })
  const sources = useSources()
  const steps = useSources()
  const { target } = commands

  function run(command: Command) {
    if (command.step) {
      setOpened({ step: command.step(), textBefore: text })
      onText('')
      return
    }
    // It gives the focus back first: what is run may set it elsewhere.
    drawNow(onClose)
    command.run?.(words)
  }
  function back() {
    onText(opened?.textBefore ?? '')
    setOpened(undefined)
  }
  const shown = step
    ? steps
    : {
        ...sources,
        sections: [...(prefix === undefined ? commands.sections : []), ...sources.sections],
      }
  return (
    <>
      <PaletteView
        text={text}
        onText={onText}
        words={words}
        chip={
          target && {
            label: target.label,
            ...(target.isPerson && { person: target.label }),
            onLeave: () => {
              setLeft(true)
              setOpened(undefined)
            },
          }
        }
        step={step?.label}
        onBack={back}
        sections={shown.sections}
        isSearching={shown.isSearching}
        problem={shown.problem}
        prefixes={shown.prefixes}
        isEntered={isEntered}
        onEntered={onEntered}
        onRun={run}
      />
      {step ? (
        step.render({ search, onFound: steps.onFound })
      ) : (
        <SlotOutlet
          slot={paletteSources}
          search={search}
          onFound={sources.onFound}
          pending={<PendingSource search={search} onFound={sources.onFound} />}
        />
      )}
    </>
  )
}
