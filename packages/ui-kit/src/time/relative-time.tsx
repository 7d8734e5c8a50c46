import { useFormats } from '@replybay/i18n'

export interface RelativeTimeProps {
  moment: Date
  /** @default the moment of rendering */
  now?: Date | undefined
}

/** A moment as people say it: 5 minutes ago, yesterday. Pointing at it shows date and time. */
export function RelativeTime({ moment, now }: RelativeTimeProps) {
  const formats = useFormats()
  return (
    <time dateTime={moment.toISOString()} title={formats.dateTime(moment)}>
      {formats.relative(moment, now)}
    </time>
  )
}
