import { composeStories } from '@storybook/react-vite'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import preview from '../.storybook/preview.tsx'
import * as kit from '../src/index.ts'

type StoryModule = Parameters<typeof composeStories>[0]
type Story = ComponentType & { load: () => Promise<void> }

const modules = Object.values(import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true }))
const sources = Object.values(
  import.meta.glob<string>('../src/**/{stories/*,*.stories}.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('')

/** Every story, drawn with other values of the toolbar than its own test has. */
function storiesWith(globals: Record<string, string>) {
  const project = { ...preview, initialGlobals: { ...preview.initialGlobals, ...globals } }
  return modules.flatMap((module) =>
    Object.entries<Story>(composeStories(module, project)).map(([name, Story]) => ({
      name: `${module.default.title}, ${name}`,
      Story,
    })),
  )
}

/** Px by which the page is too wide. What moves for a while is taken to its end. */
function overflow(): number {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
  return document.documentElement.scrollWidth - innerWidth
}

describe.each(storiesWith({ theme: 'dark' }))('$name', ({ Story }) => {
  test('stands in the dark on a narrow phone', async () => {
    await page.viewport(320, 800)
    await Story.load()
    await render(<Story />)
    expect(overflow()).toBeLessThanOrEqual(0)
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})

describe.each(storiesWith({ locale: 'fr-FR', density: 'compact' }))('$name', ({ Story }) => {
  test('stands at twice the size, in French and compact', async () => {
    // A window of 1280 px, of which the reader sees half as many.
    await page.viewport(640, 450)
    await Story.load()
    await render(<Story />)
    expect(overflow()).toBeLessThanOrEqual(0)
  })
})

/** They stand around every story, or can't be seen. */
const unseen = new Set(['ThemeProvider', 'VisuallyHidden'])

test('every component has a story', () => {
  const components = Object.entries(kit).flatMap(([name, value]) =>
    /^[A-Z]/.test(name) && typeof value === 'function' ? [name] : [],
  )
  expect(components.length).toBeGreaterThan(50)
  expect(
    components.filter((name) => !unseen.has(name) && !new RegExp(`\\b${name}\\b`).test(sources)),
  ).toEqual([])
})

test('every component says when to use it, and when not', () => {
  const described = modules.filter((module) => module.default.parameters?.['docs']?.description?.component)
  const silent = modules.filter((module) => !described.includes(module)).map((module) => module.default.title)
  expect(new Set(silent)).toEqual(new Set(['Kit/Foundations', 'Kit/Overlays', 'Kit/Tokens']))
})
