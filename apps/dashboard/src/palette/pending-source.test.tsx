import { defaultLayoutRoute, FillsProvider, fillSlot, paletteSources } from '@replybay/feature-kit'
import { aUser, loadTestMessages } from '@replybay/testing'
import { loadKitMessages, type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { createRoute } from '@tanstack/react-router'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'
import { PaletteSearch } from './palette-search.tsx'

beforeAll(() => loadTestMessages(...shellMessages, loadKitMessages))

function Lamps({ onFound }: PaletteSourceProps) {
  usePaletteSource('lamps', onFound, { sections: [] })
  return null
}

test('palette, the code that searches is on its way: nothing is said to be missing until it has looked', async () => {
  let arrive: () => void = () => undefined
  const late = fillSlot(paletteSources, {
    id: 'lamps',
    load: () => new Promise<typeof Lamps>((resolve) => (arrive = () => resolve(Lamps))),
  })
  const lampsRoute = createRoute({
    getParentRoute: () => defaultLayoutRoute,
    path: '/lamps',
    component: () => (
      <FillsProvider fills={[late]} problem={null}>
        <PaletteSearch entries={[]} isOpen onClose={() => undefined} />
      </FillsProvider>
    ),
  })
  await openDashboard('/lamps', aUser(), { routes: { default: { lampsRoute } } })
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('globe')
  await expect.element(page.getByText('Searching…')).toBeVisible()
  await expect.element(page.getByText('No results for “globe”')).not.toBeInTheDocument()
  arrive()
  await expect.element(page.getByText('No results for “globe”')).toBeVisible()
})
