import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { TextArea } from '../field/text-area.tsx'
import { TextField } from '../field/text-field.tsx'

test.each([
  ['a field', TextField],
  ['an area', TextArea],
])('%s with a limit: what is longer stays whole, and the error says by how much', async (_, Field) => {
  await renderKit(<Field label="Text" limit={5} />)
  const control = page.getByLabelText('Text')
  await control.fill('😀'.repeat(5))
  await expect.element(control).not.toHaveAttribute('aria-invalid')
  await control.click()
  await userEvent.keyboard('ab')
  await expect.element(control).toHaveValue(`${'😀'.repeat(5)}ab`)
  await expect.element(page.getByText('Limit: 5 characters (2 over)')).toBeVisible()
  await expect.element(control).toHaveAttribute('aria-invalid', 'true')
  await control.fill('abc')
  await expect.element(page.getByText(/ over\)/)).not.toBeInTheDocument()
})

test('a field whose text comes from outside: it is measured too', async () => {
  const screen = await renderKit(<TextField label="Text" limit={5} value="abcdef" readOnly />)
  await expect.element(page.getByText('Limit: 5 characters (1 over)')).toBeVisible()
  await screen.rerender(<TextField label="Text" limit={5} value="abc" readOnly />)
  await expect.element(page.getByText(/ over\)/)).not.toBeInTheDocument()
})

test('a field whose first text is too long: it says so at once', async () => {
  await renderKit(<TextArea label="Text" limit={5} defaultValue="abcdefg" />)
  await expect.element(page.getByText('Limit: 5 characters (2 over)')).toBeVisible()
})
