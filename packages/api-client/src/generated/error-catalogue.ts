// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

/** The catalogued English (US) texts, by operation, then by status or outcome. @see specification §8 */
export const errorCatalogue = {
  "signIn": {
    "400": "Wrong username or password",
    "409": "Validate your account",
    "captcha-failed": "We couldn’t verify that you’re human. Try again.",
    "too-many-requests": "Too many attempts. Try again in a few minutes.",
    "default": "Unexpected error, try again later ..."
  },
  "register": {
    "409": "This address already has an account. Sign in instead.",
    "weak-password": "This password is too easy to guess",
    "refused-address": "This address mixes alphabets. Check the spelling.",
    "invitation-over": "This invitation is no longer valid",
    "captcha-failed": "We couldn’t verify that you’re human. Try again.",
    "too-many-requests": "Too many attempts. Try again in a few minutes.",
    "default": "Could not create the account"
  },
  "validateCode": {
    "400": "Wrong validation code, login again and try with another code",
    "captcha-failed": "We couldn’t verify that you’re human. Try again.",
    "too-many-requests": "Too many attempts. Set a new password with the link in the email.",
    "default": "Unexpected error, try again later ..."
  },
  "generateCode": {
    "captcha-failed": "We couldn’t verify that you’re human. Try again.",
    "too-many-requests": "Too many attempts. Try again in a few minutes.",
    "default": "Could not send a new code"
  },
  "checkReset": {
    "401": "This link was used or has expired",
    "default": "Could not open the link"
  },
  "resetPassword": {
    "401": "This password reset has expired. Request a new code.",
    "weak-password": "This password is too easy to guess",
    "too-many-requests": "Too many attempts. Try again in a few minutes.",
    "default": "Could not reset the password"
  },
  "inviteSupport": {
    "403": "Only the account owner can do this",
    "409": "user exists",
    "too-many-requests": "Too many invitations. Try again tomorrow.",
    "default": "Could not invite users"
  },
  "inviteWarehouse": {
    "409": "user exists",
    "too-many-requests": "Too many invitations. Try again tomorrow.",
    "default": "Could not invite users"
  },
  "readInvitation": {
    "invitation-over": "This invitation is no longer valid",
    "too-many-requests": "Too many attempts. Try again in a few minutes.",
    "default": "Could not open the invitation"
  },
  "listSessions": {
    "default": "Could not load the sessions"
  },
  "endSession": {
    "404": "This session has already ended",
    "default": "Could not end the session"
  },
  "deleteAccount": {
    "active-subscription": "Before deleting your account, you must first cancel your subscription",
    "invalid-password": "Invalid password",
    "too-many-requests": "Too many attempts. Try again in a few minutes.",
    "default": "Could not delete account"
  },
  "signOut": {
    "default": "Could not logout"
  },
  "getUserInfo": {
    "default": "Could not get user info, try again later .."
  },
  "listSupports": {
    "default": "Could not get support list"
  },
  "listWarehouses": {
    "default": "Could not get support list"
  },
  "updateUser": {
    "default": "Could not update user"
  },
  "updateAvatar": {
    "413": "The photo is larger than 2 MB",
    "not-an-image": "This file isn’t a supported image",
    "upload-limit": "Your team has reached today’s upload limit. Try again tomorrow.",
    "too-many-requests": "You’ve changed your photo too many times. Try again in an hour.",
    "default": "Could not update avatar"
  },
  "updateCompanyDetails": {
    "changed-meanwhile": "Your team changed this setting first. Their change is kept.",
    "conflict": "Your team changed the other threshold. “Overdue” must be longer than “Long wait.” Choose again.",
    "default": "Could not save the company settings. Try again."
  },
  "updateCompany": {
    "changed-meanwhile": "Your team saved other changes first. Yours are kept. Check them and save again.",
    "default": "Could not update a User company, try again later .."
  },
  "changePassword": {
    "invalid-password": "Invalid password",
    "weak-password": "This password is too easy to guess",
    "too-many-requests": "Too many attempts. Try again in a few minutes.",
    "default": "Could not update password"
  },
  "startTrial": {
    "default": "Could not start free trial"
  },
  "setReturnPolicy": {
    "changed-meanwhile": "Your team saved other changes first. Yours are kept. Check them and save again.",
    "default": "Could not set return policy"
  },
  "setAutoReturns": {
    "no-return-policy": "Write a return policy first",
    "default": "Error on auto returns"
  },
  "revokeInvitation": {
    "403": "Only the account owner can do this",
    "404": "This invitation no longer exists",
    "default": "Could not cancel the invitation"
  },
  "resendInvitation": {
    "403": "Only the account owner can do this",
    "404": "This invitation no longer exists",
    "too-many-requests": "This invitation has been sent too many times. Try again in an hour.",
    "default": "Could not send the invitation"
  },
  "createInvitationLink": {
    "403": "Only the account owner can do this",
    "404": "This invitation no longer exists",
    "default": "Could not create the link"
  },
  "changeMemberRole": {
    "403": "Only the account owner can do this",
    "404": "This person is no longer on the team",
    "last-owner": "The account needs an owner. Transfer ownership first.",
    "default": "Could not change the role or permissions"
  },
  "removeMember": {
    "403": "Only the account owner can do this",
    "404": "This person is no longer on the team",
    "last-owner": "The account needs an owner. Transfer ownership first.",
    "default": "Could not remove the teammate"
  },
  "handOverOwnership": {
    "404": "This person is no longer on the team",
    "invalid-password": "Invalid password",
    "too-many-requests": "Too many attempts. Try again in a few minutes.",
    "default": "Could not transfer ownership"
  },
  "exportAccount": {
    "invalid-password": "Invalid password",
    "too-many-requests": "Too many attempts. Try again in a few minutes.",
    "default": "Could not export the account"
  },
  "addSampleData": {
    "409": "Sample data can only be added to an empty account",
    "default": "Could not add the sample data"
  },
  "removeSampleData": {
    "default": "Could not delete the sample data"
  },
  "getWebInfo": {
    "default": "User dont have any web"
  },
  "addWeb": {
    "409": "This web already belong to another user",
    "default": "Error on adding web"
  },
  "createWeb": {
    "limit-reached": "You’ve reached the limit of 20 websites. Remove one first.",
    "default": "Could not create the website"
  },
  "removeWeb": {
    "default": "Error on removing web"
  },
  "updateWeb": {
    "default": "Error on updating web"
  },
  "listBotQuestions": {
    "default": "Error on fetching bot questions"
  },
  "addBotQuestionLanguage": {
    "limit-reached": "You’ve reached the limit of 20 languages. Delete one first.",
    "default": "Error on adding bot question language"
  },
  "addBotQuestion": {
    "limit-reached": "You’ve reached the limit of 100 questions in a language. Delete one first.",
    "default": "Error on adding bot question"
  },
  "updateBotQuestion": {
    "default": "Error on updating bot question"
  },
  "removeBotQuestion": {
    "default": "Error on deleting bot question"
  },
  "moveBotQuestion": {
    "default": "Error on dragging bot question"
  },
  "getBotSettings": {
    "default": "Error on fetching bot settings"
  },
  "updateBotSettings": {
    "default": "Error on updating bot settings"
  },
  "uploadLogo": {
    "413": "The logo is larger than 1 MB",
    "not-an-image": "This file isn’t a supported image",
    "upload-limit": "Your team has reached today’s upload limit. Try again tomorrow.",
    "too-many-requests": "You’ve changed the logo too many times. Try again in an hour.",
    "default": "Error on uploading logo"
  },
  "removeBotQuestionLanguage": {
    "default": "Error on deleting bot question language"
  },
  "getGuildInfo": {
    "default": "User dont have any guild"
  },
  "addGuild": {
    "409": "This guild already belong to another user",
    "default": "Error on adding guild"
  },
  "addGuildProof": {
    "default": "Could not begin to connect the Discord server"
  },
  "removeGuild": {
    "default": "Error on removing guild"
  },
  "changeGuildSettings": {
    "default": "Could not save the settings of the Discord server"
  },
  "addGuildRole": {
    "default": "Error on adding guild role"
  },
  "removeGuildRole": {
    "default": "Error on removing guild role"
  },
  "changeGuildRoles": {
    "default": "Could not change the roles"
  },
  "listGuildMembers": {
    "default": "Error on getting discord members"
  },
  "streamChanges": {
    "default": "Live updates stopped."
  },
  "getTicketInfo": {
    "default": "Could not find a ticket with specified id"
  },
  "listTickets": {
    "default": "Error on fetching webTickets"
  },
  "countTickets": {
    "default": "Error on fetching webTickets"
  },
  "listTicketIds": {
    "default": "Error on fetching webTickets"
  },
  "changeTickets": {
    "default": "Could not update a ticket with specified id"
  },
  "openTicket": {
    "default": "Could not send the message"
  },
  "claimTicket": {
    "default": "Could not update a ticket with specified id"
  },
  "undoTicket": {
    "404": "This ticket was deleted, so nothing can be undone",
    "changed-meanwhile": "This ticket has changed since then, so this can’t be undone",
    "default": "Could not undo the change"
  },
  "resendMessage": {
    "404": "This ticket was deleted, so nothing can be sent",
    "409": "This message is on its way already",
    "default": "Could not send the message again"
  },
  "tellPresence": {
    "default": "Could not update a ticket with specified id"
  },
  "addNote": {
    "conversation-full": "This ticket can’t hold any more messages, so your note wasn’t added.",
    "default": "Could not save the note"
  },
  "updateNote": {
    "403": "Only the person who wrote this note can change it",
    "404": "This note was deleted, so your change wasn’t saved",
    "conversation-full": "This ticket can’t hold any more text, so your change wasn’t saved.",
    "default": "Could not save the note"
  },
  "deleteNote": {
    "403": "Only the person who wrote this note, the owner, or an admin can delete it",
    "default": "Could not delete the note"
  },
  "suggestAnswer": {
    "default": "Could not suggest a reply"
  },
  "addAttachment": {
    "413": "The file is larger than 10 MB",
    "conflict": "This ticket already has 50 unsent files. Send some of them first.",
    "upload-limit": "Your team has reached today’s upload limit. Try again tomorrow.",
    "default": "Could not upload the file"
  },
  "getAttachment": {
    "default": "Could not load the file"
  },
  "listAssignees": {
    "default": "Could not get support list"
  },
  "listMentions": {
    "default": "Could not load your mentions"
  },
  "readMentions": {
    "default": "Could not update a ticket with specified id"
  },
  "listCustomers": {
    "default": "Could not search customers"
  },
  "getCustomer": {
    "default": "Could not load the customer"
  },
  "updateCustomer": {
    "conflict": "Another customer already uses this email",
    "changed-meanwhile": "Your team has changed this since then, so it can’t be undone",
    "default": "Could not update the customer"
  },
  "listViews": {
    "default": "Could not load the views"
  },
  "createView": {
    "conflict": "You’ve reached the limit of 50 views. Delete one first.",
    "default": "Could not save the view"
  },
  "updateView": {
    "403": "Only the person who saved a team view, the owner, or an admin can change it",
    "changed-meanwhile": "Your team changed this view first. Check it, then save yours again.",
    "conflict": "You’ve reached the limit of 50 views. Delete one first.",
    "default": "Could not save the view"
  },
  "deleteView": {
    "403": "Only the person who saved a team view, the owner, or an admin can delete it",
    "default": "Could not delete the view"
  },
  "listCannedAnswers": {
    "default": "Could not load the saved replies"
  },
  "createCannedAnswer": {
    "conflict": "This shortcut is already in use",
    "limit-reached": "You’ve reached the limit of 500 saved replies. Delete one first.",
    "saved-replies-full": "Your saved replies have reached the limit of 2,000,000 characters in all. Shorten or delete one first.",
    "default": "Could not save the saved reply"
  },
  "updateCannedAnswer": {
    "404": "This saved reply was deleted. To keep your text, copy it into a new one.",
    "changed-meanwhile": "Your team saved other changes first. Yours are kept. Check them and save again.",
    "conflict": "This shortcut is already in use",
    "saved-replies-full": "Your saved replies have reached the limit of 2,000,000 characters in all. Shorten or delete one first.",
    "default": "Could not save the saved reply"
  },
  "deleteCannedAnswer": {
    "default": "Could not delete the saved reply"
  },
  "updateTicket": {
    "default": "Could not update a ticket with specified id"
  },
  "answerTicket": {
    "conversation-full": "This ticket can’t hold any more messages. Write to the customer in a new ticket.",
    "default": "Error on answering webTickets"
  },
  "closeTicket": {
    "default": "Error on closing ticket"
  },
  "deleteTicket": {
    "default": "Could not delete the ticket"
  },
  "getEmailThread": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "listEmailHeaders": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "listNewEmailHeaders": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "deleteEmail": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "archiveEmail": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "listArchivedEmails": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "updateEmail": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "findEmailsBySubject": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "answerEmail": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "syncThreadMapping": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "pollEmails": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "getMailboxSettings": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "connectMailbox": {
    "409": "This address or another mailbox is already connected.",
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "chooseMailboxFolder": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "removeEmailSettings": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "testMailbox": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "beginMailboxSignIn": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "finishMailboxSignIn": {
    "aborted": "Request aborted",
    "conflict": "This address or another mailbox is already connected.",
    "sign-in-over": "This sign-in is over. Sign in again.",
    "sign-in-refused": "The provider didn’t give access to the mailbox. Sign in again, and allow reading and sending email.",
    "default": "Network error"
  },
  "suggestEmailAnswer": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "setAutomaticAnswer": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "setEmailPrompt": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "listEmailAgentReplies": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "getEmailAttachment": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "getEmailPicture": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "getEmailOriginal": {
    "aborted": "Request aborted",
    "default": "Network error"
  },
  "listKnowledgeDocuments": {
    "default": "Could not find a ticket with specified id"
  },
  "indexDocumentsAgain": {
    "default": "Could not index the sources again"
  },
  "getKnowledgeDocument": {
    "default": "Could not find the source"
  },
  "listPassages": {
    "default": "Could not load the passages"
  },
  "listKnowledgeWebsites": {
    "default": "Could not find a ticket with specified id"
  },
  "findAlikeSources": {
    "default": "Could not check for similar sources"
  },
  "getKnowledgeWebsite": {
    "default": "Could not find the source"
  },
  "listWebsitePages": {
    "default": "Could not list the pages"
  },
  "learnFromTicket": {
    "conflict": "Save your company’s details first",
    "limit-reached": "Your knowledge base is full. Delete a source first.",
    "default": "Could not instruct the bot"
  },
  "skipTicket": {
    "default": "Could not skipt the ticket."
  },
  "proposeLesson": {
    "default": "Could not summarize the ticket"
  },
  "listLessons": {
    "default": "Could not load the review list"
  },
  "decideLesson": {
    "conflict": "Save your company’s details first",
    "limit-reached": "Your knowledge base is full. Delete a source first.",
    "default": "Could not save your decision"
  },
  "listKnowledgeGaps": {
    "default": "Could not load the unanswered questions"
  },
  "readKnowledgeGap": {
    "default": "Could not load the question"
  },
  "updateKnowledgeGap": {
    "default": "Could not change the question"
  },
  "answerKnowledgeGap": {
    "conflict": "Save your company’s details first",
    "limit-reached": "Your knowledge base is full. Delete a source first.",
    "default": "Could not save the answer"
  },
  "listContradictions": {
    "default": "Could not load the sources that contradict each other"
  },
  "decideContradiction": {
    "default": "Could not save your decision"
  },
  "listSynonyms": {
    "default": "Could not load the synonyms"
  },
  "addSynonyms": {
    "conflict": "Another group has one of these words",
    "limit-reached": "You’ve reached the limit of 200 groups. Delete one first.",
    "default": "Could not save the synonyms"
  },
  "changeSynonyms": {
    "conflict": "Another group has one of these words",
    "default": "Could not save the synonyms"
  },
  "removeSynonyms": {
    "default": "Could not delete the synonyms"
  },
  "listUntaughtTickets": {
    "default": "Could not load the tickets"
  },
  "learnFromEmail": {
    "conflict": "Save your company’s details first",
    "limit-reached": "Your knowledge base is full. Delete a source first.",
    "default": "Could not instruct the bot"
  },
  "skipEmail": {
    "default": "Could not skip the email"
  },
  "proposeEmailLesson": {
    "default": "Could not summarize the email"
  },
  "listUntaughtEmails": {
    "default": "Could not load the emails"
  },
  "learnFromWebsite": {
    "conflict": "Save your company’s details first",
    "limit-reached": "You’ve reached the limit of 50 websites. Delete one first.",
    "default": "Could not instruct the bot with the website"
  },
  "lookAtWebsite": {
    "default": "Could not check the website"
  },
  "setKnowledgeLanguage": {
    "too-many-requests": "Everything was indexed less than 10 minutes ago. Nothing was changed. Try again in a few minutes.",
    "default": "Could not update knowledge language."
  },
  "uploadFile": {
    "conflict": "Save your company’s details first",
    "limit-reached": "Your knowledge base is full. Delete a source first.",
    "upload-limit": "Your team has reached today’s upload limit. Try again tomorrow.",
    "default": "Could not upload the file"
  },
  "uploadText": {
    "conflict": "Save your company’s details first",
    "limit-reached": "Your knowledge base is full. Delete a source first.",
    "default": "Could not save the text"
  },
  "updateText": {
    "changed-meanwhile": "Your team saved other changes first. Yours are kept. Check them and save again.",
    "limit-reached": "Your knowledge base is full. Delete a source first.",
    "default": "Could not save the text"
  },
  "readText": {
    "default": "Could not read the text"
  },
  "readPair": {
    "default": "Could not read the question and answer"
  },
  "updatePair": {
    "changed-meanwhile": "Your team saved other changes first. Yours are kept. Check them and save again.",
    "limit-reached": "Your knowledge base is full. Delete a source first.",
    "default": "Could not save the question and answer"
  },
  "uploadPair": {
    "conflict": "Save your company’s details first",
    "limit-reached": "Your knowledge base is full. Delete a source first.",
    "default": "Could not save the question and answer"
  },
  "removeKnowledgeWebsite": {
    "default": "Could not find a ticket with specified id"
  },
  "removeKnowledgeDocument": {
    "default": "Could not find a ticket with specified id"
  },
  "forceIndexation": {
    "too-many-requests": "Everything was indexed less than 10 minutes ago. Nothing was changed. Try again in a few minutes.",
    "default": "Could not force indexation"
  },
  "sendExampleConversation": {
    "default": "Could not send conversation"
  },
  "getAgentSwitch": {
    "default": "Could not check whether automatic replies are on"
  },
  "changeAgentSwitch": {
    "default": "Could not turn automatic replies on or off"
  },
  "getAgentReplyNumbers": {
    "default": "Could not load the AI agent’s results"
  },
  "listTestQuestions": {
    "default": "Could not load the test questions"
  },
  "addTestQuestion": {
    "limit-reached": "You’ve reached the limit of 100 test questions. Delete one first.",
    "default": "Could not save the test question"
  },
  "changeTestQuestion": {
    "default": "Could not save the test question"
  },
  "removeTestQuestion": {
    "default": "Could not delete the test question"
  },
  "runTestQuestion": {
    "default": "Could not run the test question"
  },
  "listIntegrations": {
    "default": "Error on getting integrated shops list"
  },
  "getIntegration": {
    "default": "Error on getting integration by id"
  },
  "removeIntegration": {
    "default": "Error on removing shop integration"
  },
  "integrateShopify": {
    "default": "Error on integrating shopify"
  },
  "integrateSendcloud": {
    "default": "Error on integrating sendcloud"
  },
  "integrateWoocommerce": {
    "default": "Error on integrating woocommerce"
  },
  "integratePrestashop": {
    "default": "Error on integrating prestashop"
  },
  "integrateStripe": {
    "default": "Error on integrating stripe"
  },
  "hasSendcloud": {
    "default": "Error on checking sendcloud integration"
  },
  "testIntegration": {
    "default": "Error on testing integration"
  },
  "checkIntegration": {
    "default": "Error on checking integration"
  },
  "changeImport": {
    "default": "Error on changing the import"
  },
  "integrateWhatsapp": {
    "default": "Error on integrating whatsapp"
  },
  "integrateMessenger": {
    "default": "Error on integrating messenger"
  },
  "integrateTelegram": {
    "default": "Error on integrating telegram"
  },
  "listOrders": {
    "default": "Error on getting orders"
  },
  "generateLabels": {
    "default": "Error on generating labels"
  },
  "downloadLabels": {
    "default": "Error on downloading labels"
  },
  "downloadSlip": {
    "default": "Error on downloading slip"
  },
  "downloadBill": {
    "default": "Error on downloading bill"
  },
  "createRemainder": {
    "default": "Error on updating orders"
  },
  "validateSending": {
    "default": "Error on updating orders"
  },
  "listReturns": {
    "default": "Error on getting returns"
  },
  "handleReturn": {
    "default": "Error on handling return"
  },
  "closeDispute": {
    "default": "Error on closing dispute"
  },
  "getStockQuantity": {
    "default": "Error on updating orders"
  },
  "downloadPrestashopModule": {
    "default": "Error on downloading PrestaShop ZIP"
  },
  "addComment": {
    "default": "Error on adding comment"
  },
  "handleExchange": {
    "default": "Error on handling exchange"
  },
  "declineExchange": {
    "default": "Error on declining exchange"
  },
  "recordScans": {
    "default": "Error on updating orders"
  },
  "setPacking": {
    "default": "Error on updating orders"
  },
  "setOrderProblem": {
    "default": "Error on updating orders"
  },
  "cancelOrder": {
    "default": "Error on updating orders"
  },
  "printPapers": {
    "default": "Error on downloading labels"
  },
  "requestReturn": {
    "default": "Error on handling return"
  },
  "moveReturn": {
    "default": "Error on handling return"
  },
  "refundReturn": {
    "default": "The refund was not paid"
  },
  "waitForWarehouse": {
    "default": "Error on updating orders"
  },
  "receiveShopEvents": {
    "404": "This module isn’t connected. Download it again.",
    "default": "Error on updating orders"
  },
  "importOrders": {
    "default": "Error on updating orders"
  },
  "subscribe": {
    "default": "Could not subscribe."
  },
  "unsubscribe": {
    "default": "Error on unsubscribing plan"
  },
  "upgradeSubscription": {
    "default": "Could not upgrade subscription."
  },
  "getBillingInfo": {
    "default": "Could not get billing info."
  },
  "updateBillingInfo": {
    "default": "Could not update billing info."
  },
  "getTicketStatistics": {
    "default": "Error on getting ticket statistics"
  },
  "verifyCaptcha": {
    "too-many-requests": "Too many attempts. Try again in a few minutes.",
    "default": "Could not verify the captcha"
  },
  "getIdentitySecret": {
    "default": "Could not load the secret"
  },
  "renewIdentitySecret": {
    "default": "Could not make a new secret"
  },
  "openConversation": {
    "403": "This chat can’t be used on this site",
    "404": "This chat isn’t available",
    "too-many-requests": "Too many messages. Try again in a few minutes.",
    "default": "Could not send the message"
  },
  "getConversation": {
    "too-many-requests": "Too many requests. Try again in a moment.",
    "default": "Could not load the conversation"
  },
  "continueConversation": {
    "conversation-full": "This conversation can’t hold any more messages, so your message wasn’t sent. Start a new conversation.",
    "too-many-requests": "Too many messages. Try again in a moment.",
    "default": "Could not send the message"
  },
  "followConversation": {
    "default": "Live updates stopped. Reload the page to see new messages."
  },
  "addVisitorAttachment": {
    "413": "The file is larger than 10 MB. Choose a smaller file.",
    "conflict": "10 files are already waiting to be sent. Send them first.",
    "upload-limit": "You’ve reached today’s upload limit. Try again tomorrow.",
    "too-many-requests": "Too many files. Try again in a few minutes.",
    "default": "Could not upload the file"
  },
  "getVisitorAttachment": {
    "too-many-requests": "Too many requests. Try again in a moment.",
    "default": "Could not download the file"
  },
  "askForPerson": {
    "default": "Could not hand off to the team"
  },
  "leaveContact": {
    "too-many-requests": "Too many attempts. Try again in a few minutes.",
    "default": "Could not save your email address"
  },
  "rateConversation": {
    "default": "Could not send your rating"
  },
  "getWidget": {
    "403": "This chat can’t be used on this site",
    "404": "This chat isn’t available",
    "too-many-requests": "Too many requests. Try again in a moment.",
    "default": "Could not load the chat"
  },
  "getReturnPage": {
    "404": "This page isn’t available",
    "too-many-requests": "Too many requests. Try again in a moment.",
    "default": "Could not load the page"
  },
  "getCustomerOrder": {
    "too-many-requests": "Too many requests. Try again in a moment.",
    "default": "Could not load your order"
  },
  "findCustomerOrder": {
    "404": "We found no order with this number and email",
    "too-many-requests": "Too many tries. Try again later.",
    "default": "Could not look for your order"
  },
  "listExchangeArticles": {
    "too-many-requests": "Too many requests. Try again in a moment.",
    "default": "Could not load the articles"
  },
  "addReturnPhoto": {
    "413": "The photo is larger than 10 MB. Choose a smaller one.",
    "not-an-image": "This photo can’t be read. Choose a JPEG, PNG or WebP.",
    "upload-limit": "You’ve reached today’s upload limit. Try again tomorrow.",
    "too-many-requests": "Too many photos. Try again in an hour.",
    "default": "Could not upload the photo"
  },
  "askForReturn": {
    "open-return": "There is a return for this order already",
    "out-of-stock": "What you want in exchange is no longer in stock. Choose something else.",
    "too-many-requests": "Too many requests. Try again later.",
    "default": "Could not send your request"
  },
  "writeAboutReturn": {
    "conversation-full": "Your message wasn’t sent, because there are too many already.",
    "too-many-requests": "Too many messages. Try again later.",
    "default": "Could not send your message"
  },
  "reportClientError": {
    "default": "Could not report the error"
  }
} as const
