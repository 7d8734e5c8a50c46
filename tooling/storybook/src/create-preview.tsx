import {
  createTranslator,
  type LoadMessages,
  type LocaleCode,
  LocaleProvider,
  locales,
  type Translator,
} from '@replybay/i18n'
import type { Decorator, Preview } from '@storybook/react-vite'
import type { ComponentType, ReactNode } from 'react'

interface PreviewOptions {
  /** ui-kit's, handed in: the tooling stands below the kit, whose own stories use it. */
  ThemeProvider: ComponentType<{
    forcedScheme?: 'light' | 'dark'
    forcedDensity?: 'comfortable' | 'compact'
    children: ReactNode
  }>
  /** Every catalogue that a story may speak. */
  catalogues: readonly LoadMessages[]
  /** Around each story, inside theme and language: routers, query clients. The first one is the innermost. */
  decorators?: Decorator[]
  /** Of every story. Storybook reads them from the file itself: it wants a literal, as `['autodocs']`. */
  tags?: string[]
}

/**
 * The `.storybook/preview.tsx` of a package: theme, language, density and width in the toolbar.
 * Not called definePreview: Storybook reads the file for that name and then expects its own function behind it.
 */
export function createPreview({
  ThemeProvider,
  catalogues,
  decorators = [],
  tags = [],
}: PreviewOptions): Preview {
  const translators = new Map<LocaleCode, Promise<Translator>>()
  const translatorFor = (locale: LocaleCode) => {
    const translator = translators.get(locale) ?? createReadyTranslator(locale, catalogues)
    translators.set(locale, translator)
    return translator
  }
  return {
    tags,
    loaders: [async ({ globals }) => ({ translator: await translatorFor(globals['locale']) })],
    decorators: [...decorators, provideWith(ThemeProvider)],
    globalTypes: {
      theme: toolbar('Theme', 'contrast', ['light', 'dark']),
      locale: toolbar(
        'Locale',
        'globe',
        locales.map(({ code }) => code),
      ),
      density: toolbar('Density', 'component', ['comfortable', 'compact']),
    },
    initialGlobals: { theme: 'light', locale: 'en-US', density: 'comfortable' },
    parameters: {
      layout: 'fullscreen',
      a11y: {
        test: 'error',
        // What holds is not listed node by node, and no style sheet is read a second time: half of a check's time.
        options: { resultTypes: ['violations', 'incomplete'], preload: false },
      },
      viewport: { options: WIDTHS },
      // Each in a frame of its own: they differ in theme and width, and some lie over the whole page.
      docs: { story: { inline: false, height: '26rem' } },
    },
  }
}

function provideWith(ThemeProvider: PreviewOptions['ThemeProvider']): Decorator {
  return (Story, { globals, loaded }) => (
    <ThemeProvider forcedScheme={globals['theme']} forcedDensity={globals['density']}>
      <LocaleProvider translator={loaded['translator']}>
        <Story />
      </LocaleProvider>
    </ThemeProvider>
  )
}

/** A width on each side of the breakpoints; the names of the `viewport` global. */
const WIDTHS = {
  narrow: viewport('Narrow phone, 320', 320, 640),
  phone: viewport('Phone, 390', 390, 844),
  tablet: viewport('Tablet, 1024', 1024, 768),
  laptop: viewport('Laptop, 1440', 1440, 900),
  wide: viewport('Wide, 1920', 1920, 1080),
}

function viewport(name: string, width: number, height: number) {
  return { name, styles: { width: `${width}px`, height: `${height}px` } }
}

function toolbar(title: string, icon: 'contrast' | 'globe' | 'component', items: string[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } }
}

async function createReadyTranslator(
  locale: LocaleCode,
  catalogues: readonly LoadMessages[],
): Promise<Translator> {
  const translator = createTranslator(locale)
  await translator.add(catalogues)
  return translator
}
