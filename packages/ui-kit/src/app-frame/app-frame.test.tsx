import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { SampleFrame } from '../stories/sample-frame.tsx'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

function countedSearch() {
  let opened = 0
  const onOpen = () => {
    opened += 1
  }
  const search = { label: 'Search or jump to…', shortLabel: 'Search', keys: 'mod+k', onOpen }
  return { search, timesOpened: () => opened }
}

test('collapses and expands by Ctrl B, and remembers it', async () => {
  const screen = await renderKit(<SampleFrame>Page</SampleFrame>)
  await expect.element(screen.getByRole('link', { name: 'WhatsApp 9' })).toBeVisible()
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  await screen.unmount()
  const again = await renderKit(<SampleFrame>Page</SampleFrame>)
  await expect.element(again.getByRole('button', { name: 'Tickets, 34' })).toBeVisible()
  await userEvent.click(again.getByRole('button', { name: 'Expand sidebar' }))
  await expect.element(again.getByRole('link', { name: 'WhatsApp 9' })).toBeVisible()
})

test('opens a group of the rail on click, and closes it by Escape', async () => {
  await page.viewport(1024, 768)
  const screen = await renderKit(<SampleFrame>Page</SampleFrame>)
  await userEvent.click(screen.getByRole('button', { name: 'Tickets, 34' }))
  await expect.element(screen.getByRole('link', { name: 'Telegram 0' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('link', { name: 'Telegram 0' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Tickets, 34' })).toHaveFocus()
})

test.each([
  { width: 1440, path: ['Search or jump to…'] },
  { width: 1024, path: ['Search or jump to…'] },
  { width: 390, path: ['More', 'Search or jump to…'] },
])('opens the palette from the navigation ($width)', async ({ width, path }) => {
  await page.viewport(width, 844)
  const { search, timesOpened } = countedSearch()
  const screen = await renderKit(<SampleFrame search={search}>Page</SampleFrame>)
  for (const name of path) await userEvent.click(screen.getByRole('button', { name }))
  expect(timesOpened()).toBe(1)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('opens the palette from the rail of the warehouse', async () => {
  const { search, timesOpened } = countedSearch()
  const screen = await renderKit(
    <SampleFrame layout="warehouse" search={search}>
      Page
    </SampleFrame>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(timesOpened()).toBe(1)
})

test('skips to the content', async () => {
  const screen = await renderKit(<SampleFrame>Page</SampleFrame>)
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
})

test('shows a phone four entries, and the rest behind More', async () => {
  await page.viewport(390, 844)
  const screen = await renderKit(<SampleFrame selected="knowledge">Page</SampleFrame>)
  await expect.element(screen.getByRole('link', { name: 'Tickets 34' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  const knowledge = screen.getByRole('link', { name: 'Knowledge 182' })
  await expect.element(knowledge).toHaveAttribute('aria-current', 'page')
  await userEvent.click(knowledge)
  await expect.element(knowledge).not.toBeInTheDocument()
})

test('a page that stands alone has no navigation around it', async () => {
  const screen = await renderKit(
    <SampleFrame layout="warehouse" isBare>
      Page
    </SampleFrame>,
  )
  await expect.element(screen.getByRole('main')).toHaveTextContent('Page')
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
})
