/** @jsxImportSource preact */
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EmailCard } from './cards.tsx'
import { addStyles, drawIn } from './host.ts'
import { panelStyles } from './panel.tsx'
import type { WidgetActions } from './state.ts'

const leaveEmail = vi.fn(() => Promise.resolve(true))
let target: HTMLElement
let root: ShadowRoot

beforeEach(() => {
  target = document.createElement('div')
  document.body.append(target)
  root = drawIn(target, false)
  addStyles(root, panelStyles)
  // Sound: the card does nothing else.
  const actions = { leaveEmail } as unknown as WidgetActions
  render(
    <div class="root" style={{ width: '350px' }}>
      <EmailCard language="en-US" actions={actions} />
    </div>,
    root,
  )
})
afterEach(() => {
  render(null, root)
  target.remove()
})

const height = () => root.querySelector('form')?.getBoundingClientRect().height ?? 0

test.each(['en-US', 'fr-FR', 'es-ES'] as const)(
  'email card: says in %s what its line is for, uncut on a phone',
  (language) => {
    // Sound: the card does nothing else.
    const actions = { leaveEmail } as unknown as WidgetActions
    render(
      <div class="root" style={{ width: '328px' }}>
        <EmailCard language={language} actions={actions} />
      </div>,
      root,
    )
    const field = root.querySelector('input')
    const paint = document.createElement('canvas').getContext('2d')
    if (!field || !paint) throw new Error('There is nothing to measure.')
    const { fontFamily, paddingLeft, paddingRight } = getComputedStyle(field)
    // A phone would zoom into a smaller field.
    paint.font = `16px ${fontFamily}`
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    expect(paint.measureText(field.placeholder).width).toBeLessThanOrEqual(room)
  },
)

test('email card: is one line until its field has the focus, and again once it is left empty', async () => {
  const field = page.getByRole('textbox', { name: 'Email' })
  await expect.element(field).toBeVisible()
  expect(height()).toBeLessThan(64)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await field.click()
  await expect.element(page.getByRole('button', { name: 'Get the reply by email' })).toBeVisible()
  expect(root.activeElement?.id).toBe('email')
  field.element().blur()
  await expect.poll(height).toBeLessThan(64)
})

test('email card: stays open with what is typed, and leaves it', async () => {
  const field = page.getByRole('textbox', { name: 'Email' })
  await field.fill('maeve@oconnor.example')
  await userEvent.keyboard('{Enter}')
  expect(leaveEmail).toHaveBeenCalledWith('maeve@oconnor.example')
  field.element().blur()
  await expect.element(page.getByRole('button', { name: 'Get the reply by email' })).toBeVisible()
})
