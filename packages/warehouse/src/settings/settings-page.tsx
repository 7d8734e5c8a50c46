import { useLingui } from '@lingui/react/macro'
import { SlotOutlet, warehouseSettings } from '@replybay/feature-kit'
import { PageOutline, SettingsPage as SettingsFrame } from '@replybay/ui-kit'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CommandsSection } from './commands-section.tsx'
import { ModuleSection } from './module-section.tsx'
import { PrintingSection } from './printing-section.tsx'
import { ScannerSection } from './scanner-section.tsx'
import styles from './settings.module.css'
import { SoundsSection } from './sounds-section.tsx'
import { useSections } from './use-sections.ts'

/** /warehouse/settings: this device, and the person at it. @see specification §2 */
export function SettingsPage() {
  const { t } = useLingui()
  const { hash } = useLocation()
  // The router scrolls to the section that the address names; the focus belongs there, too.
  useEffect(() => document.getElementById(hash)?.focus({ preventScroll: true }), [hash])
  return (
    <div className={styles['page']} data-settings-scroller>
      <SettingsFrame title={t`Warehouse settings`} outline={<PageOutline sections={useSections()} />}>
        <title>{`${t`Warehouse settings`} · Replybay`}</title>
        <ScannerSection />
        <SoundsSection />
        <PrintingSection />
        <CommandsSection />
        <SlotOutlet slot={warehouseSettings} />
        <ModuleSection />
      </SettingsFrame>
    </div>
  )
}
