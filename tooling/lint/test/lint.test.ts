import { expect, test } from 'vitest'
import { lint } from './lint.ts'

const declarations = `
export declare function save(): Promise<void>
export declare function Field(props: { label: string }): null
`
const source = (text: string) => declarations + text
const component = (body: string) =>
  source(`export function Sample({ name, isOn }: { name: string; isOn: boolean }) { ${body} }`)
/** A component that draws this. */
const draws = (jsx: string) => component(`return isOn ? <b>{name}</b> : ${jsx}`)

const faults: readonly [sentence: string, text: string, rule: string][] = [
  [
    'a hook under a condition',
    component('return isOn ? React.useId() : name'),
    'react-hooks(rules-of-hooks)',
  ],
  [
    'an effect that leaves out what it reads',
    component('React.useEffect(() => { document.title = name }, [])'),
    'react-hooks(exhaustive-deps)',
  ],
  ['a picture without a text', draws('<img src="a.png" />'), 'jsx-a11y(alt-text)'],
  [
    'a click that no key can do',
    draws('<div onClick={() => undefined} />'),
    'jsx-a11y(click-events-have-key-events)',
  ],
  ['a promise nobody waits for', source('save()'), 'typescript(no-floating-promises)'],
  [
    'a promise where none is expected',
    draws('<button type="button" onClick={save} />'),
    'typescript(no-misused-promises)',
  ],
  ['an any', source('export const loose: any = save()'), 'typescript(no-explicit-any)'],
  [
    'a claim that something is there',
    source('export const first = [1][0]!'),
    'typescript(no-non-null-assertion)',
  ],
  ['a comparison that converts', component('return name == "1" ? name : null'), 'eslint(eqeqeq)'],
  [
    'a type that is imported like a value',
    `import { ReactNode } from 'react'\nexport type Row = ReactNode`,
    'typescript(consistent-type-imports)',
  ],
  ['a focus that the page takes', draws('<input aria-label={name} autoFocus />'), 'jsx-a11y(no-autofocus)'],
  ['an import for an effect alone', `import './effect.ts'\n${declarations}`, 'import(no-unassigned-import)'],
  ['a forgotten log', source('console.log(save)'), 'eslint(no-console)'],
]

const texts: readonly [sentence: string, text: string, rule: string][] = [
  ['a sentence in an element', draws('<p>Nobody is waiting</p>'), 'lingui(no-unlocalized-strings)'],
  ['a small word in an element', draws('<p>settings</p>'), 'react(jsx-no-literals)'],
  ['one of two texts', draws('<p>{isOn ? "Open" : "Closed"}</p>'), 'lingui(no-unlocalized-strings)'],
  ['a text with a value', draws('<p>{`Ticket of ${name}`}</p>'), 'lingui(no-unlocalized-strings)'],
  ['the name of a button', draws('<button type="button" aria-label="close" />'), 'react(jsx-no-literals)'],
  ['a tooltip', draws('<p title="waits" />'), 'react(jsx-no-literals)'],
  ['a placeholder', draws('<input placeholder="search" />'), 'react(jsx-no-literals)'],
  ['the label of a component', draws('<Field label="password" />'), 'react(jsx-no-literals)'],
  ['a chosen label', draws('<Field label={isOn ? "On" : name} />'), 'lingui(no-unlocalized-strings)'],
  ['a label in data', source('export const item = { label: "Delete" }'), 'lingui(no-unlocalized-strings)'],
]

const unneeded = '// oxlint-disable-next-line no-console -- nothing is logged here\nexport const row = 1\n'
const harmless = `
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from './field.tsx'

export const labels = { open: msg\`Open\`, key: 'open' }

export function Sample({ name, isOn }: { name: string; isOn: boolean }) {
  const { t } = useLingui()
  if (name === 'Nobody') throw new Error('Nobody has no row.')
  return (
    <a href="/webs/tickets?channel=all" className={isOn ? 'row selected' : 'row'} aria-current="page" title={name}>
      <title>{\`\${name} · Replybay\`}</title>
      <Field label={t\`Name\`} kind="small" />
      <Trans>Open <b>settings</b></Trans> · {isOn ? t\`On\` : t\`Off\`}
    </a>
  )
}`

const fileOf = (sentence: string) => `${sentence.replaceAll(' ', '-')}.tsx`
const spoken = draws('<p title="waits">Nobody is waiting</p>')
const found = await lint({
  ...Object.fromEntries([...faults, ...texts].map(([sentence, text]) => [fileOf(sentence), text])),
  'harmless.tsx': harmless,
  'effect.ts': 'export const effect = 1',
  'unneeded.ts': unneeded,
  'sample.stories.tsx': spoken,
  'sample.test.tsx': spoken,
})

test.each(faults)('stops %s', (sentence, _text, rule) => {
  expect(found.get(fileOf(sentence))).toContain(`error ${rule}`)
})

test.each(texts)('stops what nobody can translate: %s', (sentence, _text, rule) => {
  expect(found.get(fileOf(sentence))).toContain(`error ${rule}`)
})

test('has nothing against translated texts, and strings that nobody reads', () => {
  expect(found.get('harmless.tsx')).toBeUndefined()
})

test('lets stories and tests speak English', () => {
  expect([found.get('sample.stories.tsx'), found.get('sample.test.tsx')]).toEqual([undefined, undefined])
})

test('stops a leave that nothing needs', () => {
  expect(found.get('unneeded.ts')).toHaveLength(1)
})
