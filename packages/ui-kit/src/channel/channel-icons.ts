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

const ICONS: Record<string, TablerIcon> = {
  web: IconWorld,
  whatsapp: IconBrandWhatsapp,
  messenger: IconBrandMessenger,
  telegram: IconBrandTelegram,
  discord: IconBrandDiscord,
  instagram: IconBrandInstagram,
  email: IconMail,
}

/** The drawing of a channel; a plain bubble for one that is not known. */
export function channelGlyph(channel: string): TablerIcon {
  return ICONS[channel] ?? IconMessageCircle
}

/** The variable that holds a channel's colour. */
export function channelColour(channel: string): string {
  return channel in ICONS ? `var(--rb-channel-${channel})` : 'var(--rb-fog-7)'
}
