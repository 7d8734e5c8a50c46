import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { AppFrame, ShortcutsProvider, ToastProvider } from '@replybay/ui-kit'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArrivalNotice } from './arrival-notice.tsx'
import { entryTarget } from './entry-target.ts'
import { PersonMenu } from './person-menu.tsx'
import { ShellCommands } from './shell-commands.tsx'
import { useMenu } from './use-menu.ts'

interface MenuFrameProps {
  /** The page has panes of its own and needs the room. @default false */
  railPreferred?: boolean
  children: ReactNode
}

/** The menu, and a page beside it. */
export function MenuFrame({ railPreferred = false, children }: MenuFrameProps) {
  const { i18n, t } = useLingui()
  const user = useUser()
  const menu = useMenu()
  const labels = { tickets: t`Tickets`, agents: t`AI agent`, warehouse: t`Warehouse`, insights: t`Insights` }

  // Toasts are the signed-in person's: they go with the session, and what they would still do with them.
  return (
    <ShortcutsProvider>
      <ToastProvider>
        <ShellCommands entries={menu.flatMap(({ entries }) => entries.map(({ entry }) => entry))}>
          <AppFrame
            workspaceName={user.companyNameRaw ?? ''}
            railPreferred={railPreferred}
            banner={<ArrivalNotice />}
            bottomBar={menu.flatMap(({ entries }) =>
              entries.filter(({ entry }) => entry.inBottomBar).map(({ entry }) => entry.id),
            )}
            foot={<PersonMenu />}
            sections={menu.map(({ section, entries }) => ({
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
            }))}
          >
            {children}
          </AppFrame>
        </ShellCommands>
      </ToastProvider>
    </ShortcutsProvider>
  )
}
