import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readInThread } from '../files/file-reader.ts'
import { docxOf, pdfOf, xlsxOf } from './sample-files.ts'

const read = (bytes: Uint8Array, name: string) => readInThread({ bytes, name })

test('file: a PDF is read by its pages, and says which hold no text', async () => {
  const bytes = await pdfOf(['The Opaline takes an E27 bulb.\nIt is dimmable.', '', 'Within 30 days.'])
  const content = expect.stringMatching(
    /^The Opaline takes an E27 bulb\.\n+It is dimmable\.\n\f\n\n\f\nWithin 30 days\.$/,
  )
  expect(await read(bytes, 'guide.pdf')).toEqual({
    file: { content, contentType: 'application/pdf', pages: 3, pagesWithoutText: 1 },
  })
})

test('file: a Word document is read with its headings', async () => {
  expect(await read(docxOf('Returns', ['Within 30 days.', 'Unworn.']), 'returns.docx')).toMatchObject({
    file: {
      content: '# Returns\n\nWithin 30 days.\n\nUnworn.',
      contentType: expect.stringContaining('wordprocessingml'),
    },
  })
})

test('file: each row of a spreadsheet says what its cells are', async () => {
  const rows = [
    ['Product', 'Bulb', 'Watts'],
    ['Opaline', 'E27', 8],
    ['Alba', 'G9', 5],
  ]
  const content = '# Bulbs\n\nProduct: Opaline\nBulb: E27\nWatts: 8\n\nProduct: Alba\nBulb: G9\nWatts: 5'
  expect(await read(xlsxOf('Bulbs', rows), 'bulbs.xlsx')).toMatchObject({ file: { content } })
  const csv = Buffer.from('Product;Bulb;Note\r\nOpaline;E27;"two; or\nthree"\r\n')
  expect(await read(csv, 'bulbs.csv')).toMatchObject({
    file: { content: 'Product: Opaline\nBulb: E27\nNote: two; or three', contentType: 'text/csv' },
  })
})

test.each([
  ['Markdown', 'notes.md', '# Bulbs\n\nE27', '# Bulbs\n\nE27', 'text/markdown'],
  ['HTML', 'page.html', '<h1>Bulbs</h1><p>E27</p><nav>Home</nav>', '# Bulbs\n\nE27', 'text/html'],
  ['text', 'notes.txt', 'An E27 bulb\fof 8 W', 'An E27 bulb\nof 8 W', 'text/plain'],
])('file: %s is read', async (_, name, text, content, contentType) => {
  expect(await read(Buffer.from(text), name)).toEqual({ file: { content, contentType } })
})

test('file: a page is read in what it says it is written in', async () => {
  const page = Buffer.from(
    '<html><head><meta charset="windows-1251"></head><body><p>\xcb\xe0\xec\xef\xe0</p>',
    'latin1',
  )
  expect(await read(page, 'page.html')).toMatchObject({ file: { content: 'Лампа' } })
})

test('file: a wrong name is no matter where the bytes say what they are', async () => {
  expect(await read(await pdfOf(['An E27 bulb.']), 'notes.txt')).toMatchObject({
    file: { content: 'An E27 bulb.', contentType: 'application/pdf' },
  })
  expect(await read(Buffer.from('An E27 bulb.'), 'catalogue.pdf')).toMatchObject({
    file: { contentType: 'text/plain' },
  })
})

test.each([
  ['nothing', () => Buffer.alloc(0), 'empty'],
  ['white space', () => Buffer.from(' \n\t '), 'empty'],
  ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452000000010000', 'hex'), 'wrong-type'],
  ['a ZIP of files', () => Buffer.from(zipSync({ 'a.txt': Buffer.from('a') })), 'wrong-type'],
  ['a part of a PDF', async () => (await pdfOf(['An E27 bulb.'])).subarray(0, 300), 'broken'],
  ['a part of a Word document', () => docxOf('Returns', ['Within 30 days.']).subarray(0, 400), 'broken'],
  [
    'a Word document without its text',
    () => Buffer.from(zipSync({ 'word/a.xml': Buffer.from('<a/>') })),
    'broken',
  ],
  ['a PDF with a password', () => pdfOf(['An E27 bulb.'], { password: 'secret' }), 'password'],
  ['a PDF of pictures', () => pdfOf(['', '']), 'scan'],
  [
    'a Word document with a password',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    'password',
  ],
  ['a Word document of 1997', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'wrong-type'],
  ['a ZIP bomb', () => docxOf('Bomb', [], { 'word/bomb.xml': new Uint8Array(80 * 1_048_576) }), 'too-large'],
  [
    'a ZIP of many entries',
    () =>
      docxOf(
        'Many',
        [],
        Object.fromEntries(Array.from({ length: 6_000 }, (_, one) => [`${one}`, new Uint8Array(0)])),
      ),
    'too-large',
  ],
  ['too long a text', () => Buffer.from('A bulb. '.repeat(300_000)), 'too-large'],
])('file: %s is refused with its reason', { timeout: 20_000 }, async (_, make, problem) => {
  expect(await read(await make(), 'file.bin')).toMatchObject({ problem })
})

test('file: one that unpacks to more than it says is read no further', async () => {
  const bytes = docxOf('Liar', ['x'.repeat(5_000_000)])
  // The size that an entry says it has stands in the directory at the end.
  const directory = bytes.indexOf(Buffer.from('PK\u0001\u0002'), bytes.indexOf('word/document.xml', 1_000))
  const entry = bytes.lastIndexOf('PK\u0001\u0002', bytes.lastIndexOf('word/document.xml'))
  expect(directory).toBeGreaterThan(0)
  bytes.writeUInt32LE(1_000, entry + 24)
  expect(await read(bytes, 'liar.docx')).toMatchObject({ problem: 'broken' })
})

test('file: one that takes too long or too much is given up', async () => {
  const bytes = await pdfOf(Array.from({ length: 200 }, (_, page) => `Page ${page}`))
  expect(await readInThread({ bytes, name: 'a.pdf' }, { time: 1, memory: 384 })).toEqual({
    problem: 'timeout',
  })
  const small = { time: 30_000, memory: 12 }
  expect(await readInThread({ bytes, name: 'a.pdf' }, small)).toEqual({ problem: 'too-large' })
  expect(await read(bytes, 'a.pdf')).toMatchObject({ file: { pages: 200 } })
})

test('file: a PDF whose page unpacks to more than it may take is given up', async () => {
  const page = deflateSync(Buffer.alloc(384 * 1_048_576, '0 0 m '), { level: 1 })
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
  ].map((body, place) => `${place + 1} 0 obj${body}endobj\n`)
  const bytes = Buffer.concat([
    Buffer.from(`%PDF-1.4\n${objects.join('')}4 0 obj<</Filter/FlateDecode/Length ${page.length}>>stream\n`),
    page,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
  ])
  const reading = await readInThread({ bytes, name: 'bomb.pdf' }, { time: 60_000, memory: 96 })
  expect(reading).toEqual({ problem: 'too-large' })
})
