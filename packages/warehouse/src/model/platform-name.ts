const names: Readonly<Record<string, string>> = {
  prestashop: 'PrestaShop',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
}

/** A shop system as it writes itself; one that is not known, as it is. */
export function platformName(platform: string | undefined): string {
  return platform === undefined ? '–' : (names[platform] ?? platform)
}
