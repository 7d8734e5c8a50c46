import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import type { CaretField } from '../composer/caret-menu.tsx'
import { createEditor } from './create-editor.ts'
import { FormatBar } from './format-bar.tsx'
import { pastedPictures } from './pasted-pictures.ts'
import { type InsertOptions, insertPlainText, placesOf } from './insert-plain-text.ts'
import { plainTextOf, type RichText } from './rich-text.ts'
import styles from './rich-text-editor.module.css'
import { useEditorValue } from './use-editor-value.ts'

export interface RichTextHandle extends CaretField {
  focus: () => void
  /** Puts a plain text at the caret, or in the place of what is there; the undo key takes it back. */
  insert: (text: string, options?: InsertOptions) => void
  /** Selects a text where it stands first. */
  select: (text: string) => void
  /** Says which `CaretMenu` stands at the caret, and which of its options is active. */
  describe: (menu: { id: string; option: string } | undefined) => void
}

/** Where one types. */
export interface RichTextCaret {
  /** What stands before the caret in its paragraph. */
  before: string
  /** Where the paragraph begins. */
  start: number
}

export interface RichTextEditorProps {
  /** Its name. */
  label: string
  placeholder: string
  /** The text as HTML, as it is when the editor appears: afterwards the editor alone has it. */
  begun: string
  onChange: (changed: RichText) => void
  /** Pictures that were pasted: they don't stand in the text. */
  onFiles: (files: readonly File[]) => void
  /** Told of the caret as it moves; nothing where a part is selected, or the focus is elsewhere. */
  onCaret?: ((caret: RichTextCaret | undefined) => void) | undefined
  /** Takes a key before the editor does. @returns whether it was for somebody else. */
  takesKey?: ((event: KeyboardEvent) => boolean) | undefined
  /** Whether it takes the focus once it is there. @default false */
  takesFocus?: boolean | undefined
  /** Lines that it has at least. @default 2 */
  minRows?: number | undefined
  ref?: Ref<RichTextHandle> | undefined
}

/** Sends, or leaves: whatever shortcuts the page has for it. */
function isForPage({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean {
  return !isComposing && (key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey)))
}

/** Text with formats. Its bar is there while it has the focus, or something in it is selected. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, placeholder, begun, onChange, onFiles, takesFocus = false, minRows = 2, ref } = props
  const { onCaret, takesKey } = props
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [hasFocus, setFocus] = useState(takesFocus)
  const [editor] = useState(() =>
    createEditor({
      content: begun,
      placeholder,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'auto' },
    }),
  )
  const isSelecting = useEditorValue(editor, () => !editor.state.selection.empty)
  const tell = useEffectEvent(() => {
    const html = editor.isEmpty ? '' : editor.getHTML()
    onChange({ html, text: editor.isEmpty ? '' : plainTextOf(editor.getJSON()) })
  })
  const paste = useEffectEvent((event: ClipboardEvent): boolean => {
    const pictures = event.clipboardData ? pastedPictures(event.clipboardData) : []
    if (pictures.length > 0) onFiles(pictures)
    return pictures.length > 0 && event.clipboardData?.getData('text/plain').trim() === ''
  })
  const tellCaret = useEffectEvent(() => {
    const { $from, empty } = editor.state.selection
    const isHere = empty && editor.isFocused
    onCaret?.(
      isHere
        ? { before: $from.parent.textBetween(0, $from.parentOffset, undefined, '\n'), start: $from.start() }
        : undefined,
    )
  })
  const press = useEffectEvent((event: KeyboardEvent) => takesKey?.(event) ?? false)
  const begin = useEffectEvent(() => {
    if (takesFocus) editor.commands.focus('end')
  })
  useEffect(() => {
    if (!place.current) return undefined
    editor.mount(place.current)
    editor.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        handlePaste: (_view, event) => paste(event),
        handleKeyDown: (_view, event) => press(event),
        handleDOMEvents: {
          keydown(_view, event) {
            // The editor would keep them from the page, though it does nothing with them.
            if (!isForPage(event)) return false
            press(event)
            return true
          },
        },
      },
    })
    const onCaretEvent = () => tellCaret()
    const caretEvents = ['transaction', 'focus', 'blur'] as const
    for (const event of caretEvents) editor.on(event, onCaretEvent)
    const onUpdate = () => tell()
    editor.on('update', onUpdate)
    begin()
    return () => {
      editor.off('update', onUpdate)
      for (const event of caretEvents) editor.off(event, onCaretEvent)
      editor.unmount()
    }
  }, [editor])
  useImperativeHandle(ref, () => ({
    focus: () => void editor.commands.focus(),
    insert: (text, options = {}) => insertPlainText(editor, text, options),
    select(text) {
      const [from] = placesOf(editor.state.doc, text)
      if (from !== undefined)
        editor
          .chain()
          .focus()
          .setTextSelection({ from, to: from + text.length })
          .run()
    },
    boxAt(at) {
      const { left, top, bottom } = editor.view.coordsAtPos(Math.min(at, editor.state.doc.content.size))
      return new DOMRect(left, top, 0, bottom - top)
    },
    describe(menu) {
      const field = place.current?.firstElementChild
      if (menu) {
        field?.setAttribute('aria-controls', menu.id)
        field?.setAttribute('aria-activedescendant', menu.option)
      } else for (const name of ['aria-controls', 'aria-activedescendant']) field?.removeAttribute(name)
    },
  }))
  return (
    <div
      ref={frame}
      className={styles['frame']}
      onFocus={() => setFocus(true)}
      onBlur={({ relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && frame.current?.contains(relatedTarget) === true
        if (!isInside) setFocus(false)
      }}
    >
      <div ref={place} className={styles['text']} style={{ '--min-rows': minRows } as React.CSSProperties} />
      {(hasFocus || isSelecting) && <FormatBar editor={editor} />}
    </div>
  )
}
