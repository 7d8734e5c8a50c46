import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { constants } from '../theme/constants.ts'
import styles from '../field/mantine-field.module.css'

/** Of every control with a list under it. The list stays inside, since a dialog lies above the page's end. */
export const dropdownProps = {
  classNames: {
    input: styles['input'],
    section: styles['section'],
    dropdown: styles['dropdown'],
    option: styles['option'],
    empty: styles['empty'],
  },
  comboboxProps: {
    withinPortal: false,
    floatingStrategy: 'fixed',
    zIndex: constants.overlayZIndex,
    offset: 4,
    middlewares: { flip: true, shift: { padding: constants.viewportMarginPx } },
  },
  maxDropdownHeight: 320,
  // A form that sets the focus to what is wrong must not cover what it says about it.
  openOnFocus: false,
} as const

/** Of a list of which something must be chosen. */
export const choiceProps = {
  ...dropdownProps,
  selectFirstOptionOnChange: true,
  checkIconPosition: 'right',
} as const
