import { expect } from './server.ts'
import { test } from './shop.ts'

// One sender opens only so many conversations in ten minutes.
test.use({ serverFor: 'chat on hostile pages' })

test.describe('chat on a hostile page', () => {
  const hostile = {
    'that hides everything': {
      head: '<style>html > *, body * { display: none !important; opacity: 0 !important } html { font-size: 40px; letter-spacing: 9px }</style>',
    },
    'that has changed what scripts share': {
      head: `<script>
        Array.prototype.toJSON = function () { return 'broken' }
        Object.prototype.extra = function () {}
        String.prototype.strip = function () { return this }
        window.Promise.prototype.done = function () {}
      </script>`,
    },
    'that keeps nothing': {
      head: `<script>
        Object.defineProperty(window, 'localStorage', { get() { throw new Error('No storage') } })
      </script>`,
    },
    'that scales and moves its body': {
      head: '<style>body { transform: scale(.5) translate(-400px); filter: blur(2px); overflow: hidden; height: 10px }</style>',
    },
  }
  for (const [name, parts] of Object.entries(hostile)) {
    test(`${name}: is seen, and works`, async ({ page, shop, owner }) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await shop.open(await owner.website(), parts)
      await shop.launcher.click()
      await shop.say('Can you read this?')
      await expect.poll(() => shop.panel.boundingBox()).toMatchObject({ width: 384 })
      expect(errors).toEqual([])
    })
  }

  test('with a strict policy: works, where the server is allowed to be asked', async ({
    page,
    shop,
    owner,
    server,
  }) => {
    const refused: string[] = []
    page.on('console', (line) => {
      if (line.type() === 'error') refused.push(line.text())
    })
    await shop.open(await owner.website(), {
      policy: `default-src 'none'; script-src ${server.url}; connect-src ${server.url}; img-src ${server.url} blob:`,
    })
    await shop.launcher.click()
    await shop.say('Can you read this?')
    expect(refused).toEqual([])
  })
})
