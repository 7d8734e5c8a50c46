import { IconArrowBackUp, IconCheck, IconLock, IconMoodSmile, IconPaperclip } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { ChannelIcon } from '../channel/channel-icon.tsx'
import { ComposerFoot } from '../composer/composer-foot.tsx'
import { ComposerFrame, type ComposerRest } from '../composer/composer-frame.tsx'
import { ComposerTab } from '../composer/composer-tab.tsx'
import { GrowingTextarea } from '../field/growing-textarea.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

/** A composer that is being written in. */
export function SampleComposer({
  note = false,
  draft = 'Bonjour Élodie, merci pour la photo.',
  files,
  takesDrop,
  rest,
}: {
  note?: boolean
  draft?: string
  files?: ReactNode
  takesDrop?: boolean
  rest?: ComposerRest
}) {
  const [isNote, setNote] = useState(note)
  const [text, setText] = useState(draft)
  return (
    <ComposerFrame
      files={files}
      takesDrop={takesDrop}
      rest={rest}
      tone={isNote ? 'note' : 'reply'}
      tabs={
        <>
          <ComposerTab
            label="Reply"
            icon={<IconArrowBackUp aria-hidden />}
            selected={!isNote}
            onSelect={() => setNote(false)}
          />
          <ComposerTab
            label="Note"
            icon={<IconLock aria-hidden />}
            selected={isNote}
            onSelect={() => setNote(true)}
          />
        </>
      }
      meta={
        <>
          <ChannelIcon channel="whatsapp" size={14} plain decorative /> WhatsApp · 21 h left to reply
        </>
      }
      editor={
        <GrowingTextarea
          bare
          minRows={rest ? 1 : 2}
          maxRows={12}
          aria-label={isNote ? 'Internal note' : 'Reply'}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      }
      foot={
        <ComposerFoot
          tools={
            <>
              <IconButton size="sm" label="Attach a file" icon={<IconPaperclip aria-hidden />} />
              <IconButton size="sm" label="Add an emoji" icon={<IconMoodSmile aria-hidden />} />
            </>
          }
          status={
            <>
              <IconCheck aria-hidden /> Draft saved
            </>
          }
          actions={
            <>
              {!isNote && <Button size="sm">Send & close</Button>}
              <Button size="sm" variant="primary" shortcut="mod+enter">
                {isNote ? 'Add note' : 'Send'}
              </Button>
            </>
          }
        />
      }
    />
  )
}
