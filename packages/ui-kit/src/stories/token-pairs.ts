import { tokens } from '../theme/tokens.ts'

export type Scheme = 'light' | 'dark'
/** The ratio of WCAG 2: 4.5 is owed to text, 3 to what is drawn. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Every text on every ground that it stands on. */
export function textPairs(scheme: Scheme): [name: string, text: string, ground: string][] {
  const alias = tokens.alias[scheme]
  const fog = tokens.fog[scheme]
  const grounds = {
    panel: alias.panel,
    app: alias.app,
    sub: alias.sub,
    hover: alias.hover,
    selected: alias.selected,
    fog3: fog[3],
  }
  const texts = {
    ink: alias.ink,
    text: alias.text,
    text2: alias.text2,
    text3: alias.text3,
    accentText: alias.accentText,
  }
  const onGrounds = Object.entries(texts).flatMap(([text, colour]) =>
    Object.entries(grounds).map(
      ([ground, under]) => [`${text} on ${ground}`, colour, under] as [string, string, string],
    ),
  )
  const onSolid = scheme === 'light' ? tokens.palette.white : fog[0]
  const meanings = Object.entries(tokens.semantic[scheme]).flatMap(
    ([meaning, { solid, text, bg }]): [string, string, string][] => [
      [`${meaning} on its own ground`, text, bg],
      [`${meaning} on panel`, text, alias.panel],
      [`on ${meaning} solid`, onSolid, solid],
    ],
  )
  const avatars = tokens.avatar[scheme].map(([ground, text], index): [string, string, string] => [
    `avatar ${index}`,
    text,
    ground,
  ])
  return [
    ...onGrounds,
    ...meanings,
    ...avatars,
    ['on accent', alias.onAccent, alias.accent],
    ['on accent, hovered', alias.onAccent, alias.accentHover],
    ['accent text on its ground', alias.accentText, alias.accentBg],
    ['accent text on its second ground', alias.accentText, alias.accentBg2],
    ['ink on a customer', alias.ink, alias.bubbleCustomer],
    ['ink on support', alias.ink, alias.bubbleSupport],
    ['ink on a note', alias.ink, tokens.semantic[scheme].note.bg],
    ['note head on a note', tokens.semantic[scheme].warning.text, tokens.semantic[scheme].note.bg],
    ['on a toast', scheme === 'light' ? tokens.palette.white : fog[12], alias.toast],
    ['success on a toast', tokens.semantic.dark.success.text, alias.toast],
    ['danger on a toast', tokens.semantic.dark.danger.text, alias.toast],
    ['warning on a selected row', tokens.semantic[scheme].warning.text, alias.selected],
    ['danger on a selected row', tokens.semantic[scheme].danger.text, alias.selected],
  ]
}

/** What is drawn, and what it is drawn on. */
export function drawnPairs(scheme: Scheme): [name: string, drawn: string, ground: string][] {
  const alias = tokens.alias[scheme]
  const channels = Object.entries(tokens.channel[scheme]).map(
    ([channel, colour]): [string, string, string] => [channel, colour, alias.panel],
  )
  return [
    ...channels,
    ['a control’s border on panel', alias.control, alias.panel],
    ['focus on panel', alias.accent, alias.panel],
    ['focus on app', alias.accent, alias.app],
  ]
}
