import { DateInput } from '@mantine/dates'
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
import { dateFormats, parseDate } from './parse-date.ts'

export interface DatePickerProps extends FieldTexts, CalendarLimits {
  /** YYYY-MM-DD; null where none is chosen. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (day: string | null) => void
  disabled?: boolean
  name?: string
  id?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A day, typed or chosen. It is written in the order of the person's language, and kept as YYYY-MM-DD.
 * @see specification §5, date picker; §9
 */
export function DatePicker(props: DatePickerProps) {
  const { label, aside, hint, error, min, max, isAllowed, ...rest } = props
  const { t } = useLingui()
  const { locale } = useLocale()
  const control = useFieldControl({ ...rest, error })
  const { classNames, ...limits } = calendarProps({
    ...(min && { min }),
    ...(max && { max }),
    ...(isAllowed && { isAllowed }),
  })
  return (
    <DatesFrame>
      <Field id={control.id} label={label} aside={aside} hint={hint} error={error}>
        <DateInput
          {...rest}
          {...control}
          {...limits}
          classNames={{
            ...classNames,
            input: fieldStyles['input'],
            section: fieldStyles['section'],
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
          clearable
          clearButtonProps={{ 'aria-label': t`Clear` }}
          rightSection={<IconCalendar aria-hidden size={16} stroke={1.75} />}
          rightSectionPointerEvents="none"
          placeholder={t`mm/dd/yyyy`}
          valueFormat={dateFormats(locale)[0]}
          dateParser={(typed) => parseDate(typed, locale)}
          nextLabel={t`Next`}
          previousLabel={t`Previous`}
        />
      </Field>
    </DatesFrame>
  )
}
