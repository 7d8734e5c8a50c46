import { keepCalls } from './called-operations.ts'
import { sharedTexts } from './shared-texts.ts'
import { signIn } from './sign-in.ts'
import { expect, ReplybayServer, test as withServer } from './server.ts'

const owner = 'owner@maison-lumen.example'

/** The dashboard with the locale in every address. */
const withPrefix = withServer.extend<object, { server: ReplybayServer }>({
  server: [
    // Playwright wants the pattern, also where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await ReplybayServer.create({ REPLYBAY_LOCALE_URLS: 'prefix' })
      await server.start()
      await provide(server)
      await server.remove()
      await keepCalls()
    },
    { scope: 'worker' },
  ],
})

withPrefix(
  'a link into the French dashboard is French, and so are its links, also after a reload',
  async ({ page }) => {
    await page.goto('/fr-FR/login?from=%2Fsettings%2Fteam')
    await expect(page).toHaveTitle('Se connecter · Replybay')
    await expect(page.getByRole('link', { name: /^Mot de passe oublié/ })).toHaveAttribute(
      'href',
      /^\/fr-FR\/forgot-password/,
    )
    await page.getByLabel('E-mail').fill(owner)
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill('replybay-demo')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/fr-FR\/settings\/team$/)
    await expect(page).toHaveTitle('Équipe · Replybay')
    const hrefs = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(3)
    expect(hrefs.filter((href) => !href?.startsWith('/fr-FR'))).toEqual([])
    await page.reload()
    await expect(page).toHaveURL(/\/fr-FR\/settings\/team$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
    // Who follows a link has not chosen its language.
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('i18n_redirected')
  },
)

withPrefix(
  'another language changes the address, keeps what is typed, and Back brings the other one back',
  async ({ page }) => {
    await signIn(page, owner, '/en-US/login?from=%2Fsettings%2Fteam')
    await expect(page).toHaveURL(/\/en-US\/settings\/team$/)
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByLabel('Your name').fill('Camille, half typed')
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('Español')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/es-ES\/settings\/profile$/)
    await expect(page).toHaveTitle('Perfil · Replybay')
    await expect(page.getByLabel('Tu nombre')).toHaveValue('Camille, half typed')
    await page.goBack()
    // What was typed is not saved.
    await page.getByRole('dialog').getByRole('button', { name: 'Salir', exact: true }).click()
    await expect(page).toHaveURL(/\/en-US\/settings\/team$/)
    await expect(page).toHaveTitle('Team · Replybay')
    await page.goForward()
    await expect(page).toHaveURL(/\/es-ES\/settings\/profile$/)
    await expect(page).toHaveTitle('Perfil · Replybay')
    await expect
      .poll(
        async () => (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value,
      )
      .toBe('es-ES')
    await page.goto('/')
    await expect(page).toHaveURL(/\/es-ES(\/|$)/)
  },
)

withPrefix(
  'a change of the address alone keeps what is open and where one has scrolled to',
  async ({ page }) => {
    const readdress = (path: string) =>
      page.evaluate((to) => history.replaceState(history.state, '', to), path)
    await page.setViewportSize({ width: 1280, height: 500 })
    await signIn(page, owner, '/en-US/login?from=%2Fsettings%2Fprofile')
    // What comes late comes in above.
    for (const late of ['Replies', 'Notifications']) {
      await expect(page.getByRole('heading', { name: late, exact: true })).toBeVisible()
    }
    await expect(page.getByText(/^Last used/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Delete the account…' }).scrollIntoViewIfNeeded()
    // The page is told of it with the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    await readdress('/fr-FR/settings/profile')
    const inFrench = page.getByRole('button', { name: 'Supprimer le compte…' })
    await expect(inFrench).toBeInViewport()
    await inFrench.click()
    await page.getByRole('dialog').getByLabel('Saisissez Maison Lumen pour confirmer').fill('Maison L')
    await readdress('/es-ES/settings/profile')
    await expect(page.getByRole('dialog').getByLabel('Escribe Maison Lumen para confirmar')).toHaveValue(
      'Maison L',
    )
    await expect(page).toHaveTitle('Perfil · Replybay')
  },
)

withPrefix('an address with a language that is not spoken is no page, and stays', async ({ page }) => {
  await page.goto('/de-DE/login')
  await expect(page).toHaveTitle('Page Not Found · Replybay')
  await expect(page).toHaveURL(/\/de-DE\/login$/)
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en-US')
})

withPrefix(
  'the language of the account is spoken on a device without a choice',
  async ({ page, openElsewhere }) => {
    await signIn(page, owner, '/en-US/login?from=%2Fsettings%2Fprofile')
    await page.getByRole('button', { name: /Your account/ }).click()
    await page.getByRole('menuitemradio', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/fr-FR\/settings\/profile$/)
    const elsewhere = await openElsewhere()
    await signIn(elsewhere, owner, '/login')
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'fr-FR')
    await expect(elsewhere).toHaveURL(/\/fr-FR$/)
  },
)

withPrefix(
  'a page whose texts can not be loaded speaks English, says so in the console, and works',
  async ({ openElsewhere }) => {
    const page = await openElsewhere({ locale: 'fr-FR' })
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route(/\/(?:frame|support-tickets)-texts-fr-FR/, (route) => route.abort())
    await page.goto('/fr-FR/login?from=%2Fwebs%2Ftickets')
    await page.getByLabel('E-mail').fill(owner)
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill('replybay-demo')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('textbox', { name: 'Search tickets' })).toBeVisible()
    await page.getByRole('main').getByRole('list').getByRole('link').first().click()
    // Another feature says it, too, and its texts may be there.
    await expect(page.getByRole('textbox', { name: /^(?:Your reply|Votre réponse)$/ })).toBeVisible()
    expect(logged.filter((text) => text.includes('Messages for fr-FR could not be loaded'))).not.toEqual([])
  },
)

// A text that no catalogue holds is English in both; that a catalogue lacks none is said by its own test.
for (const [locale, tag] of [
  ['fr-FR', '@each-change'],
  ['es-ES', '@thorough'],
] as const) {
  withServer(`no text stays English in ${locale}`, { tag }, async ({ openElsewhere }) => {
    const [english, other] = await Promise.all([
      openElsewhere({ locale: 'en-US' }),
      openElsewhere({ locale }),
    ])
    const found: Record<string, string[]> = {}
    const compare = async (path: string, isThere: string) => {
      found[path] = await sharedTexts({ english, other, path, isThere, locale })
    }
    await compare('/login', 'form')
    await compare('/register', 'form')
    await compare('/nowhere', 'h1')
    await signIn(english, owner)
    const choice = { name: 'i18n_redirected', value: locale, url: new URL(other.url()).origin }
    const token = (await english.context().cookies()).filter(({ name }) => name === 'token')
    await other.context().addCookies([...token, choice])
    // What it detected on its first visit gives way to the account's; a choice does not.
    await other.evaluate(() => localStorage.clear())
    await compare('/', 'main h1')
    await compare('/webs/tickets?channel=all', 'main ul a')
    await compare('/settings/profile', 'main h2')
    await compare('/settings/settings', 'main h2')
    await compare('/settings/settings?section=tickets', 'main h2')
    await compare('/settings/team', 'main tbody tr')
    expect(Object.entries(found).filter(([, texts]) => texts.length > 0)).toEqual([])
    // Every page answered in its own language all along.
    await expect(other.locator('html')).toHaveAttribute('lang', locale)
  })
}
