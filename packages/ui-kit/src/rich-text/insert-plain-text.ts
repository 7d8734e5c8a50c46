import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { htmlOfText } from './rich-text.ts'

export interface InsertOptions {
  /** In the place of all that is there. @default false */
  replaces?: boolean | undefined
  /** In the place of what stands between here and the caret. */
  from?: number | undefined
  /** What is selected of it afterwards. @default the caret stands at its end */
  selection?: readonly [from: number, to: number] | undefined
}

/** Stands at both ends of what is to be selected while the text becomes paragraphs. No font shows it and nobody types it. */
const MARK = '\u{E000}'

/** Puts a plain text into an editor in one step, which the undo key takes back. */
export function insertPlainText(editor: Editor, text: string, options: InsertOptions): void {
  const { replaces = false, from, selection } = options
  const plain = text.replaceAll(MARK, '')
  const marked = selection
    ? [plain.slice(0, selection[0]), plain.slice(...selection), plain.slice(selection[1])].join(MARK)
    : plain
  const chain = editor.chain().focus()
  if (replaces) chain.selectAll()
  else if (from !== undefined) chain.setTextSelection({ from, to: editor.state.selection.to })
  // A line goes into the line that is there; more of them are paragraphs.
  if (marked === '') chain.deleteSelection()
  else chain.insertContent(marked.includes('\n') ? htmlOfText(marked) : { type: 'text', text: marked })
  chain
    .command(({ tr }) => {
      const [start, end] = placesOf(tr.doc, MARK)
      if (start === undefined || end === undefined) return true
      tr.delete(end, end + MARK.length).delete(start, start + MARK.length)
      tr.setSelection(TextSelection.create(tr.doc, start, end - MARK.length))
      return true
    })
    .scrollIntoView()
    .run()
}

/** Where a text stands in a document, as far as it has no formats of its own. */
export function placesOf(doc: Editor['state']['doc'], text: string): number[] {
  const found: number[] = []
  doc.descendants((node, at) => {
    const own = node.text ?? ''
    for (let place = own.indexOf(text); place !== -1; place = own.indexOf(text, place + text.length)) {
      found.push(at + place)
    }
  })
  return found
}
