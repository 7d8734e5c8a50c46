import { expect, test } from 'vitest'
import { forwardSubject, isReplySubject, replySubject, subjectKeyOf, wordsOfSubject } from '../subject.ts'

test.each([
  ['Broken lamp', 'broken lamp'],
  ['Re: Broken lamp', 'broken lamp'],
  ['RE:  Fwd: broken   lamp ', 'broken lamp'],
  ['TR : Re[2]: Broken lamp', 'broken lamp'],
  ['AW: WG: Broken lamp', 'broken lamp'],
  ['[Shop] Re: Broken lamp', 'broken lamp'],
  ['Ref. 12: Broken lamp', 'ref. 12: broken lamp'],
  ['Re:', ''],
  ['', ''],
])('the subject of “%s” is “%s”', (subject, key) => {
  expect(subjectKeyOf(subject)).toBe(key)
})

test.each([
  ['Lamp', 'Re: Lamp', 'Fwd: Lamp'],
  ['Re: Lamp', 'Re: Lamp', 'Fwd: Re: Lamp'],
  ['AW: Lamp', 'AW: Lamp', 'Fwd: AW: Lamp'],
  ['RE[2] : Lamp', 'RE[2] : Lamp', 'Fwd: RE[2] : Lamp'],
  ['[Shop] Re: Lamp', '[Shop] Re: Lamp', 'Fwd: [Shop] Re: Lamp'],
  ['FW: Lamp', 'Re: FW: Lamp', 'FW: Lamp'],
  ['TR : Lamp', 'Re: TR : Lamp', 'TR : Lamp'],
  ['Recent lamps', 'Re: Recent lamps', 'Fwd: Recent lamps'],
])('subject “%s”: a reply is “%s”, a forward “%s”', (subject, reply, forward) => {
  expect([replySubject(subject), forwardSubject(subject)]).toEqual([reply, forward])
})

test('a reply says so in its subject', () => {
  expect(isReplySubject('Re: Lamp')).toBe(true)
  expect(isReplySubject('Recent lamps')).toBe(false)
})

test('words of a subject are found without accents, in lower case, once', () => {
  expect(wordsOfSubject('Éclair, ECLAIR & lampe-12')).toEqual(['eclair', 'lampe', '12'])
})

test('a subject that a stranger wrote to stop the server: costs no more than another one', () => {
  const brackets = `${'[] '.repeat(330)}x`
  // Where each bracket doubles the time, this never ends.
  expect(subjectKeyOf(brackets)).toBe(brackets.slice(0, 998).trim())
})
