// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

/** The most that the contract takes of each: characters of a text, entries of a list, or the number itself. */
export const localeDefinitionLimits = {
  "iso": 35
} as const

export const signInLimits = {
  "email": 254,
  "password": 200,
  "captchaToken": 4096
} as const

export const emailLimit = 254

export const registrationLimits = {
  "email": 254,
  "password": 200,
  "companyName": 120,
  "name": 120,
  "invitation": 100,
  "captchaToken": 4096
} as const

export const registrationSecretLimit = 100

export const codeRequestSecretLimit = 100

export const codeLimits = {
  "email": 254,
  "registration": 100,
  "request": 100
} as const

export const codeRequestLimits = {
  "email": 254,
  "registration": 100,
  "captchaToken": 4096
} as const

export const passwordResetLimits = {
  "password": 200
} as const

export const addressesLimit = 50

export const greetingLimit = 2000

export const supportInvitationLimits = {
  "emails": 50,
  "message": 2000
} as const

export const warehouseInvitationLimits = {
  "emails": 50,
  "message": 2000
} as const

export const invitationTokenLimits = {
  "invitation": 100
} as const

export const invitationLimits = {
  "email": 254
} as const

export const idLimit = 64

export const sessionLimits = {
  "_id": 64
} as const

export const accountDeletionLimits = {
  "password": 200
} as const

export const languageLimit = 35

export const policyTextLimit = 20000

export const policyTranslationsLimits = {
  "en-US": 20000,
  "fr-FR": 20000,
  "es-ES": 20000
} as const

export const returnDaysLimit = 3650

export const timeZoneLimit = 64

export const addressLimits = {
  "street": 200,
  "postalCode": 20,
  "city": 120
} as const

export const waitingLimitsLimits = {
  "warning": 43200,
  "danger": 43200
} as const

export const userLimits = {
  "_id": 64,
  "companyId": 64,
  "knowledgeLanguage": 35,
  "returnDays": 3650,
  "companyTimeZone": 64
} as const

export const teamMemberLimits = {
  "_id": 64,
  "email": 254
} as const

export const userChangeLimits = {
  "name": 120,
  "emailSignature": 2000,
  "emailImageSenders": 500
} as const

export const addressChangeLimits = {
  "street": 200,
  "postalCode": 20,
  "city": 120
} as const

export const warningLimit = 43200

export const dangerLimit = 43200

export const waitingLimitsSeenLimits = {
  "warning": 43200,
  "danger": 43200
} as const

export const waitingLimitsChangeLimits = {
  "warning": 43200,
  "danger": 43200
} as const

export const companyDetailsChangeLimits = {
  "timeZone": 64
} as const

export const companyChangeLimits = {
  "appName": 120,
  "description": 4000
} as const

export const passwordChangeLimits = {
  "currentPassword": 200,
  "newPassword": 200
} as const

export const returnPolicyLimits = {
  "returnPolicy": 20000,
  "returnDays": 3650
} as const

export const handOverLimits = {
  "password": 200
} as const

export const accountExportRequestLimits = {
  "password": 200
} as const

export const webLimits = {
  "_id": 64
} as const

export const webChoiceLimits = {
  "webId": 64
} as const

export const webNameLimit = 120

export const webDomainLimit = 253

export const newWebLimits = {
  "name": 120,
  "domain": 253
} as const

export const webChangeLimits = {
  "name": 120,
  "domain": 253,
  "origins": 20
} as const

export const botQuestionLimits = {
  "questionId": 64
} as const

export const botQuestionLanguageLimits = {
  "lang": 35
} as const

export const newBotQuestionLanguageLimits = {
  "lang": 35
} as const

export const questionTextLimit = 500

export const answerTextLimit = 4000

export const newBotQuestionLimits = {
  "question": 500,
  "answer": 4000
} as const

export const botQuestionChangeLimits = {
  "questionId": 64,
  "question": 500,
  "answer": 4000
} as const

export const introductionLimits = {
  "lang": 35,
  "text": 1000
} as const

export const botSettingsLimits = {
  "beforeCloseTime": 10080
} as const

export const botSettingsChangeLimits = {
  "introduceText": 1000,
  "introductions": 20,
  "beforeCloseTime": 10080,
  "replybayTitle": 60
} as const

export const urlLimit = 2000

export const guildOrderRoleLimits = {
  "roleId": 64
} as const

export const guildLimits = {
  "id": 64,
  "iconUrl": 2000,
  "webId": 64
} as const

export const guildProofRequestLimits = {
  "webId": 64
} as const

export const guildProofLimits = {
  "inviteUrl": 2000
} as const

export const guildSettingsLimits = {
  "webId": 64,
  "channels": 100
} as const

export const guildRoleChangeLimits = {
  "guildId": 64,
  "memberId": 64,
  "roleId": 64
} as const

export const guildMemberLimits = {
  "id": 64,
  "avatarUrl": 2000
} as const

export const guildRolesChangeLimits = {
  "guildId": 64,
  "memberIds": 100,
  "add": 20,
  "remove": 20
} as const

export const guildRolesResultLimits = {
  "memberId": 64
} as const

export const guildRoleLimits = {
  "id": 64
} as const

export const customerLimits = {
  "_id": 64
} as const

export const attachmentLimits = {
  "_id": 64
} as const

export const messageLimits = {
  "_id": 64
} as const

export const snoozeReasonLimits = {
  "subject": 200
} as const

export const ticketSummaryLimits = {
  "_id": 64,
  "webId": 64,
  "documentId": 64
} as const

export const ticketChangeEventLimits = {
  "id": 64,
  "by": 64
} as const

export const presentPersonLimits = {
  "_id": 64
} as const

export const presenceEventLimits = {
  "id": 64
} as const

export const agentsEventLimits = {
  "id": 64
} as const

export const websChangeEventLimits = {
  "id": 64
} as const

export const mentionsLimit = 20

export const noteLimits = {
  "_id": 64,
  "authorId": 64,
  "mentions": 20
} as const

export const ratingLimits = {
  "comment": 1000
} as const

export const ticketEventLimits = {
  "_id": 64
} as const

export const tagLimit = 40

export const tagsLimit = 20

export const bulkChangeLimits = {
  "ids": 200,
  "assigneeId": 64,
  "addTags": 20,
  "removeTags": 20
} as const

export const messageTextLimit = 10000

export const newTicketLimits = {
  "customerId": 64,
  "subject": 200,
  "message": 10000
} as const

export const undoingLimits = {
  "key": 100
} as const

export const presenceLimits = {
  "tab": 64
} as const

export const attachmentsLimit = 10

export const newNoteLimits = {
  "text": 10000,
  "mentions": 20,
  "attachments": 10
} as const

export const noteChangeLimits = {
  "text": 10000,
  "mentions": 20
} as const

export const newAttachmentLimits = {
  "name": 200
} as const

export const assigneeLimits = {
  "_id": 64
} as const

export const unreadMentionLimits = {
  "noteId": 64,
  "ticketId": 64,
  "webId": 64
} as const

export const customerChangeLimits = {
  "name": 200,
  "phone": 40
} as const

export const ticketViewNameLimit = 60

export const ticketViewFilterLimits = {
  "channel": 40,
  "status": 40,
  "search": 200,
  "assignee": 64,
  "tag": 40,
  "tags": 20
} as const

export const ticketViewLimits = {
  "_id": 64,
  "name": 60
} as const

export const newTicketViewLimits = {
  "name": 60
} as const

export const ticketViewChangeLimits = {
  "name": 60,
  "index": 49
} as const

export const shortcutLimit = 30

export const titleLimit = 80

export const textsLimits = {
  "en-US": 10000,
  "fr-FR": 10000,
  "es-ES": 10000
} as const

export const cannedAnswerLimits = {
  "_id": 64,
  "shortcut": 30,
  "title": 80
} as const

export const cannedAnswerContentLimits = {
  "shortcut": 30,
  "title": 80,
  "tags": 20
} as const

export const cannedAnswerChangeLimits = {
  "shortcut": 30,
  "title": 80
} as const

export const ticketChangeLimits = {
  "subject": 200,
  "assigneeId": 64,
  "tags": 20
} as const

export const answerLimits = {
  "message": 10000,
  "attachments": 10,
  "addTags": 20
} as const

export const emailThreadRequestLimits = {
  "header_id": 64
} as const

export const folderNameLimit = 255

export const emailHeaderLimits = {
  "_id": 64,
  "folder": 255,
  "threadId": 64
} as const

export const emailAttachmentLimits = {
  "_id": 64
} as const

export const emailThreadLimits = {
  "header_id": 64,
  "threadId": 64
} as const

export const emailHeadersRequestLimits = {
  "page": 100000,
  "subject_filter": 200,
  "page_size": 100,
  "folder": 255,
  "address": 320
} as const

export const emailFolderLimits = {
  "folder": 255
} as const

export const emailChoiceLimits = {
  "header_id": 64
} as const

export const emailSubjectRequestLimits = {
  "subject": 998
} as const

export const emailAnswerLimits = {
  "header_id": 64,
  "message": 100000,
  "html": 500000,
  "to": 50,
  "cc": 50,
  "bcc": 50,
  "subject": 998,
  "attachment_ids": 20,
  "attachments": 20
} as const

export const mailServerLimits = {
  "host": 253,
  "port": 65535
} as const

export const mailUserLimit = 320

export const mailboxFolderLimits = {
  "folder": 255
} as const

export const mailboxSettingsLimits = {
  "user": 320,
  "sendingUser": 320
} as const

export const mailPasswordLimit = 1024

export const newMailboxLimits = {
  "address": 254,
  "user": 320,
  "password": 1024,
  "sendingUser": 320,
  "sendingPassword": 1024
} as const

export const mailboxFolderChoiceLimits = {
  "folder": 255
} as const

export const mailboxTestLimits = {
  "address": 254,
  "user": 320,
  "password": 1024,
  "sendingUser": 320,
  "sendingPassword": 1024
} as const

export const mailSignInAnswerLimits = {
  "state": 200,
  "code": 4096
} as const

export const conversationTurnLimits = {
  "text": 100000
} as const

export const emailSuggestionRequestLimits = {
  "thread": 200,
  "header_id": 64
} as const

export const knowledgeSourceLimits = {
  "documentId": 64,
  "link": 2000
} as const

export const emailSuggestionLimits = {
  "language": 35
} as const

export const emailPromptLimits = {
  "emailPrompt": 8000
} as const

export const emailAgentReplyLimits = {
  "emailId": 64
} as const

export const emailPictureRequestLimits = {
  "url": 8000
} as const

export const alikeSourceLimits = {
  "documentId": 64,
  "websiteId": 64
} as const

export const knowledgeDocumentLimits = {
  "documentId": 64,
  "language": 35,
  "ticketId": 64,
  "emailId": 64
} as const

export const documentIdsLimits = {
  "documentIds": 500
} as const

export const knowledgeWebsiteLimits = {
  "_id": 64,
  "link": 2000,
  "language": 35
} as const

export const documentTitleLimit = 200

export const pairQuestionLimit = 1000

export const textToCompareLimits = {
  "title": 200,
  "question": 1000,
  "content": 500000
} as const

export const websitePageLimits = {
  "link": 2000
} as const

export const ticketLessonLimits = {
  "ticketId": 64,
  "question": 1000,
  "manualSummary": 20000
} as const

export const ticketSkipLimits = {
  "ticketId": 64
} as const

export const lessonProposalLimits = {
  "ticketId": 64
} as const

export const lessonLimits = {
  "lessonId": 64,
  "ticketId": 64,
  "emailId": 64
} as const

export const pairAnswerLimit = 20000

export const lessonDecisionLimits = {
  "question": 1000,
  "answer": 20000
} as const

export const knowledgeGapLimits = {
  "gapId": 64,
  "days": 10
} as const

export const wholeKnowledgeGapLimits = {
  "gapId": 64
} as const

export const gapChangeLimits = {
  "mergeInto": 64,
  "split": 2000
} as const

export const gapAnswerLimits = {
  "question": 1000,
  "answer": 20000
} as const

export const contradictionSideLimits = {
  "documentId": 64,
  "link": 2000
} as const

export const contradictionLimits = {
  "contradictionId": 64,
  "sides": 2
} as const

export const contradictionDecisionLimits = {
  "keep": 64
} as const

export const synonymGroupLimits = {
  "synonymId": 64
} as const

export const synonymWordsLimits = {
  "words": 10
} as const

export const untaughtTicketLimits = {
  "ticketId": 64
} as const

export const emailLessonLimits = {
  "emailId": 64,
  "conversation": 200,
  "question": 1000,
  "manualSummary": 20000
} as const

export const emailSkipLimits = {
  "emailId": 64
} as const

export const emailLessonProposalLimits = {
  "emailId": 64
} as const

export const untaughtEmailLimits = {
  "emailId": 64
} as const

export const newWebsiteLimits = {
  "link": 2000,
  "pages": 200
} as const

export const websiteToLookAtLimits = {
  "link": 2000,
  "pages": 10
} as const

export const lookedAtPageLimits = {
  "link": 2000
} as const

export const websiteLookLimits = {
  "link": 2000
} as const

export const knowledgeLanguageLimits = {
  "language": 35
} as const

export const fileUploadLimits = {
  "title": 200
} as const

export const documentContentLimit = 500000

export const newTextLimits = {
  "content": 500000,
  "title": 200
} as const

export const textChangeLimits = {
  "content": 500000,
  "documentId": 64,
  "title": 200
} as const

export const textDocumentLimits = {
  "documentId": 64
} as const

export const pairDocumentLimits = {
  "documentId": 64
} as const

export const pairChangeLimits = {
  "question": 1000,
  "answer": 20000,
  "documentId": 64,
  "title": 200
} as const

export const newPairLimits = {
  "question": 1000,
  "answer": 20000,
  "title": 200
} as const

export const exampleMessageLimits = {
  "text": 10000
} as const

export const exampleConversationLimits = {
  "messages": 100,
  "webId": 64,
  "lang": 35
} as const

export const exampleAnswerLimits = {
  "threshold": 1,
  "language": 35
} as const

export const testQuestionLimits = {
  "testQuestionId": 64,
  "lang": 35
} as const

export const testQuestionTextLimit = 2000

export const mustContainLimit = 200

export const newTestQuestionLimits = {
  "question": 2000,
  "lang": 35,
  "mustContain": 200
} as const

export const testQuestionChangeLimits = {
  "question": 2000
} as const

export const integrationEventLimits = {
  "_id": 64
} as const

export const integrationComparisonLimits = {
  "differences": 100
} as const

export const integrationLimits = {
  "_id": 64,
  "url": 2000
} as const

export const serviceKeyLimit = 500

export const shopifyConnectionLimits = {
  "api_key": 500,
  "service_url": 2000
} as const

export const sendcloudConnectionLimits = {
  "public_key": 500,
  "private_key": 500
} as const

export const woocommerceConnectionLimits = {
  "consumer_key": 500,
  "consumer_secret": 500,
  "shop_link": 2000
} as const

export const prestashopConnectionLimits = {
  "api_key": 500,
  "store_url": 2000
} as const

export const stripeConnectionLimits = {
  "private_key": 500
} as const

export const sendcloudQuestionLimits = {
  "companyId": 64
} as const

export const whatsappConnectionLimits = {
  "phone_number_id": 100,
  "access_token": 500,
  "verify_token": 500,
  "app_secret": 500,
  "webId": 64
} as const

export const messengerConnectionLimits = {
  "page_id": 100,
  "page_access_token": 500,
  "app_secret": 500,
  "verify_token": 500,
  "webId": 64
} as const

export const telegramConnectionLimits = {
  "bot_token": 500,
  "webId": 64
} as const

export const platformLimit = 40

export const orderNumberLimit = 64

export const parcelNumberLimit = 99

export const skuLimit = 64

export const orderItemLimits = {
  "SKU": 64,
  "imageUrl": 2000
} as const

export const skusLimit = 10000

export const parcelLabelLimits = {
  "trackingUrl": 2000
} as const

export const warehouseCommentLimits = {
  "_id": 64
} as const

export const itemQuantityLimits = {
  "SKU": 64,
  "quantity": 10000
} as const

export const packerLimits = {
  "_id": 64
} as const

export const warehouseOrderLimits = {
  "companyId": 64,
  "orderNumber": 64,
  "parcelNumber": 99,
  "validatedSkus": 10000,
  "brokenSkus": 10000,
  "rejectedSkus": 10000,
  "platform": 40
} as const

export const labelRequestLimits = {
  "companyId": 64,
  "orderNumber": 64,
  "parcelNumber": 99
} as const

export const orderChoiceLimits = {
  "companyId": 64,
  "orderNumber": 64
} as const

export const orderItemsChoiceLimits = {
  "companyId": 64,
  "orderNumber": 64,
  "items": 1000
} as const

export const warehouseExchangeLimits = {
  "SKU": 64
} as const

export const warehouseReturnLimits = {
  "companyId": 64,
  "orderNumber": 64,
  "validatedSkus": 10000,
  "brokenSkus": 10000,
  "rejectedSkus": 10000,
  "platform": 40,
  "missingSkus": 10000
} as const

export const returnInspectionLimits = {
  "companyId": 64,
  "orderNumber": 64,
  "validatedSkus": 10000,
  "brokenSkus": 10000,
  "rejectedSkus": 10000,
  "missingSkus": 10000,
  "comment": 2000
} as const

export const returnDecisionLimits = {
  "companyId": 64,
  "orderNumber": 64,
  "comment": 2000
} as const

export const stockQuestionLimits = {
  "companyId": 64,
  "platform": 40,
  "SKU": 64
} as const

export const stockLimits = {
  "SKU": 64,
  "platform": 40
} as const

export const prestashopModuleRequestLimits = {
  "companyId": 64,
  "orderNumber": 64
} as const

export const newWarehouseCommentLimits = {
  "companyId": 64,
  "orderNumber": 64,
  "comment": 2000
} as const

export const scanLimits = {
  "id": 64,
  "SKU": 64
} as const

export const scanBatchLimits = {
  "companyId": 64,
  "orderNumber": 64,
  "scans": 500
} as const

export const packedLineLimits = {
  "SKU": 64
} as const

export const packingStateLimits = {
  "companyId": 64,
  "orderNumber": 64
} as const

export const orderProblemLimits = {
  "companyId": 64,
  "orderNumber": 64,
  "problem": 500
} as const

export const printRequestLimits = {
  "companyId": 64,
  "orderNumbers": 500,
  "papers": 3,
  "startSlot": 4
} as const

export const returnRequestLimits = {
  "companyId": 64,
  "orderNumber": 64,
  "items": 1000,
  "reason": 2000
} as const

export const returnStepLimits = {
  "companyId": 64,
  "orderNumber": 64,
  "comment": 2000,
  "trackingNumber": 64
} as const

export const refundChoiceLimits = {
  "companyId": 64,
  "orderNumber": 64
} as const

export const warehouseWaitLimits = {
  "companyId": 64,
  "ticketId": 64,
  "orderNumber": 64,
  "SKU": 64
} as const

export const shopCustomerLimits = {
  "name": 200,
  "line1": 200,
  "line2": 200,
  "postalCode": 20,
  "city": 120,
  "email": 254,
  "phone": 40
} as const

export const shopLineLimits = {
  "SKU": 64,
  "quantity": 10000,
  "name": 300,
  "price": 1000000000,
  "taxRate": 10000
} as const

export const shopOrderLimits = {
  "number": 64,
  "carrier": 100,
  "items": 1000
} as const

export const shopArticleLimits = {
  "SKU": 64,
  "quantity": 100000000,
  "name": 300
} as const

export const shopEventLimits = {
  "id": 100,
  "orderNumber": 64
} as const

export const shopEventsLimits = {
  "token": 100,
  "events": 100
} as const

export const orderImportLimits = {
  "companyId": 64,
  "platform": 40,
  "text": 2000000
} as const

export const importedOrderLimits = {
  "orderNumber": 64
} as const

export const importOutcomeLimits = {
  "problems": 500,
  "preview": 50
} as const

export const planIdLimit = 64

export const billingInfoLimits = {
  "name": 200,
  "company": 200,
  "email": 254,
  "vatNumber": 40,
  "line1": 200,
  "line2": 200,
  "postalCode": 20,
  "city": 120,
  "region": 120
} as const

export const subscriptionOrderLimits = {
  "tokenId": 500,
  "plan": 64
} as const

export const invoiceLimits = {
  "_id": 64,
  "url": 2000
} as const

export const planUpgradeLimits = {
  "plan": 64
} as const

export const paymentCardLimits = {
  "expiryMonth": 12
} as const

export const billingInfoChangeLimits = {
  "tokenId": 500
} as const

export const ticketTotalsLimits = {
  "agentSolvedShare": 1
} as const

export const captchaTokenLimits = {
  "token": 4096
} as const

export const captchaResultLimits = {
  "score": 1
} as const

export const newConversationLimits = {
  "webId": 64,
  "message": 10000,
  "name": 120,
  "email": 254,
  "signature": 64,
  "language": 35,
  "timeZone": 64
} as const

export const conversationMessageLimits = {
  "id": 64
} as const

export const conversationLimits = {
  "id": 64
} as const

export const visitorMessageLimits = {
  "message": 10000,
  "attachments": 5
} as const

export const visitorContactLimits = {
  "email": 254
} as const

export const widgetLimits = {
  "questions": 3,
  "language": 35
} as const

export const returnPageLimits = {
  "language": 35
} as const

export const customerOrderLineLimits = {
  "SKU": 64,
  "imageUrl": 2000
} as const

export const customerReturnItemLimits = {
  "SKU": 64,
  "imageUrl": 2000
} as const

export const customerExchangeLimits = {
  "SKU": 64,
  "imageUrl": 2000
} as const

export const customerReturnMessageLimits = {
  "id": 64
} as const

export const customerOrderLimits = {
  "orderNumber": 64
} as const

export const orderLookupLimits = {
  "webId": 64,
  "orderNumber": 64,
  "email": 254
} as const

export const exchangeArticleLimits = {
  "SKU": 64,
  "imageUrl": 2000,
  "stock": 10
} as const

export const returnPhotoLimits = {
  "_id": 64
} as const

export const customerReturnChoiceLimits = {
  "SKU": 64,
  "quantity": 10000,
  "reason": 300
} as const

export const customerReturnRequestLimits = {
  "items": 100,
  "photos": 5,
  "language": 35
} as const

export const customerMessageLimits = {
  "message": 5000
} as const

export const clientErrorLimits = {
  "message": 2000,
  "stack": 8000,
  "path": 2000,
  "release": 100,
  "userAgent": 500
} as const

/** The most that a file of this call may hold, in bytes. */
export const updateAvatarFileLimit = 2097152

/** The most that a file of this call may hold, in bytes. */
export const uploadLogoFileLimit = 1048576

/** The most that a file of this call may hold, in bytes. */
export const addAttachmentFileLimit = 10485760

/** The most that a file of this call may hold, in bytes. */
export const answerEmailFileLimit = 10485760

/** The most that a file of this call may hold, in bytes. */
export const uploadFileFileLimit = 26214400

/** The most that a file of this call may hold, in bytes. */
export const addVisitorAttachmentFileLimit = 10485760

/** The most that a file of this call may hold, in bytes. */
export const addReturnPhotoFileLimit = 10485760
