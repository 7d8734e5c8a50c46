// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

export {
  signIn,
  register,
  validateCode,
  generateCode,
  checkReset,
  resetPassword,
  inviteSupport,
  inviteWarehouse,
  readInvitation,
  listSessions,
  endSession,
  deleteAccount,
  signOut,
} from './operations/auth.ts'
export {
  getUserInfo,
  listSupports,
  listWarehouses,
  updateUser,
  updateAvatar,
  updateCompanyDetails,
  updateCompany,
  changePassword,
  startTrial,
  setReturnPolicy,
  setAutoReturns,
  revokeInvitation,
  resendInvitation,
  createInvitationLink,
  changeMemberRole,
  removeMember,
  handOverOwnership,
  exportAccount,
  addSampleData,
  removeSampleData,
} from './operations/users.ts'
export {
  getWebInfo,
  addWeb,
  removeWeb,
  updateWeb,
  listBotQuestions,
  addBotQuestionLanguage,
  addBotQuestion,
  updateBotQuestion,
  removeBotQuestion,
  moveBotQuestion,
  getBotSettings,
  updateBotSettings,
  uploadLogo,
  removeBotQuestionLanguage,
} from './operations/webs.ts'
export {
  getGuildInfo,
  addGuild,
  removeGuild,
  addGuildRole,
  removeGuildRole,
  listGuildMembers,
} from './operations/guilds.ts'
export {
  streamChanges,
} from './operations/changes.ts'
export {
  getTicketInfo,
  listTickets,
  countTickets,
  listTicketIds,
  changeTickets,
  openTicket,
  claimTicket,
  undoTicket,
  tellPresence,
  addNote,
  suggestAnswer,
  addAttachment,
  getAttachment,
  listAssignees,
  listMentions,
  readMentions,
  updateTicket,
  answerTicket,
  closeTicket,
  deleteTicket,
} from './operations/tickets.ts'
export {
  listCustomers,
  getCustomer,
  updateCustomer,
} from './operations/customers.ts'
export {
  listViews,
  createView,
  updateView,
  deleteView,
} from './operations/views.ts'
export {
  listCannedAnswers,
  createCannedAnswer,
  updateCannedAnswer,
  deleteCannedAnswer,
} from './operations/canned-answers.ts'
export {
  getEmailThread,
  listEmailHeaders,
  listNewEmailHeaders,
  deleteEmail,
  archiveEmail,
  listArchivedEmails,
  updateEmail,
  findEmailsBySubject,
  answerEmail,
  syncThreadMapping,
  pollEmails,
  removeEmailSettings,
  suggestEmailAnswer,
  setAutomaticAnswer,
  setEmailPrompt,
} from './operations/emails.ts'
export {
  listKnowledgeDocuments,
  indexDocumentsAgain,
  getKnowledgeDocument,
  listKnowledgeWebsites,
  findAlikeSources,
  getKnowledgeWebsite,
  listWebsitePages,
  learnFromTicket,
  skipTicket,
  proposeLesson,
  listLessons,
  decideLesson,
  listKnowledgeGaps,
  readKnowledgeGap,
  updateKnowledgeGap,
  answerKnowledgeGap,
  learnFromEmail,
  learnFromWebsite,
  setKnowledgeLanguage,
} from './operations/knowledge.ts'
export {
  uploadFile,
  uploadText,
  updateText,
  readText,
  readPair,
  updatePair,
  uploadPair,
  removeKnowledgeWebsite,
  removeKnowledgeDocument,
  forceIndexation,
} from './operations/files.ts'
export {
  sendExampleConversation,
  getAgentSwitch,
  changeAgentSwitch,
  getAgentReplyNumbers,
} from './operations/chat.ts'
export {
  listIntegrations,
  getIntegration,
  removeIntegration,
  integrateShopify,
  integrateSendcloud,
  integrateWoocommerce,
  integratePrestashop,
  integrateStripe,
  hasSendcloud,
  integrateWhatsapp,
  integrateMessenger,
  integrateTelegram,
} from './operations/integrations.ts'
export {
  listOrders,
  generateLabels,
  downloadLabels,
  downloadSlip,
  downloadBill,
  createRemainder,
  validateSending,
  listReturns,
  handleReturn,
  closeDispute,
  getStockQuantity,
  downloadPrestashopModule,
  addComment,
  handleExchange,
  declineExchange,
} from './operations/warehouses.ts'
export {
  subscribe,
  unsubscribe,
  upgradeSubscription,
  getBillingInfo,
  updateBillingInfo,
} from './operations/payments.ts'
export {
  getTicketStatistics,
} from './operations/analytics.ts'
export {
  verifyCaptcha,
} from './operations/captcha.ts'
export {
  openConversation,
  getConversation,
  continueConversation,
} from './operations/visitor.ts'
export {
  reportClientError,
} from './operations/client-errors.ts'
