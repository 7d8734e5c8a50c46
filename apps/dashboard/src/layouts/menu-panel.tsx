import { useLingui } from '@lingui/react/macro'
import { menuNews, menuStatus, SlotOutlet, useAccess, useUser } from '@replybay/feature-kit'
import { AppFrame, type NavSectionEntry } from '@replybay/ui-kit'
import { IconHome, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import { isSettingsGroup } from './guarded-entries.ts'
import { entryTarget } from './entry-target.ts'
import { PageBanners } from './page-banners.tsx'
import { PersonMenu } from './person-menu.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { type MenuSection, openOnly, withoutClosed } from './use-menu.ts'
import { useNavSection } from './use-nav-section.tsx'
import { IsBesideMenu } from './window-main.tsx'
import { usePaletteButton } from './use-palette-button.ts'

export interface MenuPanelProps {
  menu: readonly MenuSection[]
  /** In `warehouse` the menu holds the warehouse alone, and the way back for who may use the rest. @default 'default' */
  layout?: 'default' | 'warehouse'
  /** The page has panes of its own and needs the room. @default false */
  railPreferred?: boolean
  /** The page stands alone in the window. @default false */
  fillsWindow?: boolean
  children: ReactNode
}

/** The frame with what is open of the menu, the settings among it, and a page. */
export function MenuPanel(props: MenuPanelProps) {
  const { menu, layout = 'default', railPreferred = false, fillsWindow = false, children } = props
  const { t } = useLingui()
  const user = useUser()
  const access = useAccess()
  const navSection = useNavSection()
  const settings = menu.filter(({ section }) => isSettingsGroup(section))
  const shown = withoutClosed(menu).filter(({ section }) =>
    layout === 'warehouse' ? section === 'warehouse' : !isSettingsGroup(section),
  )
  const isInSettings = settings.some(({ entries }) => entries.some(({ isSelected }) => isSelected))
  const firstSetting = openOnly(settings)[0]?.entries[0]
  const hasWayBack = layout === 'warehouse' && access?.may.main === true

  return (
    <AppFrame
      search={usePaletteButton()}
      workspaceName={user.companyNameRaw ?? ''}
      layout={layout}
      railPreferred={railPreferred}
      isBare={fillsWindow}
      banner={<PageBanners />}
      bottomBar={shown.flatMap(({ entries }) =>
        entries
          .filter(({ entry }) => layout === 'warehouse' || entry.inBottomBar)
          .map(({ entry }) => entry.id),
      )}
      renderStatus={renderStatus}
      foot={<PersonMenu />}
      news={<SlotOutlet slot={menuNews} />}
      sections={[
        ...shown.map(navSection),
        ...(layout === 'default' && firstSetting
          ? [
              atEnd('settings', {
                label: t`Settings`,
                icon: <IconSettings aria-hidden />,
                selected: isInSettings,
                renderLink: (link) => <Link {...entryTarget(firstSetting.entry)} {...link} />,
              }),
            ]
          : []),
        ...(hasWayBack
          ? [
              atEnd('dashboard', {
                label: t`Dashboard`,
                icon: <IconHome aria-hidden />,
                selected: false,
                renderLink: (link) => <Link to="/" {...link} />,
              }),
            ]
          : []),
      ]}
    >
      <IsBesideMenu value>
        {isInSettings ? <SettingsFrame groups={settings}>{children}</SettingsFrame> : children}
      </IsBesideMenu>
    </AppFrame>
  )
}

/** The same each time: it is not drawn again with the menu. */
const MenuStatus = memo(({ isNarrow }: { isNarrow: boolean }) => (
  <SlotOutlet slot={menuStatus} isNarrow={isNarrow} />
))
const renderStatus = (isNarrow: boolean) => <MenuStatus isNarrow={isNarrow} />

function atEnd(key: string, item: Omit<NavSectionEntry['items'][number], 'key'>): NavSectionEntry {
  return { key, atEnd: true, items: [{ key, ...item }] }
}
