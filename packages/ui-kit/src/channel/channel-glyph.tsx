import {
  IconBrandDiscord,
  IconBrandInstagram,
  IconBrandMessenger,
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconMail,
  IconMessageCircle,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ComponentPropsWithoutRef } from 'react'

const ICONS = new Map<string, TablerIcon>(
  Object.entries({
    web: IconWorld,
    whatsapp: IconBrandWhatsapp,
    messenger: IconBrandMessenger,
    telegram: IconBrandTelegram,
    discord: IconBrandDiscord,
    instagram: IconBrandInstagram,
    email: IconMail,
  }),
)

interface ChannelGlyphProps extends ComponentPropsWithoutRef<TablerIcon> {
  channel: string
}

/** The drawing of a channel; a plain bubble for one that is not known. */
export function ChannelGlyph({ channel, ...rest }: ChannelGlyphProps) {
  const Glyph = ICONS.get(channel) ?? IconMessageCircle
  // The map holds components; it makes none.
  // oxlint-disable-next-line react/static-components
  return <Glyph {...rest} />
}
