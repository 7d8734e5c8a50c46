/** Writes the theme as a style sheet. To be run after a change of the theme; a test holds the two together. */
import { writeFile } from 'node:fs/promises'
import { themeCss } from '../src/theme/theme-css.ts'

await writeFile(new URL('../src/theme/generated/theme.css', import.meta.url), themeCss())
