import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { answerAtOnce, seeSent } from './answering.ts'
import { keepCalls } from './called-operations.ts'
import { expect, ReplybayServer, test as withServer } from './server.ts'
import { enter } from './sign-in.ts'
import { aVisitor, type Visitor } from './visitor.ts'

/** The shop's own website, by path. */
const website: Record<string, string> = {
  '/': '<title>Workshop</title><main><h1>Workshop</h1><p>Everything about where our lamps are made.</p><a href="/visits">Visits</a></main>',
  '/visits':
    '<title>Visits</title><main><h1>Visits</h1><p>The glassblowers of the workshop can be visited on Saturday mornings at ten.</p></main>',
}

interface Fixtures {
  /** Where the shop's website is. */
  shop: string
  server: ReplybayServer
}

const test = withServer.extend<object, Fixtures>({
  shop: [
    // Playwright wants the pattern, also where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = createServer(({ url = '' }, response) => {
        const found = website[url]
        response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(found)
      })
      await new Promise<void>((resolve) => {
        site.listen(0, '127.0.0.1', resolve)
      })
      // Sound: it listens on a port.
      await provide(`127.0.0.1:${(site.address() as AddressInfo).port}`)
      site.closeAllConnections()
      site.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ shop }, provide) => {
      const server = await ReplybayServer.create({ REPLYBAY_OUTBOUND_ALLOW: shop })
      await server.start()
      await provide(server)
      await server.remove()
      await keepCalls()
    },
    { scope: 'worker' },
  ],
})
test.use({ viewport: { width: 1440, height: 900 } })

/** What a source says of itself once a search has found it. */
async function seeReady(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search sources' }).fill(title)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.getByText('Ready', { exact: true })).toBeVisible({ timeout: 30_000 })
}

/** The AI agent’s answer to a visitor. */
async function hear(visitor: Visitor, said: RegExp): Promise<void> {
  await expect.poll(async () => (await visitor.read()).at(-1), { timeout: 30_000 }).toMatch(said)
}

test('the AI agent learns from a file, a text, a pair and a website, answers from them, and learns what it did not know', async ({
  page,
  request,
  shop,
}) => {
  await enter(page, 'owner@maison-lumen.example')
  await answerAtOnce(page)

  await test.step('a file, a text, a pair and a website are added', async () => {
    await page.setContent(
      '<html lang="fr"><h1>Housses</h1><p>Les housses en lin se lavent à trente degrés et ne passent jamais au sèche-linge.</p></html>',
    )
    const buffer = await page.pdf()
    await page.goto('/knowledge/upload-resources')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'housses.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.getByText('Ready: 1 passage indexed')).toBeVisible({ timeout: 30_000 })
    const ways = page.getByRole('navigation', { name: 'Ways to add sources' })
    await ways.getByRole('link', { name: 'Text' }).click()
    await page.getByLabel('Title').fill('Bicycle couriers')
    await page.getByLabel('Text', { exact: true }).fill('Bicycle couriers deliver in Lyon within two hours.')
    await page.getByRole('button', { name: 'Save and add another' }).click()
    await expect(page.getByText('Added: Bicycle couriers')).toBeVisible()
    await ways.getByRole('link', { name: 'Q&A' }).click()
    await page.getByRole('textbox', { name: 'Question' }).fill('Do you engrave lamps?')
    await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, up to twelve letters on the brass foot.')
    await page.getByRole('button', { name: 'Save and add another' }).click()
    await expect(page.getByText('Added: Do you engrave lamps?')).toBeVisible()
    await ways.getByRole('link', { name: 'Website' }).click()
    await page.getByLabel('Address of the website').fill(`http://${shop}/`)
    await page.getByRole('button', { name: 'Add website' }).click()
    await expect(page.getByText(/^Ready/)).toBeVisible({ timeout: 30_000 })
  })

  await test.step('each is ready, which a search has proved', async () => {
    await page.goto('/knowledge/view-files')
    for (const title of ['housses', 'Bicycle couriers', 'Do you engrave lamps?', shop])
      await seeReady(page, title)
  })

  await test.step('the AI agent may reply', async () => {
    await page.goto('/knowledge/settings')
    await page.getByRole('radiogroup').getByText('On', { exact: true }).click()
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('radio', { name: 'On', exact: true })).toBeChecked()
  })

  await test.step('a question in French is answered from the file', async () => {
    const margot = await aVisitor(
      request,
      'Margot Housse',
      'À combien de degrés se lavent vos housses en lin ?',
    )
    await hear(margot, /trente degrés/)
    await page.goto(`/ticket/${margot.id}`)
    await expect(page.getByRole('log').getByText('Source: housses')).toBeVisible()
  })
  await test.step('others are answered from the text, the pair and the website', async () => {
    await hear(
      await aVisitor(request, 'Will Wait', 'How fast do bicycle couriers deliver in Lyon?'),
      /within two hours/,
    )
    await hear(await aVisitor(request, 'Ed Grave', 'Can you engrave a lamp?'), /twelve letters/)
    await hear(
      await aVisitor(request, 'Vic Visit', 'When can the glassblowers be visited?'),
      /Saturday mornings/,
    )
  })

  const unknown = 'Do your umbrellas survive a hurricane?'
  await test.step('what nothing answers is handed off, and is a gap', async () => {
    const hugh = await aVisitor(request, 'Hugh Rain', unknown)
    await expect.poll(async () => (await hugh.read()).length, { timeout: 30_000 }).toBe(2)
    await page.goto('/knowledge/view-files?section=gaps')
    await expect(page.getByRole('grid').getByText(unknown)).toBeVisible()
    await page.goto(`/webs/tickets?channel=all&sort=newest&ticket=${hugh.id}`)
    await page
      .getByRole('textbox', { name: 'Your reply' })
      .fill('Our umbrellas stand up to ninety knots of wind.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await seeSent(page, 'Our umbrellas stand up to ninety knots of wind.')
  })

  await test.step('closing the ticket teaches the agent', async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    const offer = page.getByRole('region', { name: 'Teach the AI agent' })
    await offer.getByRole('button', { name: 'Teach' }).click()
    await expect(offer.getByLabel('What the AI agent learns')).toHaveValue(/ninety knots/)
    await offer.getByRole('button', { name: 'Teach' }).click()
    await expect(page.getByText(`Added: ${unknown}`)).toBeVisible()
    await page.goto('/knowledge/view-files')
    await seeReady(page, unknown)
  })

  await test.step('the same question is answered now, and is no gap any more', async () => {
    await hear(await aVisitor(request, 'Nora Next', unknown), /ninety knots/)
    await page.goto('/knowledge/view-files?section=gaps')
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('grid').getByText(unknown)).toHaveCount(0)
  })
})
