import { useSyncExternalStore } from 'react'

/** Whether a text field has the focus, where a letter is a letter. */
export function useIsInField(): boolean {
  return useSyncExternalStore(subscribe, () => document.activeElement?.matches(FIELDS) ?? false)
}

const FIELDS = 'textarea, input:not([type=checkbox], [type=radio])'

function subscribe(onChange: () => void): () => void {
  addEventListener('focusin', onChange)
  addEventListener('focusout', onChange)
  return () => {
    removeEventListener('focusin', onChange)
    removeEventListener('focusout', onChange)
  }
}
