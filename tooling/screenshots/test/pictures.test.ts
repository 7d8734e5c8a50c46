import { expect, test } from 'vitest'
import { contactSheet } from '../src/contact-sheet.ts'
import { readOptions } from '../src/options.ts'
import { fileOf } from '../src/picture.ts'
import { screenPictures } from '../src/screen-pictures.ts'
import type { Screen } from '../src/screens.ts'
import { storyPictures } from '../src/story-pictures.ts'

const login: Screen = { name: 'login', path: '/login', signedOut: true }
const inbox: Screen = { name: 'inbox', path: '/webs/tickets' }
const parcels: Screen = { name: 'parcels', path: '/parcels', roles: ['warehouse'] }

const options = (...parameters: string[]) => ({
  ...readOptions(parameters),
  screens: ['login', 'inbox', 'parcels'],
})
const taken = {
  group: 'inbox',
  path: '/',
  role: 'owner',
  theme: 'light',
  width: 390,
  locale: 'en-US',
} as const

test('the owner sees every screen in both themes and three widths, unless something else is asked for', () => {
  const { screens, ...rest } = readOptions([])
  expect(screens).toContain('inbox')
  expect(rest).toEqual({
    roles: ['owner'],
    themes: ['light', 'dark'],
    widths: [390, 1024, 1440],
    locales: ['en-US'],
    stories: undefined,
    strict: false,
  })
})

test('stories are those of one package, or of all', () => {
  expect(readOptions(['--stories', 'ui-kit']).stories).toBe('ui-kit')
  expect(readOptions(['--stories']).stories).toBe('all')
  expect(readOptions(['--stories', '--strict'])).toMatchObject({ stories: 'all', strict: true })
})

test('what is not known is said, with what is', () => {
  expect(() => readOptions(['--themes', 'dark,sepia'])).toThrow('"sepia", but knows light, dark')
  expect(() => readOptions(['--screens', 'inbx'])).toThrow('inbox')
  expect(() => readOptions(['--widths', '390,wide'])).toThrow('"wide"')
  expect(() => readOptions(['--width', '390'])).toThrow('--width')
  expect(() => readOptions(['--screens', 'inbox', '--stories'])).toThrow('Either')
})

test('each role that gets to a screen is seen in each variant', () => {
  const asked = options('--roles', 'owner,warehouse', '--widths', '390', '--locales', 'en-US,fr-FR')
  expect(screenPictures([inbox], asked).map(fileOf)).toEqual([
    'inbox/owner-light-390-en-US.png',
    'inbox/owner-dark-390-en-US.png',
    'inbox/owner-light-390-fr-FR.png',
    'inbox/owner-dark-390-fr-FR.png',
    'inbox/warehouse-light-390-en-US.png',
    'inbox/warehouse-dark-390-en-US.png',
    'inbox/warehouse-light-390-fr-FR.png',
    'inbox/warehouse-dark-390-fr-FR.png',
  ])
})

test('a screen for signed-out people is seen once, one for other roles not at all', () => {
  const asked = options('--roles', 'owner,support', '--themes', 'light', '--widths', '1440')
  expect(screenPictures([login, parcels], asked).map(fileOf)).toEqual(['login/light-1440-en-US.png'])
})

test('a story is seen in the theme and the language that are asked for; a page of text is none', () => {
  const entries = {
    one: { id: 'kit-button--primary', type: 'story' },
    two: { id: 'kit-button--docs', type: 'docs' },
  }
  const asked = options('--themes', 'dark', '--widths', '390', '--locales', 'es-ES')
  expect(storyPictures('ui-kit', { entries }, asked)).toEqual([
    {
      group: 'ui-kit-kit-button--primary',
      path: '/ui-kit/iframe.html?id=kit-button--primary&viewMode=story&globals=theme:dark;locale:es-ES',
      role: undefined,
      theme: 'dark',
      locale: 'es-ES',
      width: 390,
    },
  ])
})

test('stories of one name in two packages are two pictures', () => {
  const entries = { one: { id: 'screen--loaded', type: 'story' } }
  const files = ['account', 'billing'].flatMap((name) =>
    storyPictures(name, { entries }, options()).map(fileOf),
  )
  expect(new Set(files).size).toBe(files.length)
})

test('the contact sheet shows what is wrong in a picture, as text', () => {
  const sheet = contactSheet([{ ...taken, findings: ['console: <b>no</b> "such" & file'] }])
  expect(sheet).toContain('<li>console: &lt;b&gt;no&lt;/b&gt; &quot;such&quot; &amp; file</li>')
  expect(sheet).toContain('src="inbox/owner-light-390-en-US.png"')
})

test('the contact sheet has a section for each screen, and filters for what its pictures differ in', () => {
  const dark = { ...taken, theme: 'dark', findings: [] } as const
  const sheet = contactSheet([{ ...taken, findings: [] }, dark, { ...dark, group: 'login', role: undefined }])
  expect([...sheet.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'group-inbox',
    'group-login',
  ])
  const values = [...sheet.matchAll(/name="theme" value="(\w+)"/g)].map(([, value]) => value)
  expect(values).toEqual(['light', 'dark'])
  expect(sheet).toContain('value="signed out"')
})
