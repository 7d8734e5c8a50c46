/** What a screen is seen in. */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const locales = ['en-US', 'fr-FR', 'es-ES'] as const
export type Locale = (typeof locales)[number]

/** What one may see a screen in: the windows of a phone, a tablet and a laptop, unless others are asked for. */
export interface Variants {
  themes: readonly Theme[]
  /** In px. */
  widths: readonly number[]
  locales: readonly Locale[]
}

/** How high a window of that width usually is, in px. */
export function heightOf(width: number): number {
  if (width < 600) return 844
  return width < 1_200 ? 768 : 900
}

interface Variant {
  theme: Theme
  width: number
  locale: Locale
}

/** One result for each combination. */
export function inEachVariant<Result>(variants: Variants, make: (variant: Variant) => Result): Result[] {
  return variants.locales.flatMap((locale) =>
    variants.widths.flatMap((width) => variants.themes.map((theme) => make({ locale, width, theme }))),
  )
}
