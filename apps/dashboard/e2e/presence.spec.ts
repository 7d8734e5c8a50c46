import { enter } from './sign-in.ts'
import { expect, test } from './server.ts'
import { aVisitor } from './visitor.ts'

test.use({ serverFor: 'presence', actionTimeout: 10_000 })

test('two people in one ticket see each other before the first word, and a note calls the other', async ({
  page: camille,
  openElsewhere,
  request,
}) => {
  const { id } = await aVisitor(request, 'Pia Presence', 'Who answers me?')
  const thomas = await openElsewhere()
  await enter(camille, 'owner@maison-lumen.example', `/ticket/${id}`)
  await enter(thomas, 'admin@maison-lumen.example', `/ticket/${id}`)
  const said = camille.getByRole('status')
  await expect(said.filter({ hasText: 'Thomas is viewing this' })).toBeVisible()
  await expect(thomas.getByRole('status').filter({ hasText: 'Camille is viewing this' })).toBeVisible()
  await thomas.keyboard.press('r')
  await thomas.keyboard.type('Hello Pia')
  await expect(said.filter({ hasText: 'Thomas is typing a reply' })).toBeVisible()

  await test.step('who is named in a note gets a notice that leads to the ticket', async () => {
    await thomas.goto('/')
    // That his reply has claimed the ticket may still be said.
    await expect(said.filter({ hasText: /Thomas is (?:viewing|typing)/ })).toHaveCount(0)
    await camille.keyboard.press('n')
    await expect(camille.getByRole('textbox', { name: 'Your note' })).toBeFocused()
    await camille.keyboard.type('Yours, @thom')
    await expect(camille.getByRole('option', { name: /Thomas/ })).toBeVisible()
    await camille.keyboard.press('Enter')
    await camille.keyboard.press('ControlOrMeta+Enter')
    await thomas.getByRole('button', { name: /^Notifications: \d+ new/ }).click()
    await thomas.getByRole('link', { name: /Camille Roy mentioned you: Yours, @Thomas/ }).click()
    await expect(thomas).toHaveURL(new RegExp(id))
  })
})
