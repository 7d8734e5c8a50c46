import { describe, expect, test } from 'vitest'
import { contrast, drawnPairs, type Scheme, textPairs } from '../stories/token-pairs.ts'

const schemes: Scheme[] = ['light', 'dark']

describe.each(schemes)('in the %s scheme', (scheme) => {
  test.each(textPairs(scheme))('text can be read: %s', (_name, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(drawnPairs(scheme))('what is drawn can be told apart: %s', (_name, drawn, ground) => {
    expect(contrast(drawn, ground)).toBeGreaterThanOrEqual(3)
  })
})
