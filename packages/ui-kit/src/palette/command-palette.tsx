import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useModal } from '../dialog/use-modal.ts'
import { groupBy } from '../shortcuts/group-by.ts'
import { CommandRow } from './command-row.tsx'
import styles from './command-palette.module.css'
import { matches } from './matches.ts'

/** Something that one can do or go to. */
export interface Command {
  id: string
  label: string
  group: string
  icon?: ReactNode
  /** More about it, beside the label. */
  detail?: string | undefined
  /** The keys that do the same. */
  keys?: string | undefined
  run: () => void
}

export interface CommandPaletteProps {
  isOpen: boolean
  onClose: () => void
  /** In the order of their groups; what concerns the selection first. */
  commands: readonly Command[]
  /** What is selected, which the first group acts on. */
  selection?: string | undefined
}

/** Everything that one can do here, found by typing. Arrow keys move, Enter does it. */
export function CommandPalette({ isOpen, onClose, ...rest }: CommandPaletteProps) {
  const { t } = useLingui()
  const dialog = useModal(isOpen)
  return (
    // A press on the backdrop is the dialog's own; the keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['palette']}
      aria-label={t`Commands`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && <Search {...rest} onClose={onClose} />}
    </dialog>
  )
}

function Search({ commands, selection, onClose }: Omit<CommandPaletteProps, 'isOpen'>) {
  const { t } = useLingui()
  const id = useId()
  const [search, setSearch] = useState('')
  const [index, setIndex] = useState(0)
  const found = commands.filter(({ label, detail = '', group }) =>
    matches(search, `${label} ${detail} ${group}`),
  )
  const current = found[Math.min(index, found.length - 1)]
  const rowId = (command: Command) => `${id}-${command.id}`

  function run(command: Command) {
    onClose()
    command.run()
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setIndex((Math.min(index, found.length - 1) + step + found.length) % found.length)
    }
    if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(current)
    }
  }

  return (
    <>
      <div className={styles['head']}>
        <IconSearch aria-hidden />
        <input
          className={styles['input']}
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={current && rowId(current)}
          aria-autocomplete="list"
          aria-label={t`Search commands`}
          placeholder={t`What do you want to do?`}
          data-autofocus
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setIndex(0)
          }}
          onKeyDown={onKeyDown}
        />
        {selection && <span className={styles['selection']}>{selection}</span>}
      </div>
      <div id={id} role="listbox" aria-label={t`Commands`} className={styles['list']} tabIndex={-1}>
        {groupBy(found, ({ group }) => group).map(([group, together]) => (
          <div key={group} role="group" aria-label={group}>
            <div className={styles['group']} aria-hidden>
              {group}
            </div>
            {together.map((command) => (
              <CommandRow
                key={command.id}
                id={rowId(command)}
                command={command}
                isCurrent={command === current}
                onRun={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles['none']} role="status">
          {t`Nothing matches`}
        </p>
      )}
    </>
  )
}
