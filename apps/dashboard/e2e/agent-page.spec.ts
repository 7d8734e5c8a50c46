import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './server.ts'
import { enter } from './sign-in.ts'

test.use({ serverFor: 'the page of the web agent' })

test('an owner changes color, name and questions of the AI agent, and finds them after a reload', async ({
  page,
}) => {
  await enter(page, 'owner@maison-lumen.example', '/webs/agent?tab=appearance')
  const name = page.getByRole('textbox', { name: 'Name of the chat window' })
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await test.step('name and color: in the preview as they are typed, saved together', async () => {
    await name.fill('Lumen answers')
    await page.getByRole('radio', { name: 'Plum' }).check({ force: true })
    const preview = page.getByRole('region', { name: 'Live preview' })
    await expect(preview.getByText('Lumen answers', { exact: true }).first()).toBeVisible()
    await expect(bar).toContainText('2 changes not saved: Name and Theme color')
    await bar.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
  const list = page.getByRole('list', { name: 'Questions' })
  await test.step('questions: added, moved by keys, changed', async () => {
    await page.getByRole('tab', { name: /^Questions/ }).click()
    await page
      .getByRole('navigation', { name: 'Languages' })
      .getByRole('link', { name: /^English/ })
      .click()
    const before = await list.getByRole('listitem').count()
    await page
      .getByRole('textbox', { name: 'Add a question, or paste several lines' })
      .fill('Do you gift-wrap?')
    await page.keyboard.press('Enter')
    await expect(list.getByRole('listitem')).toHaveCount(before + 1)
    await page.getByRole('button', { name: 'Move: Do you gift-wrap?' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await expect(list.getByRole('listitem').first()).toContainText('Do you gift-wrap?')
    await list.getByRole('button', { name: 'Do you gift-wrap?', exact: true }).click()
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Do you wrap presents?')
    await page.getByRole('textbox', { name: 'Answer (optional)' }).fill('Yes, in linen, for free.')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await list.getByRole('button', { name: 'Save' }).click()
    await saved
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
  await test.step('after a reload, all of it is there', async () => {
    await page.reload()
    await expect(list.getByRole('listitem').first()).toContainText(
      'Do you wrap presents?Yes, in linen, for free.',
    )
    await page.getByRole('tab', { name: 'Appearance' }).click()
    await expect(name).toHaveValue('Lumen answers')
    await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked()
    await expect(bar).toBeHidden()
  })
  await test.step('what is typed survives a reload, and leaving asks', async () => {
    await name.fill('Lumen')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(name).toHaveValue('Lumen')
    await page.getByRole('link', { name: 'Knowledge', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Save and leave' }).click()
    await expect(page).toHaveURL(/\/knowledge\/view-files/)
  })
})
