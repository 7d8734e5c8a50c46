import styles from './text-link.module.css'

/** Makes a router's link, or a button that reads as one, look like a link in text. */
export function textLinkClassName(): string {
  return styles['link'] ?? ''
}
