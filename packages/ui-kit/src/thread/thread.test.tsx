import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { Thread } from './thread.tsx'

interface Said {
  key: string
  text: string
  isMine?: boolean
}

const getKey = ({ key }: Said) => key
const authorOf = ({ isMine, key }: Said) => (key === 'new' ? undefined : isMine ? 'reader' : 'other')
const renderItem = ({ text, isMine }: Said) =>
  isMine ? (
    <MessageBubble author="support" authorName="You" time={new Date(0)} text={text} state="sending" />
  ) : (
    <MessageBubble author="customer" authorName="Élodie" time={new Date(0)} text={text} />
  )

interface SampleProps {
  count: number
  sending?: boolean
  /** How many more lines every third message has. */
  lines?: number
  newAt?: number
  startAt?: number
}

function Sample({ count, sending = false, lines = 0, newAt, startAt }: SampleProps) {
  const items: Said[] = Array.from({ length: count }, (_, index) => ({
    key: String(index),
    text: `Message ${index}` + (index % 3 === 0 ? '\nand more'.repeat(lines) : ''),
  }))
  if (newAt !== undefined) items.splice(newAt, 0, { key: 'new', text: 'Not read yet' })
  if (sending) items.push({ key: 'mine', text: 'Mine', isMine: true })
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 300 }}>
      <Thread
        label="Messages"
        items={items}
        getKey={getKey}
        authorOf={authorOf}
        renderItem={renderItem}
        unseenLabel={(unseen) => `${unseen} new`}
        newKey={newAt === undefined ? undefined : 'new'}
        startKey={startAt === undefined ? undefined : String(startAt)}
      />
    </div>
  )
}

const log = () => page.getByRole('log', { name: 'Messages' }).element()
async function scrollTo(top: number) {
  log().scrollTop = top
  // The browser tells of it before the next frame only.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

const distanceToEnd = () => log().scrollHeight - log().clientHeight - log().scrollTop

test('starts at the end and stays there', async () => {
  const screen = await renderKit(<Sample count={20} />)
  await expect.poll(distanceToEnd).toBeLessThan(2)
  await screen.rerender(<Sample count={25} />)
  await expect.poll(distanceToEnd).toBeLessThan(2)
})

test('stays at the end when messages grow', async () => {
  const screen = await renderKit(<Sample count={20} />)
  await expect.poll(distanceToEnd).toBeLessThan(2)
  await screen.rerender(<Sample count={20} lines={8} />)
  await expect.poll(distanceToEnd).toBeLessThan(2)
})

test('lets a reader go who scrolls up while messages grow', async () => {
  const screen = await renderKit(<Sample count={12} />)
  const scrolled = new Promise((resolve) => log().addEventListener('scroll', resolve, { once: true }))
  const message = page.getByText('Message 3', { exact: true }).element() as HTMLElement
  message.style.paddingBlockEnd = '1px'
  log().scrollTop = 0
  await scrolled
  await screen.rerender(<Sample count={14} />)
  await expect.element(page.getByRole('button', { name: '2 new' })).toBeVisible()
  expect(log().scrollTop).toBe(0)
})

test('counts what comes below a reader who is above, and leads there', async () => {
  const screen = await renderKit(<Sample count={20} />)
  await scrollTo(300)
  const topOfRead = () => page.getByText('Message 6', { exact: true }).element().getBoundingClientRect().top
  const before = topOfRead()
  await screen.rerender(<Sample count={23} />)
  await expect.element(page.getByRole('button', { name: '3 new' })).toBeVisible()
  expect(Math.abs(topOfRead() - before)).toBeLessThan(2)
  await userEvent.click(page.getByRole('button', { name: '3 new' }))
  await expect.poll(distanceToEnd).toBeLessThan(2)
  await expect.element(page.getByRole('button', { name: '3 new' })).not.toBeInTheDocument()
})

test('goes to the end for what the reader sends', async () => {
  const screen = await renderKit(<Sample count={20} />)
  await scrollTo(0)
  await screen.rerender(<Sample count={20} sending />)
  await expect.poll(distanceToEnd).toBeLessThan(2)
})

test('holds only the messages in sight of five thousand', async () => {
  await renderKit(<Sample count={5_000} lines={8} />)
  await expect.element(page.getByText('Message 4999', { exact: true })).toBeVisible()
  await expect.poll(distanceToEnd).toBeLessThan(2)
  expect(log().querySelectorAll('article').length).toBeLessThan(40)
})

test('keeps what one reads where it is while older messages get their height', async () => {
  await renderKit(<Sample count={400} lines={8} />)
  await expect.poll(distanceToEnd).toBeLessThan(2)
  await scrollTo(log().scrollTop - 900)
  const topOf = (element: Element) => element.getBoundingClientRect().top
  for (let step = 0; step < 20; step += 1) {
    const box = topOf(log())
    const read = [...log().querySelectorAll('article')].find((article) => topOf(article) > box + 20)
    const before = read ? topOf(read) : 0
    await scrollTo(log().scrollTop - 120)
    expect(read?.isConnected).toBe(true)
    expect(Math.abs((read ? topOf(read) : 0) - before - 120)).toBeLessThan(2)
  }
})

test.each([
  { count: 20, newAt: 3 },
  { count: 200, newAt: 50 },
])('leads up to what was not read yet, of $count messages', async ({ count, newAt }) => {
  await renderKit(<Sample count={count} newAt={newAt} />)
  await page.getByRole('button', { name: 'First unread message' }).click()
  await expect.element(page.getByText('Not read yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'First unread message' })).not.toBeInTheDocument()
})

test.each([20, 60])(
  'of %i messages: what was read last stays in sight when a keyboard takes room',
  async (count) => {
    await renderKit(<Sample count={count} lines={2} />)
    await scrollTo(log().scrollHeight / 2)
    const end = () => log().scrollTop + log().clientHeight
    const before = end()
    const box = log().parentElement?.parentElement
    if (!box) throw new Error('The thread stands in a box.')
    box.style.blockSize = '180px'
    await expect.poll(() => log().clientHeight).toBe(180)
    await expect.poll(() => Math.abs(end() - before)).toBeLessThan(2)
  },
)

test.each([20, 400])('begins at a message that is asked for, among %s of them', async (count) => {
  const screen = await renderKit(<Sample count={count} startAt={9} />)
  await expect.element(page.getByText('Message 9', { exact: true })).toBeInViewport()
  expect(distanceToEnd()).toBeGreaterThan(100)
  await screen.rerender(<Sample count={count} startAt={9} sending />)
  await expect.poll(distanceToEnd).toBeLessThan(2)
})

test('words that are searched for stand out, whatever their case and accents', async () => {
  await renderKit(
    <MessageBubble
      author="customer"
      authorName="Élodie"
      time={new Date(0)}
      text="Une Facturé ML-10482"
      searched="facture"
    />,
  )
  await expect.element(page.getByRole('mark')).toHaveTextContent('Facturé')
})
