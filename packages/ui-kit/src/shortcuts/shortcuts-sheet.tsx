import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Switch } from '../choice/switch.tsx'
import { TextField } from '../field/text-field.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { matches } from '../palette/matches.ts'
import { groupBy } from './group-by.ts'
import { ShortcutRow } from './shortcut-row.tsx'
import { useShortcutList, useShortcuts } from './shortcuts-provider.tsx'
import styles from './shortcuts-sheet.module.css'

interface ShortcutsSheetProps {
  isOpen: boolean
  onClose: () => void
}

/** What keys do on this page, and the person's own keys instead. */
export function ShortcutsSheet({ isOpen, onClose }: ShortcutsSheetProps) {
  const { t } = useLingui()
  const { settings, setSettings } = useShortcuts()
  const list = useShortcutList()
  const [search, setSearch] = useState('')
  const [isChanging, setChanging] = useState(false)
  const groups = groupBy(
    list.filter(({ keys, label, group }) => keys && matches(search, `${label} ${group}`)),
    ({ group }) => group,
  )
  return (
    <Sheet label={t`Keyboard shortcuts`} isOpen={isOpen} onClose={onClose} side="end" isWide>
      <div className={styles['sheet']}>
        <TextField
          label={t`Search shortcuts`}
          type="search"
          data-autofocus
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {groups.map(([group, shortcuts]) => (
          <section key={group} aria-label={group}>
            <h3 className={styles['group']}>{group}</h3>
            <ul>
              {shortcuts.map((shortcut) => (
                <ShortcutRow key={shortcut.id} shortcut={shortcut} isChanging={isChanging} />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p className={styles['none']}>{t`No results`}</p>}
        <footer className={styles['foot']}>
          <Switch
            label={t`Single-key shortcuts`}
            checked={settings.singleKeys}
            onChange={(singleKeys) => setSettings({ ...settings, singleKeys })}
          />
          <Button variant="subtle" aria-pressed={isChanging} onClick={() => setChanging(!isChanging)}>
            {isChanging ? t`Done` : t`Edit shortcuts`}
          </Button>
          {isChanging && (
            <Button variant="subtle" onClick={() => setSettings({ ...settings, keys: {} })}>
              {t`Reset all`}
            </Button>
          )}
        </footer>
      </div>
    </Sheet>
  )
}
