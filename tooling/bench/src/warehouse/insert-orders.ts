const COMPANY = 'company-maison-lumen'

/** Orders of a shop: one in ten is still to be sent. Their words are those that the server would find them by. */
export function insertOrders(count: number): string {
  return `insert into warehouse_orders (id, company_id, number, status, items, labels, customer, email, platform, carrier, words,
      created_at, due_at, sent_at, updated_at)
    select 'made-' || lpad(nth::text, 8, '0'), '${COMPANY}', 'BN-' || (200000 + nth), state.status,
      '[{"SKU":"OPA-30-BR","quantity":1,"name":"Suspension Opaline","price":24900},
        {"SKU":"AMP-E27-4W","quantity":2,"name":"Ampoule","price":1290}]'::jsonb,
      case when state.status = 'sent' then '[{"parcel":1,"trackingNumber":"XL12345678FR"}]'::jsonb else '[]'::jsonb end,
      jsonb_build_object('name', 'Customer ' || nth, 'line1', '1 rue des Halles', 'postalCode', '44000', 'city', 'Nantes',
        'country', 'FR', 'email', 'customer-' || nth || '@post.example'),
      'customer-' || nth || '@post.example', case nth % 3 when 0 then 'shopify' else 'prestashop' end, 'Colissimo',
      array_to_tsvector(array['bn', (200000 + nth)::text, 'customer', nth::text, 'nantes', '44000', 'opa', '30', 'br', 'amp']),
      made.at, made.at, case when state.status = 'sent' then made.at + interval '1 day' end, made.at
    from generate_series(1, ${count}) as nth,
      lateral (select timestamptz '2024-01-01' + nth * interval '8 minutes' as at) as made,
      lateral (select case when nth % 10 > 0 then 'sent' when nth % 40 = 0 then 'labelled' else 'to-ship' end as status) as state`
}
