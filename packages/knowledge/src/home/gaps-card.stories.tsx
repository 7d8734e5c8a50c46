import { listKnowledgeGaps } from '@replybay/api-client/operations'
import { defaultLayoutRoute, homeSide, SlotOutlet } from '@replybay/feature-kit'
import { answerWith, FeatureScreen, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoute } from '@tanstack/react-router'
import { expect, waitFor } from 'storybook/test'
import { knowledgeFeature } from '../feature.ts'
import { sourcesRoute } from '../routes.ts'
import { aGap, gapServer, lessons } from '../stories/gap-samples.ts'
import { user } from '../stories/samples.ts'

/** A page of another feature with the side cards of the home page. */
const home = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/home',
  component: () => (
    <div style={{ inlineSize: '25rem' }}>
      <SlotOutlet slot={homeSide} />
    </div>
  ),
})

/** The same where the cards are as high as the page. */
const tall = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/tall',
  component: () => (
    <div style={{ display: 'grid', inlineSize: '25rem', blockSize: '36rem' }}>
      <SlotOutlet slot={homeSide} />
    </div>
  ),
})

const many = Array.from({ length: 16 }, (_, index) =>
  aGap({
    gapId: `gap-${index}`,
    question: index % 2 ? `Et si elle casse ${index} ?` : 'Combien de temps pour Liège ?',
  }),
)

const meta: Meta<typeof FeatureScreen> = {
  title: 'Knowledge/Home',
  component: FeatureScreen,
  args: {
    feature: { ...knowledgeFeature, routes: { default: { home, tall, sourcesRoute } } },
    path: '/home',
  },
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

/** The most asked, six at most; each leads to where its answer is written. */
export const Loaded: Story = {
  beforeEach: () => answerWith(user, ...gapServer().handlers, lessons()),
  play: async ({ canvas }) => {
    await canvas.findByText('23 times')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    const [write] = canvas.getAllByRole('link', { name: 'Write the answer' })
    await expect(write).toHaveAccessibleDescription('¿Quién paga la aduana en Canarias?')
    await expect(write).toHaveAttribute('href', '/knowledge/view-files?section=gaps&gap=gap-customs')
    await expect(canvas.getByRole('link', { name: /^View all/ })).toBeVisible()
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

/** Where the page has room for more than six they are there, whole; the others are behind the link. */
export const TallPage: Story = {
  args: { path: '/tall' },
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => answerWith(user, ...gapServer(many).handlers, lessons()),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(9))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(many.length)
    const list = rows[0]?.parentElement?.getBoundingClientRect()
    const last = canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect()
    await expect(last?.bottom).toBeLessThanOrEqual(Number(list?.bottom) + 1)
  },
}

/** Where every question found an answer there is no card. */
export const None: Story = {
  beforeEach: () => answerWith(user, ...gapServer([]).handlers, lessons()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Unanswered this week')).not.toBeInTheDocument()
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      user,
      handle(listKnowledgeGaps, () => problem(500)),
      lessons(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load the unanswered questions')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
