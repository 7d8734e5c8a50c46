import { Editor } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Placeholder, UndoRedo } from '@tiptap/extensions'

interface EditorOptions {
  content: string
  placeholder: string
  /** Attributes of the field. */
  attributes: Record<string, string>
}

/** What mod+enter means is decided by the page: it sends. */
const Break = HardBreak.extend({
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.setHardBreak() }
  },
})

/** The editor behind the field. What it has no place for, it leaves out, whoever pasted it. */
export function createEditor({ content, placeholder, attributes }: EditorOptions): Editor {
  return new Editor({
    element: null,
    injectCSS: false,
    content,
    editorProps: { attributes },
    extensions: [
      Document,
      Paragraph,
      Text,
      Bold,
      Italic,
      Underline,
      BulletList,
      OrderedList,
      ListItem,
      ListKeymap,
      Blockquote,
      Break,
      Link.configure({
        openOnClick: false,
        protocols: ['mailto', 'tel'],
        HTMLAttributes: { target: null, rel: null, class: null },
      }),
      UndoRedo,
      Placeholder.configure({ placeholder }),
    ],
  })
}
