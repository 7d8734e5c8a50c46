import type { LoadMessages } from '@replybay/i18n'

/** Several catalogues as one: for those that are one file. */
export function mergedCatalogue(catalogues: readonly LoadMessages[], domain: string): LoadMessages {
  const load: LoadMessages = async (locale) => {
    const loaded = await Promise.all(catalogues.map((each) => each(locale)))
    return { messages: Object.assign({}, ...loaded.map(({ messages }) => messages)) }
  }
  return Object.assign(load, { domain })
}
