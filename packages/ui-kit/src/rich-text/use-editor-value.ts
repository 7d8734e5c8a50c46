import type { Editor } from '@tiptap/core'
import { useSyncExternalStore } from 'react'

/** Something about an editor, as it is after each change. */
export function useEditorValue<Value extends string | boolean>(editor: Editor, read: () => Value): Value {
  return useSyncExternalStore((listener) => {
    editor.on('transaction', listener)
    return () => void editor.off('transaction', listener)
  }, read)
}
