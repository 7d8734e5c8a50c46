import type { Picture } from './picture.ts'
import { inEachVariant, type Variants } from './variants.ts'

/** What a built Storybook says of its stories. */
export interface StoryIndex {
  entries: Record<string, { id: string; type: string }>
}

/** Each story of a package's Storybook in each variant. */
export function storyPictures(packageName: string, index: StoryIndex, variants: Variants): Picture[] {
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .flatMap(({ id }) =>
      inEachVariant(variants, ({ theme, locale, width }) => ({
        // Two packages may name a story alike.
        group: `${packageName}-${id}`,
        path: `/${packageName}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${locale}`,
        role: undefined,
        theme,
        locale,
        width,
      })),
    )
}
