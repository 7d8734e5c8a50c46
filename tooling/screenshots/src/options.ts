import { parseArgs } from 'node:util'
import { type Role, roles } from './roles.ts'
import { screens } from './screens.ts'
import { locales, themes, type Variants } from './variants.ts'

export interface Options extends Variants {
  /** Names of screens. */
  screens: readonly string[]
  roles: readonly Role[]
  /** The folder of a package whose stories are asked for instead of screens, or `all`. */
  stories: string | undefined
  /** Whether findings are a failure. */
  strict: boolean
}

/** @throws with a sentence that says what was not understood. */
export function readOptions(parameters: readonly string[]): Options {
  const { values } = parseArgs({
    args: namingStories(parameters),
    options: {
      screens: { type: 'string' },
      roles: { type: 'string', default: 'owner' },
      themes: { type: 'string', default: themes.join(',') },
      widths: { type: 'string', default: '390,1024,1440' },
      locales: { type: 'string', default: 'en-US' },
      stories: { type: 'string' },
      strict: { type: 'boolean', default: false },
    },
  })
  if (values.screens !== undefined && values.stories !== undefined) {
    throw new Error('Either --screens or --stories: their pictures stand on two sheets.')
  }
  const names = screens.map(({ name }) => name)
  return {
    screens: values.screens === undefined ? names : choose('screens', values.screens, names),
    roles: choose('roles', values.roles, roles),
    themes: choose('themes', values.themes, themes),
    widths: readWidths(values.widths),
    locales: choose('locales', values.locales, locales),
    stories: values.stories,
    strict: values.strict,
  }
}

/** `--stories` alone means all of them. */
function namingStories(parameters: readonly string[]): string[] {
  return parameters.flatMap((parameter, place) => {
    const isAlone = parameter === '--stories' && (parameters[place + 1] ?? '--').startsWith('--')
    return isAlone ? [parameter, 'all'] : [parameter]
  })
}

function choose<Choice extends string>(option: string, list: string, choices: readonly Choice[]): Choice[] {
  return list.split(',').map((wanted) => {
    const found = choices.find((choice) => choice === wanted)
    if (found) return found
    throw new Error(`--${option} holds "${wanted}", but knows ${choices.join(', ')}.`)
  })
}

function readWidths(list: string): number[] {
  return list.split(',').map((text) => {
    const width = Number(text)
    if (Number.isInteger(width) && width >= 200 && width <= 4_000) return width
    throw new Error(`--widths holds "${text}", but has to hold numbers from 200 to 4000.`)
  })
}
