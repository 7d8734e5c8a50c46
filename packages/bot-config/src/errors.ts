import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** The operations that this feature calls. */
export type BotConfigOperation =
  | 'addBotQuestion'
  | 'addBotQuestionLanguage'
  | 'addTestQuestion'
  | 'addWeb'
  | 'changeTestQuestion'
  | 'createWeb'
  | 'getBotSettings'
  | 'getIdentitySecret'
  | 'getWebInfo'
  | 'listBotQuestions'
  | 'listKnowledgeGaps'
  | 'listTestQuestions'
  | 'listUntaughtTickets'
  | 'moveBotQuestion'
  | 'removeBotQuestion'
  | 'removeBotQuestionLanguage'
  | 'removeTestQuestion'
  | 'removeWeb'
  | 'renewIdentitySecret'
  | 'runTestQuestion'
  | 'sendExampleConversation'
  | 'updateBotQuestion'
  | 'updateBotSettings'
  | 'updateWeb'
  | 'uploadLogo'

/** The words for each catalogued error of the operations that this feature calls. @see specification §8 */
export const errors: ErrorWording<BotConfigOperation, MessageDescriptor> = {
  addBotQuestion: {
    'limit-reached': msg`You’ve reached the limit of 100 questions in a language. Delete one first.`,
    default: msg`Error on adding bot question`,
  },
  addBotQuestionLanguage: {
    'limit-reached': msg`You’ve reached the limit of 20 languages. Delete one first.`,
    default: msg`Error on adding bot question language`,
  },
  addTestQuestion: {
    'limit-reached': msg`You’ve reached the limit of 100 test questions. Delete one first.`,
    default: msg`Could not save the test question`,
  },
  addWeb: {
    '409': msg`This web already belong to another user`,
    default: msg`Error on adding web`,
  },
  changeTestQuestion: { default: msg`Could not save the test question` },
  createWeb: {
    'limit-reached': msg`You’ve reached the limit of 20 websites. Remove one first.`,
    default: msg`Could not create the website`,
  },
  getBotSettings: { default: msg`Error on fetching bot settings` },
  getIdentitySecret: { default: msg`Could not load the secret` },
  getWebInfo: { default: msg`User dont have any web` },
  listBotQuestions: { default: msg`Error on fetching bot questions` },
  listKnowledgeGaps: { default: msg`Could not load the unanswered questions` },
  listTestQuestions: { default: msg`Could not load the test questions` },
  listUntaughtTickets: { default: msg`Could not load the tickets` },
  moveBotQuestion: { default: msg`Error on dragging bot question` },
  removeBotQuestion: { default: msg`Error on deleting bot question` },
  removeBotQuestionLanguage: { default: msg`Error on deleting bot question language` },
  removeTestQuestion: { default: msg`Could not delete the test question` },
  removeWeb: { default: msg`Error on removing web` },
  renewIdentitySecret: { default: msg`Could not make a new secret` },
  runTestQuestion: { default: msg`Could not run the test question` },
  sendExampleConversation: { default: msg`Could not send conversation` },
  updateBotQuestion: { default: msg`Error on updating bot question` },
  updateBotSettings: { default: msg`Error on updating bot settings` },
  updateWeb: { default: msg`Error on updating web` },
  uploadLogo: {
    'not-an-image': msg`This file isn’t a supported image`,
    '413': msg`The logo is larger than 1 MB`,
    'upload-limit': msg`Your team has reached today’s upload limit. Try again tomorrow.`,
    'too-many-requests': msg`You’ve changed the logo too many times. Try again in an hour.`,
    default: msg`Error on uploading logo`,
  },
}

export const wordError = createErrorWords(errors)
