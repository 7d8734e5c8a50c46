import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { VirtualList, type VirtualListHandle, type VirtualListProps } from './virtual-list.tsx'

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `Row ${from + index}`)
const getKey = (item: string) => item

function List(props: Partial<VirtualListProps<string>> & { items: string[] }) {
  return (
    <div style={{ blockSize: 400 }}>
      <VirtualList
        label="Rows"
        estimateSize={40}
        getKey={getKey}
        renderItem={(item, { tabIndex }) => (
          <button tabIndex={tabIndex} style={{ display: 'block', blockSize: 40 }}>
            {item}
          </button>
        )}
        {...props}
      />
    </div>
  )
}

const scroller = () => page.getByRole('list', { name: 'Rows' }).element().parentElement as HTMLElement
const topOf = (name: string) =>
  page.getByRole('button', { name, exact: true }).element().getBoundingClientRect().top

test('holds only the rows in sight, and says how many there are', async () => {
  await renderKit(<List items={numbers(0, 1000)} total={5000} />)
  await expect.element(page.getByText('Row 0', { exact: true })).toBeVisible()
  const rows = page.getByRole('listitem').elements()
  expect(rows.length).toBeLessThan(40)
  expect(rows[0]).toHaveAttribute('aria-setsize', '5000')
})

test('keeps the reader’s place when rows come above it', async () => {
  const screen = await renderKit(<List items={numbers(0, 300)} />)
  scroller().scrollTop = 2000
  await expect.element(page.getByText('Row 52', { exact: true })).toBeVisible()
  const before = topOf('Row 52')
  await screen.rerender(<List items={[...numbers(1000, 1030), ...numbers(0, 300)]} />)
  await expect.element(page.getByText('Row 52', { exact: true })).toBeVisible()
  await expect.poll(() => Math.abs(topOf('Row 52') - before)).toBeLessThan(2)
})

test('asks for more near the end, once for each number of rows', async () => {
  const onEndReached = vi.fn()
  const screen = await renderKit(<List items={numbers(0, 100)} onEndReached={onEndReached} />)
  expect(onEndReached).not.toHaveBeenCalled()
  scroller().scrollTop = 4000
  await expect.poll(() => onEndReached.mock.calls.length).toBe(1)
  await screen.rerender(<List items={numbers(0, 200)} onEndReached={onEndReached} />)
  scroller().scrollTop = 8000
  await expect.poll(() => onEndReached.mock.calls.length).toBe(2)
})

test('the page moves the focus from row to row, and knows where it is', async () => {
  const list = createRef<VirtualListHandle>()
  await renderKit(<List items={numbers(0, 300)} ref={list} />)
  expect(list.current?.focusedKey()).toBeUndefined()
  list.current?.moveFocus(1)
  await expect.element(page.getByRole('button', { name: 'Row 0', exact: true })).toHaveFocus()
  list.current?.moveFocus(1)
  await expect.element(page.getByRole('button', { name: 'Row 1', exact: true })).toHaveFocus()
  expect(list.current?.focusedKey()).toBe('Row 1')
  list.current?.moveFocus(-1)
  await expect.element(page.getByRole('button', { name: 'Row 0', exact: true })).toHaveFocus()
})

const isInSight = (name: string) => {
  const list = scroller().getBoundingClientRect()
  const row = page.getByRole('button', { name, exact: true }).element().getBoundingClientRect()
  return row.top >= list.top && row.bottom <= list.bottom
}

test('the selected row is brought into sight, by the height that the list has and not the window', async () => {
  await page.viewport(1000, 1000)
  await renderKit(<List items={numbers(0, 300)} selectedKey="Row 12" />)
  await expect.poll(() => isInSight('Row 12')).toBe(true)
})

test('the selected row stays in sight where the list loses height, unless the reader has left it', async () => {
  await renderKit(<List items={numbers(0, 300)} selectedKey="Row 9" startsAtTop />)
  await expect.element(page.getByText('Row 9', { exact: true })).toBeVisible()
  const frame = scroller().parentElement as HTMLElement
  frame.style.blockSize = '340px'
  await expect.poll(() => topOf('Row 9') + 40 - scroller().getBoundingClientRect().bottom).toBe(0)
  scroller().scrollTop = 4_000
  await expect.element(page.getByText('Row 103', { exact: true })).toBeVisible()
  frame.style.blockSize = '300px'
  await expect.poll(() => scroller().clientHeight).toBe(300)
  expect(scroller().scrollTop).toBe(4_000)
})

test('a list that starts at its top shows its first row, and what is selected later', async () => {
  const screen = await renderKit(<List items={numbers(0, 300)} selectedKey="Row 15" startsAtTop />)
  await expect.element(page.getByText('Row 0', { exact: true })).toBeVisible()
  await screen.rerender(<List items={numbers(0, 300)} selectedKey="Row 16" startsAtTop />)
  await expect.poll(() => isInSight('Row 16')).toBe(true)
})

test('a list that was left is come back to at the same place', async () => {
  const screen = await renderKit(<List items={numbers(0, 300)} placeKey="open" />)
  scroller().scrollTop = 2000
  await expect.element(page.getByText('Row 52', { exact: true })).toBeVisible()
  await screen.rerender(<p>Elsewhere</p>)
  await screen.rerender(<List items={numbers(0, 300)} placeKey="open" />)
  await expect.element(page.getByText('Row 52', { exact: true })).toBeVisible()
  await screen.rerender(<List key="closed" items={numbers(0, 300)} placeKey="closed" />)
  await expect.element(page.getByText('Row 0', { exact: true })).toBeVisible()
})

test('rows of a fixed height: each is as high as said, whatever is in it, also when that changes', async () => {
  const rowOf = (name: string) => page.getByRole('button', { name, exact: true }).element().closest('li')
  const screen = await renderKit(<List items={numbers(0, 100)} estimateSize={50} isFixed />)
  await expect.element(page.getByText('Row 2', { exact: true })).toBeVisible()
  const top = topOf('Row 0')
  expect(topOf('Row 2') - top).toBe(100)
  expect(rowOf('Row 2')?.getBoundingClientRect().height).toBe(50)
  await screen.rerender(<List items={numbers(0, 100)} estimateSize={70} isFixed />)
  await expect.poll(() => topOf('Row 2') - top).toBe(140)
})

test('list that flies by: the rows that come are rough, and whole again once it is slower', async () => {
  const renderRough = (item: string) => <span>{`rough ${item}`}</span>
  await renderKit(<List items={numbers(0, 2000)} isFixed renderRough={renderRough} />)
  const rough = () => page.getByText(/^rough/).elements().length
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  scroller().scrollTop = 20_000
  await frame()
  await frame()
  expect(rough()).toBe(0)
  let most = 0
  for (let nth = 0; nth < 20; nth++) {
    scroller().scrollTop += 600
    await frame()
    most = Math.max(most, rough())
  }
  expect(most).toBeGreaterThan(0)
  await expect.poll(rough).toBe(0)
  await expect.element(page.getByRole('button', { name: 'Row 805', exact: true })).toBeVisible()
})

test('a row that comes late takes no focus from who has gone elsewhere meanwhile', async () => {
  const list = createRef<VirtualListHandle>()
  await renderKit(
    <>
      <List items={numbers(0, 2000)} ref={list} />
      <button>Elsewhere</button>
    </>,
  )
  const late = page.getByRole('button', { name: 'Row 1500', exact: true })
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' }).element()
  // It knows how high it is: ten rows, and those just beyond.
  await expect.poll(() => page.getByRole('listitem').elements().length).toBeLessThan(18)
  list.current?.focus('Row 1500')
  if (elsewhere instanceof HTMLElement) elsewhere.focus()
  await expect.element(late).toBeVisible()
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let nth = 0; nth < 4; nth++) await frame()
  expect(elsewhere).toHaveFocus()
  list.current?.focus('Row 3')
  await expect.element(page.getByRole('button', { name: 'Row 3', exact: true })).toHaveFocus()
})

test('what stands above the rows has its room, and scrolls away with them', async () => {
  await renderKit(<List items={numbers(0, 300)} head={<p>Damaged</p>} headHeight={36} isFixed />)
  const head = () => page.getByText('Damaged').element().getBoundingClientRect().top
  const before = head()
  expect(topOf('Row 0')).toBe(before + 36)
  scroller().scrollTop = 30
  await expect.poll(head).toBe(before - 30)
  expect(topOf('Row 0')).toBe(before + 6)
  scroller().scrollTop = scroller().scrollHeight
  await expect.element(page.getByText('Row 299', { exact: true })).toBeVisible()
})
