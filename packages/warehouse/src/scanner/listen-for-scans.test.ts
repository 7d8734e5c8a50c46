import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listenForScans } from './listen-for-scans.ts'

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
  document.body.replaceChildren()
})

function listen(gapMs = 35, suffix?: 'enter' | 'tab'): string[] {
  const codes: string[] = []
  ends.push(listenForScans({ gapMs, ...(suffix && { suffix }), onScan: (code) => codes.push(code) }))
  return codes
}

/** As a scanner types: each key into what has the focus, all of them at once. */
function scan(keys: readonly string[]): void {
  for (const key of keys) {
    const target = document.activeElement ?? document.body
    const isFree = target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
    // What the browser does for keys of a device.
    if (isFree && target instanceof HTMLInputElement && key.length === 1) {
      target.setRangeText(key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
    }
  }
}

test('a code is read wherever the focus is, and reaches no shortcut of the page', () => {
  const codes = listen()
  const pressed: string[] = []
  const onKey = (event: KeyboardEvent) => pressed.push(event.key)
  addEventListener('keydown', onKey)
  ends.push(() => removeEventListener('keydown', onKey))
  scan([...Array.from('ML-10491'), 'Enter'])
  expect(codes).toEqual(['ML-10491'])
  expect(pressed).toEqual([])
})

test('a code without an end is read once nothing more comes', async () => {
  const codes = listen()
  scan(Array.from('OPA-30-BR'))
  await vi.waitFor(() => expect(codes).toEqual(['OPA-30-BR']))
})

test('the Enter of a scanner presses no button', () => {
  const codes = listen()
  const onClick = vi.fn()
  const button = document.createElement('button')
  button.addEventListener('click', onClick)
  document.body.append(button)
  button.focus()
  scan([...Array.from('ML-10491'), 'Enter'])
  expect(codes).toEqual(['ML-10491'])
  expect(onClick).not.toHaveBeenCalled()
})

test('an Enter that the scanner sends late presses no button, and the next one does', async () => {
  const codes = listen(35, 'enter')
  const onClick = vi.fn()
  const button = document.createElement('button')
  button.addEventListener('click', onClick)
  document.body.append(button)
  button.focus()
  scan(Array.from('OPA-30-BR'))
  await vi.waitFor(() => expect(codes).toEqual(['OPA-30-BR']))
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})

test('a field into which a code is scanned is left as it was, selection included', () => {
  const codes = listen()
  const field = document.createElement('input')
  field.value = 'Gift wrapped'
  document.body.append(field)
  field.focus()
  field.setSelectionRange(5, 12)
  scan([...Array.from('ML-10491'), 'Enter'])
  expect(codes).toEqual(['ML-10491'])
  expect(field.value).toBe('Gift wrapped')
  expect([field.selectionStart, field.selectionEnd]).toEqual([5, 12])
})

test('a few letters that somebody types fast into a field are kept', async () => {
  const codes = listen()
  const field = document.createElement('input')
  field.value = 'Gift'
  document.body.append(field)
  field.focus()
  field.setSelectionRange(4, 4)
  scan(Array.from(' wrap'))
  await vi.waitFor(() => expect(field.value).toBe('Gift wrap'))
  expect(codes).toEqual([])
})

test('a single key that somebody presses reaches its shortcut', async () => {
  const codes = listen()
  const pressed: string[] = []
  const onKey = (event: KeyboardEvent) => pressed.push(event.key)
  addEventListener('keydown', onKey)
  ends.push(() => removeEventListener('keydown', onKey))
  await userEvent.keyboard('1')
  await vi.waitFor(() => expect(pressed).toEqual(['1']))
  expect(codes).toEqual([])
})

test('what somebody types into a field stays there', async () => {
  const codes = listen()
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  for (const key of 'wet') {
    await userEvent.keyboard(key)
    await vi.waitFor(() => expect(field.value.endsWith(key)).toBe(true))
  }
  expect(field.value).toBe('wet')
  expect(codes).toEqual([])
})

test('what is scanned or typed fast into the palette stays there, its Enter included', () => {
  const codes = listen()
  const palette = document.createElement('dialog')
  palette.toggleAttribute('data-takes-scans')
  const field = document.createElement('input')
  palette.append(field)
  document.body.append(palette)
  palette.showModal()
  field.focus()
  const pressed: string[] = []
  field.addEventListener('keydown', ({ key }) => pressed.push(key))
  scan([...Array.from('team'), 'Enter'])
  expect(codes).toEqual([])
  expect(field.value).toBe('team')
  expect(pressed).toContain('Enter')
})

test('once it has ended, keys are as on any page', () => {
  const codes = listen()
  ends.pop()?.()
  scan([...Array.from('ML-10491'), 'Enter'])
  expect(codes).toEqual([])
})
