import { enter } from './sign-in.ts'
import { expect, test } from './server.ts'

const owner = 'owner@maison-lumen.example'
const newer = { entry: '/assets/index-newer.js' }

test('a new build is offered to who comes back to the tab, and reloads nothing by itself', async ({
  page,
}) => {
  await page.clock.install()
  await enter(page, owner, '/webs/tickets')
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Half a sentence')
  await page.route('**/build.json', (route) => route.fulfill({ json: newer }))
  await page.clock.fastForward('59:00')
  await expect(page.getByText('A new version is available')).toHaveCount(0)
  await page.clock.fastForward('02:00')
  await expect(page.getByText('A new version is available')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Half a sentence')

  await page.unroute('**/build.json')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Half a sentence')
  await expect(page.getByText('A new version is available')).toHaveCount(0)
})

test('where the code of a page is gone with an older build, the next page is loaded whole, once', async ({
  page,
}) => {
  await enter(page, owner, '/settings/profile')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.route('**/build.json', (route) => route.fulfill({ json: newer }))
  await page.route('**/assets/team-pages-*.js', (route) => route.fulfill({ status: 404 }))
  const asked = page.waitForResponse('**/build.json')
  await page.getByRole('link', { name: 'Team', exact: true }).hover()
  await asked
  await page.getByRole('link', { name: 'Password', exact: true }).click()
  await expect(page.getByLabel('Current password')).toBeVisible()
  expect(loads).toEqual(['/change-password'])

  // The server still sends the older page: it is not loaded over and over.
  const askedAgain = page.waitForResponse('**/build.json')
  await page.getByRole('link', { name: 'Team', exact: true }).hover()
  await askedAgain
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByLabel('Your name')).toBeVisible()
  expect(loads).toEqual(['/change-password'])
})

test('who is signed in waits for nothing in turn: the person is asked for while the page’s code comes', async ({
  page,
}) => {
  await enter(page, owner, '/webs/tickets?channel=all')
  await expect(page.getByRole('list', { name: /Tickets/ })).toBeVisible()
  const happened: string[] = []
  const nameOf = (address: string) => new URL(address).pathname.replace(/-[\w-]{7}\.js$/, '')
  page.on('request', (request) => happened.push(`asked ${nameOf(request.url())}`))
  page.on('requestfinished', (request) => happened.push(`got ${nameOf(request.url())}`))
  // Held back until both have been asked for: neither waits for the other.
  const codeAsked = page.waitForRequest('**/assets/frame-*.js')
  const personAsked = page.waitForRequest('**/users/info')
  await page.route(/assets\/frame-.*\.js|users\/info/, async (route) => {
    await Promise.all([codeAsked, personAsked])
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('list', { name: /Tickets/ })).toBeVisible()
  const at = (what: string) => happened.indexOf(what)
  expect(happened.filter((what) => what === 'asked /api/v1/users/info')).toHaveLength(1)
  expect(at('asked /api/v1/users/info')).toBeLessThan(at('got /assets/frame'))
  expect(at('asked /assets/frame')).toBeLessThan(at('got /api/v1/users/info'))
})

test('the list of tickets waits for nothing in turn: it is asked for while the page’s code comes', async ({
  page,
}) => {
  await enter(page, owner, '/change-password')
  // Held back until the list has been asked for.
  const listAsked = page.waitForRequest('**/tickets/list/**')
  await page.route(/assets\/inbox-.*\.js/, async (route) => {
    await listAsked
    await route.continue()
  })
  await page.goto('/webs/tickets?channel=all')
  await expect(page.getByRole('list', { name: /Tickets/ })).toBeVisible()
})

test('who is signed in gets the texts of what is on the home page, and those of no other page', async ({
  page,
}) => {
  await enter(page, owner, '/')
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, texts] = /([\w-]+)-texts-/.exec(request.url()) ?? []
    if (texts) asked.add(texts)
  })
  await page.reload()
  await expect(page.getByRole('main').getByRole('region', { name: 'Waiting longest' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Notifications/ })).toBeVisible()
  expect([...asked].toSorted()).toEqual(['first', 'frame', 'home'])
})

for (const [what, path, others, isThere] of [
  ['a page', '/webs/tickets?channel=all', /assets\/inbox-.*\.js|users\/info/, 'main ul a'],
  [
    'a section of another feature’s page',
    '/settings/settings?section=tickets',
    /assets\/(?:canned-answers|waiting-limits)-section-.*\.js/,
    'h2:text("Saved replies")',
  ],
] as const) {
  test(`the texts of ${what} wait for nothing in turn: they are asked for while its code comes`, async ({
    page,
  }) => {
    await enter(page, owner, '/change-password')
    const texts = /assets\/support-tickets-texts-.*\.js/
    // Held back until both have been asked for: neither waits for the other.
    const asked = Promise.all([page.waitForRequest(texts), page.waitForRequest(others)])
    for (const held of [texts, others]) {
      await page.route(held, async (route) => {
        await asked
        await route.continue()
      })
    }
    await page.goto(path)
    await expect(page.locator(isThere).first()).toBeVisible()
  })
}
