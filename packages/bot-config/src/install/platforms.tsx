import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export type Platform = 'html' | 'shopify' | 'woocommerce' | 'prestashop'

/** Names, which no language translates. */
/* oxlint-disable lingui/no-unlocalized-strings -- names of products */
export const platformNames: Record<Platform, string> = {
  html: 'HTML',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  prestashop: 'PrestaShop',
}
/* oxlint-enable lingui/no-unlocalized-strings */

/** Where pages end. */
const end = '</body>'
const files: Record<Platform, string> = {
  html: '',
  shopify: 'layout/theme.liquid',
  woocommerce: 'footer.php',
  prestashop: 'templates/layouts/layout-both-columns.tpl',
}

/** Where the line is pasted. */
export function PlaceOf({ platform }: { platform: Platform }): ReactNode {
  const file = files[platform]
  switch (platform) {
    case 'html':
      return (
        <Trans>
          Paste this line before <code>{end}</code> on each page where the chat should appear.
        </Trans>
      )
    case 'shopify':
      return (
        <Trans>
          In Shopify, open Online Store, Themes, Edit code. In <code>{file}</code>, paste this line before{' '}
          <code>{end}</code> and save.
        </Trans>
      )
    case 'woocommerce':
      return (
        <Trans>
          In WordPress, open Appearance, Theme File Editor. In <code>{file}</code>, paste this line before{' '}
          <code>{end}</code> and update the file. A plugin for footer code works too.
        </Trans>
      )
    case 'prestashop':
      return (
        <Trans>
          In your PrestaShop theme, open <code>{file}</code>, paste this line before <code>{end}</code>, then
          clear the cache.
        </Trans>
      )
  }
}

/** The line that a page of the site needs. */
export function snippetOf(scriptUrl: string, webId: string): string {
  return `<script type="module" async src="${scriptUrl}" data-web="${webId}"></script>`
}
