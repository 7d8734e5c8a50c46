export {
  deleteSampleWebs,
  findBotSettings,
  findWeb,
  findWebOrFirst,
  holdWeb,
  insertSampleWeb,
  lockSampleWebs,
  lockWeb,
} from './store.ts'
export { agentModeOf } from './agent-mode.ts'
export { publishToCompany } from './publish-to-company.ts'
export { noteAskedQuestion } from './asked-questions.ts'
export { findGivenAnswer } from './given-answer.ts'
export { isSignedBy } from './identity.ts'
export { noteSeen, readWidget, requireWebFor, RETURN_PAGE_PATH, WIDGET_SCRIPT } from './widget.ts'
