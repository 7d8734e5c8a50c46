import { expect, test } from 'vitest'
import { htmlOfText, plainTextOf } from './rich-text.ts'

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const item = (...texts: string[]) => ({ type: 'listItem', content: texts.map(line) })

test('rich text without its formats: lists, quotes and links are still told', () => {
  const link = { type: 'link', attrs: { href: 'https://lamps.example/care' } }
  const doc = {
    type: 'doc',
    content: [
      line('Hello'),
      { type: 'paragraph' },
      { type: 'bulletList', content: [item('green', 'or moss'), item('blue')] },
      { type: 'orderedList', attrs: { start: 3 }, content: [item('three'), item('four')] },
      { type: 'blockquote', content: [line('Which one?'), { type: 'paragraph' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'See' },
          { type: 'hardBreak' },
          { type: 'text', text: 'our care page', marks: [link] },
        ],
      },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'lamps.example/care', marks: [link] }],
      },
    ],
  }
  expect(plainTextOf(doc)).toBe(
    [
      'Hello',
      '',
      '- green',
      '  or moss',
      '- blue',
      '3. three',
      '4. four',
      '> Which one?',
      '>',
      'See',
      'our care page (https://lamps.example/care)',
      'lamps.example/care',
    ].join('\n'),
  )
})

test('a plain text as HTML: one paragraph a line, and nothing in it is a tag', () => {
  expect(htmlOfText('Hello <b>\n\n"you" & me')).toBe(
    '<p>Hello &lt;b&gt;</p><p></p><p>&quot;you&quot; &amp; me</p>',
  )
  expect(htmlOfText('')).toBe('')
})
