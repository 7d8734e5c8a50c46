import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { Thread } from './thread.tsx'

function Sample({ count, older = 0, sending = false }: { count: number; older?: number; sending?: boolean }) {
  const keys = Array.from({ length: count + older }, (_, index) => index - older)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 300 }}>
      <Thread label="Messages" newest={`${count}${sending}`} unseenLabel={(unseen) => `${unseen} new`}>
        {keys.map((key) => (
          <MessageBubble
            key={key}
            author="customer"
            authorName="Élodie"
            time={new Date(0)}
            text={`Message ${key}`}
          />
        ))}
        {sending && (
          <MessageBubble author="support" authorName="You" time={new Date(0)} text="Mine" state="sending" />
        )}
      </Thread>
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

test('counts what comes below a reader who is above, and leads there', async () => {
  const screen = await renderKit(<Sample count={20} />)
  await scrollTo(100)
  await screen.rerender(<Sample count={23} />)
  await expect.element(page.getByRole('button', { name: '3 new' })).toBeVisible()
  expect(log().scrollTop).toBe(100)
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
