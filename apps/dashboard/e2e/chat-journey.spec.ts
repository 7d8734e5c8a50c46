import { expect } from './server.ts'
import { answerAtOnce } from './answering.ts'
import { test } from './shop.ts'
import { enter } from './sign-in.ts'

test.use({ serverFor: 'the way from a new website to a conversation' })

test('an owner sets up the chat of a new website; a visitor is answered, handed off, and reads the reply', async ({
  page,
  shop,
  openElsewhere,
  owner,
}) => {
  const desk = await openElsewhere({ locale: 'en-US' })
  await enter(desk, 'owner@maison-lumen.example', '/webs/integration')
  const web = await test.step('the owner creates the website and finds the line for its pages', async () => {
    await desk.getByRole('button', { name: 'Add a website' }).click()
    await desk.getByRole('textbox', { name: 'Name' }).fill('Lumen Outlet')
    const created = desk.waitForResponse('**/api/v1/webs/create')
    await desk.keyboard.press('Enter')
    const id: string = (await (await created).json()).data.web._id
    await desk.getByRole('button', { name: 'Switch to Lumen Outlet' }).click()
    await expect(desk.getByLabel('Line to paste')).toContainText(`data-web="${id}"`)
    await expect(desk.getByText('Not seen on your site yet')).toBeVisible()
    return id
  })
  await test.step('its name, color and greeting', async () => {
    await desk.goto('/webs/agent?tab=appearance')
    await desk.getByRole('textbox', { name: 'Name of the chat window' }).fill('Outlet')
    await desk.getByRole('radio', { name: 'Olive' }).check({ force: true })
    await desk.getByText('Greet visitors first', { exact: true }).click()
    await desk.getByRole('textbox', { name: /^Introduction/ }).fill('Hello from the outlet')
    await desk.getByRole('button', { name: /^Save/ }).click()
    await expect(desk.getByText('Settings saved')).toBeVisible()
  })
  await test.step('its questions in three languages, and replies by itself', async () => {
    const questions = { en: 'Where is my parcel?', fr: 'Où est mon colis ?', es: '¿Dónde está mi paquete?' }
    for (const [lang, question] of Object.entries(questions)) {
      await owner.call('POST', `/webs/web/${web}/questions/language`, { lang })
      await owner.call('POST', `/webs/web/${web}/questions/${lang}`, { question })
    }
    await owner.call('POST', `/webs/web/${web}/settings`, { replyMode: 'on' })
  })
  await test.step('its greeting in one more of them', async () => {
    await desk.reload()
    await desk.getByRole('radiogroup', { name: 'Language of the introduction' }).getByText('Spanish').click()
    await desk.getByRole('textbox', { name: 'Introduction: Spanish' }).fill('Hola desde el outlet')
    await desk.getByRole('button', { name: /^Save/ }).click()
    await expect(desk.getByText('Settings saved')).toBeVisible()
  })
  await test.step('a page of the site shows it in each language', async () => {
    for (const [lang, open, question, greeting] of [
      ['fr', 'Ouvrir le chat', 'Où est mon colis ?', 'Hello from the outlet'],
      ['es', 'Abrir el chat', '¿Dónde está mi paquete?', 'Hola desde el outlet'],
      ['en', 'Open chat', 'Where is my parcel?', 'Hello from the outlet'],
    ] as const) {
      await shop.open(web, { lang })
      await page.getByRole('button', { name: open }).click()
      await expect(shop.panel).toHaveAccessibleName('Outlet')
      await expect(shop.log.getByText(greeting)).toBeVisible()
      await expect(shop.panel.getByRole('button', { name: question })).toBeVisible()
    }
    await desk.goto('/webs/integration')
    await expect(desk.getByText(/^Seen on your site/)).toBeVisible()
  })
  await test.step('a visitor asks, is answered with a source, and asks for a person', async () => {
    // A sign alone is sent, and no reply to it is announced.
    await shop.say('👍')
    await expect(shop.log.getByRole('status', { name: 'The AI agent is writing' })).toHaveCount(0)
    await shop.say('Which bulb fits the Mira?')
    await expect(shop.log.getByRole('group', { name: 'Sources' })).toBeVisible()
    await shop.log.getByRole('button', { name: 'Talk to a person' }).click()
    await expect(shop.log.getByText('We’ve passed your conversation to the team')).toBeVisible()
  })
  await test.step('support replies from the inbox; the visitor, having reloaded, reads it', async () => {
    const { _id: id } = await owner.ticket(web)
    await answerAtOnce(desk)
    await desk.goto(`/ticket/${id}`)
    await desk.getByRole('textbox', { name: 'Your reply' }).fill('An E27 bulb of 8 W.')
    await desk.keyboard.press('ControlOrMeta+Enter')
    await expect(shop.log.getByText('An E27 bulb of 8 W.')).toBeVisible()
    await page.reload()
    await shop.launcher.click()
    await expect(shop.log.getByText('An E27 bulb of 8 W.')).toBeVisible()
    await expect(shop.log.getByText('Camille joined the conversation')).toBeVisible()
  })
})
