import * as fc from 'fast-check'
import { naughtyText } from './naughty.ts'

/** Texts that have broken programs before, and any others. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\n',
    '\u0000',
    'a\u0000b',
    '\ud83d',
    '\udc00\ud800',
    '\ufeff',
    '\u202etxet',
    '😞'.repeat(50),
    'é',
    'e\u0301',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e309',
    '9007199254740993',
    'true',
    '__proto__',
    'constructor',
    '..',
    '../../etc/passwd',
    '%',
    '%00',
    '%ff',
    '%2e%2e%2f',
    "' or 1=1; --",
    '"; drop table tickets; --',
    '$1',
    '${7*7}',
    '<script>alert(1)</script>',
    '\\',
    '"',
    'x'.repeat(65),
    'x'.repeat(10_001),
    '2026-02-30T25:61:61Z',
    'javascript:alert(1)',
    'a@b',
  ),
  naughtyText,
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

/** Values of the wrong kind, of no kind, or too many of them. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], { length: -1 }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** A header as it can be sent: any byte but the few that end it. */
export const hostileHeader: fc.Arbitrary<string> = fc
  .oneof(hostileText, fc.string({ unit: 'binary', maxLength: 60 }))
  .map((text) => text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '').trim())
