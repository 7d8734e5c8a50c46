import { SegmentedControl as MantineSegmentedControl } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { IconCheck } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './segmented-control.module.css'

export interface SegmentedControlProps {
  /** Its name, for those who hear it. */
  label: string
  options: readonly (ChoiceOption & {
    /** What the check beside it says; `false` keeps the check's room free. @default no check, and no room for one */
    mark?: string | false
  })[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  disabled?: boolean
  className?: string | undefined
  ref?: Ref<HTMLDivElement>
}

/** One of two to five, all of them in sight: what has no room in one line is in the next. Arrow keys move. */
export function SegmentedControl({ label, options, ...rest }: SegmentedControlProps) {
  return (
    <MantineSegmentedControl
      {...rest}
      withItemsBorders={false}
      aria-label={label}
      data={options.map(({ mark, label: name, ...option }) => ({
        ...option,
        label: mark === undefined ? name : <Marked name={name} mark={mark} />,
      }))}
      classNames={{
        root: styles['root'],
        indicator: styles['indicator'],
        label: styles['label'],
        control: styles['control'],
      }}
    />
  )
}

function Marked({ name, mark }: { name: string; mark: string | false }) {
  return (
    <span className={styles['marked']}>
      {name}
      <IconCheck aria-hidden visibility={mark === false ? 'hidden' : undefined} />
      {mark !== false && <VisuallyHidden>{`, ${mark}`}</VisuallyHidden>}
    </span>
  )
}
