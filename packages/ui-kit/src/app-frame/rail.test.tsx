import { expect, test } from 'vitest'
import { renderKit } from '../../test/render-kit.tsx'
import { ShortcutsProvider } from '../shortcuts/shortcuts-provider.tsx'
import type { NavEntry } from './app-frame-types.ts'
import { Rail } from './rail.tsx'

const entry = (label: string, isAloneInRail = false): NavEntry => ({
  key: label,
  label,
  icon: null,
  selected: false,
  isAloneInRail,
  renderLink: (props) => <a href="#entry" {...props} />,
})

test('rail: an entry that stands alone has an icon beside its group', async () => {
  const items = [entry('All channels'), entry('Web chat'), entry('Email', true)]
  const screen = await renderKit(
    <ShortcutsProvider>
      <Rail
        workspaceName="Maison Lumen"
        search={undefined}
        sections={[{ key: 'tickets', label: 'Tickets', items }]}
        status={null}
        foot={null}
      />
    </ShortcutsProvider>,
  )
  await expect.element(screen.getByRole('link', { name: 'Email' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Tickets' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Web chat' })).not.toBeInTheDocument()
})
