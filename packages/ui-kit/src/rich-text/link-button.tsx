import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/core'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Popover } from '../popover/popover.tsx'
import styles from './format-bar.module.css'
import { useEditorValue } from './use-editor-value.ts'

/** Makes what is selected a link, changes where the one at the caret leads, or takes it away. */
export function LinkButton({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const isLink = useEditorValue(editor, () => editor.isActive('link'))
  function change(isOpening: boolean) {
    const href: unknown = editor.getAttributes('link')['href']
    if (isOpening) setAddress(typeof href === 'string' ? href : '')
    setOpen(isOpening)
  }
  function save() {
    const href = wholeAddress(address.trim())
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !isLink) {
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else chain.setLink({ href }).run()
    setOpen(false)
  }
  return (
    <Popover
      label={t`Link`}
      isOpen={isOpen}
      onOpenChange={change}
      placement="bottom-start"
      trigger={<IconButton size="sm" label={t`Link`} icon={<IconLink aria-hidden />} aria-pressed={isLink} />}
    >
      <form
        className={styles['link']}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          save()
        }}
      >
        <TextField
          label={t`Address`}
          inputMode="url"
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          {isLink && address.trim() === '' ? t`Remove link` : t`Save link`}
        </Button>
      </form>
    </Popover>
  )
}

/** What people type as the name of a place. */
function wholeAddress(typed: string): string {
  if (typed === '' || /^(?:https?:|mailto:|tel:)/i.test(typed)) return typed
  return /^[^\s@/]+@[^\s@/]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`
}
