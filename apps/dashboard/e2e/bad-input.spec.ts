import { enter, signIn } from './sign-in.ts'
import { expect, test } from './server.ts'

const owner = 'owner@maison-lumen.example'

for (const from of [
  '//evil.example/',
  String.raw`/\evil.example/`,
  '/\t/evil.example/',
  'javascript:alert(1)',
]) {
  test(`never goes to ${JSON.stringify(from)} after signing in`, async ({ page, baseURL }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
        elsewhere.push(request.url())
      }
    })
    await signIn(page, owner, `/login?${new URLSearchParams({ from })}`)
    await expect(page.getByRole('button', { name: /Your account/ })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
    expect(elsewhere).toEqual([])
  })
}

/** The page's clock alone is wrong: its timers run as ever. */
function shiftClock(byMs: number) {
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, values: [number]) =>
      values.length > 0 ? new RealDate(...values) : new RealDate(RealDate.now() + byMs),
    get: (RealDate, name) =>
      name === 'now' ? () => RealDate.now() + byMs : Reflect.get(RealDate, name, RealDate),
  })
}

for (const [words, hours] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  test(`a clock that is an hour ${words} changes neither what is open nor how long ago it was`, async ({
    page,
    request,
  }) => {
    await request.post('/api/v1/visitor/conversations', {
      data: { webId: 'web-maison-lumen', message: `Hello from ${words}`, name: `Visitor ${words}` },
    })
    await page.addInitScript(shiftClock, hours * 3_600_000)
    const trialEndsAt = new Date(Date.now() + hours * 1_800_000).toISOString()
    await page.route('**/users/info', async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      const user = { ...data.user, subscription: { status: 'trialing', trialEndsAt } }
      await route.fulfill({ response, json: { data: { user } } })
    })
    await enter(page, owner, '/settings/profile')
    await expect(page.getByText(/Last used (just now|1 minute ago)/).first()).toBeVisible()
    await page.goto('/webs/tickets?channel=all')
    // The trial has half an hour to go by the server's clock, or is over for as long.
    if (hours < 0) {
      await expect(page).toHaveURL(/why=no-subscribed/)
      return
    }
    await page
      .getByRole('list', { name: /Tickets/ })
      .getByRole('link')
      .first()
      .press('End')
    await expect(page.getByRole('link', { name: /Visitor ahead/ })).toContainText(/just now|Waiting for 1m/)
  })
}

test('an address opens its account however it is typed', async ({ page }) => {
  await signIn(page, ' OWNER@Maison-Lumen.Example ')
  await expect(page.getByRole('button', { name: /Your account/ })).toContainText('Camille Roy')
})

test('a browser that refuses cookies is told so, and can still try', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await page.goto('/login')
  await expect(page.getByText(/Your browser blocks cookies/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(owner)
  await page.getByRole('textbox', { name: 'Password' }).fill('replybay-demo')
  // Once the cookie is allowed, the next try is enough.
  for (const disabled of [true, false]) {
    await session.send('Emulation.setDocumentCookieDisabled', { disabled })
    const answered = page.waitForResponse('**/auth/token')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await answered
    if (disabled) await expect(page).toHaveURL(/\/login$/)
  }
  await page.waitForURL((url) => url.pathname === '/')
})

const storages = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  },
}

for (const [state, make] of Object.entries(storages)) {
  test(`a storage that is ${state} breaks nothing: a draft lives as long as the tab, and says so`, async ({
    page,
  }) => {
    await page.addInitScript(make)
    await enter(page, owner, '/webs/tickets')
    const rows = page.getByRole('list', { name: /Tickets/ }).getByRole('link')
    const composer = page.getByRole('textbox', { name: 'Your reply' })
    await rows.first().click()
    await composer.fill('Half a sentence')
    await expect(page.getByText(/Draft not saved/)).toBeVisible()
    await rows.nth(1).click()
    await expect(composer).toHaveValue('')
    await rows.first().click()
    await expect(composer).toHaveValue('Half a sentence')

    // The browser asks before the only copy goes.
    const isAsked = await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(isAsked).toBe(true)

    await page.getByRole('button', { name: /Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Delete and sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
}
