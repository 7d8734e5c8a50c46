/** Apart: its switch brings all of what styles the kit's fields along. */
export { ShortcutsSheet } from '@replybay/ui-kit'
