import type { Page } from '@playwright/test'
import { enter } from './sign-in.ts'
import { expect, test } from './server.ts'
import { aVisitor } from './visitor.ts'

test.use({ serverFor: 'palette', viewport: { width: 1440, height: 900 } })

const support = 'support@maison-lumen.example'
const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const work = (page: Page) => page.getByRole('group', { name: 'Ticket actions' })

test('what is searched for is found and opened, and the open ticket is worked on, all in the palette', async ({
  page,
  request,
}) => {
  const { id } = await aVisitor(request, 'Petra Palette', 'The Opaline hums')
  await aVisitor(request, 'Paul Palette', 'The Sève is too bright')
  await enter(page, support, '/')
  await expect(page.getByRole('heading', { name: /^Good/ })).toBeVisible()

  await test.step('typed right after the key, a ticket is found by what was said in it', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('opaline hums')
    await expect(option(page, /Petra Palette/)).toHaveAttribute('aria-selected', 'true')
    await expect(option(page, /^Search all tickets for “opaline hums” 1 ticket/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(id))
    await expect(page.getByRole('log').getByText('The Opaline hums')).toBeVisible()
  })
  await test.step('the ticket is assigned in a second step; Escape goes back one step, then closes', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(palette(page).getByRole('button', { name: 'Remove Petra Palette' })).toBeVisible()
    await page.keyboard.type('assign to')
    await page.keyboard.press('Enter')
    await expect(option(page, 'Thomas Girard')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(option(page, /^Assign to…/)).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type('thomas')
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
    await expect(work(page).getByRole('button', { name: 'Assigned to: Thomas Girard' })).toBeVisible()
  })
  await test.step('a reply begins with the focus in it', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('reply')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await test.step('its keys work at once outside the palette', async () => {
    await page.keyboard.press('t')
    await expect(page.getByRole('combobox', { name: 'Tag' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(work(page).getByRole('button', { name: 'Add a tag' })).toBeFocused()
    await page.keyboard.press('Shift+A')
    await expect(page.getByRole('menuitemradio', { name: 'Unassigned' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('a customer leads to their tickets', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('@paul pal')
    await expect(option(page, /^Paul Palette/)).toHaveAttribute('aria-selected', 'true')
    await expect(option(page, /^Paul Palette/)).toContainText('1 open')
    await page.keyboard.press('Enter')
    // In the second step alone: the row of the customer has the same name.
    await expect(option(page, /^Paul Palette Web chat/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log').getByText('The Sève is too bright')).toBeVisible()
  })
  await test.step('all tickets are searched', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('palette')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page).toHaveURL(/q=palette/)
    await expect(page.getByRole('link', { name: /^Petra Palette/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Paul Palette/ })).toBeVisible()
  })
  await test.step('what was done is undone, as long as its seconds run', async () => {
    await page.getByRole('link', { name: /^Petra Palette/ }).click()
    await expect(page.getByRole('log').getByText('The Opaline hums')).toBeVisible()
    await page.keyboard.press('e')
    await expect(page).not.toHaveURL(new RegExp(id))
    await page.keyboard.press('ControlOrMeta+k')
    await expect(option(page, /^Undo .*Petra Palette/)).toContainText(/\ds/)
    await page.keyboard.type('undo')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(id))
  })
})
