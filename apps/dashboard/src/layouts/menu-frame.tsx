import { useLingui } from '@lingui/react/macro'
import { FillsProvider, useAccess, useUser } from '@replybay/feature-kit'
import {
  AppFrame,
  type NavSectionEntry,
  SettingsLayout,
  ShortcutsProvider,
  ToastProvider,
} from '@replybay/ui-kit'
import { IconHome, IconSettings } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { features } from '../features.ts'
import { isSettingsGroup } from './entry-stops.ts'
import { entryTarget } from './entry-target.ts'
import { FillProblem } from './fill-problem.tsx'
import { PageBanners } from './page-banners.tsx'
import { PersonMenu } from './person-menu.tsx'
import { ShellCommands } from './shell-commands.tsx'
import { type MenuSection, useMenu } from './use-menu.ts'

const fills = features.flatMap((feature) => feature.fills ?? [])

interface MenuFrameProps {
  /** In `warehouse` the menu holds the warehouse alone, and the way back for who may use the rest. @default 'default' */
  layout?: 'default' | 'warehouse'
  /** The page has panes of its own and needs the room. @default false */
  railPreferred?: boolean
  children: ReactNode
}

/** The menu, and a page beside it. */
export function MenuFrame({ layout = 'default', railPreferred = false, children }: MenuFrameProps) {
  const { i18n, t } = useLingui()
  const user = useUser()
  const access = useAccess()
  const navigate = useNavigate()
  const menu = useMenu()
  const settings = menu.filter(({ section }) => isSettingsGroup(section))
  const shown = menu.filter(({ section }) =>
    layout === 'warehouse' ? section === 'warehouse' : !isSettingsGroup(section),
  )
  const labels = {
    home: undefined,
    tickets: t`Tickets`,
    agents: t`AI agent`,
    warehouse: t`Warehouse`,
    insights: t`Insights`,
    you: t`You`,
    company: t`Company`,
    subscription: t`Subscription`,
  }
  const navSection = ({ section, entries }: MenuSection): NavSectionEntry => ({
    key: section,
    label: labels[section],
    items: entries.map(({ entry, count, isSelected }) => ({
      key: entry.id,
      label: i18n._(entry.label),
      shortLabel: entry.shortLabel && i18n._(entry.shortLabel),
      icon: <entry.icon aria-hidden />,
      count,
      selected: isSelected,
      renderLink: (props) => <Link {...entryTarget(entry)} {...props} />,
    })),
  })
  const wayBack: NavSectionEntry = {
    key: 'way-back',
    atEnd: true,
    items: [
      {
        key: 'dashboard',
        label: t`Dashboard`,
        icon: <IconHome aria-hidden />,
        selected: false,
        renderLink: (props) => <Link to="/" {...props} />,
      },
    ],
  }
  const settingsEntries = settings.flatMap(({ entries }) => entries)
  const isInSettings = settingsEntries.some(({ isSelected }) => isSelected)
  const [firstSetting] = settingsEntries
  const toSettings: NavSectionEntry[] = firstSetting
    ? [
        {
          key: 'settings',
          atEnd: true,
          items: [
            {
              key: 'settings',
              label: t`Settings`,
              icon: <IconSettings aria-hidden />,
              selected: isInSettings,
              renderLink: (props) => <Link {...entryTarget(firstSetting.entry)} {...props} />,
            },
          ],
        },
      ]
    : []
  const openSetting = (id: string) => {
    const entry = settingsEntries.find((one) => one.entry.id === id)?.entry
    if (entry) void navigate(entryTarget(entry))
  }
  const hasWayBack = layout === 'warehouse' && access?.may.main

  // Toasts are the signed-in person's: they go with the session, and what they would still do with them.
  return (
    <FillsProvider fills={fills} problem={<FillProblem />}>
      <ShortcutsProvider>
        <ToastProvider>
          <ShellCommands entries={menu.flatMap(({ entries }) => entries.map(({ entry }) => entry))}>
            <AppFrame
              workspaceName={user.companyNameRaw ?? ''}
              layout={layout}
              railPreferred={railPreferred}
              banner={<PageBanners />}
              bottomBar={shown.flatMap(({ entries }) =>
                entries.filter(({ entry }) => entry.inBottomBar).map(({ entry }) => entry.id),
              )}
              foot={<PersonMenu />}
              sections={[
                ...shown.map(navSection),
                ...(layout === 'default' ? toSettings : []),
                ...(hasWayBack ? [wayBack] : []),
              ]}
            >
              {isInSettings ? (
                <SettingsLayout label={t`Settings`} sections={settings.map(navSection)} onOpen={openSetting}>
                  {children}
                </SettingsLayout>
              ) : (
                children
              )}
            </AppFrame>
          </ShellCommands>
        </ToastProvider>
      </ShortcutsProvider>
    </FillsProvider>
  )
}
