import { answerAtOnce, seeSent } from './answering.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './server.ts'
import { aVisitor } from './visitor.ts'

test.use({ serverFor: 'the composer' })

test('the team writes a canned answer, and a colleague answers with it', async ({ page, request }) => {
  await signIn(page, 'owner@maison-lumen.example', '/settings/settings')
  await test.step('what is typed survives a reload until it is saved', async () => {
    await page.getByRole('button', { name: 'New canned answer' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Opening hours')
    await page.getByRole('textbox', { name: 'Text in English US' }).fill('Hello ')
    await page.getByRole('button', { name: 'the customer’s first name' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'New canned answer' }).click()
    const text = page.getByRole('textbox', { name: 'Text in English US' })
    await expect(text).toHaveValue('Hello {{customer.firstName}}')
    await text.press('End')
    await text.pressSequentially(', we open at nine.')
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Hello Ada, we open at nine.')
  })
  await test.step('a shortcut that another has is refused where it stands', async () => {
    await page.getByRole('textbox', { name: 'Shortcut' }).fill('late')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Another canned answer has this shortcut')).toBeVisible()
    await page.getByRole('textbox', { name: 'Shortcut' }).fill('hours')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Canned answer “Opening hours” saved')).toBeVisible()
  })
  await test.step('it is removed, and back when that is undone', async () => {
    await page.getByRole('button', { name: 'Remove “Opening hours”' }).click()
    await expect(page.getByText('Canned answer “Opening hours” removed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit “Opening hours”' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Edit “Opening hours”' })).toBeVisible()
  })
  await test.step('it is found by its shortcut', async () => {
    const visitor = await aVisitor(request, 'Ada Visitor', 'When do you open?')
    await answerAtOnce(page)
    await page.goto(`/ticket/${visitor.id}`)
    const composer = page.getByRole('textbox', { name: 'Your answer' })
    await composer.click()
    await page.keyboard.type('/hou')
    await expect(page.getByRole('option', { name: /Opening hours/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(composer).toHaveValue('Hello Ada, we open at nine.')
    await page.keyboard.type(' ')
    await page.getByRole('button', { name: 'Add an emoji' }).click()
    await page.keyboard.type('sun with face')
    await expect(page.getByRole('option', { name: 'sun with face' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(composer).toHaveValue('Hello Ada, we open at nine. 🌞')
    await composer.press('ControlOrMeta+Enter')
    await seeSent(page, 'Hello Ada, we open at nine. 🌞')
    expect(await visitor.read()).toContain('Hello Ada, we open at nine. 🌞')
  })
})
