import { beforeEach, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { Button } from '../button/button.tsx'
import { useDensity } from './density.ts'
import { useColorScheme } from './use-color-scheme.ts'

beforeEach(() => localStorage.clear())

function Choices() {
  const { scheme, setScheme } = useColorScheme()
  const { density, setDensity } = useDensity()
  return (
    <>
      <button onClick={() => setScheme('dark')}>{scheme}</button>
      <button onClick={() => setDensity('compact')}>{density}</button>
    </>
  )
}

const variable = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

test('colour scheme: follows the system until the person chooses, which the browser keeps', async () => {
  const screen = await renderKit(<Choices />)
  expect(variable('--rb-panel')).toBe('#FFFFFF')
  await userEvent.click(screen.getByRole('button', { name: 'auto' }))
  expect(variable('--rb-panel')).toBe('#131D20')
  await screen.unmount()
  const again = await renderKit(<Choices />)
  await expect.element(again.getByRole('button', { name: 'dark' })).toBeVisible()
})

test('makes rows lower when the person asks for it', async () => {
  const screen = await renderKit(<Choices />)
  expect(variable('--rb-ticket-row-height')).toBe('5.1875rem')
  await userEvent.click(screen.getByRole('button', { name: 'comfortable' }))
  expect(variable('--rb-ticket-row-height')).toBe('3.5rem')
})

test('density: what the browser has kept in another shape is none', async () => {
  localStorage.setItem('replybay-density', '{"rows":"low"}')
  const screen = await renderKit(<Choices />)
  await expect.element(screen.getByRole('button', { name: 'comfortable' })).toBeVisible()
})

test('is set in Inter, with its optical sizes', async () => {
  const screen = await renderKit(<Button>Bonjour</Button>)
  await document.fonts.ready
  const { fontFamily, fontFeatureSettings } = getComputedStyle(screen.getByText('Bonjour').element())
  expect(fontFamily).toContain('Inter Variable')
  expect(fontFeatureSettings).toContain('cv05')
  expect(document.fonts.check("14px 'Inter Variable'")).toBe(true)
})

test('colour scheme: without a choice, is dark where the system is', async () => {
  await setSystemScheme('dark')
  await renderKit(<Choices />)
  await expect.poll(() => variable('--rb-panel')).toBe('#131D20')
  await setSystemScheme('light')
  await expect.poll(() => variable('--rb-panel')).toBe('#FFFFFF')
})

const setSystemScheme = (value: 'light' | 'dark') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
