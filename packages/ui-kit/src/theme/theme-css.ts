import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  keys,
  mergeMantineTheme,
} from '@mantine/core'
import { cssVariablesResolver } from './css-variables.ts'
import { theme } from './theme.ts'

/** Of the colours that are ours alone, every variable; of those that Mantine's style sheets name, their shades. */
const KEPT = /^--mantine-color-(harbour-|(dark|gray|red)-\d$)/

type Variables = Record<string, string>

/**
 * What `generated/theme.css` holds: the variables of Mantine and ours, for both colour schemes. Written by
 * `scripts/write-theme-css.ts`, so that no browser has to put them together.
 */
export function themeCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const mantine = defaultCssVariablesResolver(merged)
  const own = cssVariablesResolver(merged)
  return convertCssVariables(
    {
      variables: needed({ ...mantine.variables, ...own.variables }),
      light: needed({ ...mantine.light, ...own.light, '--mantine-color-scheme': 'light' }),
      dark: needed({ ...mantine.dark, ...own.dark, '--mantine-color-scheme': 'dark' }),
    },
    ':root',
  )
}

/** Without colours and headings that nothing here is made of: what is ours is named `--rb-…`. */
function needed(variables: Variables): Variables {
  const colours = [...keys(DEFAULT_THEME.colors), ...keys(theme.colors ?? {})]
  const isLeft = (name: string) =>
    /^--mantine-h[1-6]-/.test(name) ||
    (colours.some((one) => name.startsWith(`--mantine-color-${one}-`)) && !KEPT.test(name))
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !isLeft(name)))
}
