import type { SimulatedArticle } from './simulated-order.ts'

/** Each article as a product of one variant. @see https://shopify.dev/docs/api/admin-rest/latest/resources/product */
export function shopifyProducts(articles: readonly SimulatedArticle[], { searchParams }: URL) {
  const since = new Date(searchParams.get('updated_at_min') ?? 0)
  return articles.flatMap(({ sku, name, quantity, changedAt }, place) =>
    changedAt < since
      ? []
      : {
          id: 8_000_000 + place,
          title: name,
          updated_at: changedAt.toISOString(),
          variants: [
            {
              id: 8_100_000 + place,
              sku,
              title: 'Default Title',
              inventory_management: 'shopify',
              inventory_quantity: quantity,
            },
          ],
        },
  )
}

/** @see https://shopify.dev/docs/api/admin-rest/latest/resources/shop */
export function shopifyShop({ name, plan }: { name: string; plan: string }) {
  return {
    id: 548_380_009,
    name,
    email: 'hello@maison-lumen.example',
    domain: 'maison-lumen.example',
    myshopify_domain: 'maison-lumen.myshopify.example',
    shop_owner: 'Camille Roy',
    currency: 'EUR',
    iana_timezone: 'Europe/Paris',
    plan_name: plan,
    plan_display_name: plan === 'basic' ? 'Basic' : plan,
  }
}
