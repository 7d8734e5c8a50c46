import { SegmentedControl as MantineSegmentedControl } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { Ref } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import styles from './segmented-control.module.css'

export interface SegmentedControlProps {
  /** Its name, for those who hear it. */
  label: string
  options: readonly ChoiceOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** One of two to five, all of them in sight. Arrow keys move. */
export function SegmentedControl({ label, options, ...rest }: SegmentedControlProps) {
  return (
    <MantineSegmentedControl
      {...rest}
      aria-label={label}
      data={[...options]}
      classNames={{
        root: styles['root'],
        indicator: styles['indicator'],
        label: styles['label'],
        control: styles['control'],
      }}
    />
  )
}
