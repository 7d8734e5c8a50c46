import { type LoadMessages, type Translator, useTranslator } from '@replybay/i18n'
import type { AnyRoute } from '@tanstack/react-router'
import type { RouterContext } from './anchors.ts'
import { lazyPart, type LazyPart } from './lazy-part.tsx'
import type { Fill } from './slot.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The texts that the page needs beside those of the frame. */
    texts?: LoadMessages
  }
}

/** Has the texts of a page come while its code and its data do; it is drawn once all of it is there. */
export function bringTexts(route: AnyRoute, texts: LoadMessages): void {
  const { loader, staticData } = route.options
  Object.assign(route.options, {
    staticData: { ...staticData, texts },
    loader: async (visit: { context: RouterContext }) => {
      const arrival = visit.context.addMessages([texts])
      try {
        return await loader?.(visit)
      } finally {
        // Also where it fails: that is said in words too.
        await arrival
      }
    },
  })
}

/** Has the texts of what a feature shows on a page of another one come beside its code. */
export function fillWithTexts(fill: Fill, texts: readonly LoadMessages[]): Fill {
  return fill.slot.isInFrame ? fill : { ...fill, component: partWithTexts(fill.component, ...texts) }
}

/** A part whose texts come beside its code: of what is not on every page, but stands on one that is. */
export function partWithTexts<Props extends object>(
  part: LazyPart<Props>,
  ...texts: readonly LoadMessages[]
): LazyPart<Props> {
  // Each translator needs them once: stories have one a language.
  const parts = new WeakMap<Translator, LazyPart<Props>>()
  const partIn = (translator: Translator) => {
    const known = parts.get(translator)
    if (known) return known
    const made = lazyPart(async () => {
      await Promise.all([part.preload(), translator.add(texts)])
      return part
    })
    parts.set(translator, made)
    return made
  }
  function PartWithTexts(props: Props) {
    const Part = partIn(useTranslator())
    return <Part {...props} />
  }
  return Object.assign(PartWithTexts, {
    preload: (translator?: Translator) => (translator ? partIn(translator) : part).preload(),
  })
}
