import { Failure } from '../../../platform/contract/failure.ts'
import { pageAddress } from './addresses.ts'

/** @throws Failure `invalid-request` for what is no address of a website. */
export function readLink(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw invalid('/body/link', 'must be an http or https address without a password')
  }
  url.hash = ''
  return url.href
}

/** @throws Failure `invalid-request` for what is no page of the website. */
export function readChosen(pages: readonly string[], link: string): string[] {
  const site = new URL(link)
  const chosen = pages.map((one) => {
    const page = one === link ? link : pageAddress(one, site)
    if (page === undefined) throw invalid('/body/pages', 'must be pages of the website')
    return page
  })
  return [...new Set(chosen)]
}

function invalid(path: string, message: string): Failure {
  return new Failure('invalid-request', { fields: [{ path, message }] })
}
