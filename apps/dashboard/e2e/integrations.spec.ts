import { simulatedOrders } from '@replybay/shop-platforms'
import { expect } from './server.ts'
import { test } from './shop-platforms.ts'
import { enter } from './sign-in.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('shops: a wrong key is told, the right one brings the orders in, a revoked one is seen, and disconnecting ends it', async ({
  page,
  shops: { woocommerce, prestashop, shopify },
}) => {
  woocommerce.orders = simulatedOrders(3, (id) => ({ number: `WOO-${7_000 + id}`, createdAt: new Date() }))
  await enter(page, 'owner@maison-lumen.example', '/integrations/settings')
  const card = (name: string) => page.getByRole('article', { name })
  await card('WooCommerce').getByRole('button', { name: 'Connect WooCommerce' }).click()
  const form = page.getByRole('dialog', { name: 'WooCommerce' })
  await form.getByRole('textbox', { name: 'Shop link' }).fill(`${woocommerce.origin}/`)
  await form.getByRole('textbox', { name: 'Consumer key' }).fill(woocommerce.consumerKey)
  await form.getByRole('textbox', { name: 'Consumer secret' }).fill('cs_wrong')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('region', { name: 'Connection test' })).toContainText(
    'WooCommerce refuses the key',
  )
  await expect(form.getByRole('textbox', { name: 'Consumer key' })).toBeFocused()
  await form.getByRole('textbox', { name: 'Consumer secret' }).fill(woocommerce.consumerSecret)
  await page.keyboard.press('Enter')
  await expect(page.getByText('WooCommerce is connected')).toBeVisible()
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(card('WooCommerce')).toContainText('3 orders')

  // A page that was left keeps nothing of a key, and the address that was typed.
  await page.goto('/integrations/settings?open=prestashop')
  const presta = page.getByRole('dialog', { name: 'PrestaShop' })
  await presta.getByRole('textbox', { name: 'Shop address' }).fill(prestashop.origin)
  await presta.getByRole('textbox', { name: 'Web service key' }).fill(prestashop.key)
  await page.reload()
  await expect(presta.getByRole('textbox', { name: 'Shop address' })).toHaveValue(prestashop.origin)
  await expect(presta.getByRole('textbox', { name: 'Web service key' })).toHaveValue('')
  await presta.getByRole('textbox', { name: 'Web service key' }).fill(prestashop.key)
  await presta.getByRole('button', { name: 'Save and test' }).click()
  await expect(page.getByText('PrestaShop is connected')).toBeVisible()

  await page.goto('/integrations/settings?open=shopify')
  const shop = page.getByRole('dialog', { name: 'Shopify' })
  await shop.getByRole('textbox', { name: 'Shop address' }).fill(shopify.origin)
  await shop.getByRole('textbox', { name: 'Admin API access token' }).fill(shopify.token)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Shopify is connected')).toBeVisible()

  await page.goto('/warehouse/orders?platform=woocommerce')
  await expect(page.getByText('WOO-7001').first()).toBeVisible()

  woocommerce.consumerSecret = 'cs_another'
  await page.goto('/integrations/settings')
  await page.getByRole('button', { name: 'Check all' }).click()
  await expect(card('WooCommerce')).toContainText('Key refused')
  await expect(page.getByText('1 needs attention')).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('The connection to WooCommerce has failed.')).toBeVisible()
  await page.getByRole('link', { name: 'See what to do' }).click()
  await expect(form.getByRole('region', { name: 'Connection test' })).toContainText(
    'WooCommerce refuses the key',
  )
  await form.getByRole('button', { name: 'Disconnect…' }).click()
  await page
    .getByRole('dialog', { name: 'Disconnect WooCommerce?' })
    .getByRole('button', { name: 'Disconnect' })
    .click()
  await expect(card('WooCommerce')).toContainText('Not connected')
  const calls = woocommerce.calls.length
  await page.goto('/warehouse/orders?platform=woocommerce')
  await expect(page.getByText('WOO-7001').first()).toBeVisible()
  expect(woocommerce.calls).toHaveLength(calls)
})
