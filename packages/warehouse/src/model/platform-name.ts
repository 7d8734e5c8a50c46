const names: Readonly<Record<string, string>> = {
  prestashop: 'PrestaShop',
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a name
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
}

/** A shop system as it writes itself; one that is not known, as it is. */
export function platformName(platform: string | undefined): string {
  return platform === undefined ? '–' : (names[platform] ?? platform)
}
