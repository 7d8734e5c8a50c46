import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './server.ts'
import { enter } from './sign-in.ts'

test('a website is added, its visitors are answered apart from the others’, and it goes with its tickets', async ({
  page,
  request,
}) => {
  await enter(page, 'owner@maison-lumen.example', '/webs/integration')
  const list = page.getByRole('list', { name: 'Your websites' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const id = await test.step('it is added, and worked on', async () => {
    await page.getByRole('button', { name: 'Add a website' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Lumen Outlet')
    await page.getByRole('textbox', { name: 'Address of the site' }).fill('https://outlet.example/lamps')
    const created = page.waitForResponse('**/api/v1/webs/create')
    await page.keyboard.press('Enter')
    await expect(list.getByText('outlet.example', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Switch to Lumen Outlet' }).click()
    await expect(page.getByText('You now work on Lumen Outlet')).toBeVisible()
    return (await (await created).json()).data.web._id as string
  })
  await test.step('who writes on it is in its inbox alone', async () => {
    const conversation = { webId: id, name: 'Olive Outlet', message: 'Is the old lamp still there?' }
    const opened = await request.post('/api/v1/visitor/conversations', { data: conversation })
    expect(opened.status()).toBe(201)
    await page.goto('/webs/tickets?channel=all')
    const rows = page.getByRole('list', { name: /^Tickets:/ }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('Olive Outlet')
  })
  await test.step('it goes once its ID is typed, and the first is the current one again', async () => {
    await page.goto('/webs/integration')
    await page.getByRole('button', { name: 'Actions for Lumen Outlet' }).click()
    await page.getByRole('menuitem', { name: 'Remove website' }).click()
    const question = page.getByRole('dialog', { name: 'Remove Lumen Outlet?' })
    await expect(question.getByText(/1 ticket will be permanently deleted/)).toBeVisible()
    await question.getByRole('textbox').fill(id)
    await question.getByRole('button', { name: 'Remove website' }).click()
    await expect(page.getByText('Lumen Outlet was removed')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await page.goto('/webs/tickets?channel=all')
    const rows = page.getByRole('list', { name: /^Tickets:/ }).getByRole('listitem')
    await expect(rows.nth(2)).toBeVisible()
    await expect(rows.getByText('Olive Outlet')).toHaveCount(0)
  })
})
