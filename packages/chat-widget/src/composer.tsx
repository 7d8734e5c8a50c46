/** @jsxImportSource preact */
import { visitorMessageLimits } from '@replybay/api-client/limits'
import type { RefObject } from 'preact'
import { useRef } from 'preact/hooks'
import { Icon } from './icons.tsx'
import type { WidgetActions, WidgetState } from './state.ts'
import { textsOf } from './texts.ts'

interface ComposerProps {
  state: WidgetState
  actions: WidgetActions
  field: RefObject<HTMLTextAreaElement | null>
}

export function Composer({ state: { look, draft, files, fileProblem }, actions, field }: ComposerProps) {
  const texts = textsOf(look.language)
  const picker = useRef<HTMLInputElement>(null)
  const isEmpty = draft.trim() === '' && files.length === 0
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        actions.send()
        field.current?.focus()
      }}
    >
      {files.length > 0 && (
        <div class="chosen">
          {files.map((file) => (
            <span class="chip" key={file.name}>
              <span>{file.name}</span>
              <button
                type="button"
                class="tool"
                aria-label={texts.removeFile(file.name)}
                onClick={() => actions.detach(file)}
              >
                <Icon name="close" size={16} />
              </button>
            </span>
          ))}
        </div>
      )}
      {fileProblem && (
        <div class="problem" role="alert">
          {fileProblem === 'tooMany' ? texts.tooMany : texts.tooLarge(fileProblem.tooLarge)}
        </div>
      )}
      <div class="field">
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            actions.attach([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <button type="button" class="tool" aria-label={texts.attach} onClick={() => picker.current?.click()}>
          <Icon name="clip" />
        </button>
        <textarea
          ref={field}
          rows={1}
          maxLength={visitorMessageLimits.message}
          aria-label={texts.message}
          placeholder={texts.message}
          value={draft}
          onInput={({ currentTarget }) => actions.write(currentTarget.value)}
          onPaste={({ clipboardData }) => {
            const pasted = [...(clipboardData?.files ?? [])]
            if (pasted.length > 0) actions.attach(pasted)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
            event.preventDefault()
            actions.send()
          }}
        />
        <button type="submit" class="send" aria-label={texts.send} disabled={isEmpty}>
          <Icon name="send" />
        </button>
      </div>
    </form>
  )
}
