import { FillsProvider, pageBackground, PendingRunner, SlotOutlet } from '@replybay/feature-kit'
import { ShortcutsProvider, ToastProvider } from '@replybay/ui-kit'
import { features } from '../features.ts'
import { fills } from './fills.ts'
import { FillProblem } from './fill-problem.tsx'
import { MenuPanel, type MenuPanelProps } from './menu-panel.tsx'
import { MissingTextsNotice } from './missing-texts-notice.tsx'
import { ShellCommands } from './shell-commands.tsx'
import { useMenu } from './use-menu.ts'
import { WhyLocked } from './why-locked.tsx'

/** The same each time: all pages below hear of another one. */
const problem = <FillProblem />

/** The menu, and a page beside it. */
export function MenuFrame(props: Omit<MenuPanelProps, 'menu'>) {
  const menu = useMenu()
  // Toasts are the signed-in person's: they go with the session, and what they would still do with them.
  return (
    <FillsProvider fills={fills} problem={problem}>
      <ShortcutsProvider>
        <ToastProvider>
          <WhyLocked>
            <ShellCommands entries={menu.flatMap(({ entries }) => entries)}>
              <SlotOutlet slot={pageBackground} />
              <PendingRunner features={features} />
              <MissingTextsNotice />
              <MenuPanel menu={menu} {...props} />
            </ShellCommands>
          </WhyLocked>
        </ToastProvider>
      </ShortcutsProvider>
    </FillsProvider>
  )
}
