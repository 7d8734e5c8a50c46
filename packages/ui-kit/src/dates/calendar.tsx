import { DatePicker as MantineDatePicker } from '@mantine/dates'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { type CalendarLimits, calendarProps } from './calendar-props.ts'
import { DatesFrame } from './dates-frame.tsx'

export interface CalendarProps extends CalendarLimits {
  /** What the chosen day is for. */
  label: string
  /** YYYY-MM-DD; null where none is chosen. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (day: string | null) => void
  className?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * A month that always stands on the page: six weeks of days, 42 in all, so that nothing below it moves.
 * @see specification §9, the date picker's static mode
 */
export function Calendar({ label, min, max, isAllowed, ...rest }: CalendarProps) {
  const { t } = useLingui()
  const limits = calendarProps({
    ...(min && { min }),
    ...(max && { max }),
    ...(isAllowed && { isAllowed }),
  })
  const chosen = rest.value ?? rest.defaultValue
  return (
    <DatesFrame>
      <MantineDatePicker
        {...rest}
        {...limits}
        {...(chosen && { defaultDate: chosen })}
        role="group"
        aria-label={label}
        nextLabel={t`Next`}
        previousLabel={t`Previous`}
      />
    </DatesFrame>
  )
}
