import { AxeBuilder } from '@axe-core/playwright'
import { expect } from './server.ts'
import { Shop, test } from './shop.ts'

// One sender opens only so many conversations in ten minutes.
test.use({ serverFor: 'the chat window' })

test('chat: a visitor asks, support answers, and the visitor, having reloaded, reads it', async ({
  page,
  shop,
  owner,
}) => {
  const web = await owner.website({
    replybayTitle: 'Maison Lumen',
    themeColor: '#8A4B2A',
    allowIntroduce: true,
    introduceText: 'Hello, this is our AI agent.',
    beforeCloseTime: 5,
  })
  await shop.open(web)
  await shop.launcher.click()
  await expect(shop.panel).toHaveAccessibleName('Maison Lumen')
  await expect(shop.log.getByText('Hello, this is our AI agent.')).toBeVisible()
  await expect(shop.field).toBeFocused()
  await shop.say('My lamp hums')
  const ticket = await owner.ticket(web)
  expect(ticket.lastMessage.text).toBe('My lamp hums')
  const reply = (message: string) => owner.call('POST', `/tickets/answer/${ticket._id}`, { message })

  await test.step('a reply arrives in the open window, and below a line that says who has come', async () => {
    await reply('It may be the dimmer.')
    await expect(shop.log.getByText('It may be the dimmer.')).toBeVisible()
    await expect(shop.log.getByText('Camille joined the conversation')).toBeVisible()
  })
  await expect(shop.log.getByText(/^This conversation will close in less than 10 minutes/)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await test.step('one that comes while it is closed is counted and shown in a line, also after a reload', async () => {
    await page.keyboard.press('Escape')
    await expect(shop.launcher).toBeFocused()
    await reply('Which bulb is in it?')
    await expect(page.getByRole('button', { name: 'Open chat, 1 new message' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Camille Which bulb is in it?' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Open chat, 1 new message' }).click()
    await expect(shop.log.getByText('Which bulb is in it?')).toBeVisible()
    await expect(shop.log.getByText('My lamp hums')).toBeVisible()
  })
})

test('chat: files are checked before they are sent, and one that fits goes with a message', async ({
  page,
  shop,
  owner,
}) => {
  await shop.open(await owner.website())
  await shop.launcher.click()
  const choose = (name: string, bytes: number) =>
    page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.alloc(bytes, 'x'),
    })
  await choose('large.txt', 10 * 1_048_576 + 1)
  await expect(
    shop.panel.getByText('large.txt is larger than 10\u00a0MB. Choose a smaller file.'),
  ).toBeVisible()
  await choose('hum.txt', 12)
  await shop.field.fill('Listen')
  await shop.panel.getByRole('button', { name: 'Send' }).click()
  await expect(shop.log.getByRole('button', { name: 'Download hum.txt' })).toBeVisible()
  await expect(shop.log.getByText('Listen')).toHaveCount(1)
  const saved = page.waitForEvent('download')
  await shop.log.getByRole('button', { name: 'Download hum.txt' }).click()
  expect((await saved).suggestedFilename()).toBe('hum.txt')
})

test('chat: an address that is left is the ticket’s, and one that is none is said at its field', async ({
  shop,
  owner,
}) => {
  const web = await owner.website()
  await shop.open(web)
  await shop.launcher.click()
  await shop.say('Are you there?')
  const email = shop.panel.getByRole('textbox', { name: 'Email' })
  await email.fill('maeve')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Enter an email address, such as name@example.com.')
  await email.fill('maeve.widget@oconnor.example')
  await email.press('Enter')
  await expect(shop.log.getByText('We’ll also reply by email.')).toBeVisible()
  expect((await owner.ticket(web)).customer.email).toBe('maeve.widget@oconnor.example')
})

test('chat: a closed conversation asks how the visitor was helped, and is open again once they write', async ({
  shop,
  owner,
}) => {
  const web = await owner.website({ asksRating: true })
  await shop.open(web)
  await shop.launcher.click()
  await shop.say('Thanks, solved')
  const { _id: id } = await owner.ticket(web)
  await owner.call('PATCH', `/tickets/close/${id}`)
  await shop.panel.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(shop.panel.getByText('Thanks for your feedback.')).toBeVisible()
  const { ticket } = await owner.call('GET', `/tickets/info/${id}`)
  expect(ticket.rating).toEqual({ grade: 'good' })
  await shop.say('One more thing')
  await expect(shop.panel.getByText('Did we help you?')).toHaveCount(0)
})

test('chat: in two tabs there is one conversation, and what one sends the other shows', async ({
  page,
  context,
  owner,
  site,
  server,
}) => {
  const web = await owner.website()
  const [one, two] = [new Shop(page, site, server.url), new Shop(await context.newPage(), site, server.url)]
  await one.open(web)
  await two.open(web)
  await two.launcher.click()
  await one.launcher.click()
  await one.say('From the first tab')
  await expect(two.log.getByText('From the first tab')).toBeVisible()
  await two.say('From the second')
  await expect(one.log.getByText('From the second')).toBeVisible()
})

test('chat of another site: is not shown', async ({ page, shop, owner }) => {
  const web = await owner.website()
  await owner.call('PATCH', `/webs/web/${web}`, { domain: 'lumen.example' })
  const told = page.waitForEvent('console', (line) => line.text().includes('could not be shown'))
  await shop.open(web)
  await told
  await expect(shop.launcher).toHaveCount(0)
})

test('chat on a phone: fills the screen, in the page’s language', async ({
  openElsewhere,
  owner,
  site,
  server,
}) => {
  const page = await openElsewhere({ viewport: { width: 390, height: 760 }, hasTouch: true })
  const shop = new Shop(page, site, server.url)
  await shop.open(await owner.website(), {
    lang: 'fr-FR',
    head: '<meta name="viewport" content="width=device-width, initial-scale=1">',
  })
  await page.getByRole('button', { name: 'Ouvrir le chat' }).tap()
  await expect(shop.panel.getByRole('textbox', { name: 'Écrivez votre message…' })).toBeVisible()
  await expect.poll(() => shop.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 760 })
  await shop.panel.getByRole('button', { name: 'Fermer le chat' }).tap()
  await expect(shop.panel).toHaveCount(0)
})
