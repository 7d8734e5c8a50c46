import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { Button } from '../button/button.tsx'
import { Menu } from './menu.tsx'
import { nextMenuIndex } from './next-menu-index.ts'

async function renderMenu(choice: { openAtOnce?: boolean } = {}) {
  const onSelect = vi.fn()
  await renderKit(
    <Menu
      {...choice}
      label="Actions"
      trigger={<Button>More</Button>}
      items={['Close', 'Copy link', 'Delete'].map((label) => ({
        key: label,
        label,
        onSelect: () => onSelect(label),
      }))}
    />,
  )
  return onSelect
}

const trigger = () => page.getByRole('button', { name: 'More' })

test('opens by keyboard, chooses by keyboard, and gives the focus back', async () => {
  const onSelect = await renderMenu()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Copy link')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger()).toHaveFocus()
})

test('closes by Escape and by a press outside, and chooses nothing', async () => {
  const onSelect = await renderMenu()
  await userEvent.click(trigger())
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await userEvent.click(trigger())
  await expect.element(page.getByRole('menu', { name: 'Actions' })).toBeVisible()
  await userEvent.click(document.body, { position: { x: 600, y: 400 } })
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(onSelect).not.toHaveBeenCalled()
})

test('menu that is loaded late: is open at once with the focus, and gives it to its trigger', async () => {
  await renderMenu({ openAtOnce: true })
  await expect.element(page.getByRole('menuitem', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger()).toHaveFocus()
})

test('closes when its trigger is pressed again', async () => {
  await renderMenu()
  await userEvent.click(trigger())
  await userEvent.click(trigger())
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
})

test('goes round by arrows, and to a label by its first letter', () => {
  const labels = ['Close', 'Copy link', 'Delete']
  expect(nextMenuIndex('ArrowUp', 0, labels)).toBe(2)
  expect(nextMenuIndex('ArrowDown', 2, labels)).toBe(0)
  expect(nextMenuIndex('End', 0, labels)).toBe(2)
  expect(nextMenuIndex('c', 0, labels)).toBe(1)
  expect(nextMenuIndex('c', 1, labels)).toBe(0)
  expect(nextMenuIndex('x', 0, labels)).toBeUndefined()
})
