export type { NavEntry, NavLinkProps, NavSectionEntry } from './app-frame/app-frame-types.ts'
export { focusMain } from './app-frame/focus-main.ts'
export { AppFrame, type AppFrameProps } from './app-frame/app-frame.tsx'
export { NavSwitch, type NavSwitchProps } from './app-frame/nav-switch.tsx'
export { SearchButton } from './app-frame/search-button.tsx'
export { useVisibleHeight } from './app-frame/use-visible-height.ts'
export { PersonRow, type PersonRowProps } from './app-frame/person-row.tsx'
export { AuthLayout, type AuthLayoutProps } from './auth-layout/auth-layout.tsx'
export { Avatar, type AvatarProps } from './avatar/avatar.tsx'
export { Banner, type BannerProps, type BannerTone } from './banner/banner.tsx'
export {
  buttonClassName,
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
} from './button/button-class-name.ts'
export { Button, type ButtonProps } from './button/button.tsx'
export { Card, type CardProps } from './card/card.tsx'
export { useFittingRows } from './card/use-fitting-rows.ts'
export { LaterCard, type LaterCardProps } from './card/later-card.tsx'
export { ChannelIcon, type ChannelIconProps } from './channel/channel-icon.tsx'
export { channelLabel } from './channel/channel-label.ts'
export { checkboxClassName } from './choice/checkbox-class-name.ts'
export { Checkbox, type CheckboxProps } from './choice/checkbox.tsx'
export type { ChoiceOption } from './choice/choice-option.ts'
export { Combobox, type ComboboxProps } from './choice/combobox.tsx'
export { LookupField, type LookupFieldProps, type LookupOption } from './choice/lookup-field.tsx'
export { MultiSelect, type MultiSelectProps } from './choice/multi-select.tsx'
export { PillsField, type PillsFieldProps, type PillsFieldValue, wordsOf } from './choice/pills-field.tsx'
export { SegmentedControl, type SegmentedControlProps } from './choice/segmented-control.tsx'
export { TagsInput, type TagsInputProps } from './choice/tags-input.tsx'
export { Select, type SelectProps } from './choice/select.tsx'
export { Switch, type SwitchProps } from './choice/switch.tsx'
export {
  type CaretField,
  CaretMenu,
  type CaretMenuProps,
  caretOptionId,
  type CaretOption,
} from './composer/caret-menu.tsx'
export { ComposerFile, type ComposerFileProps } from './composer/composer-file.tsx'
export { ComposerFoot, type ComposerFootProps } from './composer/composer-foot.tsx'
export { ComposerFrame, type ComposerFrameProps, type ComposerRest } from './composer/composer-frame.tsx'
export { ComposerTab, type ComposerTabProps } from './composer/composer-tab.tsx'
export { FactLine, OpenFact, ProvenFact } from './composer/suggested-fact.tsx'
export { FieldMarks, type FieldMarksProps } from './composer/field-marks.tsx'
export { ShortSuggestion, type ShortSuggestionProps } from './composer/short-suggestion.tsx'
export { SuggestionPlace } from './composer/suggestion-place.tsx'
export { SuggestionStrip, type SuggestionStripProps } from './composer/suggestion-strip.tsx'
export { CountBadge, type CountBadgeProps } from './count-badge/count-badge.tsx'
export type { DataTableColumn, TableSort } from './data-table/data-table-types.ts'
export { DataTable, type DataTableHandle, type DataTableProps } from './data-table/data-table.tsx'
export { type RowSelection, selectRange, toggleRow } from './data-table/select-range.ts'
export { Calendar, type CalendarProps } from './dates/calendar.tsx'
export { DatePicker, type DatePickerProps } from './dates/date-picker.tsx'
export { type DateRange, DateRangePicker, type DateRangePickerProps } from './dates/date-range-picker.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx'
export { Dialog, type DialogProps } from './dialog/dialog.tsx'
export { CodeInput, type CodeInputProps } from './field/code-input.tsx'
export { EmojiButton, type EmojiButtonProps } from './emoji/emoji-button.tsx'
export type { FieldTexts } from './field/field.tsx'
export { GrowingTextarea, type GrowingTextareaProps } from './field/growing-textarea.tsx'
export { NumberInput, type NumberInputProps } from './field/number-input.tsx'
export { PasswordField, type PasswordFieldProps } from './field/password-field.tsx'
export { TextArea, type TextAreaProps } from './field/text-area.tsx'
export { TextField, type TextFieldProps } from './field/text-field.tsx'
export type { DroppedFile } from './file-drop/dropped-file.ts'
export { FileDrop, type FileDropProps } from './file-drop/file-drop.tsx'
export { FigureTile, type FigureTileLinkProps, type FigureTileProps } from './figure-tile/figure-tile.tsx'
export { type Filter, FilterBar, type FilterBarProps } from './filter-bar/filter-bar.tsx'
export type { Placement } from './floating/place-floating.ts'
export type { FieldRule } from './form/field-errors.ts'
export { drawNow } from './form/draw-now.ts'
export { FormFrame, type FormFrameProps } from './form/form-frame.tsx'
export { type Form, type FormOptions, useForm } from './form/use-form.ts'
export { iconButtonClassName, type IconButtonLook } from './icon-button/icon-button-class-name.ts'
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx'
export { ImageCropDialog, type ImageCropDialogProps } from './image-crop/image-crop-dialog.tsx'
export { Keys, type KeysProps } from './keys/keys.tsx'
export { loadKitMessages } from './locales/load-kit-messages.ts'
export { Mark, type MarkProps } from './mark/mark.tsx'
export { Wordmark } from './mark/wordmark.tsx'
export { Menu, type MenuItem, type MenuProps, type MenuTriggerProps } from './menu/menu.tsx'
export { MiddleEllipsis, type MiddleEllipsisProps } from './middle-ellipsis/middle-ellipsis.tsx'
export { focusPageHeading } from './page-header/focus-page-heading.ts'
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx'
export type {
  Command,
  PaletteFound,
  PalettePrefix,
  PaletteProblem,
  PaletteSearch,
  PaletteSection,
  PaletteSourceProps,
  PaletteStep,
} from './palette/command.ts'
export { CommandPalette, type CommandPaletteProps } from './palette/command-palette.tsx'
export { matches } from './palette/matches.ts'
export { PaletteField, type PaletteFieldProps } from './palette/palette-field.tsx'
export { PaletteView, type PaletteViewProps } from './palette/palette-view.tsx'
export { usePaletteSource } from './palette/use-palette-source.ts'
export { Popover, type PopoverProps } from './popover/popover.tsx'
export { Progress, type ProgressProps } from './progress/progress.tsx'
export { type PrintedText, printTexts } from './sandboxed-html/print-texts.ts'
export { RowGestures, type RowGesturesProps, type SwipeAct } from './row-gestures/row-gestures.tsx'
export { escapeHtml, htmlOfText, type RichText } from './rich-text/rich-text.ts'
export {
  type RichTextCaret,
  RichTextEditor,
  type RichTextEditorProps,
  type RichTextHandle,
} from './rich-text/rich-text-editor.tsx'
export { type FoundInHtml, SandboxedHtml, type SandboxedHtmlProps } from './sandboxed-html/sandboxed-html.tsx'
export { SaveBar, type SaveBarProps } from './save-bar/save-bar.tsx'
export { useLeaveWarning } from './save-bar/use-leave-warning.ts'
export { SearchField, type SearchFieldProps } from './search-field/search-field.tsx'
export { SelectionBar, type SelectionBarProps } from './selection-bar/selection-bar.tsx'
export { FieldRow, type FieldRowProps } from './settings/field-row.tsx'
export { PageOutline, type PageOutlineProps } from './settings/page-outline.tsx'
export { SettingsLayout, type SettingsLayoutProps } from './settings/settings-layout.tsx'
export { SettingsPage, type SettingsPageProps } from './settings/settings-page.tsx'
export { SettingsSection, type SettingsSectionProps } from './settings/settings-section.tsx'
export { SheetItems } from './sheet/sheet-items.tsx'
export { Sheet, type SheetProps } from './sheet/sheet.tsx'
export type { Shortcut } from './shortcuts/shortcut-registry.ts'
export {
  ShortcutsProvider,
  useShortcut,
  useShortcutList,
  useWorkingKeys,
} from './shortcuts/shortcuts-provider.tsx'
export { ShortcutSettings } from './shortcuts/shortcut-settings.tsx'
export { ShortcutsSheet } from './shortcuts/shortcuts-sheet.tsx'
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx'
export { SplitView, type SplitViewProps } from './split-view/split-view.tsx'
export { ArrivalsStrip, type ArrivalsStripProps } from './states/arrivals-strip.tsx'
export { CopyButton, type CopyButtonProps } from './states/copy-button.tsx'
export { EmptyState, type EmptyStateProps } from './states/empty-state.tsx'
export { ErrorPage, type ErrorPageProps } from './states/error-page.tsx'
export { FilteredState } from './states/filtered-state.tsx'
export { LockedState, type LockedStateProps } from './states/locked-state.tsx'
export { ProblemState, type ProblemStateProps } from './states/problem-state.tsx'
export { StaleStrip, type StaleStripProps } from './states/stale-strip.tsx'
export { StatusGlyph, type StatusGlyphProps } from './status/status-glyph.tsx'
export { statusLabel } from './status/status-label.ts'
export { Table, type TableColumn, type TableProps } from './table/table.tsx'
export { fadingRowClassName } from './tabs/fading-row-class-name.ts'
export { Tabs, type TabEntry, type TabsProps } from './tabs/tabs.tsx'
export { Tag, type TagProps, type TagTone } from './tag/tag.tsx'
export { Spinner } from './spinner/spinner.tsx'
export { textLinkClassName } from './text-link/text-link-class-name.ts'
export { type Breakpoint, breakpoints } from './theme/breakpoints.ts'
export { constants } from './theme/constants.ts'
export { type Density, type DensityChoice, useDensity } from './theme/density.ts'
export { countCharacters, surplusOf } from './text-limit/count-characters.ts'
export { useLimitRule } from './text-limit/use-limit-rule.ts'
export { ThemeProvider, type ThemeProviderProps } from './theme/theme-provider.tsx'
export { type ColorScheme, useColorScheme } from './theme/use-color-scheme.ts'
export { useFromBreakpoint } from './theme/use-from-breakpoint.ts'
export { useIsOnline } from './theme/use-is-online.ts'
export { DaySeparator, type DaySeparatorProps } from './thread/day-separator.tsx'
export { MessageText } from './thread/message-text.tsx'
export { MessageBubble, type MessageBubbleProps } from './thread/message-bubble.tsx'
export { NewSeparator } from './thread/new-separator.tsx'
export { SystemLine, type SystemLineProps } from './thread/system-line.tsx'
export { Thread } from './thread/thread.tsx'
export type { ThreadProps } from './thread/thread-props.ts'
export { RoughRow } from './ticket-row/rough-row.tsx'
export { TicketRowSkeleton } from './ticket-row/ticket-row-skeleton.tsx'
export {
  TicketRow,
  type TicketRowChoice,
  type TicketRowLinkProps,
  type TicketRowMenu,
  type TicketRowProps,
  type TicketRowTag,
} from './ticket-row/ticket-row.tsx'
export { useTicketRowHeight } from './ticket-row/use-ticket-row-height.ts'
export { RelativeTime, type RelativeTimeProps } from './time/relative-time.tsx'
export { standardWaitingLimits, waitingLevel, type WaitingLimits } from './time/waiting-level.ts'
export { WaitingTime, type WaitingTimeProps } from './time/waiting-time.tsx'
export { ToastProvider } from './toast/toast-provider.tsx'
export { ToastPlace } from './toast/toast-place.tsx'
export { toastMilliseconds, type ToastOptions, type Toasts, useToasts } from './toast/toasts-context.ts'
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx'
export {
  VirtualList,
  type VirtualListHandle,
  type VirtualListProps,
  type RowState,
} from './virtual-list/virtual-list.tsx'
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx'
