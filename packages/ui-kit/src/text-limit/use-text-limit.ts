import { type InputEvent, type ReactNode, useState } from 'react'
import { surplusOf } from './count-characters.ts'
import { useLimitRule } from './use-limit-rule.ts'

export interface TextLimit {
  /** The most characters that the text may have. More is an error, and nothing of it is cut. */
  limit?: number | undefined
}

interface LimitedControl<Control extends HTMLInputElement | HTMLTextAreaElement> extends TextLimit {
  value?: unknown
  defaultValue?: unknown
  error?: ReactNode
  onInput?: ((event: InputEvent<Control>) => void) | undefined
}

/** The error of a field whose text may be too long, and what its control needs for that. */
export function useTextLimit<Control extends HTMLInputElement | HTMLTextAreaElement>(
  props: LimitedControl<Control>,
) {
  const { limit = Infinity, value, defaultValue, error, onInput } = props
  const rule = useLimitRule()(limit)
  // Of a field that keeps its text itself. What fits is not kept: a key that changes nothing draws nothing.
  const [tooLong, setTooLong] = useState(() => textBeyond(defaultValue, limit))
  const outcome = rule(value === undefined ? tooLong : textBeyond(value, limit))
  return {
    error: outcome === true ? error : outcome,
    onInput: (event: InputEvent<Control>) => {
      setTooLong(textBeyond(event.currentTarget.value, limit))
      onInput?.(event)
    },
  }
}

/** The text where it is longer than the limit, else an empty one. */
function textBeyond(text: unknown, limit: number): string {
  return typeof text === 'string' && surplusOf(text, limit) > 0 ? text : ''
}
