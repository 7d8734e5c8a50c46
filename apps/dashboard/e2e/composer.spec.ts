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
    await page.getByRole('combobox', { name: 'Find an emoji' }).fill('sun with face')
    await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName('sun with face')
    await page.keyboard.press('Enter')
    await expect(composer).toHaveValue('Hello Ada, we open at nine. 🌞')
    await composer.press('ControlOrMeta+Enter')
    await seeSent(page, 'Hello Ada, we open at nine. 🌞')
    expect(await visitor.read()).toContain('Hello Ada, we open at nine. 🌞')
  })
})

test('a megabyte of emoji, text from right to left, markup and script are text', async ({
  page,
  request,
}) => {
  const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
  const hostile = `${script} مرحبا \u202Eevil`
  const visitor = await aVisitor(request, script.slice(0, 100), hostile)
  await signIn(page, 'support@maison-lumen.example')
  await answerAtOnce(page)
  await page.goto(`/ticket/${visitor.id}`)
  const composer = page.getByRole('textbox', { name: 'Your answer' })
  const thread = page.getByRole('log')
  await expect(thread.getByText(hostile)).toBeVisible()

  await test.step('an answer and a note', async () => {
    await composer.fill(hostile)
    await composer.press('ControlOrMeta+Enter')
    await expect(thread.getByText(hostile)).toHaveCount(2)
    await expect(thread.getByText(/Sending…|Not sent/)).toHaveCount(0, { timeout: 10_000 })
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await page.getByRole('textbox', { name: 'Your note' }).fill(hostile)
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(thread.getByText(hostile)).toHaveCount(3)
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
  })
  await test.step('a file with such a name', async () => {
    const file = {
      name: '<script>window.hacked=1<script>.txt',
      mimeType: 'text/html',
      buffer: Buffer.from(script),
    }
    await page.locator('input[type=file]').setInputFiles([file])
    await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
    await expect(thread.getByText(/Sending…|Not sent/)).toHaveCount(0, { timeout: 10_000 })
  })
  await test.step('a megabyte of emoji stays a draft, and says that it is too much', async () => {
    await composer.fill('😀'.repeat(262_144))
    await expect(page.getByText('514,288 characters too many')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
    await page.reload()
    await expect(page.getByText('514,288 characters too many')).toBeVisible()
    await composer.fill('')
  })
  expect(await visitor.read()).toEqual([hostile, hostile, ''])
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})
