import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { ShortcutsProvider, useShortcut } from '../shortcuts/shortcuts-provider.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'

interface AnswerProps {
  onSend: () => void
  onLeave: () => void
  takesKey?: (event: KeyboardEvent) => boolean
}

function Answer({ onSend, onLeave, takesKey }: AnswerProps) {
  useShortcut({ id: 'send', keys: 'mod+enter', label: 'Send', group: 'Email', run: onSend })
  useShortcut({ id: 'leave', keys: 'escape', label: 'Back to the list', group: 'Email', run: onLeave })
  return (
    <RichTextEditor
      label="Your reply"
      placeholder="Write your reply"
      begun="<p>Hello</p>"
      takesFocus
      takesKey={takesKey}
      onChange={() => {}}
      onFiles={() => {}}
    />
  )
}

async function showAnswer(takesKey?: AnswerProps['takesKey']) {
  const onSend = vi.fn()
  const onLeave = vi.fn()
  const screen = await renderKit(
    <ShortcutsProvider>
      <Answer onSend={onSend} onLeave={onLeave} {...(takesKey && { takesKey })} />
    </ShortcutsProvider>,
  )
  const field = screen.getByRole('textbox', { name: 'Your reply' })
  await expect.element(field).toHaveFocus()
  return { onSend, onLeave, field }
}

test('rich text: Ctrl Enter is the page’s, and changes nothing in the text', async () => {
  const { onSend, field } = await showAnswer()
  await userEvent.keyboard('!')
  await userEvent.keyboard('{ControlOrMeta>}{Enter}{/ControlOrMeta}')
  expect(onSend).toHaveBeenCalledOnce()
  expect(field.element().textContent).toBe('Hello!')
  expect(field.element().querySelectorAll('p, br')).toHaveLength(1)
})

test('rich text: Escape is the page’s', async () => {
  const { onLeave } = await showAnswer()
  await userEvent.keyboard('{Escape}')
  expect(onLeave).toHaveBeenCalledOnce()
})

test('rich text: Escape that closes what stands at the caret goes no further', async () => {
  const { onLeave } = await showAnswer((event) => {
    event.stopPropagation()
    return event.key === 'Escape'
  })
  await userEvent.keyboard('{Escape}')
  expect(onLeave).not.toHaveBeenCalled()
})

test('rich text: Enter alone stays the editor’s', async () => {
  const { onSend, onLeave, field } = await showAnswer()
  await userEvent.keyboard('{Enter}James')
  expect(onSend).not.toHaveBeenCalled()
  expect(onLeave).not.toHaveBeenCalled()
  await expect.poll(() => field.element().querySelectorAll('p')).toHaveLength(2)
})
