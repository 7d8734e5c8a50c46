import { useLingui } from '@lingui/react/macro'
import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconDots,
  IconItalic,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu } from '../menu/menu.tsx'
import styles from './format-bar.module.css'
import { LinkButton } from './link-button.tsx'
import { useEditorValue } from './use-editor-value.ts'

interface Format {
  name: string
  label: string
  icon: ReactNode
  keys?: string
  change: (chain: ChainedCommands) => ChainedCommands
}

/** What can be done with the text that is selected; in a narrow frame the second half of it is a menu. */
export function FormatBar({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const first: Format[] = [
    {
      name: 'bold',
      label: t`Bold`,
      icon: <IconBold aria-hidden />,
      keys: 'mod+b',
      change: (chain) => chain.toggleBold(),
    },
    {
      name: 'italic',
      label: t`Italic`,
      icon: <IconItalic aria-hidden />,
      keys: 'mod+i',
      change: (chain) => chain.toggleItalic(),
    },
    {
      name: 'underline',
      label: t`Underline`,
      icon: <IconUnderline aria-hidden />,
      keys: 'mod+u',
      change: (chain) => chain.toggleUnderline(),
    },
  ]
  const second: Format[] = [
    {
      name: 'bulletList',
      label: t`Bulleted list`,
      icon: <IconList aria-hidden />,
      change: (chain) => chain.toggleBulletList(),
    },
    {
      name: 'orderedList',
      label: t`Numbered list`,
      icon: <IconListNumbers aria-hidden />,
      change: (chain) => chain.toggleOrderedList(),
    },
    {
      name: 'blockquote',
      label: t`Quote`,
      icon: <IconBlockquote aria-hidden />,
      change: (chain) => chain.toggleBlockquote(),
    },
    {
      name: '',
      label: t`Clear formatting`,
      icon: <IconClearFormatting aria-hidden />,
      change: (chain) => chain.clearNodes().unsetAllMarks(),
    },
  ]
  const active = useEditorValue(editor, () =>
    [...first, ...second].flatMap(({ name }) => (name !== '' && editor.isActive(name) ? name : [])).join(' '),
  ).split(' ')
  const run = ({ change }: Format) => change(editor.chain().focus()).run()
  const button = (format: Format) => (
    <IconButton
      key={format.label}
      size="sm"
      label={format.label}
      shortcut={format.keys}
      icon={format.icon}
      aria-pressed={format.name === '' ? undefined : active.includes(format.name)}
      onClick={() => run(format)}
    />
  )
  return (
    <div
      role="toolbar"
      aria-label={t`Formats`}
      className={styles['bar']}
      onKeyDown={moveFocus}
      // The selection stays where it is.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
      }}
      tabIndex={-1}
    >
      {first.map(button)}
      <LinkButton editor={editor} />
      <span className={styles['second']}>{second.map(button)}</span>
      <span className={styles['more']}>
        <Menu
          label={t`More formats`}
          placement="bottom-end"
          trigger={<IconButton size="sm" label={t`More formats`} icon={<IconDots aria-hidden />} />}
          items={second.map((format) => ({
            key: format.label,
            label: format.label,
            icon: format.icon,
            ...(format.name !== '' && { checked: active.includes(format.name), independent: true }),
            onSelect: () => run(format),
          }))}
        />
      </span>
    </div>
  )
}

/** Arrow keys go from button to button. */
function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLDivElement>) {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || !(target instanceof HTMLButtonElement)) return
  const buttons = [...currentTarget.querySelectorAll('button')].filter((each) => each.offsetParent !== null)
  buttons[buttons.indexOf(target) + step]?.focus()
}
