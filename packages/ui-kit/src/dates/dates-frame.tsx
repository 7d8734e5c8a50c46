import { DatesProvider } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { useLocale } from '@replybay/i18n'
import 'dayjs/locale/es'
import 'dayjs/locale/fr'
import type { ReactNode } from 'react'

/** Calendars in the person's language: months, the week's first day, and six weeks in each month's grid. */
export function DatesFrame({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  return (
    <DatesProvider
      settings={{
        locale: locale.slice(0, 2),
        firstDayOfWeek: locale === 'en-US' ? 0 : 1,
        // Six weeks: a calendar that always stands on the page must not jump from month to month.
        consistentWeeks: true,
      }}
    >
      {children}
    </DatesProvider>
  )
}
