import type { Page } from '@playwright/test'
import { codeFor, linkFor } from './outbox.ts'
import { enter } from './sign-in.ts'
import { expect, test } from './server.ts'

const owner = 'owner@maison-lumen.example'
const PASSWORD = 'gulls over the lighthouse at noon'
const OTHER_PASSWORD = 'seven lanterns under the bridge'

test.use({ serverFor: 'accounts' })

const typeCode = async (page: Page, code: string) => {
  await page.getByRole('textbox').first().click()
  await page.keyboard.type(code)
}

/** Follows an invitation's link, and makes an account of it. */
async function accept(page: Page, path: string, name: string) {
  await page.goto(path)
  await join(page, name)
}

/** Makes an account of the invitation that is shown. */
async function join(page: Page, name: string) {
  await expect(page.getByRole('heading', { name: 'Join Maison Lumen' })).toBeVisible()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.waitForURL((url) => url.pathname !== '/register')
}

test('a shop opens an account in French, proves the address, and is in', async ({
  page,
  context,
  server,
}) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'fr-FR', url: server.url }])
  await page.goto('/register')
  await page.getByLabel('Nom de votre boutique').fill('Verrerie du Port')
  await page.getByLabel('Votre nom').fill('Anouk Le Goff')
  await page.getByLabel('E-mail').fill('Anouk@verrerie.example')
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('password1')
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(page.getByText('Ce mot de passe est trop facile à deviner')).toBeVisible()
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(page.getByRole('heading', { name: 'Consultez vos e-mails' })).toBeVisible()
  // In the language of the page, and however the address was typed.
  await typeCode(page, await codeFor(server, 'anouk@verrerie.example', /est votre code Replybay/))
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('main')).toBeVisible()
})

async function register(page: Page, email: string, shop: string, password: string) {
  await page.goto('/register')
  await page.getByLabel('Name of your shop').fill(shop)
  await page.getByLabel('Your name').fill('Lou Marchal')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

for (const order of ['before', 'after']) {
  test(`registration: an address that another browser registered ${order} its owner stays the owner’s`, async ({
    page,
    openElsewhere,
    server,
  }) => {
    const email = `lou-${order}@glass.example`
    const other = await openElsewhere()
    const steal = () => register(other, email, 'Trap', OTHER_PASSWORD)
    if (order === 'before') await steal()
    await register(page, email, 'Glass and Wind', PASSWORD)
    const code = await codeFor(server, email, /code/)
    if (order === 'after') await steal()
    await typeCode(other, code)
    await expect(other.getByText(/Wrong validation code/)).toBeVisible()
    await typeCode(page, code)
    await expect(page.getByRole('heading', { name: 'Welcome, Lou' })).toBeVisible()
    await other.goto('/login')
    await other.getByLabel('Email').fill(email)
    await other.getByRole('textbox', { name: 'Password' }).fill(OTHER_PASSWORD)
    await other.keyboard.press('Enter')
    await expect(other.getByRole('alert')).toHaveText('Wrong username or password')
  })
}

test('registration: a code for an address that is verified sets a new password and starts no session', async ({
  page,
  context,
  server,
}) => {
  const email = 'admin@maison-lumen.example'
  await page.goto(`/validate?email=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText(/New code sent/)).toBeVisible()
  await typeCode(page, await codeFor(server, email, /code/))
  await expect(page.getByText('That code is correct.', { exact: false })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your password was changed. Sign in with the new one.')).toBeVisible()
})

test('invited colleagues join by their mails, and see just their world', async ({
  page,
  openElsewhere,
  server,
}) => {
  await enter(page, owner, '/settings/team')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel('Email addresses').fill(`leire@maison-lumen.example, ${owner}`)
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText('1 of 2 invitations sent')).toBeVisible()
  await expect(page.getByText('Already on your team')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('link', { name: 'Warehouse staff' }).click()
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel('Email addresses').fill('jon@maison-lumen.example')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('1 of 1 invitation sent')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()

  const support = await openElsewhere()
  const invitation = await linkFor(server, 'leire@maison-lumen.example', /Maison Lumen/)
  await enter(support, 'support@maison-lumen.example', invitation)
  await expect(support.getByText('You’re signed in as support@maison-lumen.example.')).toBeVisible()
  await support.getByRole('button', { name: 'Sign out and join' }).click()
  await join(support, 'Leire Etxeberria')
  await expect(support.getByRole('heading', { name: /^Good/ })).toBeVisible()
  await support.goto('/settings/team')
  await expect(support.getByText('Only admins can open that page')).toBeVisible()

  const warehouse = await openElsewhere()
  await accept(warehouse, await linkFor(server, 'jon@maison-lumen.example', /Maison Lumen/), 'Jon Arrieta')
  await expect(warehouse.getByRole('heading', { level: 1, name: 'Orders' })).toBeAttached()

  // An invitation counts once, and tells that also to the person who has joined by it.
  await support.goto(invitation)
  await expect(support.getByText(/You’re signed in as leire@maison-lumen.example/)).toBeVisible()
  await support.getByRole('button', { name: 'Go to your dashboard' }).click()
  await expect(support.getByRole('heading', { name: /^Good/ })).toBeVisible()
  const late = await openElsewhere()
  await late.goto(invitation)
  await expect(late.getByText(/This invitation is no longer valid/)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('row', { name: /Jon Arrieta/ })).toBeVisible()
})

test('a forgotten password is set by the link in the mail, without the code', async ({ page, server }) => {
  const email = 'warehouse@maison-lumen.example'
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(page.getByText('we’ve sent it a code')).toBeVisible()
  const link = await linkFor(server, email, /password reset code/)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your password was changed. Sign in with the new one.')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This link was used or has expired')).toBeVisible()
})

test('a reset link: sets a new password also in a browser that is signed in', async ({ page, server }) => {
  const email = 'owner@atelier-nord.example'
  await enter(page, email, '/settings/profile')
  // Without the cookies of the one who is signed in.
  const headers = { 'content-type': 'application/json' }
  await fetch(`${server.url}/api/v1/auth/generate-code`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email }),
  })
  await page.goto(await linkFor(server, email, /password reset code/))
  await expect(page.getByText('You’re signed in.', { exact: false })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your password was changed. Sign in with the new one.')).toBeVisible()
})

test('a forgotten password is set anew, and the old one opens nothing', async ({
  page,
  openElsewhere,
  server,
}) => {
  const email = 'support@maison-lumen.example'
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(page.getByText(`If there’s an account for ${email}, we’ve sent it a code.`)).toBeVisible()
  const code = await codeFor(server, email, /code/)
  await typeCode(page, `${code.slice(0, 5)}${(Number(code[5]) + 1) % 10}`)
  await expect(page.getByText(/Wrong code\./)).toBeVisible()
  // What was typed stands ready to be typed over.
  await page.keyboard.type(code)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your password was changed. Sign in with the new one.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('replybay-demo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Good/ })).toBeVisible()

  // Changing it ends the sessions elsewhere.
  const other = await openElsewhere()
  await other.goto('/login')
  await other.getByLabel('Email').fill(email)
  await other.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { name: /^Good/ })).toBeVisible()
  await page.goto('/change-password')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD)
  await page.getByLabel('Confirm new password').fill(OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password was changed')).toBeVisible()
  await expect(other.getByText('You were signed out.', { exact: true })).toBeVisible()
  await expect(other.getByLabel('Email')).toHaveValue(email)
  await expect(other.getByRole('textbox', { name: 'Password' })).toBeFocused()
  expect(other.url()).not.toContain(encodeURIComponent(email))
})

test('what people set for themselves and their company is there after a reload', async ({ page }) => {
  await enter(page, owner, '/settings/profile')
  await page.getByLabel('Your name').fill('Camille Roy-Petit')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Your name was saved')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await page.getByRole('button', { name: 'Save photo' }).click()
  await expect(page.locator('main img')).toHaveAttribute('src', /\/avatars\//)
  await expect(page.getByRole('button', { name: /Your account/ }).locator('img')).toHaveAttribute(
    'src',
    /\/avatars\//,
  )
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()

  await page.getByRole('link', { name: 'Company' }).click()
  // The profile has a description, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Company' })).toBeVisible()
  await page.getByLabel('Description').fill('Lamps made to be repaired.')
  await page.getByLabel('City', { exact: true }).fill('Villeurbanne')
  await page.getByLabel('Policy text').fill('Within 60 days.')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Company saved', { exact: true })).toBeVisible()
  const autoReturns = page.getByRole('switch', { name: 'Automatic returns' })
  await expect(autoReturns).toBeChecked()
  await autoReturns.focus()
  await page.keyboard.press('Space')
  await expect(autoReturns).not.toBeChecked()

  await page.reload()
  await expect(page.getByLabel('Description')).toHaveValue('Lamps made to be repaired.')
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Villeurbanne')
  await expect(page.getByLabel('Policy text')).toHaveValue('Within 60 days.')
  await expect(autoReturns).not.toBeChecked()
  await expect(page.getByRole('button', { name: /Camille Roy-Petit/ })).toBeVisible()
})

test('settings: leaving asks once for what is not saved, and it is there again', async ({ page }) => {
  await enter(page, owner, '/settings/settings')
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByLabel('Description').fill('Lamps for long evenings.')
  await expect(bar).toContainText('1 change not saved: Description')

  await test.step('Stay stays', async () => {
    await page.getByRole('link', { name: 'Team' }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(page).toHaveURL(/\/settings\/settings$/)
    await expect(page.getByLabel('Description')).toHaveValue('Lamps for long evenings.')
  })

  await test.step('also the other section of this page asks; Leave leaves', async () => {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Tickets' }).click()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL(/section=tickets$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Wait time thresholds' })).toBeVisible()
  })

  await test.step('the draft is kept, and saved by its shortcut', async () => {
    await page.getByRole('link', { name: 'Company' }).click()
    await expect(page.getByLabel('Description')).toHaveValue('Lamps for long evenings.')
    await page.getByLabel('Description').press('ControlOrMeta+s')
    await expect(page.getByText('Company saved', { exact: true })).toBeVisible()
    await expect(bar).toHaveCount(0)
  })

  await test.step('nothing is asked once it is saved', async () => {
    await page.getByRole('link', { name: 'Team' }).click()
    await expect(page).toHaveURL(/\/settings\/team$/)
    await page.goBack()
    await expect(page.getByLabel('Description')).toHaveValue('Lamps for long evenings.')
  })
})

test('team: of two that are invited one fails, goes back to the field and is sent', async ({ page }) => {
  await enter(page, owner, '/settings/team')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite teammates' })
  const field = dialog.getByLabel('Email addresses')
  await field.pressSequentially('nils@maison-lumen.example,jo@maison ')
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(dialog.getByText('1 of 2 invitations sent')).toBeVisible()
  await expect(dialog.getByText('Incomplete email address')).toBeVisible()
  const table = page.getByRole('table', { name: 'Team' })
  await expect(table.getByRole('row', { name: /nils@maison-lumen\.example/ })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Edit jo@maison' }).click()
  await expect(field).toBeFocused()
  await field.pressSequentially('-lumen.example')
  await field.press('ControlOrMeta+Enter')
  await expect(dialog.getByText('2 of 2 invitations sent')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(table.getByRole('row', { name: /jo@maison-lumen\.example.*expires/ })).toBeVisible()
})

test('an account that is paid for is not deleted', async ({ page }) => {
  await enter(page, owner, '/settings/profile')
  await page.getByRole('button', { name: 'Delete the account…' }).click()
  await page.getByLabel('Type Maison Lumen to confirm').fill('Maison Lumen')
  await page.getByLabel('Your password').fill('wrong')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('Invalid password')).toBeVisible()
  await page.getByLabel('Your password').fill('replybay-demo')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(
    page.getByText('Before deleting your account, you must first cancel your subscription'),
  ).toBeVisible()
})
