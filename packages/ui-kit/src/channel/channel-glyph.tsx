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

const ICONS: Record<string, TablerIcon> = {
  web: IconWorld,
  whatsapp: IconBrandWhatsapp,
  messenger: IconBrandMessenger,
  telegram: IconBrandTelegram,
  discord: IconBrandDiscord,
  instagram: IconBrandInstagram,
  email: IconMail,
}

interface ChannelGlyphProps extends ComponentPropsWithoutRef<TablerIcon> {
  channel: string
}

/** The drawing of a channel; a plain bubble for one that is not known. */
export function ChannelGlyph({ channel, ...rest }: ChannelGlyphProps) {
  const Glyph = ICONS[channel] ?? IconMessageCircle
  return <Glyph {...rest} />
}
