import { useLingui } from '@lingui/react/macro'
import { Button } from '../button/button.tsx'
import { Switch } from '../choice/switch.tsx'
import { FieldRow } from '../settings/field-row.tsx'
import { ShortcutRow } from './shortcut-row.tsx'
import { useShortcutList, useShortcuts } from './shortcuts-provider.tsx'
import styles from './shortcuts-sheet.module.css'

/** Rows of settings: whether single keys do anything, and the person's own keys for what can be done everywhere. */
export function ShortcutSettings() {
  const { t } = useLingui()
  const { settings, setSettings } = useShortcuts()
  const shortcuts = useShortcutList().filter(({ keys }) => keys !== undefined)
  const hasOwn = Object.keys(settings.keys).length > 0
  return (
    <>
      <FieldRow
        title={t`Single-key shortcuts`}
        hint={t`Turn off if you use dictation or trigger them by accident.`}
      >
        <Switch
          label={t`Single-key shortcuts`}
          checked={settings.singleKeys}
          onChange={(singleKeys) => setSettings({ ...settings, singleKeys })}
        />
      </FieldRow>
      <FieldRow title={t`Custom shortcuts`} hint={t`Click a shortcut, then press the new keys.`}>
        <ul className={styles['settings']}>
          {shortcuts.map((shortcut) => (
            <ShortcutRow key={shortcut.id} shortcut={shortcut} isChanging />
          ))}
        </ul>
        {hasOwn && (
          <Button size="sm" onClick={() => setSettings({ ...settings, keys: {} })}>
            {t`Reset all`}
          </Button>
        )}
      </FieldRow>
    </>
  )
}
