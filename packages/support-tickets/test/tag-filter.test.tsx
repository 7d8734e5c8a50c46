import { loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inbox, person, row, show } from './inbox-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const ada = person('ada', 'Ada', { tags: ['VIP', 'Damaged'] })
const ben = person('ben', 'Ben', { tags: ['VIP'] })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('filter by tags: several are found by typing, and taken away one by one or all at once, by keyboard', async () => {
  const { asked } = inbox([ada, ben], { capabilities: ['tickets'] })
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await button('Filter').click()
  await page.getByRole('menuitem', { name: 'Tag' }).click()
  const field = page.getByRole('combobox', { name: 'Tag' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('vi{Enter}')
  await expect.element(button('Remove VIP')).toBeVisible()
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('dam{Enter}')
  await expect.element(button('Remove Damaged')).toBeVisible()
  await expect.element(row('Ben')).not.toBeInTheDocument()
  await expect.element(row('Ada')).toBeVisible()
  expect(asked.at(-1)?.getAll('tags')).toEqual(['Damaged'])
  expect(asked.at(-1)?.get('tag')).toBe('VIP')
  button('Remove VIP').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Remove VIP')).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  await button('Clear all').click()
  await expect.element(row('Ben')).toBeVisible()
  await expect.element(button('Remove Damaged')).not.toBeInTheDocument()
})
