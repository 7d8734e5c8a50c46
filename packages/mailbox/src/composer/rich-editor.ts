export { RichTextEditor as RichEditor } from '@replybay/ui-kit'
