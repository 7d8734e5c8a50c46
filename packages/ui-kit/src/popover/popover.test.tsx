import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Popover } from './popover.tsx'

function News() {
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState(1)
  return (
    <div style={{ position: 'fixed', insetBlockEnd: 8, insetInlineStart: 8 }}>
      <Popover
        label="News"
        placement="right"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton label="Show news" icon="!" />}
      >
        <button onClick={() => setCount(20)}>More</button>
        {Array.from({ length: count }, (_, index) => (
          <p key={index}>{`Piece ${index + 1}`}</p>
        ))}
        <button>Last</button>
      </Popover>
    </div>
  )
}

test('a box that grows stays inside the window', async () => {
  await page.viewport(800, 900)
  await renderKit(<News />)
  await page.getByRole('button', { name: 'Show news' }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByText('Piece 20')).toBeVisible()
  const last = page.getByRole('button', { name: 'Last' }).element()
  await expect.poll(() => last.getBoundingClientRect().bottom).toBeLessThan(900)
})
