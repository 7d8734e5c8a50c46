/** ISO 3166-1, two letters: countries that shops of this product are in, or send from. */
const codes =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- codes, not words
  'AD AE AR AT AU BE BG BO BR CA CH CL CN CO CR CY CZ DE DK DO DZ EC EE ES FI FR GB GR GT HK HN HR HU IE IL IN IS IT JP KR LI LT LU LV MA MC MT MX NI NL NO NZ PA PE PL PT PY RO RS SA SE SG SI SK SN SV TN TR TW UA US UY VE ZA'

/** Countries by their names in a language, in its order. They are found by their codes and short names, too: UK. */
export function countriesIn(locale: string): { value: string; label: string; keywords: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const short = new Intl.DisplayNames('en', { type: 'region', style: 'short' })
  const { compare } = new Intl.Collator(locale)
  return codes
    .split(' ')
    .map((code) => ({ value: code, label: names.of(code) ?? code, keywords: `${code} ${short.of(code)}` }))
    .toSorted((a, b) => compare(a.label, b.label))
}
