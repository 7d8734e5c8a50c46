export { SandboxedHtml as HtmlFrame } from '@replybay/ui-kit'
