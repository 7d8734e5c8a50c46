import { DatePickerInput } from '@mantine/dates'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from '@replybay/i18n'
import { IconCalendar } from '@tabler/icons-react'
import type { Ref } from 'react'
import { Field, type FieldTexts } from '../field/field.tsx'
import fieldStyles from '../field/mantine-field.module.css'
import { useFieldControl } from '../field/use-field-control.ts'
import { constants } from '../theme/constants.ts'
import { type CalendarLimits, calendarProps } from './calendar-props.ts'
import { DatesFrame } from './dates-frame.tsx'
import { dateFormats } from './parse-date.ts'

/** The first and the last day, YYYY-MM-DD; the last is null until it is chosen. */
export type DateRange = [from: string | null, to: string | null]

export interface DateRangePickerProps extends FieldTexts, CalendarLimits {
  value?: DateRange
  defaultValue?: DateRange
  onChange?: (range: DateRange) => void
  disabled?: boolean
  id?: string
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** From one day to another, both included. The second may come first. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, aside, hint, error, min, max, isAllowed, ...rest } = props
  const { t } = useLingui()
  const { locale } = useLocale()
  const control = useFieldControl({ ...rest, error })
  const { classNames, ...limits } = calendarProps({
    ...(min && { min }),
    ...(max && { max }),
    ...(isAllowed && { isAllowed }),
  })
  const format = dateFormats(locale)[0]
  return (
    <DatesFrame>
      <Field id={control.id} label={label} aside={aside} hint={hint} error={error}>
        <DatePickerInput
          {...rest}
          {...control}
          {...limits}
          type="range"
          allowSingleDateInRange
          classNames={{
            ...classNames,
            input: fieldStyles['input'],
            section: fieldStyles['section'],
            placeholder: fieldStyles['placeholder'],
          }}
          popoverProps={{
            // The calendar is no dialog: the field beside it names what it is for.
            withRoles: false,
            withinPortal: false,
            floatingStrategy: 'fixed',
            zIndex: constants.overlayZIndex,
            middlewares: { flip: true, shift: { padding: constants.viewportMarginPx } },
            classNames: { dropdown: fieldStyles['dropdown'] },
          }}
          rightSection={<IconCalendar aria-hidden size={16} stroke={1.75} />}
          rightSectionPointerEvents="none"
          placeholder={`${t`mm/dd/yyyy`} – ${t`mm/dd/yyyy`}`}
          valueFormat={format}
          nextLabel={t`Next`}
          previousLabel={t`Previous`}
        />
      </Field>
    </DatesFrame>
  )
}
