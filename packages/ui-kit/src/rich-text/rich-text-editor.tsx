import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { createEditor } from './create-editor.ts'
import { FormatBar } from './format-bar.tsx'
import { pastedPictures } from './pasted-pictures.ts'
import { htmlOfText, plainTextOf, type RichText } from './rich-text.ts'
import styles from './rich-text-editor.module.css'
import { useEditorValue } from './use-editor-value.ts'

export interface RichTextHandle {
  focus: () => void
  /** Puts a plain text at the caret, or in the place of all that is there; the undo key takes it back. */
  insert: (text: string, options: { replaces: boolean }) => void
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
  /** Whether it takes the focus once it is there. @default false */
  takesFocus?: boolean | undefined
  /** Lines that it has at least. @default 2 */
  minRows?: number | undefined
  ref?: Ref<RichTextHandle> | undefined
}

/** Text with formats. Its bar is there while it has the focus, or something in it is selected. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, placeholder, begun, onChange, onFiles, takesFocus = false, minRows = 2, ref } = props
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
  const begin = useEffectEvent(() => {
    if (takesFocus) editor.commands.focus('end')
  })
  useEffect(() => {
    if (!place.current) return undefined
    editor.mount(place.current)
    editor.setOptions({
      editorProps: { ...editor.options.editorProps, handlePaste: (_view, event) => paste(event) },
    })
    const onUpdate = () => tell()
    editor.on('update', onUpdate)
    begin()
    return () => {
      editor.off('update', onUpdate)
      editor.unmount()
    }
  }, [editor])
  useImperativeHandle(ref, () => ({
    focus: () => void editor.commands.focus(),
    insert(text, { replaces }) {
      const chain = editor.chain().focus()
      if (replaces) chain.selectAll()
      // A line goes into the line that is there; more of them are paragraphs.
      chain.insertContent(text.includes('\n') ? htmlOfText(text) : text).run()
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
