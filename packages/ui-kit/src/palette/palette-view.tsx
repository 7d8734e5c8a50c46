import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useEffectEvent, useId } from 'react'
import { Button } from '../button/button.tsx'
import { isMac } from '../keys/format-keys.ts'
import { keyPress } from '../shortcuts/key-press.ts'
import { joinClasses } from '../join-classes.ts'
import type { Command, PalettePrefix, PaletteProblem, PaletteSection } from './command.ts'
import { CommandRow } from './command-row.tsx'
import { PaletteChip, type PaletteChipProps } from './palette-chip.tsx'
import { PaletteField } from './palette-field.tsx'
import { PaletteFoot } from './palette-foot.tsx'
import { findSections, fitSections } from './palette-sections.ts'
import styles from './palette-view.module.css'
import { useShownSections } from './use-shown-sections.ts'

export interface PaletteViewProps {
  text: string
  onText: (text: string) => void
  /** The text without what it may begin with. */
  words: string
  /** What the first commands act on. */
  chip?: PaletteChipProps | undefined
  /** What the second step asks for. */
  step?: string | undefined
  /** Goes back from the second step. */
  onBack: () => void
  /** In their order; what concerns the chip first. */
  sections: readonly PaletteSection[]
  /** More is on its way. @default false */
  isSearching?: boolean | undefined
  /** What could not be searched. */
  problem?: PaletteProblem | undefined
  prefixes?: readonly PalettePrefix[] | undefined
  /** Enter was pressed while the best was still looked for: it is run then. @default false */
  isEntered?: boolean | undefined
  onEntered?: (() => void) | undefined
  onRun: (command: Command) => void
}

const none: readonly PalettePrefix[] = []

/** Everything that one can do here, as far as it fits what is typed. Arrow keys move, Enter runs it. */
export function PaletteView(props: PaletteViewProps) {
  const { text, onText, words, chip, step, onBack, isSearching = false, problem, prefixes = none } = props
  const { t } = useLingui()
  const id = useId()
  const found = step === undefined ? findSections(props.sections, words) : fitSections(props.sections, words)
  const { sections, current, isUnsettled, move } = useShownSections(
    `${chip?.label ?? ''}\n${step ?? ''}\n${text}`,
    found,
    { sources: props.sections, isSearching },
  )
  const rowId = (command: Command) => `${id}-${command.id}`
  const hasResults = sections.some(({ isLast }) => !isLast)

  const status = () => {
    if (isSearching) return t`Searching…`
    return words === '' ? t`Type to search` : t`No results for “${words}”`
  }

  const runEarly = useEffectEvent(() => current && props.onRun(current))
  const isDue = props.isEntered === true && current !== undefined && !isUnsettled
  useEffect(() => {
    // Not while it is being drawn: what is run closes it.
    if (isDue) queueMicrotask(() => runEarly())
  }, [isDue])

  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    const press = keyPress(nativeEvent, isMac())
    const own = sections.find(({ isLast }) => isLast)?.commands.find(({ keys }) => keys && keys === press)
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1)
    else if (own) props.onRun(own)
    else if (key === 'Enter' && current && !isUnsettled) props.onRun(current)
    else if (key === 'Enter') props.onEntered?.()
    else if (key === 'Escape' && step !== undefined) onBack()
    else if (key === 'Backspace' && text === '' && step !== undefined) onBack()
    else if (key === 'Backspace' && text === '' && chip) chip.onLeave()
    else return
    event.preventDefault()
  }

  return (
    <>
      <PaletteField
        value={text}
        onChange={onText}
        listId={id}
        aria-activedescendant={current && rowId(current)}
        onKeyDown={onKeyDown}
        {...(step !== undefined && { placeholder: step })}
      >
        {chip && <PaletteChip {...chip} />}
      </PaletteField>
      {!hasResults && !problem && (
        <p className={styles['none']} role="status">
          {status()}
        </p>
      )}
      <div id={id} role="listbox" aria-label={t`Commands`} className={styles['list']} tabIndex={-1}>
        {sections.map(({ id: section, title, commands, note, isLast }, index) => (
          <div
            key={section}
            role="group"
            aria-label={title}
            className={joinClasses(
              (title === undefined || (words === '' && index === 1)) && index > 0 && styles['lined'],
            )}
          >
            {title !== undefined && (
              <div className={styles['group']} aria-hidden>
                {title}
              </div>
            )}
            {commands.map((command) => (
              <CommandRow
                key={command.id}
                id={rowId(command)}
                command={command}
                // It repeats them.
                words={isLast ? '' : words}
                isCurrent={command === current}
                onRun={() => props.onRun(command)}
              />
            ))}
            {note && (
              <p role="none" className={styles['note']}>
                {note}
              </p>
            )}
          </div>
        ))}
      </div>
      {problem && (
        <div className={styles['problem']} role="alert">
          <div>
            <p>{problem.title}</p>
            {problem.detail && <p className={styles['problemDetail']}>{problem.detail}</p>}
          </div>
          <Button size="sm" onClick={problem.onRetry}>{t`Retry`}</Button>
        </div>
      )}
      <PaletteFoot isInStep={step !== undefined} prefixes={prefixes} />
    </>
  )
}
