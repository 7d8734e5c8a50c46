import { useLingui } from '@lingui/react/macro'
import { emailReplies, type SavedReply, slashWordAt, SlotOutlet } from '@replybay/feature-kit'
import { CaretMenu, caretOptionId, type RichTextCaret, type RichTextHandle } from '@replybay/ui-kit'
import { type Ref, type RefObject, useEffect, useId, useImperativeHandle, useState } from 'react'

export interface SavedRepliesHandle {
  /** Takes a key of the editor. @returns whether it was for the list. */
  takesKey: (event: KeyboardEvent) => boolean
}

interface SavedRepliesProps {
  editor: RefObject<RichTextHandle | null>
  caret: RichTextCaret | undefined
  customer: { name?: string | undefined; address?: string | undefined }
  subject: string
  ref: Ref<SavedRepliesHandle>
}

/** The saved replies that the word at the caret names, where it begins with a slash. */
export function SavedReplies({ editor, caret, customer, subject, ref }: SavedRepliesProps) {
  const [closedAt, setClosedAt] = useState<number>()
  const word = caret && slashWordAt(caret.before, caret.before.length)
  // What was closed stays so as long as its word is there.
  if (caret && !word && closedAt !== undefined) setClosedAt(undefined)
  if (!caret || !word) return null
  const at = caret.start + word.from
  if (at === closedAt) return null
  return (
    <SlotOutlet
      slot={emailReplies}
      query={word.query}
      customer={customer}
      subject={subject}
      render={(found) =>
        found.length > 0 && (
          <List
            key={word.query}
            ref={ref}
            editor={editor}
            at={at}
            found={found}
            onClose={() => setClosedAt(at)}
          />
        )
      }
    />
  )
}

interface ListProps extends Pick<SavedRepliesProps, 'editor' | 'ref'> {
  at: number
  found: readonly SavedReply[]
  onClose: () => void
}

function List({ editor, at, found, onClose, ref }: ListProps) {
  const { t } = useLingui()
  const id = useId()
  const [active, setActive] = useState(0)
  const option = caretOptionId(id, active)
  useEffect(() => {
    const field = editor.current
    field?.describe({ id, option })
    return () => field?.describe(undefined)
  }, [editor, id, option])
  function choose(index: number) {
    const reply = found[index]
    if (reply) editor.current?.insert(reply.text, { from: at, selection: reply.selection })
  }
  const move = (step: number) => setActive((active + step + found.length) % found.length)
  useImperativeHandle(ref, () => ({
    takesKey: (event) => {
      if (event.isComposing || event.metaKey || event.ctrlKey || event.shiftKey) return false
      if (event.key === 'ArrowDown') move(1)
      else if (event.key === 'ArrowUp') move(-1)
      else if (event.key === 'Enter' || event.key === 'Tab') choose(active)
      else if (event.key === 'Escape') onClose()
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }))
  return (
    <CaretMenu
      id={id}
      label={t`Saved replies`}
      area={editor}
      at={at}
      active={active}
      options={found.map(({ key, title, shortcut, preview }) => ({
        key,
        label: title,
        aside: `/${shortcut}`,
        detail: preview,
      }))}
      onChoose={choose}
    />
  )
}
