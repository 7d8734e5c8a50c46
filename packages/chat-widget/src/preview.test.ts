import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountPreview, type Preview, type WidgetLook } from './preview.tsx'

const look: WidgetLook = {
  title: 'Maison Lumen',
  color: '#8A4B2A',
  logo: null,
  introduction: 'Bonjour !',
  questions: ['Où est ma commande ?', 'Comment renvoyer une lampe ?'],
  language: 'fr-FR',
  repliesAtOnce: true,
}
let target: HTMLElement
let preview: Preview

beforeEach(() => {
  target = document.createElement('div')
  target.style.height = '600px'
  document.body.append(target)
  preview = mountPreview(target, look)
})
afterEach(() => {
  preview.unmount()
  target.remove()
})

const panel = () => page.getByRole('dialog')

test('preview: shows the title, the introduction and the questions', async () => {
  await expect.element(page.getByRole('dialog', { name: 'Maison Lumen' })).toBeVisible()
  await expect.element(panel().getByText('Bonjour !')).toBeVisible()
  await expect.element(panel().getByRole('button', { name: 'Où est ma commande ?' })).toBeVisible()
})

test('preview: shows a changed look at once', async () => {
  preview.update({ ...look, title: 'Lumen', introduction: null })
  await expect.element(page.getByRole('dialog', { name: 'Lumen' })).toBeVisible()
  await expect.element(panel().getByText('Bonjour !')).not.toBeInTheDocument()
})

test('preview: promises a reply in seconds only where the AI agent replies by itself', async () => {
  await expect.element(panel().getByText('Répond en quelques secondes')).toBeVisible()
  preview.update({ ...look, repliesAtOnce: false })
  await expect.element(panel().getByText('Nous répondons ici ou par e-mail')).toBeVisible()
})

test('preview: suggests three questions at most, as visitors see them', async () => {
  preview.update({ ...look, questions: ['Un ?', 'Deux ?', 'Trois ?', 'Quatre ?'] })
  await expect.element(panel().getByRole('button', { name: 'Trois ?' })).toBeVisible()
  await expect.element(panel().getByRole('button', { name: 'Quatre ?' })).not.toBeInTheDocument()
})

test('preview: the introduction is the AI agent’s where it replies by itself, else the team’s', async () => {
  const faces = () => target.querySelector('div')?.shadowRoot?.querySelector('.face')
  await expect.element(panel().getByText('Agent IA', { exact: true })).toBeVisible()
  expect(faces()?.querySelector('svg')).not.toBeNull()
  preview.update({ ...look, repliesAtOnce: false })
  await expect.element(panel().getByText('Agent IA', { exact: true })).not.toBeInTheDocument()
  await expect.poll(() => faces()?.textContent).toBe('M')
  await expect.element(panel().getByText('Maison Lumen:')).toBeInTheDocument()
})

test('preview: a question that is chosen is asked, and a restart begins anew', async () => {
  await panel().getByRole('button', { name: 'Comment renvoyer une lampe ?' }).click()
  await expect.element(panel().getByRole('button', { name: 'Où est ma commande ?' })).not.toBeInTheDocument()
  preview.restart()
  await expect.element(panel().getByRole('button', { name: 'Où est ma commande ?' })).toBeVisible()
})

test('preview: is gone once it is unmounted', async () => {
  preview.unmount()
  await expect.element(panel()).not.toBeInTheDocument()
})
