import { useLingui } from '@lingui/react/macro'
import { useAccess, useUser } from '@replybay/feature-kit'
import { AppFrame, type NavSectionEntry, ShortcutsProvider, ToastProvider } from '@replybay/ui-kit'
import { IconHome } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArrivalNotice } from './arrival-notice.tsx'
import { entryTarget } from './entry-target.ts'
import { PersonMenu } from './person-menu.tsx'
import { ShellCommands } from './shell-commands.tsx'
import { type MenuSection, useMenu } from './use-menu.ts'

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
  const menu = useMenu()
  const shown = menu.filter(({ section }) => layout === 'default' || section === 'warehouse')
  const labels = { tickets: t`Tickets`, agents: t`AI agent`, warehouse: t`Warehouse`, insights: t`Insights` }
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
  const hasWayBack = layout === 'warehouse' && access?.may.main

  // Toasts are the signed-in person's: they go with the session, and what they would still do with them.
  return (
    <ShortcutsProvider>
      <ToastProvider>
        <ShellCommands entries={menu.flatMap(({ entries }) => entries.map(({ entry }) => entry))}>
          <AppFrame
            workspaceName={user.companyNameRaw ?? ''}
            layout={layout}
            railPreferred={railPreferred}
            banner={<ArrivalNotice />}
            bottomBar={shown.flatMap(({ entries }) =>
              entries.filter(({ entry }) => entry.inBottomBar).map(({ entry }) => entry.id),
            )}
            foot={<PersonMenu />}
            sections={[...shown.map(navSection), ...(hasWayBack ? [wayBack] : [])]}
          >
            {children}
          </AppFrame>
        </ShellCommands>
      </ToastProvider>
    </ShortcutsProvider>
  )
}
