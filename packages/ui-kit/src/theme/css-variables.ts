import type { CSSVariablesResolver } from '@mantine/core'
import { tokens } from './tokens.ts'

type Scheme = 'light' | 'dark'
type Variables = Record<`--${string}`, string>

const SHADOWS: Record<Scheme, Variables> = {
  light: {
    '--rb-sh1': '0 1px 2px rgb(17 26 30 / 0.06)',
    '--rb-sh2': '0 4px 12px -2px rgb(17 26 30 / 0.1), 0 1px 3px rgb(17 26 30 / 0.06)',
    '--rb-sh3': '0 16px 40px -8px rgb(17 26 30 / 0.2), 0 2px 8px rgb(17 26 30 / 0.08)',
  },
  dark: {
    '--rb-sh1': '0 1px 2px rgb(0 0 0 / 0.4)',
    '--rb-sh2': '0 4px 12px -2px rgb(0 0 0 / 0.5), 0 1px 3px rgb(0 0 0 / 0.4)',
    '--rb-sh3': '0 16px 40px -8px rgb(0 0 0 / 0.7), 0 2px 8px rgb(0 0 0 / 0.5)',
  },
}

/** The `--rb-*` names of one colour scheme: aliases, semantic colours, channels, avatars, neutrals and shadows. */
function schemeVariables(scheme: Scheme): Variables {
  const variables: Variables = { ...SHADOWS[scheme], ...singleVariables(scheme) }
  const semantic: Record<string, Record<string, string>> = tokens.semantic[scheme]
  for (const [alias, colour] of Object.entries(tokens.alias[scheme]))
    variables[`--rb-${kebab(alias)}`] = colour
  for (const [meaning, roles] of Object.entries(semantic)) {
    for (const [role, colour] of Object.entries(roles)) variables[`--rb-${meaning}-${role}`] = colour
  }
  for (const [channel, colour] of Object.entries(tokens.channel[scheme]))
    variables[`--rb-channel-${channel}`] = colour
  tokens.avatar[scheme].forEach(([background, text], index) => {
    variables[`--rb-avatar-${index}-bg`] = background
    variables[`--rb-avatar-${index}-text`] = text
  })
  tokens.fog[scheme].forEach((colour, index) => {
    variables[`--rb-fog-${index}`] = colour
  })
  return variables
}

/** What a scheme needs beside the aliases: things that float, toasts (dark in both), the mark and its drawings. */
function singleVariables(scheme: Scheme): Variables {
  const isLight = scheme === 'light'
  return {
    '--rb-raised': tokens.fog[scheme][isLight ? 0 : 3],
    '--rb-raised-hover': tokens.fog[scheme][isLight ? 2 : 4],
    '--rb-toast-line': isLight ? 'transparent' : tokens.alias.dark.line2,
    '--rb-toast-success': tokens.semantic.dark.success.text,
    '--rb-toast-danger': tokens.semantic.dark.danger.text,
    '--rb-toast-time': tokens.alias.dark.accent,
    '--rb-illustration-line': tokens.palette.harbour[isLight ? 3 : 5],
    '--rb-mark': tokens.palette.harbour[isLight ? 6 : 4],
    '--rb-on-solid': isLight ? tokens.palette.white : tokens.fog.dark[0],
    '--rb-on-toast': isLight ? tokens.palette.white : tokens.fog.dark[12],
    '--rb-buoy': tokens.buoy,
    '--rb-illustration-0': tokens.illustration[0],
    '--rb-illustration-1': tokens.illustration[1],
    '--rb-illustration-2': tokens.illustration[2],
  }
}

function mantineVariables(scheme: Scheme): Variables {
  const filledHover = scheme === 'light' ? 7 : 3
  const semantic = tokens.semantic[scheme]
  const { text, text2, text3, accentText, accentBg, panel, line2 } = tokens.alias[scheme]
  return {
    '--mantine-color-body': panel,
    '--mantine-color-text': text,
    '--mantine-color-error': semantic.danger.text,
    '--mantine-color-anchor': accentText,
    '--mantine-color-placeholder': text3,
    '--mantine-color-dimmed': text2,
    '--mantine-color-default-border': line2,
    '--mantine-color-harbour-filled-hover': tokens.palette.harbour[filledHover],
    '--mantine-color-harbour-light': accentBg,
    '--mantine-color-harbour-light-color': accentText,
  }
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Gives Mantine its variables, and ours beside them, for both colour schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...schemeVariables('light'), ...mantineVariables('light') },
  dark: { ...schemeVariables('dark'), ...mantineVariables('dark') },
})
