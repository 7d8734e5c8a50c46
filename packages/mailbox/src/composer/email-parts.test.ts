import { expect, test } from 'vitest'
import { htmlOfEmail, textOfEmail } from './email-parts.ts'

const email = {
  text: 'Hello\n\nYes.\n',
  html: '<p>Hello</p><p></p><p><strong>Yes.</strong></p>',
  signature: 'Camille\nR&D',
}

test('an email that is sent: has its signature once, in both of its parts', () => {
  expect(textOfEmail(email)).toBe('Hello\n\nYes.\n\nCamille\nR&D')
  expect(htmlOfEmail(email)).toBe(
    '<p style="margin:0">Hello</p><p style="margin:0"><br></p><p style="margin:0"><strong>Yes.</strong></p>' +
      '<br><div>Camille<br>R&amp;D</div>',
  )
})

test('a forwarded email without a text of one’s own: is the signature and what is passed on', () => {
  const forwarded = { text: '', html: '', signature: 'Camille', below: '--- Forwarded\n<b>' }
  expect(textOfEmail(forwarded)).toBe('Camille\n\n--- Forwarded\n<b>')
  expect(htmlOfEmail(forwarded)).toBe('<div>Camille</div><br><div>--- Forwarded<br>&lt;b&gt;</div>')
})

test('an email that was written before there were formats: is sent without HTML', () => {
  expect(htmlOfEmail({ text: 'Hello' })).toBeUndefined()
})
