// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

export interface paths {
    "/analytics/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures about tickets
         * @description Counted from the history of the tickets. The parameters are decided: the specification says only "with query" (§7, Analytics). Without them: the last 30 days of the first web, in UTC.
         */
        get: operations["getTicketStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account
         * @description Deletes the company, its people and everything they kept. Refused with 409 while a subscription is active,
         *     and with 400 for a wrong password. Specification §4, §8.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/generate-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new code
         * @description Mails a new code, if the address is known. Without a `purpose` the code validates an address that is not
         *     validated yet, and resets the password of any other; of several registrations, it validates or resets the one of
         *     `registration`, and without that resets the newest that opened a company. Where a server answers no
         *     `registration`, the code validates the only one. The mail names the company whose password it resets. The answer
         *     holds the secret with which the code counts: where a `registration` was sent, it is that one. Neither the answer nor its time tells whether the address
         *     is known. A sender gets five codes for an address in a quarter of an hour.
         *     Specification §7; it catalogues no text for its failure.
         */
        post: operations["generateCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation
         * @description Who invited whom to what, for the page on which the person accepts by registering.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite support teammates
         * @description Mails an invitation to each address, valid for seven days; whoever is invited already gets another one in place
         *     of the first. 409 where each address is somebody's who has an account. Only the owner invites admins, and changes
         *     invitations of their own. A company sends two hundred in a day, and names twenty people who have an account. Specification §6, §7; the body is not shown.
         */
        post: operations["inviteSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invite-warehouse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite warehouse teammates
         * @description Mails an invitation to each address, valid for seven days; whoever is invited already gets another one in place
         *     of the first. 409 where each address is somebody's who has an account. A company sends two hundred in a day.
         *     Specification §6, §7; the body is not shown.
         */
        post: operations["inviteWarehouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Revokes the token that the call carries. Specification §4, §7.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Opens an account for a new company and mails a code that validates its owner's address. With an `invitation`
         *     the person joins the company that invited them instead, and needs no code where the invitation came by mail:
         *     they can sign in at once. An address that nobody has validated can be registered by many: each registration has
         *     its own password and its own code, and the first that is validated ends the others.
         *     Specification §7; the body is not shown.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the token of a password reset
         * @description The bearer token is the one of `PATCH /auth/reset-password`, from a code or from the link of a reset mail. It is
         *     not used up by this call, and the answer says nothing of the account: 401 where it was used or has expired.
         */
        get: operations["checkReset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set a new password with a code's token
         * @description The bearer token is the one that validate-code answered for a reset; it opens nothing else, for a quarter of an
         *     hour and once, and the token of a session is refused here. All sessions of the person end.
         *     Specification §7; the body is not shown.
         */
        patch: operations["resetPassword"];
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the person is signed in
         * @description Every session of the signed-in person that has not ended, the one used last first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out elsewhere
         * @description Ends one session of the signed-in person.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers the token that starts the session. An address that has not been validated yet gets 409.
         *     A sender has ten attempts for an address, and sixty in all, in a quarter of an hour. Attempts of many senders for
         *     one address are slowed down, by up to ten seconds, and have to pass the captcha each time. Where the server asks a captcha's
         *     provider, a sender that has not passed `POST /captcha/verify` within ten minutes, and sends no `captchaToken`
         *     that passes, gets 403 `captcha-failed`. Specification §4, §5, §7, §8.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/validate-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an emailed code
         * @description Answers a token: after a registration it starts the session, after `purpose: reset` it opens `reset-password`
         *     alone; `purpose` says which. A code counts once and for a quarter of an hour. An address is needed to know whose
         *     code it is. The code of a request counts with the `request` that it answered; without one, the newest code of the
         *     address counts alone. The code of a registration starts a session with its `registration`; without one it leads to
         *     a new password, while nobody else has registered the address. Where a server answers no `registration`, the code
         *     of the only registration starts a session. An address has thirty wrong codes in a day. Ten mails of a day hold a code, and those
         *     after them a link alone: the first guess at each, with the `request` or `registration` of its code, is taken whatever others
         *     have tried. Of all others, a sender has five for an address in a quarter of an hour, and an address twenty in a day.
         *     Browsers in which the person has signed in with the present password have thirty more, together, with ten mails of their own:
         *     sixty in all;
         *     codes of many senders for one address are slowed down, and have to pass the captcha each time. Where no more codes
         *     are taken, the link of the mail still sets a new password, with which the address is validated.
         *     Specification §4, §7.
         */
        post: operations["validateCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/canned-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved replies of the team
         * @description All of them, by shortcut: at most 500, with 2,000,000 characters (Unicode code points) in their texts together.
         */
        get: operations["listCannedAnswers"];
        put?: never;
        /**
         * Add a saved reply
         * @description At most 500: one more answers 409 `limit-reached`. The texts of all of them have at most 2,000,000 characters (Unicode
         *     code points) together: more answers 409 `saved-replies-full`.
         */
        post: operations["createCannedAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/canned-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a saved reply
         * @description As a whole. Where the texts become longer, those of all saved replies have at most 2,000,000 characters (Unicode code
         *     points) together: more answers 409 `saved-replies-full`.
         */
        put: operations["updateCannedAnswer"];
        post?: never;
        /**
         * Delete a saved reply
         * @description Answers that were sent with it stay.
         */
        delete: operations["deleteCannedAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a captcha
         * @description Asks the captcha’s provider about the token. It passes where `success` is true and `score` at least 0.7; the backend that takes the form asks once more. Specification §5, §7, §9; its failure is not catalogued (§8).
         */
        post: operations["verifyCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream of changes
         * @description A stream of server-sent events. `ready` comes first, and names the `topics` that are followed: those that were asked
         *     for, without what this backend does not know and the person may not read; where none is left, the stream ends.
         *     `change` holds what was changed. `resync` says that more of a `topic` has changed than is known: read it anew. The id
         *     of an event is the moment by the database's clock, in ms since 1970, for `since` of the next call, which begins with
         *     what happened from then on; some of it may come again. Of `presence`, what holds now is told at the begin; of `knowledge` and `emails`, with `since`, that each of their parts may have changed. A stream ends after some minutes; its reader comes again. A
         *     person can follow ten at once.
         */
        get: operations["streamChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether automatic replies are on
         * @description What holds for all AI agents of the company.
         */
        get: operations["getAgentSwitch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Turn automatic replies off or on
         * @description While they are paused, no AI agent of the company replies or suggests by itself; what a web has set stays.
         */
        patch: operations["changeAgentSwitch"];
        trace?: never;
    };
    "/chat/agents/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the AI agent’s results for a web
         * @description How often it replied and handed off in the last 30 days, in each mode.
         */
        get: operations["getAgentReplyNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/agents/{id}/test-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The test questions of a web
         * @description All of them, the oldest first, each with its last two runs.
         */
        get: operations["listTestQuestions"];
        put?: never;
        /**
         * Add a test question
         * @description Comes last. At most 100 of a web: one more answers 409 `limit-reached`.
         */
        post: operations["addTestQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/agents/{id}/test-questions/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a test question
         * @description With its runs.
         */
        delete: operations["removeTestQuestion"];
        options?: never;
        head?: never;
        /**
         * Change a test question
         * @description Changes the fields that the body names; null takes one away. One that is asked otherwise has not been run yet; what is expected is compared with the runs that it had.
         */
        patch: operations["changeTestQuestion"];
        trace?: never;
    };
    "/chat/agents/{id}/test-questions/{questionId}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a test question
         * @description Asks the AI agent, as `sendExampleConversation` does, and keeps what it said: the run before stays beside it. A caller may abort it; nothing is kept then.
         */
        post: operations["runTestQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/example-conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the AI agent
         * @description Answers as the agent would, and keeps nothing. The body is the conversation (specification §7, Chat); its shape and the answer are not shown. A caller may abort it; it has no abort key, because several may run at a time.
         */
        post: operations["sendExampleConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a fault of the dashboard
         * @description Keeps what went wrong in a browser, for those who run the server. Taken from anybody, also before somebody signed in; limited per sender. Nobody waits for it: a failure is not shown. Specification §8, Pages, "is logged and reported".
         */
        post: operations["reportClientError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find customers
         * @description Those whose name, address, number or handle holds words that begin with these; at most 20.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A customer and their tickets
         * @description Their tickets of all webs and channels, the newest change first, at most 50.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or block a customer
         * @description Changes the fields that the body names. A blocked customer's open tickets are closed, and what they write from then
         *     on opens none and tells nobody.
         */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/emails/{id}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of an email
         * @description The bytes, as a file to keep and under no type of their own. A picture that the HTML names by its content id is one of them.
         */
        get: operations["getEmailAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/{id}/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an email as it came
         * @description The whole message with all its header lines, as a file to keep (message/rfc822, .eml).
         */
        get: operations["getEmailOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A picture from outside that an email shows
         * @description The server reads it in place of the reader: without cookies, and without telling who reads. Only addresses that the HTML of the email names are read. It is answered as a WebP of at most 1,600 pixels a side; what is no picture, or larger than 5 MB, is refused with `not-an-image`, and what can’t be read with `outside-service`.
         */
        post: operations["getEmailPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/agent/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the agent made of emails
         * @description The newest first, with how many there were in the last 30 days by outcome.
         */
        get: operations["listEmailAgentReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/answer-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to an email
         * @description Sends the answer, or a new email, from the company’s mailbox, with attachments of at most 10 MB each and 25 MB together. With an `Idempotency-Key` it is sent once, however often the call is made. It is in the folder Sent at once; `delivery` says how far it came.
         *     Specification §7, Emails, multipart; its parts are not shown.
         */
        post: operations["answerEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/archive-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive an email
         * @description Moves it into the archive; patch-email takes it out again. Specification §7, Emails; the body is not shown.
         */
        post: operations["archiveEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/delete-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an email
         * @description Moves it into the mailbox’s bin; it leaves every list. Specification §7, Emails; the body is not shown.
         */
        post: operations["deleteEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/email-prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the email prompt
         * @description What the agent is told about answering email. Specification §7, Emails; the answer is not shown.
         */
        patch: operations["setEmailPrompt"];
        trace?: never;
    };
    "/emails/get-archived-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of archived emails
         * @description The newest first. Specification §7, Emails; pages and answer are decided.
         */
        get: operations["listArchivedEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/get-email-by-subject/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emails with a subject
         * @description The newest 20 emails of this subject, answers and forwards included. Specification §7, Emails; the body is not shown. The slash at the end is part of the path.
         */
        post: operations["findEmailsBySubject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/headers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of emails
         * @description The newest first; pages are counted from 1 and hold 20 where the body does not say else. Specification §7, Emails, §9; the answer is not shown.
         */
        post: operations["listEmailHeaders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/new-headers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emails by their numbers
         * @description The headers of the emails that a poll named. A number that is gone is left out. Specification §7, Emails; what `uids_map` holds is decided.
         */
        post: operations["listNewEmailHeaders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/patch-automatic-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Turn automatic email replies on or off
         * @description 1 has the agent answer email by itself, 0 does not; connecting a mailbox begins with 0. Without a mailbox it can’t be turned on (409). Specification §3, §4, §7, Emails; the answer is not shown.
         */
        patch: operations["setAutomaticAnswer"];
        trace?: never;
    };
    "/emails/patch-email/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an email
         * @description Marks it as read or unread, or takes it out of the archive. Specification §7, Emails; the body is not shown.
         */
        patch: operations["updateEmail"];
        trace?: never;
    };
    "/emails/poll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for new emails
         * @description Answers at once with what has come since the numbers that the caller knows. Specification §7, Emails, §9.
         */
        post: operations["pollEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the mailbox is connected
         * @description The providers that are known with their servers, and the mailbox where one is connected. Passwords are never told.
         */
        get: operations["getMailboxSettings"];
        put?: never;
        /**
         * Connect a mailbox
         * @description A local mailbox takes emails on the machine of the server, and needs no password; a server that takes no emails answers 403 with the code `feature-off`. One of IMAP lives at its server; the same address again changes its connection. A company has one mailbox at most; an address belongs to one company.
         */
        post: operations["connectMailbox"];
        /**
         * Disconnect the mailbox
         * @description Forgets the mailbox’s address and password; what was written stays in the mailbox itself. Specification §7, Emails.
         */
        delete: operations["removeEmailSettings"];
        options?: never;
        head?: never;
        /**
         * Say what a folder of the mailbox is for
         * @description Of a mailbox that lives at a server. What the server says of it holds no more.
         */
        patch: operations["chooseMailboxFolder"];
        trace?: never;
    };
    "/emails/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in at the provider of a mailbox
         * @description Answers with a page of the provider (OAuth 2, with PKCE). From there the browser comes back to /emails/integration, with what finishes it behind the number sign. It is over after 10 minutes. A provider that the server is not configured for answers 403 with the code `feature-off`.
         */
        post: operations["beginMailboxSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/sign-in/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect the mailbox that somebody signed in to
         * @description Only in the session that has begun it, and once. The mailbox of the person who signed in is connected, or connected anew; its emails and what waits to be sent stay.
         */
        post: operations["finishMailboxSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/suggest-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the AI agent suggest a reply
         * @description Writes what the agent would answer, from the knowledge and the email prompt. Nothing is sent. Specification §1, §7, Emails; the answer is not shown.
         */
        post: operations["suggestEmailAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/sync-thread-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sort emails into threads
         * @description Sorts for at most a minute and says how far it came; the caller calls again until `done`. Specification §7, Emails, §9; the answer is not shown.
         */
        post: operations["syncThreadMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/test-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a connection of a mailbox
         * @description One step of it, with all that it needs before; nothing is kept. A step that fails is an answer that names its problem.
         */
        post: operations["testMailbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One email with its thread
         * @description Everything that was written before and after it, oldest first. Of a long thread the older emails are told without their texts (`isPartial`), and can be asked for one by one (`alone`). Specification §7, Emails; the answer is not shown.
         */
        post: operations["getEmailThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/decode-qa/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A question/answer pair
         * @description Specification §7, Files. Its failure is not catalogued (§8).
         */
        get: operations["readPair"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/decode-txt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A text with its content
         * @description The text of a document, also the one that was read from a file. Specification §7, Files. Its failure is not catalogued (§8).
         */
        get: operations["readText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/document/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description The agents forget it. Specification §7, Files; the catalogue words the failure as that of a ticket (§8).
         */
        delete: operations["removeKnowledgeDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/force-indexation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reindex all knowledge
         * @description Begins in the background; begun again too soon, it answers 429. Specification §7, Files; the answer is not shown.
         */
        post: operations["forceIndexation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/patch-qa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a question/answer pair
         * @description Replaces title, question and answer, and indexes them anew. Specification §7, Files. Its failure is not catalogued (§8).
         */
        patch: operations["updatePair"];
        trace?: never;
    };
    "/files/patch-txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a text
         * @description Replaces title and content, and indexes them anew. Specification §7, Files. Its failure is not catalogued (§8).
         */
        patch: operations["updateText"];
        trace?: never;
    };
    "/files/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn from a file
         * @description One file a call, at most 25 MB; its text is read and indexed in the background. What it is, is told by its bytes; one that can't be read fails with a `problem`. Needs a company container, else 409 (specification §5). With an `Idempotency-Key` it is learned once, however often it is sent. Specification §7, Files, multipart; its parts are not shown. Its failure is not catalogued (§8).
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/upload-qa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn from a question and its answer
         * @description Specification §5, §7, Files. Needs a company container, else 409 (specification §5). With an `Idempotency-Key` it is learned once, however often it is sent. Its failure is not catalogued (§8).
         */
        post: operations["uploadPair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/upload-txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn from a text
         * @description Specification §5, §7, Files. Needs a company container, else 409 (specification §5). With an `Idempotency-Key` it is learned once, however often it is sent. Its failure is not catalogued (§8).
         */
        post: operations["uploadText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/web/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a website
         * @description The agents forget what they read there. Specification §7, Files; the catalogue words the failure as that of a ticket (§8).
         */
        delete: operations["removeKnowledgeWebsite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guilds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add a guild to the company
         * @description Adds the server and appends its id to `owner_guilds`; it is then the current one. A guild of another company answers 409; one that is the company’s already is answered as it is. Where the code of addGuildProof is not found in it, 400 `proof-needed`; where the agent is not in it, 400 `bot-not-there`. Specification §4, §7, Guilds, §8; the answer is not shown, ours is the guild.
         */
        patch: operations["addGuild"];
        trace?: never;
    };
    "/guilds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a guild from the company
         * @description The agent answers there no longer. Specification §4, §7, Guilds.
         */
        delete: operations["removeGuild"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guilds/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One guild of the company
         * @description Specification §3, Guild, §7, Guilds.
         */
        get: operations["getGuildInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guilds/members/{userId}/{guildId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The members of a guild
         * @description By name, with the guild’s roles, the highest first, which a menu of roles needs. `userId` is the signed-in person, another’s answers 404. Specification §7, Guilds; answer and pages are decided.
         */
        get: operations["listGuildMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guilds/members/roles/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a member a role
         * @description Given once more, nothing changes. A role that the agent can’t give, because it stands above its own, answers 409 `role-above-ours`; where it may change no role at all, 409 `no-role-permission`. Specification §6, §7, Guilds; the body is not shown.
         */
        post: operations["addGuildRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guilds/members/roles/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give and take roles of many members
         * @description Each member changes whole or not at all. Those whose turn does not come within half a minute are answered `not-reached`, with nothing changed: they can be sent again. A role that the agent can't change keeps those from it who would have to change it. Where none of the members is in the server, 404.
         */
        post: operations["changeGuildRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guilds/members/roles/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a role from a member
         * @description Taken once more, nothing changes. A role that the agent can’t take, because it stands above its own, answers 409 `role-above-ours`; where it may change no role at all, 409 `no-role-permission`. Specification §6, §7, Guilds; the body is not shown.
         */
        post: operations["removeGuildRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guilds/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to connect a guild
         * @description Makes a code that a member who may administrate the server posts there, in a text channel that the agent reads, within 30 minutes; addGuild then looks for it. Of whose the guild is already, it says nothing.
         */
        post: operations["addGuildProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guilds/settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what a guild's tickets come from
         * @description Changes what is named. `channels` are all that are chosen, in their order: what is left out is chosen no more. A channel that the server has not, or that can't open tickets so, answers 400; a role that the agent can't give, 409 `role-above-ours`.
         */
        patch: operations["changeGuildSettings"];
        trace?: never;
    };
    "/integrations/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the connected shops and services
         * @description Every shop and service, without secrets. Specification §7, Integrations: `data` is the list itself. The warehouse reads it too, to know whence orders come.
         */
        get: operations["listIntegrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/check/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the keys that are kept
         * @description As testIntegration does; what it finds is the integration's state from then on.
         */
        post: operations["checkIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/has-sendcloud": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether Sendcloud is connected
         * @description Without it no labels can be made; the warehouse says so before somebody tries. Specification §7, Integrations; body and answer are not shown.
         */
        post: operations["hasSendcloud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Pause a shop's first import, or go on with it
         * @description It goes on where it was. Where no import is under way, there is none to pause.
         */
        patch: operations["changeImport"];
        trace?: never;
    };
    "/integrations/integrate-messenger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect Messenger
         * @description Whatever the body holds is passed through; the fields that we name are decided. Connected again, the new keys replace the old. Specification §3, Integration payloads, §7; the answer is not shown, ours is the integration.
         */
        post: operations["integrateMessenger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/integrate-prestashop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect PrestaShop
         * @description The keys are tried before they are kept; wrong ones answer 400, a shop or service that does not answer 502. Connected again, the new keys replace the old. Specification §3, Integration payloads, §7; the answer is not shown, ours is the integration.
         */
        post: operations["integratePrestashop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/integrate-sendcloud": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect Sendcloud
         * @description The keys are tried before they are kept; wrong ones answer 400, a shop or service that does not answer 502. Connected again, the new keys replace the old. Specification §3, Integration payloads, §7; the answer is not shown, ours is the integration.
         */
        post: operations["integrateSendcloud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/integrate-shopify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect Shopify
         * @description The keys are tried before they are kept; wrong ones answer 400, a shop or service that does not answer 502. Connected again, the new keys replace the old. Specification §3, Integration payloads, §7; the answer is not shown, ours is the integration.
         */
        post: operations["integrateShopify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/integrate-stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect Stripe
         * @description The keys are tried before they are kept; wrong ones answer 400, a shop or service that does not answer 502. Connected again, the new keys replace the old. Specification §3, Integration payloads, §7; the answer is not shown, ours is the integration.
         */
        post: operations["integrateStripe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/integrate-telegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect Telegram
         * @description Whatever the body holds is passed through; the fields that we name are decided. Connected again, the new keys replace the old. Specification §3, Integration payloads, §7; the answer is not shown, ours is the integration.
         */
        post: operations["integrateTelegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/integrate-whatsapp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect WhatsApp
         * @description Whatever the body holds is passed through; the fields that we name are decided. Connected again, the new keys replace the old. Specification §3, Integration payloads, §7; the answer is not shown, ours is the integration.
         */
        post: operations["integrateWhatsapp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/integrate-woocommerce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect WooCommerce
         * @description The keys are tried before they are kept; wrong ones answer 400, a shop or service that does not answer 502. Connected again, the new keys replace the old. Specification §3, Integration payloads, §7; the answer is not shown, ours is the integration.
         */
        post: operations["integrateWoocommerce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/integration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One connected shop or service
         * @description With how it is set up; of secrets the last four characters only. Specification §7, Integrations: `data` is the integration itself.
         */
        get: operations["getIntegration"];
        put?: never;
        post?: never;
        /**
         * Disconnect a shop or service
         * @description Forgets its keys. Orders, returns and tickets that came from it stay. Specification §7, Integrations.
         */
        delete: operations["removeIntegration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try keys that are typed
         * @description Tries the address, the key, its permissions and the plan; nothing is kept. A step that fails is an answer that names its problem.
         */
        post: operations["testIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/alike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The sources that say almost the same thing
         * @description What is there already of a text before it is added. Nothing is kept. Sources of the same title are told first, whatever they say. Compared are some passages of the text with those that hold their words; at most three sources are told, those that hold most of it first, then pairs that ask the same question and answer it otherwise. Of a file that is not sent yet, the title alone is compared.
         */
        post: operations["findAlikeSources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/contradictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sources that contradict each other
         * @description Passages of two sources that answer one question differently: with other figures, or one with yes and the other with no. They are looked for when a source is indexed. The newest first, at most 50; what was decided is not among them.
         */
        get: operations["listContradictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/contradictions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Keep one of two passages, or both
         * @description `kept` sets the other passage aside: no search finds it any more, until its source changes. `both-right` never shows this pair again. `open` takes either back.
         */
        patch: operations["decideContradiction"];
        trace?: never;
    };
    "/knowledge/document/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document that the AI agent knows
         * @description As in the list of documents.
         */
        get: operations["getKnowledgeDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn from an email thread
         * @description Makes a document of an email and what belongs to it. Whoever answers email may teach; what an owner or admin has not worded waits for one to approve it. Sent again, it replaces what was learned from the thread before. Needs a company container, else 409 (specification §5). Specification §7, Knowledge; the answer is not shown.
         */
        post: operations["learnFromEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/email/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Propose a Q&A from an email thread
         * @description What the server would write down of the thread of an email: what was asked, and what a person answered, without names, orders, and anything that is true only of that customer. Nothing is kept. What was learned or skipped before says so.
         */
        get: operations["proposeEmailLesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/email/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn nothing from an email thread
         * @description Notes that nothing is to be learned from the thread of the email, so that nobody is asked again.
         */
        post: operations["skipEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/gaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions that no source answers
         * @description What customers asked and the knowledge does not answer: like questions together, in whatever language, most asked first, at most 200. What is left to support is listed alone, with `state`.
         */
        get: operations["listKnowledgeGaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/gaps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A question that no source answers
         * @description The ways in which it was asked, the tickets behind it, and what a person replied in one of them, to begin an answer with.
         */
        get: operations["readKnowledgeGap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Leave a gap to support, or merge and split gaps
         * @description `left` takes a gap off the list, `open` brings it back. `mergeInto` gives its questions to another gap. `split` makes a gap of its own of the questions that are worded so.
         */
        patch: operations["updateKnowledgeGap"];
        trace?: never;
    };
    "/knowledge/gaps/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a gap
         * @description Adds a question/answer pair. The gap stays, as `indexing`, until a search finds the answer to its question. Needs a company container, else 409.
         */
        post: operations["answerKnowledgeGap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/index-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Index documents again
         * @description In the background. Those that are gone meanwhile are left out; where all of them are, 404.
         */
        post: operations["indexDocumentsAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lessons by state
         * @description Lessons that support wrote down or that the server made of a ticket. The agents know none before an owner or admin has approved it. The oldest first.
         */
        get: operations["listLessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve or reject a lesson
         * @description Approved, it becomes a document with the question and the answer that are sent along: those that the person saw, or wrote. Without either, it answers 400. Back to `review`, the document is removed and the lesson waits again: that undoes both.
         */
        patch: operations["decideLesson"];
        trace?: never;
    };
    "/knowledge/list-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents that the AI agent knows
         * @description The last changed first, unless another order is asked for. Filters, orders and pages are ours: the specification says only "with query" (§7, Knowledge), and the catalogue words the failure as that of a ticket (§8). `counts`, `states` and `indexing` say how all sources stand, whatever the filter, websites among them; the list itself is of documents alone.
         */
        get: operations["listKnowledgeDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/list-websites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The websites that the AI agent knows
         * @description The last read first. Filters and pages are ours: the specification says only "with query" (§7, Knowledge), and the catalogue words the failure as that of a ticket (§8).
         */
        get: operations["listKnowledgeWebsites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/passages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The passages of a document
         * @description What a search finds of it, in its order; while it is being indexed, as it was before. Of a file with pages, those without text are told, too.
         */
        get: operations["listPassages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words that mean the same thing in this shop
         * @description The groups, the oldest first.
         */
        get: operations["listSynonyms"];
        put?: never;
        /**
         * Add words that mean the same thing
         * @description A question that holds one of the words finds the sources that hold another one, once all are indexed again, which begins at once. A word can be in one group: `conflict`, also where case and accents alone differ. At most 200 groups.
         */
        post: operations["addSynonyms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/synonyms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a group of synonyms
         * @description As it was added: the words replace those of the group.
         */
        put: operations["changeSynonyms"];
        post?: never;
        /**
         * Delete a group of synonyms
         * @description All sources are indexed again.
         */
        delete: operations["removeSynonyms"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn from a ticket
         * @description Makes a document of a ticket. Whoever answers tickets may teach; what an owner or admin has not worded waits for one to approve it. Sent again, it replaces what was learned from the ticket before. Needs a company container, else 409 (specification §5). Specification §7, Knowledge; the answer is not shown.
         */
        post: operations["learnFromTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/ticket-skipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn nothing from a ticket
         * @description Notes that nothing is to be learned from the ticket, so that nobody is asked again. The path is misspelled in the specification. Specification §7, Knowledge; the answer is not shown.
         */
        post: operations["skipTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/ticket/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Propose a Q&A from a ticket
         * @description What the server would write down of a ticket: what was asked, and what a person answered, without names, orders, and anything that is true only of that customer. Nothing is kept. What was learned or skipped before says so.
         */
        get: operations["proposeLesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/untaught-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Email threads from which nothing was learned yet
         * @description Threads in which a person replied, and of which nobody taught or skipped anything. The newest first.
         */
        get: operations["listUntaughtEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/untaught-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Closed tickets from which nothing was learned yet
         * @description Closed tickets to which a person replied, and of which nobody taught or skipped anything. The newest first.
         */
        get: operations["listUntaughtTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/update-knwoledge-lang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the language of the knowledge
         * @description The language in which the agents keep what they know; changing it indexes everything anew; too soon after the last time, it answers 429. The path is misspelled in the specification. Specification §7, Knowledge; the answer is not shown.
         */
        patch: operations["setKnowledgeLanguage"];
        trace?: never;
    };
    "/knowledge/website": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn from a website
         * @description Reads the link, with `recursive` the other pages of its host too, in the background. Needs a company container, else 409 (specification §5). Specification §5, §7, Knowledge; the answer is not shown.
         */
        post: operations["learnFromWebsite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/website-pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pages of a website
         * @description Those that were found there, nearest to the first one first, and how far each is known; at most 1,000. What only leads on to another page is left out.
         */
        get: operations["listWebsitePages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/website/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a website before adding it
         * @description Reads the first page of a website, or some of its others, and says what each holds and leads to. Nothing is kept: whoever looks on asks for the pages that were found. Read is as politely as when it is added: one page after another, as its robots.txt allows. A look that a person begins ends the one that they began before.
         */
        post: operations["lookAtWebsite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/websites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A website that the AI agent knows
         * @description As it stands in the list.
         */
        get: operations["getKnowledgeWebsite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/billing-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The billing info
         * @description Billing info, subscription, card, plans and invoices. Specification §3, Billing, §7, Payments; the answer is not shown.
         */
        get: operations["getBillingInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to a plan
         * @description Charges the card that `tokenId` names; card data itself never passes here. A company that has a subscription gets 409. Where the bank asks the payer first, `confirmUrl` is where they confirm. Specification §3, Billing, §4, §7; the answer is not shown.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cancel the subscription
         * @description **This GET changes state**: it is documented so (specification §7, Payments). Never prefetch, retry or cache it. The plan stays until the end of the period that is paid for; cancelled once more, nothing changes. Without a subscription it answers 409. Specification §4; the answer is not shown.
         */
        get: operations["unsubscribe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/update-billing-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the billing info
         * @description Replaces the billing info, and the card where a `tokenId` is there. Specification §7, Payments; the body is not shown.
         */
        patch: operations["updateBillingInfo"];
        trace?: never;
    };
    "/payments/upgrade-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the plan
         * @description To a greater plan at once, to a smaller one with the next period. With `preview` it answers what is due and changes nothing. Specification §4, §7, Payments; the body is not shown.
         */
        post: operations["upgradeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sample-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add sample data
         * @description Makes a website with some twenty tickets of made-up people, so that the product can be looked at before anything is
         *     connected. Only for an account that has neither a website nor a chat-community server. Nobody can write to that
         *     website, and nothing that is answered there reaches anybody.
         */
        post: operations["addSampleData"];
        /**
         * Delete the sample data
         * @description Removes the sample website with everything in it, what colleagues answered there too, and nothing else. Where there
         *     is none, nothing happens.
         */
        delete: operations["removeSampleData"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a ticket
         * @description The ticket can no longer be read or answered, and stands in no list but one that asks for deleted ones. After some
         *     days it is emptied: texts, files and what is known of the customer are erased, and it is in no list.
         *     Specification §4, §7.
         */
        delete: operations["deleteTicket"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/answer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a ticket
         * @description Appends an answer of the signed-in person; the ticket is then answered, a closed one too.
         *     With an `Idempotency-Key` an answer is stored once for its ticket, however often it is sent; sent again, the call
         *     answers the ticket as it is. The key stands for the text too: another text under the same key is refused.
         *     A ticket takes 5,000 answers and notes together, and 1,000,000 bytes of their texts in UTF-8; one more is refused
         *     (`conversation-full`). Specification §7.
         */
        post: operations["answerTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assignable teammates
         * @description The colleagues to whom a ticket can be given, by name.
         */
        get: operations["listAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for a reply
         * @description At least one byte and at most 10 MB a file and, by default, 1 GB a company per day. The file joins the ticket with
         *     the answer that names it; a file that no answer names within 30 days is removed, and at most 50 of a ticket wait
         *     for one. Two files of a person are taken at a time (`overloaded`).
         */
        post: operations["addAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/attachments/{id}/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description A picture comes as it is shown, anything else as a file to keep.
         */
        get: operations["getAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/bulk/{webId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bulk update tickets
         * @description Each ticket is changed by itself: one that is gone stops no other, and is named in the answer; where none is there,
         *     the answer is 404. Sent again, it changes nothing that is changed already.
         */
        post: operations["changeTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/claim/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a ticket while replying
         * @description Assigns a ticket that nobody has to who begins to reply, where the company wants that (`claimOnReply`). It is theirs
         *     for ten minutes from the last such call on, and for good once they answer it. A ticket that another has, or that is
         *     theirs for good, stays as it is.
         */
        post: operations["claimTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/close/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Close a ticket
         * @description Closing a closed ticket changes nothing. Specification §4, §7.
         */
        patch: operations["closeTicket"];
        trace?: never;
    };
    "/tickets/counts/{webId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ticket counts
         * @description Counts by status and channel, for the menu and the views.
         */
        get: operations["countTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/ids/{webId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of all tickets that match
         * @description For a change of all of them: the first 20,000 in the order of the list, and whether there are more.
         */
        get: operations["listTicketIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One ticket with its messages
         * @description Specification §7, Tickets.
         */
        get: operations["getTicketInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/list/{webId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tickets of a web
         * @description Without parameters: every ticket of the web that is not deleted, the longest waiting first.
         *     `waiting` puts those for whom nobody waits last, by their newest change; `newest` and `oldest` go by
         *     `updatedAt`. A cursor belongs to the sort and the filters that it came with.
         *     Filters and pages are ours: the specification says only "query filters" (§7). A backend that does not
         *     know them answers everything, so a reader filters what it got once more.
         *     Tickets of the channel `discord` are there for those alone who have the right `discord`, while the company has that
         *     feature: to others they are, here and everywhere, as unknown as none.
         */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/mentions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mentions of the person
         * @description The notes that mention the signed-in person and that they have not read yet, in all webs: the newest 50, the newest
         *     first. With `read`, those that they have read within the last 30 days in their place: the last 50, the last read
         *     first.
         */
        get: operations["listMentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/mentions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Mark mentions in a ticket as read
         * @description From then on its notes are among the mentions that the signed-in person has read. Sent again, it changes nothing.
         */
        delete: operations["readMentions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/note/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note for teammates
         * @description The customer never sees it. With an `Idempotency-Key` a note is stored once. The colleagues whom it mentions are told
         *     of by the ticket's `mention`. A mention under a name that is not the colleague's, or is not in the text, answers 400.
         *     A ticket takes 5,000 answers and notes together, and 1,000,000 bytes of their texts in UTF-8; one more is refused
         *     (`conversation-full`).
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/note/{id}/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description Who wrote it may, and the owner and admins: for anybody else it answers 403. It is among no mentions any more, no
         *     search finds the ticket by it, and its files belong to no note any more: they are
         *     deleted within 30 days, unless another note takes them.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        /**
         * Change a note
         * @description Its text, and the colleagues whom it mentions, as a whole; its files stay. Only who wrote it may: for anybody else it
         *     answers 403. A colleague whom it mentioned before is not told again, one whom it mentions from now on is; for one whom
         *     it no longer mentions, it is among no mentions any more. Mentions and lengths as for a new note.
         */
        patch: operations["updateNote"];
        trace?: never;
    };
    "/tickets/open/{webId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Message a customer first
         * @description Opens a ticket for a known customer with a message of the signed-in person; it is answered. With an `Idempotency-Key`
         *     it is opened once.
         */
        post: operations["openTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/presence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report who is viewing or typing
         * @description Those who follow the topic `presence` of the ticket's web are told. Nothing is stored: it holds for as long as the
         *     person follows that topic, at most ten minutes, and that they write for one; who goes on says it again.
         */
        post: operations["tellPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/resend/{id}/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message once more
         * @description Sends a reply again that its channel has not taken (`failed`), or of which nobody knows whether it has arrived
         *     (`unconfirmed`). One that is on its way, or has arrived, answers 409.
         */
        post: operations["resendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/suggestion/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest a reply
         * @description What the company’s knowledge says, where the web’s AI agent suggests; else what the company has answered to
         *     questions like this one, as far as it fits this customer; nothing is sent. What
         *     it said of another customer's case is left out, and a fact that this ticket does not prove is left to be filled
         *     in. Null where nothing fits.
         */
        post: operations["suggestAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/ticket/{id}/{id2}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a ticket
         * @description Changes the fields that the body names. `id` is the ticket, `id2` the web it belongs to.
         *     Specification §7, Tickets.
         */
        patch: operations["updateTicket"];
        trace?: never;
    };
    "/tickets/undo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of a ticket
         * @description Brings back what the ticket was before a change of the same person that was sent under an `Idempotency-Key`: its
         *     status, since when its customer waits, until when it sleeps, who has it, its tags. The history no longer holds the
         *     change. Where somebody has changed the same or the customer has written since, nothing is undone
         *     (`changed-meanwhile`); tags that others have put on it stay. Undone twice is undone once. A change that has not
         *     arrived is not done any more when it does. A change can be undone for seven days.
         */
        post: operations["undoTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/autoreturns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switch automatic returns off or on
         * @description `disable: true` has every return wait for a person. They are off while the company has no return policy, and 409
         *     says that there is none to switch them on by. Specification §6, §7.
         */
        patch: operations["setAutoReturns"];
        trace?: never;
    };
    "/users/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the person’s password
         * @description Sets a new password for who knows the current one. Specification §7; the body is not shown.
         */
        patch: operations["changePassword"];
        trace?: never;
    };
    "/users/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the company
         * @description Changes what the company is called and what it does, which its agents read. Specification §3, Company, §7.
         */
        patch: operations["updateCompany"];
        trace?: never;
    };
    "/users/company-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change details of the company
         * @description Changes what the body names, and nothing else.
         */
        patch: operations["updateCompanyDetails"];
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the account
         * @description One JSON file, written while it is read, so that it can be of any size. Passwords and tokens are not in it. A
         *     session alone is not enough: it takes the owner's password, and 400 is for a wrong one.
         */
        post: operations["exportAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person
         * @description Who holds the token, with company, role and what this backend can do. Specification §3, §7.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel an invitation
         * @description Its links open nothing any more.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/invitations/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to an invitation
         * @description A link to pass on by other ways than mail, valid for seven days; one that was made before opens nothing any more.
         *     It does not prove the address as the mailed one does: who comes by it validates a code.
         */
        post: operations["createInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description Mails a new link, valid for another seven days; older ones open nothing any more. Three an hour.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a teammate
         * @description Ends their sessions at once and deletes their account; what they wrote stays under their name. Only the owner
         *     removes admins.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a teammate’s role and rights
         * @description Their sessions go on, with the new role and rights from the next call. Only the owner makes and unmakes admins.
         *     What of the rights is the role's own is not kept as an exception.
         */
        patch: operations["changeMemberRole"];
        trace?: never;
    };
    "/users/members/{id}/ownership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer ownership
         * @description The colleague becomes the owner, and the owner an admin.
         */
        post: operations["handOverOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/return-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the return policy
         * @description What the company promises about returns; customers, agents and the warehouse read it. Specification §6, §7.
         */
        patch: operations["setReturnPolicy"];
        trace?: never;
    };
    "/users/start-trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Start the free trial
         * @description Once a company: a second start answers 409. How long a trial lasts is not shown; the answer says when it ends. Specification §1, §7.
         */
        patch: operations["startTrial"];
        trace?: never;
    };
    "/users/supports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The support team
         * @description Everybody who answers tickets, the owner and the admins among them, with those who were invited. Specification §6, §7; the answer is not shown.
         */
        get: operations["listSupports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the signed-in person
         * @description Changes the fields that the body names. Specification §7; the body is not shown. The slash at the end is part of the path.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/user/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the person’s photo
         * @description Replaces the picture, cut to a square from its middle and made 256 pixels wide. Takes a PNG, a JPEG or a still WebP of
         *     at most 16 megapixels, twenty an hour. Specification §7, multipart; its part is not shown, the name `avatar` and the
         *     limits are ours.
         */
        patch: operations["updateAvatar"];
        trace?: never;
    };
    "/users/warehouses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The warehouse team
         * @description Everybody who packs and inspects, with those who were invited. Specification §6, §7; the answer is not shown. The catalogue words its failure as that of the support list (§8).
         */
        get: operations["listWarehouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{webId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved views of a web
         * @description The person's own and those of the team, in their order, each with how many tickets it holds.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view
         * @description It stands last. At most 50 for a person and 50 for the team.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description The tickets stay. As for changing it.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        /**
         * Change a saved view
         * @description A view of the team can be changed by who saved it, the owner and admins; `index` is its new place among those of its kind.
         */
        patch: operations["updateView"];
        trace?: never;
    };
    "/visitor/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a conversation
         * @description Opens a conversation; on the other side it is a ticket of channel `web`. The token that it answers
         *     reads and continues this one conversation, as long as the ticket is there; a token that was not used for 90 days
         *     expires. A sender can open ten in ten minutes. With an `Idempotency-Key` a conversation is opened once: sent again,
         *     the same content answers the same conversation and another token for it, another content is refused.
         *     From a page of another site than the web's it answers 403, as `getWidget` does.
         */
        post: operations["openConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the conversation
         * @description The newest messages, oldest first; without `limit`, at most 200. `nextCursor` leads to the messages before them. A
         *     conversation can be read 120 times a minute, a sender can read 600 times a minute.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/conversations/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for a message
         * @description At most 10 MB. The file joins the conversation with the message that names it; a file that no message names within
         *     30 days is removed, and at most ten wait for one. A conversation takes twenty in ten minutes.
         */
        post: operations["addVisitorAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/conversations/{id}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a message
         * @description The bytes of a file that a message of the conversation holds. A conversation can read 120 a minute.
         */
        get: operations["getVisitorAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/conversations/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear of changes of the conversation
         * @description A stream of server-sent events: `ready` first, then `change` each time that something of the conversation may have
         *     changed, to be read anew. It ends after some minutes; its reader comes again. A conversation can be followed five times
         *     at once.
         */
        get: operations["followConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/conversations/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave an address
         * @description Where the visitor can be answered later; the team reads it in the conversation. Where the address belongs to another
         *     customer, or the visitor has one already, that stays. Ten times in an hour.
         */
        post: operations["leaveContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/conversations/{id}/hand-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a person
         * @description The AI agent leaves the conversation to the team. Where people have it already, nothing changes.
         */
        post: operations["askForPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send another message
         * @description Appends a message; the ticket is open again, also if it was closed. At most 20 a minute, and in one
         *     conversation 2,000 messages of the visitor, or 500,000 bytes of their text in UTF-8 (`conversation-full`). Another text under an `Idempotency-Key` that was sent before is refused. Answers
         *     the newest messages, as a read without parameters does.
         */
        post: operations["continueConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/conversations/{id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how one was helped
         * @description Once the conversation is closed, where the web asks for it; a second time replaces the first.
         */
        post: operations["rateConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/returns/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one's order
         * @description With what can be returned of it, and its newest return. An order can be read 60 times a minute.
         */
        get: operations["getCustomerOrder"];
        put?: never;
        /**
         * Find one's order
         * @description By its number and the email under which it was ordered. Where they do not belong together, it answers 404 after the
         *     same time, whichever is wrong. A sender has five tries in an hour that find nothing; of many senders who try one number,
         *     each waits up to ten seconds, and none is refused. The token opens this order alone, and expires when it was not used
         *     for 90 days.
         */
        post: operations["findCustomerOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/returns/order/exchanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what there is in exchange
         * @description Articles of the shop that are in stock, at most 30: the same article first, then those whose price is nearest. An order can ask 60 times a minute.
         */
        get: operations["listExchangeArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/returns/order/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write about a return
         * @description Adds a message to the ticket of the newest return of the order; what the shop answers goes to the customer's email. Twenty an hour. With an `Idempotency-Key` it is stored once.
         */
        post: operations["writeAboutReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/returns/order/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a photo for a return
         * @description At most 10 MB. It is kept smaller, and without what the camera noted. A photo that no request names within a day is removed. An order takes twenty in an hour.
         */
        post: operations["addReturnPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/returns/order/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a return
         * @description Of what can be returned of the order now. On the other side it is a requested return with a ticket of channel `web`;
         *     within the days of the return policy it is approved at once, unless automatic returns are off. With an
         *     `Idempotency-Key` it is asked for once. An order that has an open return answers 409. Twenty an hour.
         */
        post: operations["askForReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/returns/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the return page shows
         * @description Its name, its color and its return policy. A sender can read 120 in a minute.
         */
        get: operations["getReturnPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/webs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the chat window shows
         * @description How the chat window of a web looks and begins. From a page of another site than the web's, as its `domain` and its
         *     `origins` say, it answers 403; where neither is set, from every site. A sender can ask 120 times a minute.
         */
        get: operations["getWidget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/add_comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on an order or return
         * @description Specification §7, Warehouse. The answer is not shown.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/cancel_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description It is not sent any more. One that was sent answers 409.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/close_dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the dispute about a return
         * @description A return without a dispute answers 409. Specification §7, Warehouse. The answer is not shown.
         */
        post: operations["closeDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/create_remainder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split off what is sent later
         * @description Takes the items that the body names out of the order and makes a remainder of them. Specification §7, Warehouse, which catalogues no text of its own for it (§8). The answer is not shown.
         */
        post: operations["createRemainder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/decline_exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an exchange
         * @description One that was decided already answers 409. Specification §7, Warehouse. The answer is not shown.
         */
        post: operations["declineExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/download_bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The invoice of an order
         * @description PDF. Specification §7, Warehouse. The answer is not shown.
         */
        post: operations["downloadBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/download_labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download an order’s labels
         * @description PDF, one page a parcel; 409 where none was made yet. Specification §7, Warehouse. The answer is not shown.
         */
        post: operations["downloadLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/download_slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The packing slip of an order
         * @description PDF, with the items that the body names. Specification §7, Warehouse. The answer is not shown.
         */
        post: operations["downloadSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/generate_labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the labels of an order
         * @description Orders one label a parcel from the carrier. For an order that has its labels it answers those and orders none. Specification §7, Warehouse. The answer is not shown.
         */
        post: operations["generateLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/handle_exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an exchange
         * @description Makes an order of what the customer wants instead; where it is out of stock, or already decided, it answers 409. Specification §7, Warehouse. The answer is not shown.
         */
        post: operations["handleExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/handle_return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an inspection result
         * @description Each piece is valid, broken or rejected; one too many or too few answers 400, a return that was handled already 409. What is valid goes back to stock. Specification §7, Warehouse. The answer is not shown.
         */
        post: operations["handleReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/import_orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in orders from a table
         * @description Shows what a CSV holds, or takes it in. An order with a problem in any of its rows is left out, and told by row; one whose number is known stays as it is.
         */
        post: operations["importOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/move_return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a return a step further
         * @description A step that it can’t take answers 409; one that it has taken changes nothing.
         */
        post: operations["moveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/orders_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders of the warehouse
         * @description Those that leave first, first. Filters and pages are decided. Who answers tickets or emails may read them too: its order stands beside the conversation. Specification §7, Warehouse. The answer is not shown.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/prestashop_webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The module for a PrestaShop shop
         * @description A ZIP as it is, to install in the shop; it tells of new orders and returns. Each warehouse call carries an order number (§7); here it means nothing and may be absent. Specification §7, Warehouse.
         */
        post: operations["downloadPrestashopModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Labels, slips and bills as one PDF
         * @description What an order lacks (a label that was not made yet) is left out; 409 where nothing is left. Each is stamped with when it was printed, and the how manieth time. Where a paper begins is a named destination of the PDF such as `paper-1/label/ML-10491`, of its place among all, what it is, and the order's number as in an address.
         */
        post: operations["printPapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/record_scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count what is scanned into the box
         * @description Scans are applied once each, in their order, and seen by everybody who packs the order.
         */
        post: operations["recordScans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/refund_return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay the refund of a return
         * @description Pays what is due for what was valid or broken through the connected payment service, once. The return says how far it is. One that is not inspected, is disputed or waits for the decision on an exchange answers 409. With isPaidElsewhere it is noted that the refund was paid another way.
         */
        post: operations["refundReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/request_return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a return
         * @description For what was sent and is not back yet. Within the days of the return policy it is approved at once, unless automatic returns are off. More than was sent answers 400; an order that has an open return, or was not sent, 409.
         */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/returns_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The returns of the warehouse
         * @description Those that arrived first, first. Filters and pages are decided. Who answers tickets or emails may read them too: its return stands beside the conversation. Specification §7, Warehouse. The answer is not shown.
         */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/set_packing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say who packs an order
         * @description Told to the others for two minutes.
         */
        post: operations["setPacking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/set_problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set an order aside
         * @description An order with a problem is neither labelled nor sent until the problem is over.
         */
        post: operations["setOrderProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/shop_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what happened in a shop
         * @description Called by the module of a PrestaShop shop. The events are stored before this answers and handled after, each once, in their order. A token that is none's answers 404. A module that was downloaded with a secret signs what it tells by a header X-Replybay-Signature of sha256= and the HMAC-SHA256 of the body's bytes, as hex; a signature that is not the module's answers 404, too.
         */
        post: operations["receiveShopEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/stock_quantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the stock of an item
         * @description Asked of the shop system. Specification §7, Warehouse, §8. The answer is not shown.
         */
        post: operations["getStockQuantity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/validate_sending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that an order was sent
         * @description The shop is told; told once more, nothing changes. Without labels it answers 409. Specification §7, Warehouse, which catalogues no text of its own for it (§8). The answer is not shown.
         */
        post: operations["validateSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wake a ticket when something arrives
         * @description Once the return of an order has arrived, with an SKU the article is in stock again, or with the event parcel-delivered all its parcels are delivered, a snoozed ticket wakes. What has happened already answers 409, and so does what nobody would tell: parcels are followed where a carrier is connected.
         */
        post: operations["waitForWarehouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add a web to the company
         * @description Adds the web with this id and appends it to `owner_webs`; a web of another company answers 409. One that is the
         *     company’s already is answered as it is; an id that no web has, or that a removed one had, answers 404. Specification §7,
         *     Webs, §8. The answer is not shown; ours is the web.
         */
        patch: operations["addWeb"];
        trace?: never;
    };
    "/webs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a web from the company
         * @description The company answers its visitors no longer. Its tickets can no longer be read: they are deleted for good, with the
         *     questions, the settings, the saved views and the customers who have written nowhere else. The last web can be removed;
         *     a sample web can’t, it goes with the sample data. Specification §7, Webs.
         */
        delete: operations["removeWeb"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webs/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a web
         * @description Makes a web and its id, which comes last in `owner_webs`. At most 20 for a company, without its sample webs: one more
         *     answers 409 `limit-reached`.
         */
        post: operations["createWeb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webs/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One web of the company
         * @description Specification §7, Webs.
         */
        get: operations["getWebInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webs/web/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a web
         * @description Changes the fields that the body names. Of an address, `domain` keeps the host. A sample web answers 404. Specification
         *     §7, Webs; the body is not shown.
         */
        patch: operations["updateWeb"];
        trace?: never;
    };
    "/webs/web/{id}/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The secret that signs who visitors are
         * @description Made when it is asked for first. A shop's server signs an address with it, as HMAC-SHA256 in hex of the address in lower case, and its page gives the signature to the chat window. A sample web answers 404.
         */
        get: operations["getIdentitySecret"];
        put?: never;
        /**
         * Make a new secret
         * @description Signatures of the former are refused from now on.
         */
        post: operations["renewIdentitySecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webs/web/{id}/language/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a language of the bot questions
         * @description Deletes the language with all its questions. Specification §7, Webs. The answer is not shown; ours is the languages that are left.
         */
        delete: operations["removeBotQuestionLanguage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webs/web/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bot questions of a web
         * @description All questions, by language, in the order in which visitors see them. Specification §3, Bot question, §7, Webs. The answer is not shown; ours is a list of languages.
         */
        get: operations["listBotQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webs/web/{id}/questions/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a bot question
         * @description Appends a question to the language. An added `answer` makes it a pair that is matched first. At most 100 in a language:
         *     one more answers 409 `limit-reached`. Specification §5, §7, Webs. The answer is not shown; ours is every language with
         *     its questions.
         */
        post: operations["addBotQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a bot question
         * @description Words a question anew; its place stays, and so does an answer that the body does not name. Specification §7, Webs. The answer is not shown; ours is every language with its questions.
         */
        patch: operations["updateBotQuestion"];
        trace?: never;
    };
    "/webs/web/{id}/questions/{lang}/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a bot question
         * @description Specification §7, Webs. The answer is not shown; ours is every language with its questions.
         */
        delete: operations["removeBotQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webs/web/{id}/questions/{lang}/drag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a bot question
         * @description Moves the question at `oldIndex` to `newIndex`, both counted from 0; an index outside the list answers 400. Specification §7, Webs. The answer is not shown; ours is every language with its questions.
         */
        post: operations["moveBotQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webs/web/{id}/questions/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a language to the bot questions
         * @description Begins an empty list; a language that is there already stays as it is, also where it is written in other cases. At most
         *     20: one more answers 409 `limit-reached`. Specification §7, Webs. The answer is not shown; ours is every language with
         *     its questions.
         */
        post: operations["addBotQuestionLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webs/web/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bot settings of a web
         * @description How the agent behaves and looks there. Specification §3, Bot settings, §7, Webs. The answer is not shown; ours is the settings.
         */
        get: operations["getBotSettings"];
        put?: never;
        /**
         * Change the bot settings of a web
         * @description Changes the settings that the body names. `replybayTitle` is the specification’s `{product}Title`. Specification §3, Bot settings, §7, Webs. The answer is not shown; ours is the settings.
         */
        post: operations["updateBotSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webs/web/{id}/settings/upload-logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the logo of the chat window
         * @description Replaces the logo, made 512 pixels wide and high at most; its shape stays. Takes a PNG, a JPEG or a still WebP of at most
         *     16 megapixels, twenty an hour. Specification §7, Webs, multipart; its part is not shown, the name `logo` and the limits
         *     are ours.
         */
        post: operations["uploadLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Deletes the account of the signed-in owner. Refused while a subscription is active (specification §4). */
        AccountDeletion: {
            /** @example replybay-demo */
            password: string;
        };
        /**
         * @description What is stored of the company, as it is stored: one list for each kind, with times in ISO 8601. Kinds and fields
         *     that come later are added.
         */
        AccountExport: {
            company: components["schemas"]["Rows"];
            customers: components["schemas"]["Rows"];
            exportedAt: components["schemas"]["Time"];
            guilds: components["schemas"]["Rows"];
            invitations: components["schemas"]["Rows"];
            messages: components["schemas"]["Rows"];
            people: components["schemas"]["Rows"];
            ticketEvents: components["schemas"]["Rows"];
            tickets: components["schemas"]["Rows"];
            webs: components["schemas"]["Rows"];
        };
        /** @description Asks for everything that the account of the signed-in owner holds. */
        AccountExportRequest: {
            /** @example replybay-demo */
            password: string;
        };
        /** @description Where the company is, for papers and carriers. */
        Address: {
            /** @example Lyon */
            city?: string;
            /**
             * @description ISO 3166-1, two letters.
             * @example FR
             */
            country?: string;
            /** @example 69001 */
            postalCode?: string;
            /** @example 12 rue de la Verrerie */
            street?: string;
        };
        /** @description Parts of an address. Null takes a part away; what is not named stays as it is. */
        AddressChange: {
            /** @example Lyon */
            city?: string | null;
            /**
             * @description ISO 3166-1, two letters.
             * @example FR
             */
            country?: string | null;
            /** @example 69001 */
            postalCode?: string | null;
            /** @example 12 rue de la Verrerie */
            street?: string | null;
        };
        Addresses: components["schemas"]["Email"][];
        /**
         * @description What becomes of the ticket once a reply with the text is sent: it is closed, or sleeps for an hour, for four, until
         *     nine in the morning of the next day or of the next Monday. Absent: nothing.
         * @enum {string}
         */
        afterwards: "close" | "snooze-hour" | "snooze-hours" | "snooze-tomorrow" | "snooze-monday";
        /** @description What the AI agent of a web did with what customers wrote, by the mode that it was in. */
        AgentReplyNumbers: {
            /** @description Of how many days they are. */
            days: number;
            on: components["schemas"]["ReplyCounts"];
            shadow: components["schemas"]["ReplyCounts"];
            suggest: components["schemas"]["ReplyCounts"];
        };
        /** @description The AI agents of the company were paused, or go on. Each of its webs is told. */
        AgentsEvent: {
            /** @description Id of the web. */
            id: components["schemas"]["Id"];
            /** @description Whether no AI agent of the company replies by itself for now. */
            isPaused: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            topic: "agents";
        };
        AgentSwitch: {
            /** @description Whether no AI agent of the company replies by itself for now. */
            isPaused: boolean;
        };
        /** @description A source that says nearly the same as another one, or as a text. */
        AlikeSource: {
            /** @description It asks the same question as the pair that is compared, and has another answer; true, or absent. */
            answersOtherwise?: boolean;
            documentId: components["schemas"]["Id"];
            /** @description It has the title of what is compared, but for case, accents and spaces; true, or absent. */
            hasSameTitle?: boolean;
            /**
             * @description Where it comes from.
             * @enum {string}
             */
            kind: "file" | "text" | "qa" | "ticket" | "email" | "website";
            /** @description Of a source that may answer a question, what it says to it, at most 300 characters; absent elsewhere. */
            passage?: string;
            /** @description Of a question/answer pair, its question. */
            title: string;
            /** @description Of one that has the same title, when it was last changed; absent elsewhere. */
            updatedAt?: components["schemas"]["Time"];
            /** @description Of a page, its website. */
            websiteId?: components["schemas"]["Id"];
        };
        /**
         * @description Money in the smallest unit of its currency, cents for EUR.
         * @example 18900
         */
        Amount: number;
        Answer: {
            /** @description Tags that the ticket gets with it. Those that it has stay; beyond twenty in all, none is added. */
            addTags?: components["schemas"]["Tags"];
            /** @description Ids of files that were uploaded for it. */
            attachments?: components["schemas"]["Id"][];
            /**
             * @description Plain text without NUL, at most 10,000 characters (Unicode code points); without any, or with white space alone, only beside attachments.
             * @example Bonjour, votre colis est en route.
             */
            message: string;
            /**
             * Format: date-time
             * @description Until when the ticket sleeps from then on, as of a change of the ticket; a moment that is past by the time it arrives is left out.
             */
            snoozedUntil?: string;
        };
        /** @description Plain text; empty takes the answer away. */
        AnswerText: string;
        /** @description A colleague who answers tickets. */
        Assignee: {
            _id: components["schemas"]["Id"];
            avatarUrl?: string;
            /** @example Inès Moreau */
            name: string;
        };
        /** @description A file of a message. */
        Attachment: {
            _id: components["schemas"]["Id"];
            /** @description Of a picture, in pixels. */
            height?: number;
            /** @example globe.jpg */
            name: string;
            /** @description In bytes. */
            size: number;
            /**
             * @description Media type, as its bytes show it.
             * @example image/jpeg
             */
            type: string;
            /** @description Of a picture, in pixels. */
            width?: number;
        };
        /** @description Ids of files that were uploaded for it. */
        attachments: components["schemas"]["Id"][];
        /**
         * @description Whether the agent answers email by itself, 0 disabled, 1 enabled. Specification §3, §9.
         * @enum {integer}
         */
        AutomaticAnswer: 0 | 1;
        AutomaticAnswerChange: {
            automaticAnswer: components["schemas"]["AutomaticAnswer"];
            /** @description Takes the place of `automaticAnswer`, which is 1 with `on` alone. */
            replyMode?: components["schemas"]["ReplyMode"];
        };
        AutoReturns: {
            /** @description True has every return wait for a person. */
            disable: boolean;
        };
        /** @description The person's picture. */
        Avatar: {
            /** @description PNG, JPEG or WebP, at most 2 MB. */
            avatar: components["schemas"]["Binary"];
        };
        /** @description What the company pays, and for what. The answer is not shown in the specification. */
        Billing: {
            /** @description To whom the bill goes; null where nobody said yet. */
            billingInfo: components["schemas"]["BillingInfo"] | null;
            card?: components["schemas"]["PaymentCard"];
            /** @description The newest first, at most 100. */
            invoices?: components["schemas"]["Invoice"][];
            /** @description True where no payment provider is configured and no money moves. */
            local?: boolean;
            /** @description What can be subscribed to; absent where the backend does not say. */
            plans?: components["schemas"]["Plan"][];
            subscription?: components["schemas"]["Subscription"];
            /** @description How much of each limit of the plan is used in the current period. */
            usage?: {
                [key: string]: number;
            };
        };
        /** @description To whom the bill goes. Specification §3, Billing; its fields are not shown. */
        BillingInfo: {
            /** @example Lyon */
            city?: string;
            /** @example Maison Lumen SARL */
            company?: string;
            country?: components["schemas"]["Country"];
            email?: components["schemas"]["Email"];
            /** @example 18 rue Sainte-Catherine */
            line1?: string;
            line2?: string;
            /** @example Camille Roy */
            name?: string;
            /** @example 69001 */
            postalCode?: string;
            region?: string;
            /** @example FR32812345678 */
            vatNumber?: string;
        };
        /** @description The new billing info, and a new card where `tokenId` is there. The body is not shown in the specification. */
        BillingInfoChange: {
            billingInfo: components["schemas"]["BillingInfo"];
            tokenId?: string;
        };
        /**
         * Format: binary
         * @description Bytes as they are.
         */
        Binary: Blob;
        /** @description What the company may not use for now. */
        Blocked: {
            /**
             * @description Why the whole account is suspended; absent where it is not.
             * @enum {string}
             */
            account?: "payment" | "policy" | "other";
            /**
             * @description Paths of the blocked pages.
             * @example [
             *       "/analytics/analytics"
             *     ]
             */
            pages?: string[];
        };
        /** @description A question that the chat window suggests. Specification §3, Bot question. */
        BotQuestion: {
            /**
             * @description Makes it a question/answer pair, which is matched before everything else.
             * @example Une E27 de 8 W au plus, par exemple la ML-LED-8W.
             */
            answer?: string;
            /** @description How often customers asked it in the last 30 days, as it is worded now; case, accents and punctuation aside. Absent where nobody counts. */
            asked?: number;
            /** @example Quelle ampoule pour la suspension Opaline ? */
            question: string;
            questionId: components["schemas"]["Id"];
        };
        BotQuestionChange: {
            answer?: components["schemas"]["AnswerText"];
            question: components["schemas"]["QuestionText"];
            questionId: components["schemas"]["Id"];
        };
        /** @description The questions of one language, in the order in which visitors see them. Specification §3, Bot question language. */
        BotQuestionLanguage: {
            lang: components["schemas"]["Language"];
            questions: components["schemas"]["BotQuestion"][];
        };
        /** @description Where a question stood and where it is to stand, counted from 0. */
        BotQuestionMove: {
            newIndex: number;
            oldIndex: number;
        };
        /** @description How the agent behaves and looks on a web. Specification §3, Bot settings; what each does is decided here. A field that is absent was never set. */
        BotSettings: {
            /** @description Whether the chat window suggests the questions. */
            allowFaq?: boolean;
            /** @description Whether the agent opens with `introduceText`. */
            allowIntroduce?: boolean;
            /** @description Whether visitors are asked how they were helped once a conversation is closed. */
            asksRating?: boolean;
            /** @description Whether the agent answers by itself; else it leaves every ticket to support. It is `replyMode` `on`. */
            autoGenerate?: boolean;
            /**
             * @description Minutes of silence before an answered ticket is closed; 0 is never. The unit is decided.
             * @example 30
             */
            beforeCloseTime?: number;
            /** @example Bonjour, comment puis-je vous éclairer ? */
            introduceText?: string;
            /** @description What the agent opens with in other languages; visitors of all others read `introduceText`. */
            introductions?: components["schemas"]["Introduction"][];
            /**
             * Format: uri-reference
             * @description The logo, as upload-logo set it; null where there is none.
             * @example /logos/maison-lumen.webp
             */
            logoUrl?: string | null;
            /**
             * @description Title of the chat window; `{product}Title` of the specification.
             * @example Maison Lumen
             */
            replybayTitle?: string;
            replyMode?: components["schemas"]["ReplyMode"];
            /**
             * @description Colour of the chat window, `#RRGGBB`.
             * @example #0E6D7A
             */
            themeColor?: string;
        };
        /** @description The settings to change; the others stay. */
        BotSettingsChange: {
            allowFaq?: boolean;
            allowIntroduce?: boolean;
            asksRating?: boolean;
            /** @description True sets `replyMode` to `on`, false to `off`. Not beside `replyMode`. */
            autoGenerate?: boolean;
            /** @description Minutes; 0 is never. */
            beforeCloseTime?: number;
            introduceText?: string;
            /** @description All of them. One that is empty is left out; of two in one language the last counts. */
            introductions?: components["schemas"]["Introduction"][];
            replybayTitle?: string;
            replyMode?: components["schemas"]["ReplyMode"];
            themeColor?: string;
        };
        /** @description What to change, the same for each; `delete` alone deletes. */
        BulkChange: {
            addTags?: components["schemas"]["Tags"];
            assigneeId?: string | null;
            /** @constant */
            delete?: true;
            ids: components["schemas"]["Id"][];
            removeTags?: components["schemas"]["Tags"];
            snoozedFor?: components["schemas"]["SnoozeReason"];
            /** Format: date-time */
            snoozedUntil?: string | null;
            /** @enum {string} */
            status?: "open" | "answered" | "closed";
            unread?: boolean;
        };
        /** @description A text to answer with, as it is kept. */
        CannedAnswer: {
            _id: components["schemas"]["Id"];
            afterwards?: components["schemas"]["afterwards"];
            shortcut: components["schemas"]["shortcut"];
            tags?: components["schemas"]["tags"];
            texts: components["schemas"]["texts"];
            title: components["schemas"]["title"];
            updatedAt: components["schemas"]["Time"];
        };
        /** @description A saved reply as a whole. */
        CannedAnswerChange: {
            afterwards?: components["schemas"]["afterwards"];
            seen?: components["schemas"]["CannedAnswerSeen"];
            shortcut: components["schemas"]["shortcut"];
            tags?: components["schemas"]["tags"];
            texts: components["schemas"]["texts"];
            title: components["schemas"]["title"];
        };
        /**
         * @description A text to answer with, in one language or more. `{{customer.name}}`, `{{customer.firstName}}`, `{{agent.name}}`,
         *     `{{company.name}}`, `{{ticket.subject}}` stand for what they name, `{{cursor}}` for where one goes on typing, and
         *     `{{cursor.date}}` for a fact of that kind (`name`, `date`, `time`, `duration`, `amount`, `order`, `number`, `link`, `email`)
         *     that is to be filled in. Each text has at most 10,000 characters (Unicode code points).
         */
        CannedAnswerContent: {
            /**
             * @description What becomes of the ticket once a reply with the text is sent: it is closed, or sleeps for an hour, for four, until
             *     nine in the morning of the next day or of the next Monday. Absent: nothing.
             * @enum {string}
             */
            afterwards?: "close" | "snooze-hour" | "snooze-hours" | "snooze-tomorrow" | "snooze-monday";
            /** @description What is typed after the slash. */
            shortcut: string;
            /** @description What the ticket is tagged with once a reply with the text is sent. */
            tags?: components["schemas"]["Tags"];
            texts: {
                "en-US"?: components["schemas"]["MessageText"];
                "es-ES"?: components["schemas"]["MessageText"];
                "fr-FR"?: components["schemas"]["MessageText"];
            };
            title: string;
        };
        /**
         * @description What the person saw when they began. A text that they left alone keeps what another has made of it meanwhile; one
         *     that both changed answers 409 `changed-meanwhile`, and so does a body that would leave no text at all. Without it,
         *     the body replaces whatever there is.
         */
        CannedAnswerSeen: {
            /** @description Absent where there was none. */
            afterwards?: string;
            shortcut?: string;
            tags?: string[];
            /** @description A language that is absent had no text. */
            texts?: {
                "en-US"?: string;
                "es-ES"?: string;
                "fr-FR"?: string;
            };
            title?: string;
        };
        /** @description Whether a person is at the keys. Specification §3, Captcha result, §5. */
        CaptchaResult: {
            /**
             * @description It passes where `success` is true and this is at least 0.7.
             * @example 0.9
             */
            score: number;
            success: boolean;
        };
        CaptchaToken: {
            /** @example 03AFcWeA6lumen */
            token: string;
        };
        /** @description What was changed, by its topic. */
        ChangeEvent: components["schemas"]["TicketChangeEvent"] | components["schemas"]["PresenceEvent"] | components["schemas"]["AgentsEvent"] | components["schemas"]["KnowledgeChangeEvent"] | components["schemas"]["WebsChangeEvent"] | components["schemas"]["EmailsChangeEvent"] | components["schemas"]["WarehouseChangeEvent"];
        /**
         * @description Where the customer wrote: web, whatsapp, messenger, telegram, discord or instagram (specification §1). A reader shows a kind that it does not know as it is.
         * @example whatsapp
         */
        Channel: string;
        /** @description What went wrong in the dashboard. It holds nothing that people wrote. */
        ClientError: {
            /** @example Error while mounting app */
            message: string;
            /**
             * @description Where in the dashboard, without query and fragment.
             * @example /webs/tickets
             */
            path?: string;
            /** @example 0.1.0+384898e */
            release?: string;
            stack?: string;
            userAgent?: string;
        };
        /** @description A code that came by mail. Specification §4, code validation. */
        Code: {
            /** @example 482913 */
            code: string;
            email?: components["schemas"]["Email"];
            registration?: components["schemas"]["RegistrationSecret"];
            request?: components["schemas"]["CodeRequestSecret"];
        };
        /** @description Asks for a new code. The answer is the same whether or not the address is known. */
        CodeRequest: {
            captchaToken?: string;
            email: components["schemas"]["Email"];
            /**
             * @description What the code is for. `reset` asks for one that resets the password, also where the address is not
             *     validated yet; who has forgotten a password says so.
             * @enum {string}
             */
            purpose?: "reset";
            registration?: components["schemas"]["RegistrationSecret"];
        };
        /** @description What a request for a code answers, whether or not the address is known. */
        CodeRequested: {
            data: {
                request?: components["schemas"]["CodeRequestSecret"];
            };
        };
        /**
         * @description Secret of one request for a code, with which the code that was mailed for it counts. An addition; without one, only
         *     the newest code of the address counts.
         * @example rb_q_8hJc2sVnT4wQeXkYrB7mZ0uLpA5dGfI1oD9tMvKxC3N
         */
        CodeRequestSecret: string;
        /** @description What a code answers. Specification §3, session token; the token is read at `data.token` of the body. */
        CodeToken: {
            data: {
                /**
                 * @description What the token is for: a session, or a new password alone. An addition; where it is absent, a token that
                 *     opens the user info is a session's.
                 * @enum {string}
                 */
                purpose?: "session" | "reset";
                /**
                 * @description Bearer token; opaque.
                 * @example rb_s_2Xq0ZbF1nPjv6u7wEoR9sQ3tYcA8dLkHmGi5NVeWfU4
                 */
                token: string;
            };
        };
        /** @description The company as its people derive it from the user info. Specification §3, Company; no call carries it alone. */
        Company: {
            /**
             * @description The company's name; `companyNameRaw` of the user info.
             * @example Maison Lumen
             */
            appName: string;
            /**
             * @description The company's knowledge container; null or empty where none was set up yet.
             * @example maison-lumen
             */
            container?: string | null;
            /**
             * @description What the company does, for its agents; `companyDescription` of the user info.
             * @example Hand-blown lamps, fittings and bulbs, made in Lyon and sent all over Europe.
             */
            description: string;
        };
        /** @description The company's name and what it does. A first save sets up the knowledge container. */
        CompanyChange: {
            /** @example Maison Lumen */
            appName: string;
            /**
             * @description At most 4,000 characters (Unicode code points).
             * @example Hand-blown lamps, fittings and bulbs, made in Lyon and sent all over Europe.
             */
            description: string;
            seen?: components["schemas"]["CompanySeen"];
        };
        /** @description Details of a company. What the body does not name stays as it is. */
        CompanyDetailsChange: {
            address?: components["schemas"]["AddressChange"];
            /** @description Whether who begins to reply to a ticket that nobody has is assigned it. */
            claimOnReply?: boolean;
            /**
             * @description By its name in the IANA database; null takes it away.
             * @example Europe/Paris
             */
            timeZone?: string | null;
            waitingLimits?: components["schemas"]["WaitingLimitsChange"];
        };
        /**
         * @description What the person saw when they began. A field that they left alone keeps what another has made of it meanwhile; one
         *     that both changed answers 409 `changed-meanwhile`. Without it, the body replaces whatever there is.
         */
        CompanySeen: {
            appName?: string;
            description?: string;
        };
        /** @description Two passages that answer one question differently. */
        Contradiction: {
            contradictionId: components["schemas"]["Id"];
            /** @description That of the pair, or the shorter one of two. */
            question: string;
            sides: components["schemas"]["ContradictionSide"][];
        };
        ContradictionDecision: {
            /** @description The document whose passage stays; needed with `kept`. */
            keep?: components["schemas"]["Id"];
            state: components["schemas"]["ContradictionState"];
        };
        ContradictionSide: {
            documentId: components["schemas"]["Id"];
            /** @description The innermost one above it. */
            heading?: string;
            /** @description Absent for a page of a website. */
            kind?: components["schemas"]["DocumentKind"];
            /** @description Of a page. */
            link?: components["schemas"]["Url"];
            /** @description Of a file that has pages. */
            page?: number;
            /** @description Of the last 30 days that rest on the source. */
            replies: number;
            /** @description The passage. */
            text: string;
            title: string;
            updatedAt: components["schemas"]["Time"];
        };
        /** @enum {string} */
        ContradictionState: "open" | "kept" | "both-right";
        /** @description What a visitor sees of their ticket. */
        Conversation: {
            /** @description When it is closed unless somebody writes before; absent where it is not. */
            closesAt?: components["schemas"]["Time"];
            /** @description Whether an address is known under which the visitor can be answered later. */
            hasEmail?: boolean;
            id: components["schemas"]["Id"];
            /** @description Whether people have the conversation; else the AI agent does, where it is on. */
            isWithTeam?: boolean;
            messages: components["schemas"]["ConversationMessage"][];
            /** @description What the visitor said of how they were helped; absent where they did not. */
            rating?: components["schemas"]["RatingGrade"];
            status: components["schemas"]["Status"];
        };
        ConversationMessage: {
            /** @description Files of the message; absent where there are none. */
            attachments?: components["schemas"]["Attachment"][];
            /** @enum {string} */
            author: "visitor" | "support" | "agent";
            /** @description First name of the colleague who answered. */
            authorName?: string;
            createdAt: components["schemas"]["Time"];
            id: components["schemas"]["Id"];
            /** @description Where an answer of the AI agent comes from; absent where that is not known. */
            sources?: {
                /** @description Where its text is found on the web, if it was read there. */
                link?: string;
                title: string;
            }[];
            text: string;
        };
        /** @description One thing that was said, without what a list would need of it. */
        ConversationTurn: {
            /** @enum {string} */
            author: "customer" | "support" | "agent";
            date?: components["schemas"]["Time"];
            text: string;
        };
        /**
         * @description A country, ISO 3166-1.
         * @example FR
         */
        Country: string;
        /**
         * @description A currency, ISO 4217.
         * @example EUR
         */
        Currency: string;
        /** @description Who wrote. */
        Customer: {
            _id: components["schemas"]["Id"];
            /**
             * @description The country of `location`, ISO 3166-1, two letters. A reader leaves out one that it does not know.
             * @example FR
             */
            country?: string;
            /** @example elodie.m@atelier-nord.example */
            email?: string;
            /**
             * @description Name on the channel.
             * @example mikael_k
             */
            handle?: string;
            /**
             * @description Language that the customer writes, BCP 47.
             * @example fr-FR
             */
            language?: string;
            /**
             * @description Where they are, in words; without the country where `country` says that.
             * @example Nantes
             */
            location?: string;
            /**
             * @description As the customer gave it; empty where none is known.
             * @example Élodie Marchand
             */
            name: string;
            /** @example +33 6 12 44 09 81 */
            phone?: string;
            /**
             * @description The time zone of their browser, as the IANA database names it. A reader leaves out one that it does not know.
             * @example Europe/Paris
             */
            timeZone?: string;
        };
        CustomerChange: {
            blocked?: boolean;
            email?: components["schemas"]["Email"] | null;
            name?: string;
            phone?: string | null;
            /**
             * @description What the person saw. A fact that is another one by now answers 409 `changed-meanwhile`, and nothing is saved.
             *     Without it, the body replaces whatever there is.
             */
            seen?: {
                email?: string | null;
                name?: string;
                phone?: string | null;
            };
        };
        CustomerExchange: {
            imageUrl?: components["schemas"]["Url"];
            name?: string;
            quantity: number;
            SKU: components["schemas"]["Sku"];
            /** @enum {string} */
            state: "wanted" | "accepted" | "declined";
        };
        CustomerMessage: {
            message: string;
        };
        /** @description What the customer may see of their order. */
        CustomerOrder: {
            currency: components["schemas"]["Currency"];
            /** @description Until when it can be returned here; absent where nothing says so. */
            lastDay?: components["schemas"]["Time"];
            lines: components["schemas"]["CustomerOrderLine"][];
            orderNumber: components["schemas"]["OrderNumber"];
            /** @description The newest return of the order; absent where there is none. */
            return?: components["schemas"]["CustomerReturn"];
        };
        CustomerOrderLine: {
            imageUrl?: components["schemas"]["Url"];
            /** @example Suspension Opaline Ø30, laiton */
            name?: string;
            price?: components["schemas"]["Amount"];
            quantity: number;
            /**
             * @description Why none can; absent where some can.
             * @enum {string}
             */
            reason?: "not-sent" | "too-late" | "returned";
            /** @description How many can be returned now. */
            returnable: number;
            SKU: components["schemas"]["Sku"];
        };
        /** @description A customer, as far as the company knows them. */
        CustomerRecord: components["schemas"]["Customer"] & {
            /** @description Whether what they write opens no ticket. */
            blocked: boolean;
            /** @description Where they have written. */
            channels: components["schemas"]["Channel"][];
            createdAt: components["schemas"]["Time"];
            /** @description How many of these are open. */
            openCount?: number;
            /** @description Their tickets of all webs, without those that were deleted. */
            ticketCount?: number;
            /** @description As `customerVerified` of their tickets: true where one says so, else false where one denies it. Absent where none says either, or they have no address. */
            verified?: boolean;
            /** @description Of these, where they can be written to now: not the website chat, and not a channel whose time to reply is over until they write again. In answers about one customer alone. */
            writable?: components["schemas"]["Channel"][];
        };
        CustomerReturn: {
            exchange?: components["schemas"]["CustomerExchange"];
            items: components["schemas"]["CustomerReturnItem"][];
            /** @description What was written on the return page, oldest first; what the shop answers goes to the customer's email. */
            messages: components["schemas"]["CustomerReturnMessage"][];
            refund?: components["schemas"]["Amount"];
            /**
             * @description Where to send it, line by line; absent before it was approved, and once it has arrived.
             * @example [
             *       "Maison Lumen",
             *       "12 rue Mercière",
             *       "69002 Lyon"
             *     ]
             */
            sendTo?: string[];
            status: components["schemas"]["ReturnStatus"];
            /** @description What has happened, oldest first. */
            steps: components["schemas"]["CustomerReturnStep"][];
            trackingNumber?: string;
        };
        CustomerReturnChoice: {
            quantity: number;
            /**
             * @description Why, as the customer puts it.
             * @example Trop grande
             */
            reason: string;
            SKU: components["schemas"]["Sku"];
        };
        CustomerReturnItem: {
            imageUrl?: components["schemas"]["Url"];
            name?: string;
            quantity: number;
            SKU: components["schemas"]["Sku"];
        };
        CustomerReturnMessage: {
            createdAt: components["schemas"]["Time"];
            id: components["schemas"]["Id"];
            text: string;
        };
        CustomerReturnRequest: {
            /** @description What the customer wants instead. */
            exchange?: components["schemas"]["ItemQuantity"];
            items: components["schemas"]["CustomerReturnChoice"][];
            /**
             * @description Language of the page, BCP 47.
             * @example fr-FR
             */
            language?: string;
            /** @description Ids of photos that were uploaded for the order. */
            photos?: string[];
        };
        CustomerReturnStep: {
            at: components["schemas"]["Time"];
            /** @description Why the shop declined, in its words; absent where it said nothing. */
            comment?: string;
            /** @enum {string} */
            kind: "requested" | "approved" | "declined" | "arrived" | "checked" | "exchange-accepted" | "exchange-declined";
        };
        /** @example 240 */
        danger: number;
        /**
         * @description Id of the server at Discord.
         * @example 1187421150938275840
         */
        DiscordId: string;
        /** @description Plain text, not only white space. An empty one is not sent (specification §5). */
        DocumentContent: string;
        DocumentIds: {
            documentIds: components["schemas"]["Id"][];
        };
        /**
         * @description Where the document comes from. Specification §1.
         * @enum {string}
         */
        DocumentKind: "file" | "text" | "qa" | "ticket" | "email";
        /** @example Bulbs and sockets */
        DocumentTitle: string;
        /**
         * @description It was done; there is nothing more to say.
         * @example {
         *       "data": {}
         *     }
         */
        Done: {
            data: Record<string, never>;
        };
        /**
         * Format: email
         * @example camille@maison-lumen.example
         */
        Email: string;
        EmailAddress: {
            /** @example elodie.m@atelier-nord.example */
            address: string;
            /** @example Élodie Marchand */
            name?: string;
        };
        /** @description How many emails there were of each outcome. */
        EmailAgentNumbers: {
            /** @description By outcome; those that there are none of may be absent. */
            counts?: {
                [key: string]: number;
            };
            /** @description Counted together. */
            days: number;
            total: number;
        };
        /**
         * @description A draft that nobody has answered beside, one that the agent sent; what a person sent was the same, the same but for small edits, or something else; the agent had no answer; or the email is none that it answers.
         * @enum {string}
         */
        EmailAgentOutcome: "drafted" | "sent" | "same" | "small-edits" | "rewritten" | "handed-off" | "skipped";
        /** @description What the agent made of an email. */
        EmailAgentReply: {
            createdAt: components["schemas"]["Time"];
            customerName: string;
            /** @description What it would have sent; absent where it had nothing, and after 30 days. */
            draft?: string;
            emailId: components["schemas"]["Id"];
            /**
             * @description In which it was.
             * @enum {string}
             */
            mode: "suggest" | "shadow" | "on";
            outcome: components["schemas"]["EmailAgentOutcome"];
            /**
             * @description Why it was skipped or handed off; absent for others.
             * @enum {string}
             */
            reason?: "automated" | "sender-doubt" | "not-named" | "with-person" | "limit" | "nothing-asked" | "no-answer" | "asks-for-person" | "other";
            /** @description What was sent instead, or as it was; absent where nothing was, and after 30 days. */
            sent?: string;
            subject: string;
        };
        /** @description An answer to an email, or a new one, with its attachments. What is sent is what is given: nothing is quoted and no signature is added. The parts are not shown in the specification. */
        EmailAnswer: {
            /** @description Attachments of the email with `header_id` that are sent along, as a forwarded email has them. They count as files. */
            attachment_ids?: components["schemas"]["Id"][];
            /** @description Files, at most 20 and at most 25 MB together. */
            attachments?: components["schemas"]["Binary"][];
            bcc?: components["schemas"]["Email"][];
            cc?: components["schemas"]["Email"][];
            /** @description The email that is answered or forwarded; absent in a new one, which needs `to`. */
            header_id?: components["schemas"]["Id"];
            /** @description The same, as HTML. Scripts, forms, frames and what would load by itself are left out of what is sent; pictures of `https:`, `cid:` and `data:` addresses stay. */
            html?: string;
            /** @description Plain text, not only white space. */
            message: string;
            /**
             * @description To whom, where `to` is absent; reply where it is absent itself. A forwarded email needs `to`.
             * @enum {string}
             */
            mode?: "reply" | "reply-all" | "forward";
            /** @description The thread's, where absent. */
            subject?: string;
            to?: components["schemas"]["Email"][];
        };
        EmailAttachment: {
            _id?: components["schemas"]["Id"];
            /** @description By which the HTML names it, where it does. */
            contentId?: string;
            /** @example image/jpeg */
            contentType: string;
            /** @example globe.jpg */
            filename: string;
            /** @description Bytes. */
            size: number;
            /**
             * Format: uri-reference
             * @description Where its bytes are, for the signed-in person; absent where they are not offered.
             */
            url?: string;
        };
        /** @description The fields to change; the others stay. The body is not shown in the specification. */
        EmailChange: {
            /** @description False takes the email out of the archive again. */
            archived?: boolean;
            flagged?: boolean;
            seen?: boolean;
        };
        /** @description One email. The body is not shown in the specification. */
        EmailChoice: {
            header_id: components["schemas"]["Id"];
        };
        EmailFolder: {
            folder: components["schemas"]["FolderName"];
            kind?: components["schemas"]["FolderKind"];
            /** @description The greatest number of an email in it, 0 where there is none. */
            lastUid?: number;
            total?: number;
            unread?: number;
        };
        /** @description An email as a list shows it. Specification §3, Email header; every other field is decided and may be absent. */
        EmailHeader: {
            _id: components["schemas"]["Id"];
            /** @description Whether somebody, or the agent, has answered it. */
            answered?: boolean;
            /** @enum {string} */
            answeredBy?: "support" | "agent";
            archived?: boolean;
            cc?: components["schemas"]["EmailAddress"][];
            date?: components["schemas"]["Time"];
            /**
             * @description Of an email that was sent from here, how far it came: it waits to be handed over, the mail server took it, the mail server refused it, or it stays in the local outbox, since this server has no mail server. Absent for all others.
             * @enum {string}
             */
            delivery?: "waiting" | "sent" | "failed" | "local";
            /** @description Whether somebody has flagged it, here or in another mail program. Absent means no. */
            flagged?: boolean;
            folder: components["schemas"]["FolderName"];
            from?: components["schemas"]["EmailAddress"];
            hasAttachments?: boolean;
            /** @description Whether a program has sent it, such as a newsletter, a report or an absence notice. None is answered automatically. */
            isAutomated?: boolean;
            /**
             * @description The email's own Message-ID.
             * @example <CAF3x9@mail.atelier-nord.example>
             */
            message_id: string;
            /** @description How many emails its thread holds. */
            messages?: number;
            /**
             * @description Of an email that the mail server took for some of its recipients: the addresses that it refused. Absent where it refused none, or all.
             * @example [
             *       "gone@customer.example"
             *     ]
             */
            refused?: string[];
            seen?: boolean;
            /** @description Why an email may come from somebody else than it says. Such an email is never answered automatically. Absent where nothing speaks against its sender, which is no proof that it is theirs. */
            senderDoubt?: {
                /**
                 * @description The mailbox's own mail server could not confirm the sender; or the sender looks like another one.
                 * @enum {string}
                 */
                kind: "failed" | "look-alike";
                /**
                 * @description Its authentication failed; its name shows an address of another domain; its domain mixes alphabets; its domain looks like the one of the mailbox.
                 * @enum {string}
                 */
                reason: "authentication" | "named-address" | "mixed-letters" | "own-domain";
            };
            /** @description The beginning of the text. */
            snippet?: string;
            /** @example Lampe Opaline reçue fêlée */
            subject?: string;
            threadId?: components["schemas"]["Id"];
            to?: components["schemas"]["EmailAddress"][];
            uid: components["schemas"]["EmailUid"];
        };
        /** @description Which page of which emails. What is absent has the value named at it. */
        EmailHeadersRequest: {
            /** @description Only emails from or to this address, in whichever case it is written. */
            address?: string;
            /**
             * @description Only those; all where absent. The values are decided.
             * @enum {string}
             */
            filter?: "all" | "unread" | "unanswered" | "attachments";
            /** @description Only this folder; the inbox where absent, and with an address all folders but spam and trash. */
            folder?: components["schemas"]["FolderName"];
            /** @description Counted from 1; 1 where absent. */
            page?: number;
            /** @description E-mails a page; 20 where absent (specification §9). */
            page_size?: number;
            /** @description Only emails whose subject holds these words; empty is no filter. */
            subject_filter?: string;
        };
        /** @description An email thread to learn from. */
        EmailLesson: {
            /** @description What was said, oldest first; where it is absent, the thread of the email. */
            conversation?: components["schemas"]["ConversationTurn"][];
            emailId: components["schemas"]["Id"];
            /** @description Waits to be approved, also where an owner or admin worded it. */
            isForReview?: boolean;
            /** @description What is to be learned, as a person worded it; where it is absent or empty, the agent sums the thread up. */
            manualSummary?: string;
            /** @description What the summary answers; where it is absent, the question of the thread. */
            question?: components["schemas"]["PairQuestion"];
        };
        /** @description What could be learned from an email thread. */
        EmailLessonProposal: {
            /** @description What a person answered, as far as it is true of every customer; empty where nothing is. */
            answer: string;
            emailId: components["schemas"]["Id"];
            /** @description Whether parts of the reply that speak of this customer alone, or of a moment, are left out of the answer. */
            isShortened?: boolean;
            /** @description What was asked; the subject where no email asks. */
            question: string;
            /**
             * @description What was decided before; `open` where nothing was.
             * @enum {string}
             */
            state: "open" | "skipped" | "review" | "approved" | "rejected";
        };
        /** @description An email with its text. */
        EmailMessage: components["schemas"]["EmailHeader"] & {
            attachments?: components["schemas"]["EmailAttachment"][];
            /** @description The raw header lines that matter to people, by name. */
            headers?: {
                [key: string]: string;
            };
            /** @description As it came, not cleaned. A reader shows it in a frame that runs nothing and loads nothing. */
            html?: string;
            inReplyTo?: string;
            /** @description True where the texts, attachments and header lines were left out, since the thread is long; with its own `header_id` and `alone` it is told whole. */
            isPartial?: boolean;
            /**
             * Format: uri-reference
             * @description Where it is as it came, for the signed-in person; absent where it is not kept.
             */
            original?: string;
            references?: string[];
            text?: string;
        };
        /** @description One page of emails, newest first. */
        EmailPage: {
            /** @description The mailbox's folders with what is unread in them. */
            folders?: components["schemas"]["EmailFolder"][];
            headers: components["schemas"]["EmailHeader"][];
            page?: number;
            page_size?: number;
            /** @description E-mails on all pages. */
            total?: number;
        };
        EmailPictureRequest: {
            /**
             * @description As the HTML of the email names it.
             * @example https://shop.example/header.png
             */
            url: string;
        };
        /** @description What has come since. Specification §7, Emails; what `new` and `headers` hold is decided. */
        EmailPoll: {
            /** @description The new emails, at most 100; new-headers answers the others. */
            headers: components["schemas"]["EmailHeader"][];
            new: components["schemas"]["UidsByFolder"];
        };
        EmailPollRequest: {
            /**
             * @description The greatest number that the caller knows, by folder; 0 where it knows none.
             * @example {
             *       "INBOX": 4212
             *     }
             */
            last_uids: {
                [key: string]: number;
            };
        };
        EmailPrompt: {
            /**
             * @description What the agent is told about answering email; empty goes back to its own.
             * @example Answer in the customer’s language. Never promise a refund.
             */
            emailPrompt: string;
        };
        /** @description An email came, was sent or was changed; whoever shows emails polls, and reads what they show anew. Each web of the company is told. */
        EmailsChangeEvent: {
            /**
             * @description What has changed. Emails alone, so far.
             * @enum {string}
             */
            id: "emails";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            topic: "emails";
        };
        EmailSkip: {
            emailId: components["schemas"]["Id"];
            /** @description True where nothing is to be learned from the thread; false takes that back. */
            skipped_indexation: boolean;
        };
        /** @description The body is not shown in the specification. */
        EmailSubjectRequest: {
            /** @example Lampe Opaline reçue fêlée */
            subject: string;
        };
        /** @description An answer that the agent would give. Nothing was sent. */
        EmailSuggestion: {
            language?: components["schemas"]["Language"];
            /** @description Knowledge that the answer rests on. */
            sources?: components["schemas"]["KnowledgeSource"][];
            /** @description Empty where the agent knows no answer. */
            text: string;
        };
        EmailSuggestionRequest: {
            /** @description The email to answer; absent where somebody only tries a pasted text. */
            header_id?: components["schemas"]["Id"];
            /** @description What was said, oldest first; the last entry is what is to be answered. */
            thread: components["schemas"]["ConversationTurn"][];
        };
        /** @description What belongs together, oldest first: the 500 newest at most. The email that was asked for and the newest are whole, up to about 4 MB; of a longer thread the older ones are `isPartial`. */
        EmailThread: {
            header_id: components["schemas"]["Id"];
            messages: components["schemas"]["EmailMessage"][];
            subject?: string;
            threadId?: components["schemas"]["Id"];
        };
        /** @description How far the emails are sorted into threads. */
        EmailThreadMapping: {
            /** @description False while there is more to sort; the caller then calls again. */
            done: boolean;
            lastSyncAt?: components["schemas"]["Time"];
            /** @description E-mails that are sorted. */
            mapped?: number;
            total?: number;
        };
        EmailThreadRequest: {
            /** @description True for this email alone, without the others of its thread. */
            alone?: boolean;
            header_id: components["schemas"]["Id"];
        };
        /**
         * @description Number of an email in its folder; a later one is greater.
         * @example 4213
         */
        EmailUid: number;
        /** @description What the agent answers. Nothing is kept. */
        ExampleAnswer: {
            /** @constant */
            author: "agent";
            /**
             * @description Whether the text is quoted from the sources, word by word, written by a model from them, or given word for word: the answer of a question that the web suggests, or what is said to a greeting or thanks.
             * @enum {string}
             */
            engine?: "quoted" | "written" | "given";
            /** @description True where the agent would leave it to a person. */
            handedOver?: boolean;
            /** @description The language of the question, as it was told from its words. */
            language?: components["schemas"]["Language"];
            /** @description What came nearest to the question; first what the answer rests on, then the best. */
            passages?: {
                documentId: components["schemas"]["Id"];
                /** @description The heading above it. */
                heading?: string;
                /** @description Whether the answer rests on it. */
                isUsed: boolean;
                /**
                 * @description Where it comes from.
                 * @enum {string}
                 */
                kind: "file" | "text" | "qa" | "ticket" | "email" | "website";
                link?: components["schemas"]["Url"];
                /** @description Of a file that has pages, the one on which it begins. */
                page?: number;
                /** @description How much of what the question says it holds. */
                score: number;
                /** @description How near its meaning is to that of the question, by an embedding model; absent where that was not asked or it is far off. The answer is never quoted for it alone. */
                similarity?: number;
                text: string;
                /** @description Of a question/answer pair, its question. */
                title: string;
            }[];
            /**
             * @description Why it would leave it to a person.
             * @enum {string}
             */
            reason?: "asks-for-person" | "no-answer";
            /** @description Knowledge that the answer rests on. */
            sources?: components["schemas"]["KnowledgeSource"][];
            text: string;
            /** @description A passage with a lower score is not used. */
            threshold?: number;
            /** @description How long the answer took, ms. */
            took?: number;
        };
        /** @description A conversation to try the agent with; the body is the conversation. Its shape is not shown in the specification. */
        ExampleConversation: {
            /** @description Of the question, where its words don't tell. */
            lang?: components["schemas"]["Language"];
            /** @description What was said, oldest first; the last entry of the customer is what is to be answered. */
            messages: components["schemas"]["ExampleMessage"][];
            /** @description The web on which it would be said; that of another company is not found. What the company's agents know is the same on each of its webs. */
            webId?: components["schemas"]["Id"];
        };
        ExampleMessage: {
            /** @enum {string} */
            author: "customer" | "agent";
            text: components["schemas"]["MessageText"];
        };
        /** @description An article that is in stock. */
        ExchangeArticle: {
            imageUrl?: components["schemas"]["Url"];
            name?: string;
            price?: components["schemas"]["Amount"];
            SKU: components["schemas"]["Sku"];
            /** @description How many can be had; 10 where there are more. */
            stock: number;
        };
        /** @description What is switched on for the company. Absent means on. Without `discord` nobody is told of the tickets of that channel. */
        Features: {
            discord?: boolean;
            emails?: boolean;
            knowledge?: boolean;
            warehouse?: boolean;
        };
        /** @description One file. The parts are not shown in the specification. */
        FileUpload: {
            /** @description PDF, DOCX, XLSX, CSV, Markdown, HTML, or text, at most 25 MB. */
            file: components["schemas"]["Binary"];
            /** @description The file's name, where absent. */
            title?: components["schemas"]["DocumentTitle"];
        };
        /** @enum {string} */
        FolderKind: "inbox" | "sent" | "archive" | "trash" | "spam" | "other";
        /**
         * @description A folder of the mailbox, by its name there.
         * @example INBOX
         */
        FolderName: string;
        GapAnswer: {
            answer: components["schemas"]["PairAnswer"];
            question: components["schemas"]["PairQuestion"];
        };
        /** @description Where several are sent, they are done in this order. */
        GapChange: {
            /** @description Whether the source in `answeredBy` answers it: true takes it off the list until it is asked again or `open`, false keeps it there and names the source no more. */
            isAnswered?: boolean;
            mergeInto?: components["schemas"]["Id"];
            /** @description One of its wordings. */
            split?: string;
            /** @enum {string} */
            state?: "open" | "left";
        };
        /** @description A few words for the people, in the mail. */
        Greeting: string;
        /** @description A chat-community server. Specification §3, Guild; what is not named there is decided and may be absent. */
        Guild: {
            /** @description The channels that were chosen to open tickets, as they stand in the server. */
            channels?: components["schemas"]["GuildChannel"][];
            createdAt: components["schemas"]["Time"];
            discordId: components["schemas"]["DiscordId"];
            failedSince?: components["schemas"]["Time"];
            iconUrl?: components["schemas"]["Url"];
            id: components["schemas"]["Id"];
            /** @description Whether it stands in for a server of Discord on this server, and nothing leaves it. Absent is no. */
            isLocal?: boolean;
            /** @description Whether its members are being read; until the first time is over, the list is not whole. Absent is no. */
            isReadingMembers?: boolean;
            /** @description What is wrong with it, in words; absent where nothing is. */
            lastError?: string;
            lastEventAt?: components["schemas"]["Time"];
            /** @description The name of the channel of the last event. */
            lastEventChannel?: string;
            /** @description How many people are in it. */
            members?: number;
            membersAt?: components["schemas"]["Time"];
            /** @example L’Atelier Lumière */
            name: string;
            orderRole?: components["schemas"]["GuildOrderRole"];
            /** @description The channels that were not chosen. */
            otherChannels?: components["schemas"]["GuildChannelName"][];
            problem?: components["schemas"]["GuildProblem"];
            /** @enum {string} */
            state?: "connected" | "failed";
            /** @description The web that its tickets join; null for none. */
            webId?: string | null;
        };
        /** @description A channel that may open tickets. */
        GuildChannel: {
            id: components["schemas"]["GuildChannelId"];
            isOn: boolean;
            kind: components["schemas"]["GuildChannelKind"];
            /** @example aide */
            name: string;
            opens: components["schemas"]["GuildChannelOpens"];
        };
        /** @description A channel that is chosen to open tickets. */
        GuildChannelChoice: {
            id: components["schemas"]["GuildChannelId"];
            isOn: boolean;
            opens: components["schemas"]["GuildChannelOpens"];
        };
        /**
         * @description Id of the channel at Discord; `direct` for direct messages to the agent.
         * @example 1187421150938275900
         */
        GuildChannelId: string;
        /** @enum {string} */
        GuildChannelKind: "text" | "forum" | "direct";
        /** @description A channel of a guild. */
        GuildChannelName: {
            id: components["schemas"]["GuildChannelId"];
            kind: components["schemas"]["GuildChannelKind"];
            /** @example aide */
            name: string;
        };
        /**
         * @description What opens a ticket there: each message, each new thread, or the command /ticket alone. A forum has threads alone, and direct messages have none.
         * @enum {string}
         */
        GuildChannelOpens: "each-message" | "new-threads" | "command-only";
        /** @description The guild to add to the company. */
        GuildChoice: {
            discordId: components["schemas"]["DiscordId"];
        };
        /** @description A person in a guild, with their roles. Specification §6. */
        GuildMember: {
            avatarUrl?: components["schemas"]["Url"];
            bot?: boolean;
            id: components["schemas"]["Id"];
            joinedAt?: components["schemas"]["Time"];
            /**
             * @description As the guild shows them.
             * @example mikael_k
             */
            name: string;
            /** @description Ids of the person's roles. */
            roles: components["schemas"]["Id"][];
            /**
             * @description By which Discord knows them.
             * @example mikael_k
             */
            username?: string;
        };
        /** @description The role that a member is given once an order of theirs is paid. */
        GuildOrderRole: {
            isOn: boolean;
            roleId: components["schemas"]["Id"];
        };
        /**
         * @description What is wrong with a guild: bad-token (Discord refuses the bot’s token), bot-gone (the bot is not in the server any more), missing-intent (the bot may not read members), missing-permission, unreachable, rate-limited, service-error or off (Discord is not set up on this server). A reader shows one that it does not know by the words of lastError.
         * @example bot-gone
         */
        GuildProblem: string;
        /** @description What shows that a guild is the company's. */
        GuildProof: {
            /**
             * @description To be posted in the server.
             * @example replybay-7K3M9QXA2BTD
             */
            code: string;
            expiresAt: components["schemas"]["Time"];
            inviteUrl: components["schemas"]["Url"];
            /** @description Whether the server is a local one, in which nobody has to post the code. Absent is no. */
            isLocal?: boolean;
        };
        /** @description Which server is to be connected. */
        GuildProofRequest: {
            discordId: components["schemas"]["DiscordId"];
            webId?: components["schemas"]["Id"];
        };
        /** @description A role of a guild. */
        GuildRole: {
            /** @description Whether the agent's own role stands above it, so that it can be given and taken. */
            assignable?: boolean;
            /**
             * @description `#RRGGBB`; absent where it has none.
             * @example #C77E1C
             */
            color?: string;
            id: components["schemas"]["Id"];
            /** @description Whether Discord or another bot gives and takes it, and nobody else. Absent is no. */
            isManaged?: boolean;
            /** @description Whether it is the agent's own. Absent is no. */
            isOwn?: boolean;
            /** @description How many members have it; told with the first page. */
            members?: number;
            /** @example Club */
            name: string;
            /** @description The greater, the higher. */
            position?: number;
        };
        /** @description Which role of whom. The body is not shown in the specification. */
        GuildRoleChange: {
            guildId: components["schemas"]["Id"];
            memberId: components["schemas"]["Id"];
            roleId: components["schemas"]["Id"];
        };
        /** @description Which roles of whom. */
        GuildRolesChange: {
            add: components["schemas"]["Id"][];
            guildId: components["schemas"]["Id"];
            memberIds: components["schemas"]["Id"][];
            remove: components["schemas"]["Id"][];
        };
        /** @description What became of a member. */
        GuildRolesResult: {
            /**
             * @description Why not, as the codes of addGuildRole: role-above-ours, role-managed, no-role-permission, not-found (not in the server any more), not-reached (sent again, it may be done), partly-changed (what was changed could not be taken back), or what is wrong with Discord.
             * @example role-above-ours
             */
            code?: string;
            isDone: boolean;
            memberId: components["schemas"]["Id"];
            /**
             * @description The role that is in the way.
             * @example Team
             */
            roleName?: string;
            /** @description Ids of the member's roles as they are now, where it is done. */
            roles?: components["schemas"]["Id"][];
        };
        /** @description What is to be changed. */
        GuildSettings: {
            channels?: components["schemas"]["GuildChannelChoice"][];
            orderRole?: components["schemas"]["GuildOrderRole"];
            /** @description The web that its tickets join; null for none. */
            webId?: string | null;
        };
        HandOver: {
            /**
             * @description Of the owner who hands over.
             * @example replybay-demo
             */
            password: string;
        };
        /**
         * @description Opaque identifier.
         * @example 0198c0de-7a10-7cc4-8e51-3f1f5a6d2b90
         */
        Id: string;
        ImportChange: {
            isPaused: boolean;
        };
        ImportedOrder: {
            /** @description Whether there is an order of this number already; it stays as it is. */
            isKnown: boolean;
            items: components["schemas"]["OrderItem"][];
            name: string;
            orderNumber: components["schemas"]["OrderNumber"];
        };
        ImportOutcome: {
            imported: number;
            known: number;
            /** @description Names that the head lacks; without them nothing is read. */
            missingColumns: string[];
            /** @description Orders without a problem. */
            orders: number;
            /** @description The first orders. */
            preview: components["schemas"]["ImportedOrder"][];
            problems: components["schemas"]["ImportProblem"][];
        };
        ImportProblem: {
            /** @example quantity */
            column?: string;
            /** @enum {string} */
            problem: "missing" | "not-a-number" | "too-long" | "not-a-country" | "unreadable";
            /** @description Of the file, the head being the first one. */
            row: number;
        };
        IndexedPassage: {
            /** @description Those above it, the outermost first. */
            headings: string[];
            /** @description No search finds it, since another passage was kept in its place; true, or absent. */
            isSetAside?: boolean;
            /** @description Of its text, in characters. */
            length: number;
            /** @description Of a file that has pages, the one on which it begins. */
            page?: number;
            /** @description From 0. */
            position: number;
            text: string;
        };
        /** @description A connected shop or service. Specification §3; its fields are not shown. No secret is among them. */
        Integration: {
            _id: components["schemas"]["Id"];
            checkedAt?: components["schemas"]["Time"];
            comparison?: components["schemas"]["IntegrationComparison"];
            /** @description What came from it and went back. Absent where that is not known. */
            counts?: {
                /** @description Orders that came from it. */
                imported?: number;
                importedSince?: components["schemas"]["Time"];
                /** @description Labels of the last 30 days. */
                labels?: number;
                /** @description Orders of it that it was told are sent. */
                sentBack?: number;
                /** @description Orders that it was not told of yet, because it could not be reached or refused the key. */
                waiting?: number;
            };
            createdAt?: components["schemas"]["Time"];
            failedSince?: components["schemas"]["Time"];
            import?: components["schemas"]["IntegrationImport"];
            /** @description Whether it stands in for the service on this server, and nothing leaves it. Absent is no. */
            isLocal?: boolean;
            /** @description Whether its keys are for trying it, and nothing real comes of what is done with them. Absent is no. */
            isTest?: boolean;
            kind: components["schemas"]["IntegrationKind"];
            /** @description Why the last call to it failed, in words; absent where it did not. */
            lastError?: string;
            lastEvent?: components["schemas"]["IntegrationEvent"];
            lastSyncAt?: components["schemas"]["Time"];
            /**
             * @description The shop's or account's name, as the service gives it.
             * @example Maison Lumen
             */
            name?: string;
            problem?: components["schemas"]["IntegrationProblem"];
            /** @enum {string} */
            state: "connected" | "failed";
            toldAt?: components["schemas"]["Time"];
            url?: components["schemas"]["Url"];
            /**
             * @description Why nothing is told: not-allowed where the key may not register it, wrong-signature where what came last was signed with another secret than the one that is kept.
             * @enum {string}
             */
            webhookProblem?: "not-allowed" | "wrong-signature";
            /**
             * @description How what happens there is told: registered by this server, waiting to be registered, by-hand where a person enters webhookUrl at the service, polled where nothing that is told could be checked and the service is asked instead. Absent for what tells nothing.
             * @enum {string}
             */
            webhookState?: "registered" | "waiting" | "by-hand" | "polled";
        };
        /** @description A try of a connection, step by step. After the first that fails, those not reached are not checked. */
        IntegrationCheck: {
            at: components["schemas"]["Time"];
            /** @description The shop's or account's name, where it was reached. */
            name?: string;
            problem?: components["schemas"]["IntegrationProblem"];
            /** @description The address, the key, the permission and the plan, in this order. */
            steps: {
                /** @description How long the address took to answer. */
                ms?: number;
                /** @enum {string} */
                state: "passed" | "failed" | "not-checked";
                /** @enum {string} */
                step: "address" | "key" | "permission" | "plan";
                /** @description The proof, as the service gives it (an account, a version, the missing permission). */
                value?: string;
            }[];
        };
        /** @description What a shop has still to send beside what the warehouse has; made every day. Absent before the first time. */
        IntegrationComparison: {
            at: components["schemas"]["Time"];
            /** @description How many orders differ. */
            count: number;
            /** @description The first 100, by their numbers. */
            differences: components["schemas"]["IntegrationDifference"][];
        };
        /** @description A connected shop or service with how it is set up. */
        IntegrationDetail: components["schemas"]["Integration"] & {
            check?: components["schemas"]["IntegrationCheck"];
            /** @description The last 50, the newest first. */
            events?: components["schemas"]["IntegrationEvent"][];
            keysChangedAt?: components["schemas"]["Time"];
            /** @description The fields that it was connected with, by name; of secrets the last four characters only, ids of accounts whole. */
            settings?: {
                [key: string]: string;
            };
            webhookUrl?: components["schemas"]["Url"];
            webId?: components["schemas"]["Id"];
        };
        /** @description An order that differs between a shop and the warehouse. */
        IntegrationDifference: {
            /**
             * @description missing (the shop has still to send it, and the warehouse does not have it), sent-here or canceled-here (the shop has still to send it, and the warehouse has sent or canceled it), not-open-there (the warehouse has still to send it, and the shop has not).
             * @enum {string}
             */
            kind: "missing" | "sent-here" | "canceled-here" | "not-open-there";
            /** @example ML-10491 */
            orderNumber: string;
        };
        /** @description Something that happened between Replybay and a service. */
        IntegrationEvent: {
            _id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            isFailed: boolean;
            /**
             * @description connected, keys-replaced, checked, order-imported, order-edited, order-canceled, order-unpaid, stock-changed, sent-back, label-made, label-canceled, parcel-delivered, refunded, caught-up, import-finished (failed where the shop has more orders than are read) or compared. A reader shows one that it does not know as it is.
             * @example order-imported
             */
            kind: string;
            /** @description How long the service took to answer, in ms. */
            ms?: number;
            problem?: components["schemas"]["IntegrationProblem"];
            /** @description What the service answered, as an HTTP status. */
            status?: number;
            /**
             * @description The number of the order, the SKU, the tracking number or the person that it is about.
             * @example ML-10493
             */
            subject?: string;
        };
        /** @description The first import of a shop's orders, while it goes on or is paused. */
        IntegrationImport: {
            imported: number;
            isPaused: boolean;
            /** @description How far back the orders that are here go. */
            reached?: components["schemas"]["Time"];
            startedAt: components["schemas"]["Time"];
            /** @description How many the shop says that it has; absent where it does not say. */
            total?: number;
        };
        /**
         * @description What is connected: shopify, sendcloud, woocommerce, prestashop, stripe, whatsapp, messenger or telegram (specification §1). A reader shows a kind that it does not know as it is.
         * @example prestashop
         */
        IntegrationKind: string;
        /**
         * @description What is wrong with a connection: bad-key, missing-permission, wrong-plan, unreachable, not-this-service (the address answers, but not as this service does), private-address (an address inside a network, which the server never asks), rate-limited or service-error; with one order alone: order-refused, or why its label (address-incomplete, no-credit, label-refused) or refund failed (as the return says it). A reader shows one that it does not know by the words of lastError.
         * @example bad-key
         */
        IntegrationProblem: string;
        /** @description What is typed into a form, to be tried. A secret that is left out is the one that is kept. */
        IntegrationTest: {
            /** @enum {string} */
            kind: "shopify" | "sendcloud" | "woocommerce" | "prestashop" | "stripe" | "telegram" | "whatsapp" | "messenger";
            settings: {
                [key: string]: string;
            };
        };
        /** @description What the agent opens with in one language. */
        Introduction: {
            lang: components["schemas"]["Language"];
            /** @example Hello. A question about a lamp, a delivery or a return? */
            text: string;
        };
        /** @description An invitation, as the person who got it sees it. */
        Invitation: {
            /** @example Maison Lumen */
            companyName: string;
            email: components["schemas"]["Email"];
            /**
             * @description Name of the colleague who invited them, if they are still there.
             * @example Camille Roy
             */
            invitedBy?: string;
            role: components["schemas"]["Role"];
        };
        /** @description What became of one address. */
        InvitationResult: {
            /** @description As it was sent. */
            email: string;
            /**
             * @description `exists`: there is an account with this address. `refused`: the address mixes alphabets. `owner-only`: the
             *     owner has invited this address, and admins can't replace that.
             * @enum {string}
             */
            outcome: "invited" | "exists" | "refused" | "owner-only";
        };
        InvitationToken: {
            /** @example rb_i_7cLkQ2tM0aZrX9eYpWnB4uHsVdGfJ1iT6oKbCxN3wRE */
            invitation: string;
        };
        Invoice: {
            _id: components["schemas"]["Id"];
            currency: components["schemas"]["Currency"];
            issuedAt: components["schemas"]["Time"];
            /** @example RB-2026-0311 */
            number?: string;
            /** @enum {string} */
            state?: "paid" | "open" | "failed" | "refunded";
            tax?: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            url?: components["schemas"]["Url"];
        };
        /** @description How many of an article. */
        ItemQuantity: {
            quantity: number;
            SKU: components["schemas"]["Sku"];
        };
        /** @description Something of the knowledge has changed; whoever shows it reads it anew. */
        KnowledgeChangeEvent: {
            /**
             * @description What has changed, of the company's documents and websites, the questions that no source answers with the sources that contradict each other, and the lessons.
             * @enum {string}
             */
            id: "sources" | "gaps" | "review";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            topic: "knowledge";
        };
        /** @description A thing that the agents know. Specification §3, Knowledge document; what is not named there is decided and may be absent. */
        KnowledgeDocument: {
            /** @description Of a file that is ready, a source that said nearly the same when it was indexed; absent where none did. */
            alike?: components["schemas"]["AlikeSource"];
            /** @description The answer of a question/answer pair; not in lists. */
            answer?: string;
            /** @description The text; not in lists. */
            content?: string;
            /** @example application/pdf */
            contentType?: string;
            createdAt?: components["schemas"]["Time"];
            documentId: components["schemas"]["Id"];
            emailId?: components["schemas"]["Id"];
            /** @description When a search found them; absent until it has. */
            indexedAt?: components["schemas"]["Time"];
            /** @description It waits until an owner or admin approves it; true, or absent. */
            isInReview?: boolean;
            kind?: components["schemas"]["DocumentKind"];
            language?: components["schemas"]["Language"];
            /** @description Pages of a file that has pages. */
            pages?: number;
            /** @description Pages of it that hold no text, as those of a scan. */
            pagesWithoutText?: number;
            /** @description Passages that a search has found; absent until it has. */
            passages?: number;
            problem?: components["schemas"]["KnowledgeProblem"];
            /** @description The question of a question/answer pair. */
            question?: string;
            /** @description Replies of the last 30 days that rest on it; absent where they are not counted. */
            replies?: number;
            /** @description The name of whoever changed it last; absent where nobody did, or they are gone. */
            savedBy?: string;
            /** @description Bytes. */
            size?: number;
            state?: components["schemas"]["KnowledgeState"];
            /** @description Since when it waits or is being indexed; absent in other states. */
            stateAt?: components["schemas"]["Time"];
            ticketId?: components["schemas"]["Id"];
            /** @example Bulbs and sockets */
            title: string;
            updatedAt?: components["schemas"]["Time"];
        };
        /** @description A question that customers asked and no source answers. */
        KnowledgeGap: {
            /** @description A source that answers it, too, as a search found, although it was not written for it; absent where none does. A person decides whether it does. */
            answeredBy?: components["schemas"]["AlikeSource"];
            asked: number;
            /** @description When it was asked last. */
            askedAt: components["schemas"]["Time"];
            /** @description How often in as many days before. */
            before: number;
            /** @description How often in each tenth of the time, the oldest first. */
            days: number[];
            gapId: components["schemas"]["Id"];
            language: components["schemas"]["Locale"];
            /** @description How often in each language. */
            languages: {
                [key: string]: number;
            };
            /** @description Its most common wording. */
            question: string;
            /**
             * @description Whether an answer is on its way, it is left to support, or answered.
             * @enum {string}
             */
            state: "open" | "indexing" | "left" | "answered";
            /** @description In how many wordings. */
            ways: number;
        };
        /** @description Where the indexing of all knowledge stands. */
        KnowledgeIndexing: {
            /** @description When it may be forced again. */
            allowedAgainAt?: components["schemas"]["Time"];
            /** @description Documents and websites that are through. */
            done?: number;
            error?: string;
            finishedAt?: components["schemas"]["Time"];
            startedAt?: components["schemas"]["Time"];
            /** @enum {string} */
            state: "idle" | "running" | "failed";
            total?: number;
        };
        KnowledgeLanguage: {
            language: components["schemas"]["Language"];
        };
        /**
         * @description Why it is not known. Of anything: `empty` (there are no words in it), `error` (the server could not), `timeout` (it took too long). Of a file: `broken`, `password`, `scan` (pictures of text alone), `too-large` (once it is unpacked, too), `wrong-type`. Of a website: `forbidden-address` (it leads into a private network), `not-found`, `refused` (its robots.txt, or it wants to know who asks), `too-large`, `unreachable`.
         * @enum {string}
         */
        KnowledgeProblem: "broken" | "empty" | "error" | "forbidden-address" | "not-found" | "password" | "refused" | "scan" | "timeout" | "too-large" | "unreachable" | "wrong-type";
        /** @description Knowledge that an answer rests on. */
        KnowledgeSource: {
            documentId: components["schemas"]["Id"];
            link?: components["schemas"]["Url"];
            /** @example Bulbs and sockets */
            title: string;
        };
        /**
         * @description How far the agents know it; ready only when it is proven.
         * @enum {string}
         */
        KnowledgeState: "waiting" | "indexing" | "ready" | "failed";
        /** @description A website that the agents have read. */
        KnowledgeWebsite: {
            _id: components["schemas"]["Id"];
            createdAt?: components["schemas"]["Time"];
            /** @description The one that most of its pages are in, once they are known. */
            language?: components["schemas"]["Language"];
            link: components["schemas"]["Url"];
            /** @description Pages that were read; while it is being read, so far. */
            pages?: number;
            /** @description How many pages there are to read, as far as that is known; absent where all of them are read. */
            pagesFound?: number;
            problem?: components["schemas"]["KnowledgeProblem"];
            /** @description Whether its other pages were followed. */
            recursive?: boolean;
            /** @description Replies of the last 30 days that rest on its pages; absent where they are not counted. */
            replies?: number;
            /** @description Bytes of what its pages say. */
            size?: number;
            state?: components["schemas"]["KnowledgeState"];
            /** @example Conseils d’éclairage */
            title?: string;
            updatedAt?: components["schemas"]["Time"];
        };
        /**
         * @description A channel to ask for. Answers may hold others.
         * @enum {string}
         */
        KnownChannel: "web" | "whatsapp" | "messenger" | "telegram" | "discord" | "instagram";
        /**
         * @description A status to ask for. Answers may hold others.
         * @enum {string}
         */
        KnownStatus: "open" | "answered" | "closed" | "deleted";
        LabelRequest: {
            companyId: components["schemas"]["Id"];
            orderNumber: components["schemas"]["OrderNumber"];
            parcelNumber: components["schemas"]["ParcelNumber"];
        };
        /**
         * @description A language, BCP 47.
         * @example fr-FR
         */
        Language: string;
        /** @description What is to be learned from a ticket, or from an email thread. */
        Lesson: {
            answer: string;
            /** @description Who taught it; absent where they are gone. */
            authorName?: string;
            createdAt: components["schemas"]["Time"];
            /** @description An email of the thread that it is of; absent where it is of a ticket. */
            emailId?: components["schemas"]["Id"];
            /** @description Once it is approved, the id of its document, too. */
            lessonId: components["schemas"]["Id"];
            question: string;
            state: components["schemas"]["LessonState"];
            /** @description The ticket that it is of; absent where it is of an email thread. */
            ticketId?: components["schemas"]["Id"];
            /**
             * @description Whether somebody worded it, or the server took it from what was said.
             * @enum {string}
             */
            writtenBy: "person" | "server";
        };
        /** @description What is approved is what the person saw or wrote, and not what another has made of it since. */
        LessonDecision: {
            /** @description Required with `approved`. */
            answer?: components["schemas"]["PairAnswer"];
            /** @description Required with `approved`. */
            question?: components["schemas"]["PairQuestion"];
            state: components["schemas"]["LessonState"];
        };
        /** @description What could be learned from a ticket. */
        LessonProposal: {
            /** @description What a person answered, as far as it is true of every customer; empty where nothing is. */
            answer: string;
            /** @description Whether parts of the reply that speak of this customer alone, or of a moment, are left out of the answer. */
            isShortened?: boolean;
            /** @description What was asked; empty where the ticket does not say. */
            question: string;
            /**
             * @description What was decided before; `open` where nothing was.
             * @enum {string}
             */
            state: "open" | "skipped" | "review" | "approved" | "rejected";
            ticketId: components["schemas"]["Id"];
        };
        /**
         * @description Whether the agents know it.
         * @enum {string}
         */
        LessonState: "review" | "approved" | "rejected";
        /**
         * @description A supported interface language. Specification §9.
         * @enum {string}
         */
        Locale: "en-US" | "fr-FR" | "es-ES";
        /** @description A language of the interface and where its messages are. Specification §3, Locale definition; no call carries it. */
        LocaleDefinition: {
            code: components["schemas"]["Locale"];
            /**
             * @example [
             *       "locales/fr-FR/messages.po"
             *     ]
             */
            files: string[];
            iso: components["schemas"]["Language"];
            /**
             * @description The language's name in itself.
             * @example Français
             */
            name: string;
        };
        Logo: {
            /** @description PNG, JPEG or WebP, at most 1 MB. */
            logo: components["schemas"]["Binary"];
        };
        LookedAtPage: {
            /** @description A source that says nearly the same. */
            alike?: components["schemas"]["AlikeSource"];
            /** @description The same for pages that say the same. */
            digest?: string;
            language?: components["schemas"]["Locale"];
            link: components["schemas"]["Url"];
            /** @description The pages of the website that it leads to. */
            links: components["schemas"]["Url"][];
            /** @description Why it can't be read; `duplicate` for one that leads on to another page, `robots` where the website does not let us read it. */
            problem?: components["schemas"]["KnowledgeProblem"] | ("duplicate" | "robots");
            title?: string;
            /** @description Of its text; absent where it can't be read. */
            words?: number;
        };
        /** @description The company's support mailbox. Specification §1, §3, automatic-answer flag. */
        Mailbox: {
            /** @example bonjour@maison-lumen.example */
            address?: string;
            automaticAnswer?: components["schemas"]["AutomaticAnswer"];
            connected: boolean;
            /** @description What the agent is told about answering email. */
            emailPrompt?: string;
            /** @description Why the last look at the mailbox failed; absent where it did not. */
            lastError?: string;
            lastSyncAt?: components["schemas"]["Time"];
            /** @description What the agent does with emails; absent where only `automaticAnswer` says it. */
            replyMode?: components["schemas"]["ReplyMode"];
        };
        MailboxFolder: {
            folder: components["schemas"]["FolderName"];
            /** @description How many of its emails are here. */
            here: number;
            isSynced: boolean;
            kind: components["schemas"]["FolderKind"];
            syncedAt?: components["schemas"]["Time"];
            /** @description How many the server has; absent until it has said. */
            total?: number;
        };
        MailboxFolderChoice: {
            folder: components["schemas"]["FolderName"];
            /**
             * @description What it is for; with `none` it stays at the server alone.
             * @enum {string}
             */
            shownAs: "inbox" | "sent" | "archive" | "trash" | "spam" | "other" | "none";
        };
        /**
         * @description A local mailbox takes emails on the machine of the server alone. One of `imap` lives at a server, and needs the other fields.
         * @enum {string}
         */
        MailboxKind: "local" | "imap";
        MailboxProblem: {
            at: components["schemas"]["Time"];
            kind: components["schemas"]["MailboxProblemKind"];
            /**
             * @description What the server itself said, in its words.
             * @example AUTHENTICATIONFAILED Invalid credentials
             */
            said?: string;
            /** @example imap.shop.example, port 993 */
            server?: string;
            solvedAt?: components["schemas"]["Time"];
        };
        /**
         * @description `signed-out`: the provider takes the sign-in no more, and a person has to sign in there again. `disabled`: the provider has switched this way in off. `refused`: it signs in and does not send. `forbidden-address`: a private network, or a port that is not for mail.
         * @enum {string}
         */
        MailboxProblemKind: "wrong-password" | "signed-out" | "unreachable" | "no-answer" | "certificate" | "quota" | "throttled" | "disabled" | "refused" | "forbidden-address" | "other";
        MailboxSettings: {
            address: string;
            folders: components["schemas"]["MailboxFolder"][];
            incoming?: components["schemas"]["MailServer"];
            kind: components["schemas"]["MailboxKind"];
            lastEmailAt?: components["schemas"]["Time"];
            lastProblem?: components["schemas"]["MailboxProblem"];
            lastSentAt?: components["schemas"]["Time"];
            outgoing?: components["schemas"]["MailServer"];
            provider?: components["schemas"]["MailProviderId"];
            receiving: components["schemas"]["MailboxState"];
            sending: components["schemas"]["MailboxState"];
            sendingUser?: components["schemas"]["MailUser"];
            /** @description Whether somebody has signed in at the provider, in place of a password. */
            signsIn?: boolean;
            since: components["schemas"]["Time"];
            user?: components["schemas"]["MailUser"];
        };
        /** @description How one half of a connection is, receiving or sending. */
        MailboxState: {
            at: components["schemas"]["Time"];
            problem?: components["schemas"]["MailboxProblem"];
            /** @enum {string} */
            state: "starting" | "working" | "failing";
        };
        /** @enum {string} */
        MailboxStep: "found" | "encrypted" | "signed-in" | "folders" | "sending";
        MailboxTest: {
            address: components["schemas"]["Email"];
            incoming: components["schemas"]["MailServer"];
            outgoing: components["schemas"]["MailServer"];
            password?: components["schemas"]["MailPassword"];
            provider?: components["schemas"]["MailProviderId"];
            sendingPassword?: components["schemas"]["MailPassword"];
            sendingUser?: components["schemas"]["MailUser"];
            step: components["schemas"]["MailboxStep"];
            user?: components["schemas"]["MailUser"];
        };
        MailboxTestResult: {
            /**
             * @description What was found, such as the version of the encryption or how many folders there are.
             * @example TLSv1.3
             */
            detail?: string;
            ms: number;
            /** @description Absent where it went well. */
            problem?: components["schemas"]["MailboxProblem"];
            step: components["schemas"]["MailboxStep"];
        };
        /** @description Kept encrypted, and never told. Where the mailbox is connected already, the one that is kept holds without it. */
        MailPassword: string;
        MailProvider: {
            /** @description Domains of addresses that are its own. */
            domains?: string[];
            /** Format: uri */
            helpUrl?: string;
            id: components["schemas"]["MailProviderId"];
            incoming?: components["schemas"]["MailServer"];
            /** @example Infomaniak */
            name: string;
            outgoing?: components["schemas"]["MailServer"];
            /**
             * @description Which password it wants, that of the mailbox or one that was made for a program.
             * @enum {string}
             */
            passwordKind?: "mailbox" | "app";
            /** @description Whether one signs in at the provider itself, in place of a password. Only where the server is configured for it. */
            signsIn?: boolean;
        };
        /**
         * @description A provider whose servers are known, or `other`.
         * @enum {string}
         */
        MailProviderId: "gmail" | "microsoft" | "icloud" | "ovh" | "ionos" | "orange" | "infomaniak" | "gandi" | "zoho" | "yahoo" | "fastmail" | "gmx" | "free" | "other";
        MailServer: {
            /**
             * @description From the beginning, or once the server was asked for it. There is no connection without.
             * @enum {string}
             */
            encryption: "tls" | "starttls";
            /** @example imap.shop.example */
            host: string;
            /** @example 993 */
            port: number;
        };
        MailSignIn: {
            /**
             * Format: uri
             * @description A page of the provider, for the browser to go to.
             */
            url: string;
        };
        /** @description What the provider has sent the browser back with. */
        MailSignInAnswer: {
            code: string;
            state: string;
        };
        MailSignInRequest: {
            provider: components["schemas"]["MailProviderId"];
        };
        /** @description As whom to sign in, where that is not the address, or for sending another one. */
        MailUser: string;
        /** @description The colleagues whom a note names. */
        Mentions: {
            /** @description Of somebody who may answer tickets. */
            _id: components["schemas"]["Id"];
            /**
             * @description As it stands in the text, after an @ and as a word of its own: the colleague's present name, or their first name
             *     where no other colleague has it.
             * @example Inès
             */
            name: string;
        }[];
        /** @description One thing that was said in a ticket. */
        Message: {
            _id: components["schemas"]["Id"];
            attachments?: components["schemas"]["Attachment"][];
            /**
             * @description The customer, a human colleague, or the AI agent.
             * @enum {string}
             */
            author: "customer" | "support" | "agent";
            /** @description Id of the colleague who wrote it. */
            authorId?: string;
            /** @example Camille Roy */
            authorName?: string;
            createdAt: components["schemas"]["Time"];
            delivery?: components["schemas"]["MessageDelivery"];
            /** @description When the customer changed it; its text is what they made of it. */
            editedAt?: components["schemas"]["Time"];
            /**
             * @description What the customer has set beside it, as the channel tells it.
             * @example 👍
             */
            reaction?: string;
            /** @description When the customer took it back. */
            removedAt?: components["schemas"]["Time"];
            /** @description What an answer of the AI agent rests on; absent where that is not known. */
            sources?: {
                documentId: components["schemas"]["Id"];
                /** @description Where its text is found on the web, if it was read there. */
                link?: string;
                /** @example Returns and refunds */
                title: string;
            }[];
            /** @example Un échange, s’il vous plaît. */
            text: string;
            /**
             * @description What it is by its channel's word, where it is neither words nor a file.
             * @example location
             */
            unsupported?: string;
        };
        /** @description How far a reply has got on its way to a customer who reads it elsewhere; absent for the website chat. */
        MessageDelivery: {
            /**
             * @description Why it has failed.
             * @enum {string}
             */
            problem?: "window-closed" | "blocked" | "gone" | "not-connected" | "bad-key" | "missing-permission" | "too-long" | "too-large" | "unsupported" | "rate-limited" | "unreachable" | "refused";
            /**
             * @description waiting and sending before the channel has taken it, sent once it has, delivered and read where the channel tells so, failed where it takes it no more, unconfirmed where its answer was lost, so that nobody knows whether it has arrived.
             * @enum {string}
             */
            state: "waiting" | "sending" | "sent" | "delivered" | "read" | "failed" | "unconfirmed";
        };
        /**
         * @description Plain text, at most 10,000 characters (Unicode code points), not only white space, without NUL.
         * @example Bonjour, où est mon colis ?
         */
        MessageText: string;
        /** @description Passed through; its shape is not shown in the specification. A backend may take more fields. */
        MessengerConnection: {
            app_secret?: components["schemas"]["ServiceKey"];
            page_access_token?: components["schemas"]["ServiceKey"];
            page_id?: string;
            verify_token?: components["schemas"]["ServiceKey"];
            /** @description The web whose inbox gets the messages; the company's first where absent. */
            webId?: components["schemas"]["Id"];
        } & {
            [key: string]: unknown;
        };
        MustContain: string;
        NewAttachment: {
            file: components["schemas"]["Binary"];
            name: string;
        };
        /** @description A question to suggest. An empty one is not sent (specification §5). */
        NewBotQuestion: {
            answer?: components["schemas"]["AnswerText"];
            question: components["schemas"]["QuestionText"];
        };
        NewBotQuestionLanguage: {
            lang: components["schemas"]["Language"];
        };
        NewConversation: {
            /** @description It is not proved to be the visitor's. It leads to the customer who has it, and changes nothing of them. */
            email?: components["schemas"]["Email"];
            /**
             * @description Language of the visitor's browser, BCP 47.
             * @example es-ES
             */
            language?: string;
            message: components["schemas"]["MessageText"];
            /** @example Lucía Paredes */
            name?: string;
            /** @description Of the address, by the shop's server with the secret of the web: HMAC-SHA256 of the address in lower case, in hex. It proves the address; a wrong one is refused. */
            signature?: string;
            /**
             * @description Time zone of the visitor's browser, as the IANA database names it.
             * @example Europe/Madrid
             */
            timeZone?: string;
            webId: components["schemas"]["Id"];
        };
        NewEmailHeadersRequest: {
            uids_map: components["schemas"]["UidsByFolder"];
        };
        NewMailbox: {
            address: components["schemas"]["Email"];
            incoming?: components["schemas"]["MailServer"];
            kind: components["schemas"]["MailboxKind"];
            outgoing?: components["schemas"]["MailServer"];
            password?: components["schemas"]["MailPassword"];
            provider?: components["schemas"]["MailProviderId"];
            sendingPassword?: components["schemas"]["MailPassword"];
            sendingUser?: components["schemas"]["MailUser"];
            user?: components["schemas"]["MailUser"];
        };
        NewNote: {
            attachments?: components["schemas"]["attachments"];
            mentions?: components["schemas"]["Mentions"];
            /** @description Plain text without NUL, at most 10,000 characters (Unicode code points); without any, or with white space alone, only beside attachments. */
            text: string;
        };
        /** @description A question and its answer. */
        NewPair: {
            answer: components["schemas"]["PairAnswer"];
            question: components["schemas"]["PairQuestion"];
            title: components["schemas"]["DocumentTitle"];
        };
        NewReturnPhoto: {
            file: components["schemas"]["Binary"];
        };
        NewTestQuestion: {
            expected: components["schemas"]["TestOutcome"];
            lang?: components["schemas"]["Language"];
            mustContain?: components["schemas"]["MustContain"];
            question: components["schemas"]["TestQuestionText"];
        };
        NewText: {
            content: components["schemas"]["DocumentContent"];
            title: components["schemas"]["DocumentTitle"];
        };
        NewTicket: {
            /** @description One on which the customer has written before. */
            channel: components["schemas"]["Channel"];
            customerId: components["schemas"]["Id"];
            message: components["schemas"]["MessageText"];
            subject?: string;
        };
        NewTicketView: {
            filter: components["schemas"]["NewTicketViewFilter"];
            name: components["schemas"]["TicketViewName"];
            /** @default false */
            shared: boolean;
        };
        /** @description As the list takes it. A view that was saved before may hold other channels and statuses. */
        NewTicketViewFilter: components["schemas"]["TicketViewFilter"] & {
            channel?: components["schemas"]["KnownChannel"];
            status?: components["schemas"]["KnownStatus"];
        };
        NewWarehouseComment: {
            /** @description Plain text, not only white space. */
            comment: string;
            companyId: components["schemas"]["Id"];
            orderNumber: components["schemas"]["OrderNumber"];
        };
        /** @description The web to make. */
        NewWeb: {
            domain?: components["schemas"]["WebDomain"];
            name: components["schemas"]["WebName"];
        };
        /** @description A website to read. Sent again, it is read again. */
        NewWebsite: {
            link: components["schemas"]["Url"];
            /** @description Only these are read, now and whenever it is read again; where there are none, all that are found. Absent for a website that is known already, those that were chosen before. */
            pages?: components["schemas"]["Url"][];
            /** @description Whether to follow its other pages on the same host; false where absent. */
            recursive?: boolean;
        };
        /** @description Where the next page begins; null or absent on the last. */
        NextCursor: string | null;
        /** @description What a colleague noted; customers never see it. */
        Note: {
            _id: components["schemas"]["Id"];
            attachments?: components["schemas"]["Attachment"][];
            authorId?: components["schemas"]["Id"];
            /** @example Inès Moreau */
            authorName: string;
            /** @description When who wrote it changed it last; absent where they never did. */
            changedAt?: components["schemas"]["Time"];
            createdAt: components["schemas"]["Time"];
            mentions?: components["schemas"]["Mentions"];
            text: string;
        };
        NoteChange: {
            mentions?: components["schemas"]["Mentions"];
            /** @description As of a new note; without any, or with white space alone, only where the note has files. */
            text: string;
        };
        OrderChoice: {
            companyId: components["schemas"]["Id"];
            orderNumber: components["schemas"]["OrderNumber"];
        };
        /** @description One change of an order, by whom, and when. */
        OrderEvent: {
            actorName?: string;
            createdAt: components["schemas"]["Time"];
            /** @enum {string} */
            kind: "imported" | "edited" | "labelled" | "sent" | "problem" | "solved" | "split" | "canceled" | "exchange";
        };
        OrderImport: {
            /**
             * @description Whether the orders are taken in; else they are shown alone.
             * @default false
             */
            apply: boolean;
            companyId: components["schemas"]["Id"];
            currency?: components["schemas"]["Currency"];
            platform: components["schemas"]["Platform"];
            /**
             * @description CSV with a head of names, in any order and in English, French or Spanish: order, name, email, address, postal code,
             *     city, country, SKU, item, quantity, price. A row is a line of an order; lines of one order have its number.
             * @example order,name,SKU,quantity
             *     ML-10601,Pauline Leroux,OPA-30-BR,1
             */
            text: string;
        };
        /** @description A line of an order. */
        OrderItem: {
            imageUrl?: components["schemas"]["Url"];
            /** @example Suspension Opaline Ø30, laiton */
            name?: string;
            price?: components["schemas"]["Amount"];
            quantity: number;
            /** @example A-14 */
            shelf?: string;
            SKU: components["schemas"]["Sku"];
            /** @description How many are left. */
            stock?: number;
        };
        OrderItemsChoice: {
            companyId: components["schemas"]["Id"];
            items: components["schemas"]["ItemQuantity"][];
            orderNumber: components["schemas"]["OrderNumber"];
        };
        OrderLookup: {
            /** @description Under which it was ordered. */
            email: components["schemas"]["Email"];
            orderNumber: components["schemas"]["OrderNumber"];
            webId: components["schemas"]["Id"];
        };
        /**
         * @description The order's number in its shop.
         * @example ML-10491
         */
        OrderNumber: string;
        OrderProblem: {
            companyId: components["schemas"]["Id"];
            orderNumber: components["schemas"]["OrderNumber"];
            /**
             * @description Why it can't be packed; empty once it can.
             * @example The address is incomplete
             */
            problem: string;
        };
        /**
         * @description How far the order is packed; `canceled` where it is not sent at all.
         * @enum {string}
         */
        OrderStatus: "to-ship" | "labelled" | "sent" | "remainder" | "problem" | "canceled";
        PackedLine: {
            packed: number;
            quantity: number;
            SKU: components["schemas"]["Sku"];
        };
        /** @description Who packs an order now; absent where nobody does, or has not for two minutes. */
        Packer: {
            _id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            /** @example Marc Petit */
            name: string;
        };
        PackingState: {
            companyId: components["schemas"]["Id"];
            orderNumber: components["schemas"]["OrderNumber"];
            /**
             * @description Whether the caller packs it now. Said again at least every two minutes.
             * @example true
             */
            packing: boolean;
        };
        /** @description Plain text, not only white space. An empty one is not sent (specification §5). */
        PairAnswer: string;
        PairChange: {
            answer: components["schemas"]["PairAnswer"];
            documentId: components["schemas"]["Id"];
            question: components["schemas"]["PairQuestion"];
            title: components["schemas"]["DocumentTitle"];
            /** @description What the person saw of it. Where it is another one by now, the call answers 409 `changed-meanwhile`, and nothing is saved; without it, the body replaces whatever there is. */
            updatedAt?: components["schemas"]["Time"];
        };
        /** @description A question/answer pair. */
        PairDocument: {
            answer: string;
            documentId: components["schemas"]["Id"];
            question: string;
            title: string;
            updatedAt?: components["schemas"]["Time"];
        };
        /** @description Plain text, not only white space. An empty one is not sent (specification §5). */
        PairQuestion: string;
        /** @description The label of one parcel. */
        ParcelLabel: {
            createdAt?: components["schemas"]["Time"];
            deliveredAt?: components["schemas"]["Time"];
            /** @description Which parcel of the order, counted from 1. */
            parcel: number;
            /** @example XY123456789FR */
            trackingNumber?: string;
            trackingUrl?: components["schemas"]["Url"];
        };
        /**
         * @description In how many parcels the order is packed; each gets a label.
         * @example 1
         */
        ParcelNumber: number;
        /** @description A new password for the signed-in person. The body is not shown in the specification. */
        PasswordChange: {
            /** @example replybay-demo */
            currentPassword: string;
            /** @example a long sentence is a good password */
            newPassword: string;
            /**
             * @description Ends the person's other sessions.
             * @default true
             */
            signOutOthers: boolean;
        };
        /** @description A new password for the person who holds the token that validate-code answered. */
        PasswordReset: {
            /** @example a long sentence is a good password */
            password: string;
        };
        /** @description What is shown of the card that pays. */
        PaymentCard: {
            /** @example visa */
            brand: string;
            expiryMonth?: number;
            expiryYear?: number;
            /** @example 4242 */
            last4: string;
        };
        /**
         * @description What a person may do. Of the signed-in person it says all; of a colleague, the exceptions to what the role allows.
         *     `main` is all but the warehouse, `web` the tickets of every channel but email,
         *     `email` the mailbox, `discord` the community server and, beside `web`, the tickets of its channel,
         *     `warehouse` orders and returns.
         */
        Permissions: {
            discord?: boolean;
            email?: boolean;
            main?: boolean;
            warehouse?: boolean;
            web?: boolean;
        };
        /** @description What can be subscribed to. Prices and quotas are not shown in the specification; a reader offers "ask us" where a price is missing. */
        Plan: {
            /** @example Shops with their own warehouse */
            description?: string;
            /** @description What it offers, in words. */
            features?: string[];
            /** @example harbor */
            id: string;
            /** @description What the plan holds, by name; null is without a limit. */
            limits?: {
                [key: string]: number | null;
            };
            /** @example Harbor */
            name: string;
            /**
             * @description Price a month by currency, in its smallest unit, without tax.
             * @example {
             *       "EUR": 18900
             *     }
             */
            prices?: {
                [key: string]: components["schemas"]["Amount"];
            };
        };
        /** @description What changing the plan costs now. */
        PlanDifference: {
            currency: components["schemas"]["Currency"];
            dueNow: components["schemas"]["Amount"];
            startsAt?: components["schemas"]["Time"];
            tax?: components["schemas"]["Amount"];
        };
        /**
         * @description Id of a plan.
         * @example harbor
         */
        PlanId: string;
        /** @description The plan to change to. The body is not shown in the specification. */
        PlanUpgrade: {
            currency?: components["schemas"]["Currency"];
            plan: components["schemas"]["PlanId"];
            /** @description True answers the difference and changes nothing; false where absent. */
            preview?: boolean;
        };
        /**
         * @description The shop system that the order comes from, shopify, woocommerce or prestashop. A reader shows one that it does not know as it is.
         * @example prestashop
         */
        Platform: string;
        /** @description Plain text, at most 20,000 characters (Unicode code points). */
        PolicyText: string;
        /** @description Its text for customers of a language; where it is absent or empty, they read the one for all. Replaced as a whole. */
        PolicyTranslations: {
            "en-US"?: components["schemas"]["PolicyText"];
            "es-ES"?: components["schemas"]["PolicyText"];
            "fr-FR"?: components["schemas"]["PolicyText"];
        };
        Presence: {
            /**
             * @description What the person does there; `left` once they look no more.
             * @enum {string}
             */
            doing: "looking" | "replying" | "noting" | "left";
            /** @description Names the page that shows the ticket. A page shows one; what it told before no longer holds. */
            tab: string;
        };
        /** @description Who looks at a ticket now, or follows the web. Each stream begins with the web and all tickets that anybody looks at: what was told before no longer holds. */
        PresenceEvent: {
            /** @description True at the begin of a stream. */
            begins?: boolean;
            /** @description Id of the ticket; that of the web for who follows its presence, which nobody has to tell of where nobody else does. */
            id: components["schemas"]["Id"];
            /** @description All of them, who came first at first. */
            people: components["schemas"]["PresentPerson"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            topic: "presence";
        };
        PresentPerson: {
            _id: components["schemas"]["Id"];
            /**
             * @description What the person does in the ticket; absent for who follows the web.
             * @enum {string}
             */
            doing?: "looking" | "replying" | "noting";
            /** @example Inès Moreau */
            name: string;
        };
        /** @description Specification §3, Integration payloads. */
        PrestashopConnection: {
            api_key: components["schemas"]["ServiceKey"];
            store_url: components["schemas"]["Url"];
        };
        PrestashopModuleRequest: {
            companyId: components["schemas"]["Id"];
            orderNumber?: components["schemas"]["OrderNumber"];
        };
        PrintRequest: {
            companyId: components["schemas"]["Id"];
            /**
             * @description One paper a sheet of A6, or four on a sheet of A4.
             * @default a6
             * @enum {string}
             */
            format: "a6" | "a4";
            /**
             * @description Of slips and bills; that of the customer's country where absent.
             * @enum {string}
             */
            language?: "en-US" | "fr-FR" | "es-ES";
            orderNumbers: components["schemas"]["OrderNumber"][];
            /** @description Those of one order stay together, in this order. */
            papers: ("label" | "slip" | "bill")[];
            /** @description Whether the papers are only looked at. Nothing is counted as printed, and a label that is not made yet is drawn in its place without its codes. */
            preview?: boolean;
            /**
             * @description By the first article, the first shelf, or the number of an order.
             * @default order
             * @enum {string}
             */
            sortBy: "sku" | "shelf" | "order";
            /**
             * @description Whether the foot of each says when it was printed, by whom, and which reprint it is.
             * @default true
             */
            stamp: boolean;
            /**
             * @description The first slot of the first sheet of A4 that is used.
             * @default 1
             */
            startSlot: number;
        };
        /** @description What went wrong. The wording for people is in `message`, letter for letter as catalogued where the specification catalogues one. */
        Problem: {
            /**
             * @description What went wrong, for programs.
             * @example not-found
             */
            code: string;
            /** @description Where the request does not fit its description, one entry a place. */
            fields?: {
                /** @example must NOT have more than 10000 characters */
                message: string;
                /**
                 * @description JSON pointer into the request, with its part first.
                 * @example /body/message
                 */
                path: string;
            }[];
            /**
             * @description What went wrong, for people, in English (US).
             * @example Could not find a ticket with specified id
             */
            message: string;
        };
        /** @description Plain text, not only white space. */
        QuestionText: string;
        Rating: {
            comment?: string;
            grade: components["schemas"]["RatingGrade"];
        };
        /** @enum {string} */
        RatingGrade: "good" | "bad";
        RefundChoice: {
            companyId: components["schemas"]["Id"];
            /** @description Nothing is paid; it is noted that the refund was paid another way. Not while one is on its way. */
            isPaidElsewhere?: boolean;
            orderNumber: components["schemas"]["OrderNumber"];
        };
        /** @description How far the refund of a return is paid. Absent until it is asked for. */
        RefundPayment: {
            amount: components["schemas"]["Amount"];
            at: components["schemas"]["Time"];
            /** @description Who has asked for it. */
            byName?: string;
            /** @description The problem in words; absent where there is none. */
            message?: string;
            /**
             * @description no-payment (the shop names no payment by this service), already-refunded, more-than-paid, payment-disputed, no-balance, other-currency, refused, disconnected, or what is wrong with the connection, as an integration says it. A reader shows one that it does not know by the words of message.
             * @example no-payment
             */
            problem?: string;
            /**
             * @description waiting (it is on its way, or its service can't be reached now), paid, failed and may be asked for again, or elsewhere (a person says that it was paid another way).
             * @enum {string}
             */
            state: "waiting" | "paid" | "failed" | "elsewhere";
        };
        /**
         * @description A new company and its owner, or somebody who accepts an `invitation` and then joins the company that sent it.
         *     The name of a company is needed without an invitation, and does nothing with one.
         */
        Registration: {
            captchaToken?: string;
            /** @example Maison Lumen */
            companyName?: string;
            email: components["schemas"]["Email"];
            /**
             * @description Token of the invitation, from the link in its mail. It is valid for the address that it was sent to.
             * @example rb_i_7cLkQ2tM0aZrX9eYpWnB4uHsVdGfJ1iT6oKbCxN3wRE
             */
            invitation?: string;
            locale?: components["schemas"]["Locale"];
            /** @example Camille Roy */
            name?: string;
            /**
             * @description One that is not guessed easily; `weak-password` otherwise.
             * @example a long sentence is a good password
             */
            password: string;
        };
        /** @description What a registration answers. */
        RegistrationDone: {
            data: {
                registration?: components["schemas"]["RegistrationSecret"];
            };
        };
        /**
         * @description Secret of one registration, with which the code that was mailed for it counts and a new password is set for it,
         *     whoever else has registered the address. Absent where no code is needed.
         * @example rb_g_5uTq1wXbN8mYpR3kLzC7vJ0dHsA2eFgI9oVtMxKyB6Q
         */
        RegistrationSecret: string;
        ReplyCounts: {
            /** @description What it left to people. */
            handedOff: number;
            /** @description Of what it would have replied, where a person then said something else; absent where it replies itself. */
            other?: number;
            /** @description What it had a reply to. */
            replied: number;
            /** @description Of what it would have replied, what a person then said nearly word for word; absent where it replies itself. */
            same?: number;
        };
        /**
         * @description What the agent does when a customer writes: nothing; suggest a reply to the team; prepare a reply that is counted but not shown to anyone; or reply, and hand off what it can't answer.
         * @enum {string}
         */
        ReplyMode: "off" | "suggest" | "shadow" | "on";
        /**
         * @description So many days after it was sent, what an order holds may be sent back without asking a person; null where a person decides each return.
         * @example 30
         */
        ReturnDays: number | null;
        ReturnDecision: {
            /** @description Why, in words; kept among the comments. */
            comment?: string;
            companyId: components["schemas"]["Id"];
            orderNumber: components["schemas"]["OrderNumber"];
        };
        /** @description One change of a return, by whom, and when. */
        ReturnEvent: {
            actorName?: string;
            createdAt: components["schemas"]["Time"];
            /**
             * @description One within the policy is `approved` by itself, another one is by a person's `approve`.
             * @enum {string}
             */
            kind: "requested" | "approved" | "approve" | "decline" | "arrive" | "handled" | "dispute" | "dispute-closed" | "exchange-accepted" | "exchange-declined" | "refund-requested" | "refunded" | "refund-failed" | "refunded-elsewhere";
        };
        /** @description What was found. Each piece of the return stands in one of the lists, and no other piece does. */
        ReturnInspection: {
            brokenSkus: components["schemas"]["Skus"];
            /** @description Why pieces are rejected, or what is missing; wanted where any is. */
            comment?: string;
            companyId: components["schemas"]["Id"];
            /** @description What never came. It is not refunded, and needs a comment. */
            missingSkus?: components["schemas"]["Skus"];
            orderNumber: components["schemas"]["OrderNumber"];
            rejectedSkus: components["schemas"]["Skus"];
            validatedSkus: components["schemas"]["Skus"];
        };
        /** @description What the return page of a web shows before an order is named. */
        ReturnPage: {
            /** @description The web's first language; absent where it has none. */
            language?: components["schemas"]["Language"];
            /** Format: uri-reference */
            logoUrl: string | null;
            /** @description The return policy, in the language that was asked for where it is written in it; null where there is none. */
            policy: string | null;
            /** @description Days after sending in which an order can be returned here; null where a person decides about each. */
            returnDays: number | null;
            /**
             * @description As `#RRGGBB`.
             * @example #8A4B2A
             */
            themeColor: string;
            /** @example Maison Lumen */
            title: string;
        };
        ReturnPhoto: {
            _id: components["schemas"]["Id"];
            /**
             * Format: uri-reference
             * @example /api/v1/return-photos/9f86d081884c7d659a2feaa0c55ad015.webp
             */
            url: string;
        };
        ReturnPolicy: {
            returnDays?: components["schemas"]["ReturnDays"];
            /**
             * @description Plain text, at most 20,000 characters (Unicode code points); empty takes the policy away.
             * @example You may send back any lamp within 30 days.
             */
            returnPolicy: string;
            seen?: components["schemas"]["ReturnPolicySeen"];
            translations?: components["schemas"]["PolicyTranslations"];
        };
        /**
         * @description What the person saw when they began. A text that they left alone keeps what another has made of it meanwhile; one
         *     that both changed answers 409 `changed-meanwhile`. Without it, the body replaces whatever there is.
         */
        ReturnPolicySeen: {
            returnPolicy?: string;
            translations?: components["schemas"]["PolicyTranslations"];
        };
        ReturnRequest: {
            companyId: components["schemas"]["Id"];
            /** @description What the customer wants instead. */
            exchange?: components["schemas"]["ItemQuantity"];
            items: components["schemas"]["ItemQuantity"][];
            orderNumber: components["schemas"]["OrderNumber"];
            reason?: string;
        };
        /**
         * @description How far the return is; `in-transit` from the moment it was approved, `declined` where it was not.
         * @enum {string}
         */
        ReturnStatus: "requested" | "in-transit" | "arrived" | "disputed" | "done" | "declined";
        ReturnStep: {
            comment?: string;
            companyId: components["schemas"]["Id"];
            orderNumber: components["schemas"]["OrderNumber"];
            /**
             * @description Declined and disputed with a comment.
             * @enum {string}
             */
            step: "approve" | "decline" | "arrive" | "dispute";
            /** @description Under which the parcel travels, where it is approved. */
            trackingNumber?: string;
        };
        /**
         * @description What the person may do in the company. Specification §6.
         * @enum {string}
         */
        Role: "owner" | "admin" | "support" | "warehouse";
        RoleChange: {
            /** @description Exceptions to what the role allows. With another role these are all there are; without, each is laid over those that there are, and an empty object takes all of them away. Admins have no exceptions. */
            permissions?: components["schemas"]["Permissions"];
            /** @enum {string} */
            role?: "admin" | "support" | "warehouse";
        };
        Rows: ({
            id: components["schemas"]["Id"];
        } & {
            [key: string]: unknown;
        })[];
        Scan: {
            at: components["schemas"]["Time"];
            /**
             * @description Chosen by the caller, for each scan another one. Sent again, it is not counted again.
             * @example 018f2b3c-scan-1
             */
            id: string;
            /**
             * @description Whether a piece goes into the box or is taken out again.
             * @default add
             * @enum {string}
             */
            kind: "add" | "undo";
            SKU: components["schemas"]["Sku"];
        };
        ScanBatch: {
            companyId: components["schemas"]["Id"];
            orderNumber: components["schemas"]["OrderNumber"];
            /** @description In the order in which they were made. */
            scans: components["schemas"]["Scan"][];
        };
        ScanOutcome: {
            /** @description Whether every piece was scanned. */
            complete: boolean;
            lines: components["schemas"]["PackedLine"][];
            scans: components["schemas"]["ScanResult"][];
        };
        ScanResult: {
            id: string;
            /**
             * @description Counted, of another order, one more than ordered, no article at all, or taken out again.
             * @enum {string}
             */
            result: "right" | "wrong" | "too-many" | "unknown" | "undone";
        };
        /** @description Seconds; null where nothing was measured. */
        Seconds: number | null;
        /** @description Specification §3, Integration payloads. */
        SendcloudConnection: {
            private_key: components["schemas"]["ServiceKey"];
            public_key: components["schemas"]["ServiceKey"];
        };
        /** @description Whose Sendcloud is meant; the signed-in person's company where absent. The body is not shown in the specification. */
        SendcloudQuestion: {
            companyId?: components["schemas"]["Id"];
        };
        /** @description As the service shows it, without white space. */
        ServiceKey: string;
        /** @description One place where a person is signed in. */
        Session: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Time"];
            /** @description Whether it is the session that asks. */
            current: boolean;
            expiresAt: components["schemas"]["Time"];
            /** @description When it was last used, to within five minutes. */
            lastSeenAt: components["schemas"]["Time"];
            /** @description What the browser said of itself when it signed in. */
            userAgent?: string;
        };
        /** @description A session. Specification §3, session token; the token is read at `data.token` of the body. */
        SessionToken: {
            data: {
                /**
                 * @description Bearer token; opaque.
                 * @example rb_s_2Xq0ZbF1nPjv6u7wEoR9sQ3tYcA8dLkHmGi5NVeWfU4
                 */
                token: string;
            };
        };
        ShopArticle: {
            name?: string;
            quantity: number;
            SKU: components["schemas"]["Sku"];
        };
        ShopCustomer: {
            city?: string;
            country?: components["schemas"]["Country"];
            email?: string;
            line1?: string;
            line2?: string;
            /** @example Pauline Leroux */
            name: string;
            phone?: string;
            postalCode?: string;
        };
        ShopEvent: {
            /** @description With `stock`. */
            article?: components["schemas"]["ShopArticle"];
            /**
             * @description The shop's; told again, it is not handled again.
             * @example order-501
             */
            id: string;
            /** @enum {string} */
            kind: "order" | "order-canceled" | "stock";
            /** @description With `order`. */
            order?: components["schemas"]["ShopOrder"];
            /** @description With `order-canceled`. */
            orderNumber?: components["schemas"]["OrderNumber"];
        };
        /** @description What happened in a shop, told by its module. */
        ShopEvents: {
            events: components["schemas"]["ShopEvent"][];
            /**
             * @description The module's own; it names the company.
             * @example rb_p_of-the-module
             */
            token: string;
        };
        /** @description Specification §3, Integration payloads. */
        ShopifyConnection: {
            api_key: components["schemas"]["ServiceKey"];
            api_secret?: components["schemas"]["ServiceKey"];
            service_url: components["schemas"]["Url"];
        };
        ShopLine: {
            name?: string;
            /** @description Of one piece with its tax, in the smallest unit of the currency. */
            price?: number;
            quantity: number;
            SKU: components["schemas"]["Sku"];
            /** @description In hundredths of a percent. */
            taxRate?: number;
        };
        ShopOrder: {
            carrier?: string;
            createdAt?: components["schemas"]["Time"];
            currency?: components["schemas"]["Currency"];
            customer: components["schemas"]["ShopCustomer"];
            items: components["schemas"]["ShopLine"][];
            /** @enum {string} */
            language?: "en-US" | "fr-FR" | "es-ES";
            number: components["schemas"]["OrderNumber"];
        };
        /** @description What is typed after the slash. */
        shortcut: string;
        /** @description Login data. Its fields are not shown in the specification. */
        SignIn: {
            /** @description Token of the invisible captcha, where the server asks for one. */
            captchaToken?: string;
            /** @example owner@maison-lumen.example */
            email: string;
            /** @example replybay-demo */
            password: string;
        };
        /**
         * @description Number of an article.
         * @example OPA-30-BR
         */
        Sku: string;
        /**
         * @description Articles, one entry a piece; two pieces of one article are two entries.
         * @example [
         *       "AMP-E27-4W",
         *       "AMP-E27-4W"
         *     ]
         */
        Skus: components["schemas"]["Sku"][];
        /** @description What a ticket sleeps for, where it is more than a time. It sleeps until its customer writes, at most. */
        SnoozeReason: {
            /**
             * @description That all parcels of an order are delivered, that its return arrives, or that an article is in stock again.
             * @enum {string}
             */
            kind: "delivered" | "returned" | "in-stock";
            /**
             * @description The number of the order, or the name of the article.
             * @example ML-10491
             */
            subject: string;
        };
        /**
         * @description Where the ticket stands: open (the customer waits), answered, closed or deleted (specification §4). The names are not shown there; a reader shows one that it does not know as it is.
         * @example open
         */
        Status: string;
        Stock: {
            platform?: components["schemas"]["Platform"];
            quantity: number;
            SKU: components["schemas"]["Sku"];
            updatedAt?: components["schemas"]["Time"];
        };
        StockQuestion: {
            companyId: components["schemas"]["Id"];
            platform: components["schemas"]["Platform"];
            SKU: components["schemas"]["Sku"];
        };
        /** @description Specification §3, Integration payloads. */
        StripeConnection: {
            private_key: components["schemas"]["ServiceKey"];
        };
        /** @description The company's subscription. Specification §4, Subscription. */
        Subscription: {
            currency?: components["schemas"]["Currency"];
            currentPeriodEnd?: components["schemas"]["Time"];
            graceEndsAt?: components["schemas"]["Time"];
            plan?: string | null;
            /** @enum {string} */
            status: "none" | "trialing" | "active" | "past_due" | "canceled";
            trialEndsAt?: components["schemas"]["Time"];
            trialUsed?: boolean;
        };
        SubscriptionOrder: {
            billingInfo: components["schemas"]["BillingInfo"];
            currency: components["schemas"]["Currency"];
            plan: components["schemas"]["PlanId"];
            /**
             * @description The card, as the payment provider's form names it. Card data itself never reaches this API.
             * @example tok_1QLumenVisa4242
             */
            tokenId: string;
        };
        /** @description An answer to begin with, and what it was made of. Nobody signs it. */
        Suggestion: {
            /** @description What it says, part by part. */
            parts: components["schemas"]["SuggestionPart"][];
            /** @description The same in fewer words; null where it is short already. */
            shorter: components["schemas"]["SuggestionPart"][] | null;
            /** @description The tickets in which it was said, or the documents of the knowledge that say it. */
            sources: {
                documentId?: components["schemas"]["Id"];
                ticketId?: components["schemas"]["Id"];
                title: string;
            }[];
        };
        SuggestionPart: {
            /**
             * @description What kind of fact the part states; absent where it states none.
             * @enum {string}
             */
            fact?: "name" | "date" | "time" | "duration" | "amount" | "order" | "number" | "link" | "email";
            /**
             * @description What proves the fact; absent where nothing does.
             * @enum {string}
             */
            proof?: "customer" | "conversation";
            /** @description Empty where a person is to fill in the fact. */
            text: string;
        };
        /** @description People to invite, and what for. */
        SupportInvitation: {
            emails: components["schemas"]["Addresses"];
            message?: components["schemas"]["Greeting"];
            /**
             * @description Support, where it is absent. Only the owner invites admins.
             * @enum {string}
             */
            role?: "support" | "admin";
        };
        /** @description Words that mean the same thing in a shop, in any language. */
        SynonymGroup: {
            synonymId: components["schemas"]["Id"];
            words: string[];
        };
        SynonymWords: {
            words: string[];
        };
        /**
         * @description A word that colleagues put on tickets.
         * @example Pre-sale
         */
        Tag: string;
        /** @description What the ticket is tagged with once a reply with the text is sent. */
        tags: components["schemas"]["Tags"];
        /**
         * @example [
         *       "Pre-sale"
         *     ]
         */
        Tags: components["schemas"]["Tag"][];
        /** @description A colleague, or somebody who was invited. */
        TeamMember: {
            _id: components["schemas"]["Id"];
            /** Format: uri-reference */
            avatarUrl?: string;
            email: components["schemas"]["Email"];
            /** @description Until when the invitation can be accepted; it may have passed. */
            expiresAt?: components["schemas"]["Time"];
            invitedAt?: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When the person last made a call; null where they never did.
             */
            lastSeenAt?: string | null;
            /**
             * @description Empty until the invitation was accepted.
             * @example Inès Moreau
             */
            name?: string;
            /** @description Whether the owner alone may send the invitation again, make a link to it and take it back. */
            ownerOnly?: boolean;
            permissions?: components["schemas"]["Permissions"];
            role: components["schemas"]["Role"];
            /** @enum {string} */
            state: "active" | "invited";
        };
        /** @description Passed through; its shape is not shown in the specification. A backend may take more fields. */
        TelegramConnection: {
            bot_token?: components["schemas"]["ServiceKey"];
            /** @description The web whose inbox gets the messages; the company's first where absent. */
            webId?: components["schemas"]["Id"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Whether the AI agent replies, or leaves it to a person.
         * @enum {string}
         */
        TestOutcome: "answered" | "handed-off";
        /** @description A question that the AI agent of a web is tested with, and what is expected of it. */
        TestQuestion: {
            expected: components["schemas"]["TestOutcome"];
            /** @description Of the question, where its words don't tell. */
            lang?: components["schemas"]["Language"];
            lastRun?: components["schemas"]["TestRun"];
            /**
             * @description What the answer must say, in whatever case.
             * @example E27
             */
            mustContain?: string;
            previousRun?: components["schemas"]["TestRun"];
            /** @example Quelle ampoule pour la suspension Opaline ? */
            question: string;
            testQuestionId: components["schemas"]["Id"];
        };
        TestQuestionChange: {
            expected?: components["schemas"]["TestOutcome"];
            lang?: components["schemas"]["Language"] | null;
            mustContain?: components["schemas"]["MustContain"] | null;
            question?: components["schemas"]["TestQuestionText"];
        };
        /** @description Plain text, not only white space. */
        TestQuestionText: string;
        /** @description What the AI agent did with the question. */
        TestRun: {
            /** @description Whether that is what is expected now. */
            isPassed: boolean;
            /**
             * @description Whether it replied, left it to a person, or said nothing, because nothing was asked.
             * @enum {string}
             */
            outcome: "answered" | "handed-off" | "silent";
            /** Format: date-time */
            ranAt: string;
            /** @description Knowledge that the answer rests on. */
            sources?: components["schemas"]["KnowledgeSource"][];
            /** @description What it replied; empty where it did not. */
            text: string;
        };
        TextChange: {
            content: components["schemas"]["DocumentContent"];
            documentId: components["schemas"]["Id"];
            title: components["schemas"]["DocumentTitle"];
            /** @description What the person saw of it. Where it is another one by now, the call answers 409 `changed-meanwhile`, and nothing is saved; without it, the body replaces whatever there is. */
            updatedAt?: components["schemas"]["Time"];
        };
        /** @description A text document with its content. */
        TextDocument: {
            content: string;
            documentId: components["schemas"]["Id"];
            title: string;
            updatedAt?: components["schemas"]["Time"];
        };
        texts: {
            "en-US"?: components["schemas"]["MessageText"];
            "es-ES"?: components["schemas"]["MessageText"];
            "fr-FR"?: components["schemas"]["MessageText"];
        };
        TextToCompare: {
            /** @description The text; of a question/answer pair, its answer. Without it, the title alone is compared. */
            content?: string;
            question?: components["schemas"]["PairQuestion"];
            title?: components["schemas"]["DocumentTitle"];
        };
        /** @description A ticket with everything that was said, oldest first. */
        Ticket: components["schemas"]["TicketSummary"] & {
            /**
             * Format: date-time
             * @description When the channel takes no more answers until the customer writes again; null where it always does.
             */
            answerBy?: string | null;
            /** @description The ticket's history, oldest first. */
            events?: components["schemas"]["TicketEvent"][];
            messages: components["schemas"]["Message"][];
            /** @description What colleagues noted for one another, oldest first. */
            notes?: components["schemas"]["Note"][];
            /** @description What the customer said of how they were helped; absent where they did not. */
            rating?: components["schemas"]["Rating"];
        };
        /** @description The fields to change; the others stay. Specification §7, partial body. */
        TicketChange: {
            /** @description A colleague who may answer tickets; null for nobody. */
            assigneeId?: string | null;
            snoozedFor?: components["schemas"]["SnoozeReason"];
            /**
             * Format: date-time
             * @description A moment to come, within a year, or `9999-12-31T23:59:59.999Z` for until the customer writes; null wakes it.
             */
            snoozedUntil?: string | null;
            /** @enum {string} */
            status?: "open" | "answered" | "closed";
            subject?: string;
            tags?: components["schemas"]["Tags"];
            unread?: boolean;
        };
        TicketChangeEvent: {
            /** @description Id of the colleague who has changed it, where one has and that is known. */
            by?: components["schemas"]["Id"];
            /** @description Id of the ticket that was opened or changed. */
            id: components["schemas"]["Id"];
            /** @description The ticket as a list shows it; null once it was deleted. */
            ticket: components["schemas"]["TicketSummary"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            topic: "tickets";
        };
        /**
         * @description How many tickets of a web stand where, by status, then by channel.
         * @example {
         *       "open": {
         *         "web": 12,
         *         "whatsapp": 9
         *       },
         *       "answered": {
         *         "web": 4
         *       }
         *     }
         */
        TicketCounts: {
            [key: string]: {
                [key: string]: number;
            };
        };
        TicketDay: {
            answered?: number;
            /** @description Received tickets by channel. */
            byChannel?: {
                [key: string]: number;
            };
            closed?: number;
            /**
             * Format: date
             * @description A day in the time zone of the figures.
             */
            date: string;
            received: number;
        };
        /** @description One change of a ticket, by whom or what, and when. */
        TicketEvent: {
            _id: components["schemas"]["Id"];
            /** @enum {string} */
            actor: "customer" | "support" | "agent" | "system";
            /** @description Id of the colleague, for `support` where that is known. */
            actorId?: string;
            actorName?: string;
            createdAt: components["schemas"]["Time"];
            /** @description Why, in words, where somebody gave a reason; to whom, for `assigned` (absent: to nobody); until when, for `snoozed` (absent: it was woken); the tags that came and went, for `tagged`, as `+Pre-sale -Invoice`. */
            detail?: string;
            /** @enum {string} */
            kind: "opened" | "answered" | "handed-over" | "closed" | "reopened" | "deleted" | "changed" | "assigned" | "tagged" | "snoozed" | "noted";
            /**
             * @description Why the AI agent handed off, for `handed-over`: `asks-for-person`, `complaint`, `decision`, `delivery-date`, `invoice`, `no-answer`, `order-change`, `payment`, `replies-in-a-row` or `stock`, which a reader puts into its own words. Absent where that is unknown; a reader says nothing of one that it does not know.
             * @example delivery-date
             */
            reason?: string;
            /** @description For what it sleeps, for `snoozed`; without `detail`, that this has happened, and it was woken. */
            snoozedFor?: components["schemas"]["SnoozeReason"];
            /** @description Who had the ticket, for `assigned` where somebody took it over from them; else absent. */
            takenFrom?: {
                _id: components["schemas"]["Id"];
                /** @example Thomas Girard */
                name: string;
            };
        };
        /** @description A ticket to learn from. */
        TicketLesson: {
            /** @description Waits to be approved, also where an owner or admin worded it. */
            isForReview?: boolean;
            /** @description What is to be learned, as a person worded it; where it is absent or empty, the agent sums the ticket up. */
            manualSummary?: string;
            /** @description What the summary answers; where it is absent, the question of the ticket. */
            question?: components["schemas"]["PairQuestion"];
            ticketId: components["schemas"]["Id"];
        };
        TicketSkip: {
            /** @description True where nothing is to be learned from the ticket; false takes that back. */
            skipped_indexation: boolean;
            ticketId: components["schemas"]["Id"];
        };
        /** @description Figures about the tickets of a span of days. The answer is not shown in the specification; a reader shows those that it finds. */
        TicketStatistics: {
            /** @description Who answered; the agent is one of them. */
            answerers?: {
                answered: number;
                firstResponseMedian?: components["schemas"]["Seconds"];
                /** @enum {string} */
                kind: "support" | "agent";
                name: string;
                userId?: components["schemas"]["Id"];
            }[];
            asOf?: components["schemas"]["Time"];
            channels?: {
                answered?: number;
                channel: components["schemas"]["Channel"];
                closed?: number;
                received: number;
            }[];
            days?: components["schemas"]["TicketDay"][];
            /** Format: date */
            from: string;
            /** @description Received tickets by hour of the week; hours without one are left out. */
            hours?: {
                hour: number;
                received: number;
                /** @description 1 is Monday. */
                weekday: number;
            }[];
            /** @description Of as many days before; absent unless `compare` asks for it. */
            previous?: components["schemas"]["TicketTotals"];
            previousDays?: components["schemas"]["TicketDay"][];
            /** @example Europe/Paris */
            timeZone?: string;
            /**
             * Format: date
             * @description The last day, itself included.
             */
            to: string;
            totals: components["schemas"]["TicketTotals"];
        };
        /** @description A ticket as a list shows it. Specification §3, Ticket, whose fields are not shown. */
        TicketSummary: {
            _id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description While the customer waits: when the channel takes no more answers until they write again; null or absent where it always does.
             */
            answerBy?: string | null;
            /** @description The colleague who looks after it; null or absent where nobody does. */
            assigneeId?: string | null;
            /** @example Inès Moreau */
            assigneeName?: string;
            channel: components["schemas"]["Channel"];
            /**
             * Format: date-time
             * @description When the colleague who looks after it began to reply, where they have it for as long as they write alone; null or absent where they have it for good.
             */
            claimedAt?: string | null;
            createdAt: components["schemas"]["Time"];
            customer: components["schemas"]["Customer"];
            /** @description False where a visitor typed the customer's address and has not proved that it is theirs: what is known of the customer may be another person's. Absent where this is unknown, or no address was given. */
            customerVerified?: boolean;
            /** @description The knowledge document that was made of it; absent where none was. */
            documentId?: components["schemas"]["Id"];
            /** @description True from the AI agent's handing off on, until somebody replies. */
            handedOff?: boolean;
            lastMessage?: components["schemas"]["Message"];
            /** @description The note that named colleagues last, and those whom it named then; absent where none did, or what did was deleted or names none of them any more. */
            mention?: {
                authorName: string;
                createdAt: components["schemas"]["Time"];
                noteId: components["schemas"]["Id"];
                /** @description Ids of the colleagues whom it named; a changed note names those who were not in it before. */
                people: components["schemas"]["Id"][];
                /** @description The note's first 200 characters. */
                text: string;
            };
            /**
             * @description In a page of a search: where the subject, a message or a note holds what was searched for, the newest that holds most of it, at most 200 characters. Its parts in order: the second, the fourth and so on were searched for. Absent where nothing of these holds it, and elsewhere.
             * @example [
             *       "Bonjour, le ",
             *       "globe",
             *       " est arrivé fêlé."
             *     ]
             */
            passage?: string[];
            /** @description True where somebody said that nothing is to be learnt from it, by ticket-skipt. */
            skipped_indexation?: boolean;
            snoozedFor?: components["schemas"]["SnoozeReason"];
            /**
             * Format: date-time
             * @description Until when it sleeps, at most till the customer writes again; null, absent or past where it does not. The last moment of the year 9999, `9999-12-31T23:59:59.999Z`, where it sleeps until the customer writes.
             */
            snoozedUntil?: string | null;
            status: components["schemas"]["Status"];
            /**
             * @description A few words; empty where the customer gave none.
             * @example Globe fêlé à l’arrivée
             */
            subject?: string;
            /**
             * @example [
             *       "Pre-sale"
             *     ]
             */
            tags?: string[];
            /** @description True from a message of the customer on, until somebody answers or says `unread: false`. Reading the ticket alone does not change it. */
            unread?: boolean;
            updatedAt: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description Since when the customer waits for an answer; null while nobody waits.
             */
            waitingSince?: string | null;
            webId: components["schemas"]["Id"];
        };
        TicketTotals: {
            /** @description Share of the closed tickets that no person answered; null where none was closed. */
            agentSolvedShare?: number | null;
            answered: number;
            closed: number;
            firstResponseMedian?: components["schemas"]["Seconds"];
            firstResponseP90?: components["schemas"]["Seconds"];
            received: number;
            reopened?: number;
        };
        /** @description Filters and an order with a name. */
        TicketView: {
            _id: components["schemas"]["Id"];
            /** @description How many tickets it holds. They are counted up to 1,000, which stands for 1,000 or more. */
            count: number;
            filter: components["schemas"]["TicketViewFilter"];
            /** @description Whether the person saved it. */
            mine: boolean;
            name: components["schemas"]["TicketViewName"];
            /** @description Whether the whole team has it. */
            shared: boolean;
        };
        TicketViewChange: {
            filter?: components["schemas"]["NewTicketViewFilter"];
            index?: number;
            name?: components["schemas"]["TicketViewName"];
            seen?: components["schemas"]["TicketViewSeen"];
            shared?: boolean;
        };
        /** @description As the parameters of the list, but for times, which a view does not hold. */
        TicketViewFilter: {
            /** @description Id of a colleague, `none`, or `me` for whoever looks. */
            assignee?: string;
            channel?: string;
            search?: string;
            snoozed?: boolean;
            /** @enum {string} */
            sort?: "waiting" | "newest" | "oldest";
            status?: string;
            tag?: components["schemas"]["Tag"];
            tags?: components["schemas"]["Tags"];
            unread?: boolean;
        };
        TicketViewName: string;
        /**
         * @description What the person saw when they began. A name or a filter that they left alone stays as another has made it meanwhile;
         *     one that both changed answers 409 `changed-meanwhile`, and nothing is saved. Without it, the body replaces whatever
         *     there is.
         */
        TicketViewSeen: {
            filter?: components["schemas"]["TicketViewFilter"];
            name?: string;
        };
        /**
         * Format: date-time
         * @description A moment, ISO 8601 in UTC. A request may write it with another offset; it takes the years 1 to 9999 in UTC, and no
         *     leap second.
         * @example 2026-11-20T08:02:00.000Z
         */
        Time: string;
        /**
         * @description Time zone of the company, by its name in the IANA database.
         * @example Europe/Paris
         */
        TimeZone: string;
        title: string;
        /**
         * @description Numbers of emails, by folder.
         * @example {
         *       "INBOX": [
         *         4213,
         *         4214
         *       ]
         *     }
         */
        UidsByFolder: {
            [key: string]: components["schemas"]["EmailUid"][];
        };
        Undoing: {
            /** @description The `Idempotency-Key` of the change. */
            key: string;
        };
        /** @description A note that mentions the signed-in person. */
        UnreadMention: {
            /** @description Of the colleague who wrote the note. */
            authorName: string;
            channel: components["schemas"]["Channel"];
            createdAt: components["schemas"]["Time"];
            /** @description Of the ticket's customer; empty where none is known. */
            customerName: string;
            noteId: components["schemas"]["Id"];
            /** @description The note's first 200 characters. */
            text: string;
            ticketId: components["schemas"]["Id"];
            webId: components["schemas"]["Id"];
        };
        UntaughtEmail: {
            /** @description The beginning of what the customer wrote. */
            asked: string;
            createdAt: components["schemas"]["Time"];
            customerName: string;
            emailId: components["schemas"]["Id"];
            subject: string;
        };
        UntaughtTicket: {
            /** @description What the customer wrote first, its beginning. */
            asked: string;
            channel: components["schemas"]["Channel"];
            createdAt: components["schemas"]["Time"];
            customerName: string;
            subject: string;
            ticketId: components["schemas"]["Id"];
        };
        /**
         * Format: uri
         * @example https://maison-lumen.example
         */
        Url: string;
        /**
         * @description The signed-in person. Specification §3, User. Every field but `_id`, `owner_webs` and
         *     `owner_guilds` is optional; a reader must not take the absence of one for a "no".
         */
        User: {
            _id: components["schemas"]["Id"];
            /** @description Whether no AI agent of the company replies by itself for now; told to those who have its main platform. */
            agentsPaused?: boolean;
            /** @description Whether an AI agent of a website replies or suggests replies while they are not paused; told with `agentsPaused`. */
            agentsReply?: boolean;
            /** @description True while every return waits for a person, as autoreturns set it, and while there is no return policy. */
            autoReturnsDisabled?: boolean;
            /**
             * Format: uri-reference
             * @example /avatars/camille-roy.webp
             */
            avatarUrl?: string;
            blocked?: components["schemas"]["Blocked"];
            /** @description Areas of which this backend has additions. Absent means none. */
            capabilities?: ("users" | "auth" | "webs" | "customers" | "tickets" | "attachments" | "visitor" | "channels" | "views" | "canned-answers" | "knowledge" | "sample-data" | "client-errors" | "changes" | "answering" | "mailbox" | "warehouse" | "integrations" | "guilds")[];
            /** @description True where who begins to reply to a ticket that nobody has is assigned it. */
            claimOnReply?: boolean;
            companyAddress?: components["schemas"]["Address"];
            /** @description What the company does, for its agents. */
            companyDescription?: string;
            /** @description Id of the company, which each warehouse call carries. Where it is absent, `ownerId`, else `_id`. */
            companyId?: components["schemas"]["Id"];
            /**
             * @description The company's name as it was typed.
             * @example Maison Lumen
             */
            companyNameRaw?: string;
            companyTimeZone?: components["schemas"]["TimeZone"];
            /** @description The company's knowledge container; null or empty where none was set up yet. */
            container?: string | null;
            /** @example owner@maison-lumen.example */
            email?: string;
            /**
             * @description Senders whose emails show images from outside without being asked, in lower case; absent where there are none.
             * @example [
             *       "james@whitfieldrowe.example"
             *     ]
             */
            emailImageSenders?: string[];
            /**
             * @description What stands below the emails that the person writes, as plain text; absent where they have none.
             * @example Camille Roy
             *     Maison Lumen
             */
            emailSignature?: string;
            features?: components["schemas"]["Features"];
            /** @description Language of the knowledge, as update-knwoledge-lang set it. */
            knowledgeLanguage?: components["schemas"]["Language"];
            locale?: components["schemas"]["Locale"];
            mailbox?: components["schemas"]["Mailbox"];
            /** @example Camille Roy */
            name?: string;
            /** @description Ids of the guilds of the company. The first is the current one on arrival. */
            owner_guilds: components["schemas"]["Id"][];
            /** @description Ids of the webs of the company. The first is the current one on arrival. */
            owner_webs: components["schemas"]["Id"][];
            /** @description Id of the account's owner. */
            ownerId?: string | null;
            /**
             * @description What the account's owner is called, for whoever needs to ask them.
             * @example Camille Roy
             */
            ownerName?: string;
            permissions?: components["schemas"]["Permissions"];
            returnDays?: components["schemas"]["ReturnDays"];
            /**
             * @description What the company promises about returns, as return-policy set it.
             * @example You may send back any lamp within 30 days.
             */
            returnPolicy?: string;
            /** @description When the return policy was saved last; absent where it never was. */
            returnPolicySavedAt?: components["schemas"]["Time"];
            returnPolicyTranslations?: components["schemas"]["PolicyTranslations"];
            role?: components["schemas"]["Role"];
            /** @description Those of `owner_webs` that hold sample data, and nothing of anybody. Absent means none. */
            sample_webs?: components["schemas"]["Id"][];
            subscription?: components["schemas"]["Subscription"];
            /** @description Absent where the company has set none. */
            waitingLimits?: components["schemas"]["WaitingLimits"];
        };
        /** @description The fields of the signed-in person to change; the others stay. The body is not shown in the specification. */
        UserChange: {
            /** @description All senders whose emails are to show images from outside without being asked. */
            emailImageSenders?: string[];
            /** @description What is to stand below the emails that the person writes, as plain text; empty for nothing. */
            emailSignature?: string;
            locale?: components["schemas"]["Locale"];
            /** @example Camille Roy */
            name?: string;
        };
        VisitorContact: {
            /** @description It is not proved to be the visitor's. */
            email: components["schemas"]["Email"];
        };
        VisitorMessage: {
            /** @description Ids of files that were uploaded to the conversation. */
            attachments?: components["schemas"]["Id"][];
            /** @description Plain text; may be empty where there are files. */
            message: string;
        };
        /** @description From how many minutes on it is said that a customer waits long, and too long. The second is the larger one. */
        WaitingLimits: {
            /** @example 240 */
            danger: number;
            /** @example 60 */
            warning: number;
        };
        /**
         * @description Waiting limits, or one of them; what is not named stays as it is, and as 60 and 240 minutes where none were set. One
         *     that does not fit the other, which stays, answers 409 `conflict`.
         */
        WaitingLimitsChange: {
            danger?: components["schemas"]["danger"];
            seen?: components["schemas"]["WaitingLimitsSeen"];
            warning?: components["schemas"]["warning"];
        };
        /**
         * @description The limits that the person saw. One that is named beside it, and that another has changed since, answers 409
         *     `changed-meanwhile`. Without it, the body replaces whatever there is.
         */
        WaitingLimitsSeen: {
            danger?: components["schemas"]["danger"];
            warning?: components["schemas"]["warning"];
        };
        WarehouseAddress: {
            /** @example Nantes */
            city?: string;
            country?: components["schemas"]["Country"];
            email?: string;
            /** @example 14 rue des Halles */
            line1?: string;
            line2?: string;
            /** @example Pauline Leroux */
            name: string;
            phone?: string;
            /** @example 44000 */
            postalCode?: string;
        };
        /** @description Something of the warehouse has changed; whoever shows it reads it anew. Each web of the company is told. */
        WarehouseChangeEvent: {
            /**
             * @description What has changed.
             * @enum {string}
             */
            id: "orders" | "returns";
            /** @description Of which order it is; absent where it is of many, or of which is not known. */
            orderNumber?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            topic: "warehouse";
        };
        WarehouseComment: {
            _id: components["schemas"]["Id"];
            /** @enum {string} */
            author?: "customer" | "support" | "warehouse";
            authorName?: string;
            /** @example C’est un cadeau : merci de ne pas joindre la facture. */
            comment: string;
            createdAt: components["schemas"]["Time"];
        };
        /** @description What the customer wants in exchange. */
        WarehouseExchange: {
            name?: string;
            /** @description The order that sends it; absent until it was accepted. */
            orderNumber?: string;
            quantity?: number;
            SKU: components["schemas"]["Sku"];
            /** @enum {string} */
            state: "wanted" | "accepted" | "declined";
        };
        /** @description People to invite. */
        WarehouseInvitation: {
            emails: components["schemas"]["Addresses"];
            message?: components["schemas"]["Greeting"];
        };
        /** @description An order to pack. Specification §3, Warehouse order; what is not named there is decided and may be absent. */
        WarehouseOrder: {
            brokenSkus?: components["schemas"]["Skus"];
            /** @example Chronopost */
            carrier?: string;
            /** @description Oldest first. */
            comments?: components["schemas"]["WarehouseComment"][];
            companyId: components["schemas"]["Id"];
            createdAt?: components["schemas"]["Time"];
            currency?: components["schemas"]["Currency"];
            customer?: components["schemas"]["WarehouseAddress"];
            /** @description Oldest first. */
            history?: components["schemas"]["OrderEvent"][];
            items: components["schemas"]["OrderItem"][];
            /** @description Why its carrier has made no label the last time. Absent once there is one. */
            labelProblem?: {
                at: components["schemas"]["Time"];
                /**
                 * @description As the problem of the call says it.
                 * @example no-credit
                 */
                code: string;
                /** @description The same in words. */
                message: string;
            };
            labels?: components["schemas"]["ParcelLabel"][];
            leavesAt?: components["schemas"]["Time"];
            orderNumber: components["schemas"]["OrderNumber"];
            /** @description What was scanned so far, by article. */
            packed?: components["schemas"]["ItemQuantity"][];
            packing?: components["schemas"]["Packer"];
            parcelNumber?: components["schemas"]["ParcelNumber"];
            platform?: components["schemas"]["Platform"];
            /** @description How often its papers were printed at the print desk. */
            prints?: number;
            /** @description Why it can't be packed, in words; absent where it can. */
            problem?: string;
            rejectedSkus?: components["schemas"]["Skus"];
            /** @description Number of the order that it is the rest of; absent where it is a whole one. */
            remainderOf?: string;
            sentAt?: components["schemas"]["Time"];
            status?: components["schemas"]["OrderStatus"];
            /** @description Tickets that are about it. */
            ticketIds?: components["schemas"]["Id"][];
            validatedSkus?: components["schemas"]["Skus"];
        };
        /**
         * @description A return to inspect. Specification §3, Warehouse order, §7; what is not named there is decided and may be absent.
         *     No call carries a number of its own: an order has one return at a time, and `orderNumber` names it.
         */
        WarehouseReturn: {
            brokenSkus?: components["schemas"]["Skus"];
            /** @description Oldest first. */
            comments?: components["schemas"]["WarehouseComment"][];
            companyId: components["schemas"]["Id"];
            currency?: components["schemas"]["Currency"];
            customer?: components["schemas"]["WarehouseAddress"];
            /** @description What is disputed, in words; absent where nothing is. */
            dispute?: string;
            exchange?: components["schemas"]["WarehouseExchange"];
            /** @description Name of the colleague who inspected it. */
            handledBy?: string;
            /** @description Oldest first. */
            history?: components["schemas"]["ReturnEvent"][];
            /** @description What is sent back. */
            items: components["schemas"]["OrderItem"][];
            missingSkus?: components["schemas"]["Skus"];
            orderNumber: components["schemas"]["OrderNumber"];
            photos?: string[];
            platform?: components["schemas"]["Platform"];
            /**
             * @description Why, as the customer put it.
             * @example Trop haut pour mon salon
             */
            reason?: string;
            /** @description What is due to the customer for what was valid or broken; absent until it was inspected. */
            refund?: components["schemas"]["Amount"];
            refundPayment?: components["schemas"]["RefundPayment"];
            rejectedSkus?: components["schemas"]["Skus"];
            requestedAt?: components["schemas"]["Time"];
            status?: components["schemas"]["ReturnStatus"];
            ticketIds?: components["schemas"]["Id"][];
            trackingNumber?: string;
            updatedAt?: components["schemas"]["Time"];
            validatedSkus?: components["schemas"]["Skus"];
        };
        WarehouseWait: {
            companyId: components["schemas"]["Id"];
            /**
             * @description Instead of what comes back, that all parcels of the order are delivered; an SKU is not named with it.
             * @enum {string}
             */
            event?: "parcel-delivered";
            orderNumber: components["schemas"]["OrderNumber"];
            SKU?: components["schemas"]["Sku"];
            ticketId: components["schemas"]["Id"];
        };
        /** @example 60 */
        warning: number;
        /** @description A site whose visitors can write. Specification §3, Web. */
        Web: {
            _id: components["schemas"]["Id"];
            /** @example maison-lumen.example */
            domain?: string;
            /** @example Maison Lumen */
            name?: string;
            /**
             * @description Hosts beside `domain` and those below it, on whose pages the chat window may be used.
             * @example [
             *       "checkout.lumen.example"
             *     ]
             */
            origins?: string[];
            /**
             * Format: uri
             * @description Where customers ask for returns, without signing in.
             * @example https://desk.example/return/web-maison-lumen
             */
            returnPageUrl?: string;
            /**
             * Format: uri
             * @description The script that a page of the site loads to show the chat window; it names the web in `data-web`.
             * @example https://desk.example/chat/widget.js
             */
            scriptUrl?: string;
            /**
             * Format: date-time
             * @description When the chat window was last opened on the site; null where it never was.
             */
            seenAt?: string | null;
        };
        /** @description The fields to change; the others stay. The body is not shown in the specification. */
        WebChange: {
            domain?: components["schemas"]["WebDomain"];
            name?: components["schemas"]["WebName"];
            origins?: string[];
        };
        /** @description The web to add to the company. */
        WebChoice: {
            webId: components["schemas"]["Id"];
        };
        /**
         * @description The host of the site, or an address of which the host is kept; empty where it is not known.
         * @example maison-lumen.example
         */
        WebDomain: string;
        /**
         * @description Not only white space.
         * @example Maison Lumen
         */
        WebName: string;
        /** @description A web of the company was created, changed or removed; whoever shows them reads the user info anew. Each web of the company is told, also the removed one. */
        WebsChangeEvent: {
            /** @description Id of the web that is followed. */
            id: components["schemas"]["Id"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            topic: "webs";
        };
        WebsiteLook: {
            /** @description Where the first page is found, after all redirects. */
            link: components["schemas"]["Url"];
            /** @description Those that were read, in the order in which they were asked for; what there was no time for is not among them. */
            pages: components["schemas"]["LookedAtPage"][];
            /** @description Why it can't be read, so that adding it would be in vain; then there are no pages. */
            problem?: components["schemas"]["KnowledgeProblem"];
            /** @description The website wants to be left alone for so many seconds; absent where it does not. */
            retryAfter?: number;
            /** @description Of the whole website. */
            title?: string;
        };
        WebsitePage: {
            /** @description A source beside the website that said nearly the same when the page was indexed; absent where none did. */
            alike?: components["schemas"]["AlikeSource"];
            link: components["schemas"]["Url"];
            /** @description Passages that a search has found. */
            passages?: number;
            /** @description Why it is not known. Beside those of a website, `duplicate` (another page says the same) and `robots` (the website does not let us read it). */
            problem?: components["schemas"]["KnowledgeProblem"] | ("duplicate" | "robots");
            state: components["schemas"]["KnowledgeState"];
            title?: string;
        };
        WebsiteToLookAt: {
            link: components["schemas"]["Url"];
            /** @description Pages to read on, as they were found; without any, the look begins with the link itself. */
            pages?: components["schemas"]["Url"][];
        };
        /** @description Passed through; its shape is not shown in the specification. A backend may take more fields. */
        WhatsappConnection: {
            access_token?: components["schemas"]["ServiceKey"];
            app_secret?: components["schemas"]["ServiceKey"];
            phone_number_id?: string;
            verify_token?: components["schemas"]["ServiceKey"];
            /** @description The web whose inbox gets the messages; the company's first where absent. */
            webId?: components["schemas"]["Id"];
        } & {
            [key: string]: unknown;
        };
        WholeKnowledgeGap: {
            answeredBy?: components["schemas"]["AlikeSource"];
            asked: number;
            askedAt: components["schemas"]["Time"];
            before: number;
            days: number[];
            /** @description What a person replied in one of the tickets; absent where nobody did. */
            draft?: {
                authorName: string;
                createdAt: components["schemas"]["Time"];
                customerName: string;
                text: string;
                ticketId: components["schemas"]["Id"];
            };
            gapId: components["schemas"]["Id"];
            language: components["schemas"]["Locale"];
            languages: {
                [key: string]: number;
            };
            /** @description The most common first, at most 50. */
            phrasings: {
                count: number;
                language: components["schemas"]["Locale"];
                text: string;
            }[];
            question: string;
            /** @enum {string} */
            state: "open" | "indexing" | "left" | "answered";
            /** @description How many tickets there are behind it, beyond those that are told, too. */
            ticketCount?: number;
            /** @description The newest first, at most 50. */
            tickets: {
                askedAt: components["schemas"]["Time"];
                channel: components["schemas"]["Channel"];
                customerName: string;
                text: string;
                ticketId: components["schemas"]["Id"];
            }[];
            ways: number;
        };
        /** @description What the chat window of a web shows. */
        Widget: {
            /** @description Whether visitors are asked how they were helped once a conversation is closed. */
            asksRating: boolean;
            /** @description What the chat window opens with, in the language that was asked for where there is one in it; null where it says nothing. */
            introduction: string | null;
            /** @description The web's first language of questions; absent where it has none. */
            language?: components["schemas"]["Language"];
            /** Format: uri-reference */
            logoUrl: string | null;
            /** @description What it suggests, in the language that was asked for or else in the first of the web that there is; at most three. */
            questions: string[];
            /** @description Whether the AI agent replies by itself. */
            repliesAtOnce: boolean;
            /**
             * @description As `#RRGGBB`.
             * @example #8A4B2A
             */
            themeColor: string;
            /** @example Maison Lumen */
            title: string;
        };
        /** @description Specification §3, Integration payloads. */
        WoocommerceConnection: {
            consumer_key: components["schemas"]["ServiceKey"];
            consumer_secret: components["schemas"]["ServiceKey"];
            shop_link: components["schemas"]["Url"];
        };
    };
    responses: {
        /** @description What the company pays, as it is now. */
        answerWithBilling: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "billingInfo": {
                 *           "name": "Camille Roy",
                 *           "company": "Maison Lumen SARL",
                 *           "email": "compta@maison-lumen.example",
                 *           "vatNumber": "FR32812345678",
                 *           "line1": "18 rue Sainte-Catherine",
                 *           "postalCode": "69001",
                 *           "city": "Lyon",
                 *           "country": "FR"
                 *         },
                 *         "subscription": {
                 *           "status": "active",
                 *           "plan": "harbor",
                 *           "currency": "EUR",
                 *           "trialUsed": true,
                 *           "currentPeriodEnd": "2026-12-09T00:00:00.000Z"
                 *         },
                 *         "card": {
                 *           "brand": "visa",
                 *           "last4": "4242",
                 *           "expiryMonth": 8,
                 *           "expiryYear": 2028
                 *         },
                 *         "plans": [
                 *           {
                 *             "id": "dock",
                 *             "name": "Dock",
                 *             "description": "A small team across channels",
                 *             "prices": {
                 *               "EUR": 7900,
                 *               "USD": 8900,
                 *               "GBP": 6900
                 *             },
                 *             "limits": {
                 *               "agentAnswers": 1000,
                 *               "people": 5
                 *             }
                 *           },
                 *           {
                 *             "id": "harbor",
                 *             "name": "Harbor",
                 *             "description": "Shops with their own warehouse",
                 *             "prices": {
                 *               "EUR": 18900,
                 *               "USD": 20900,
                 *               "GBP": 16900
                 *             },
                 *             "limits": {
                 *               "agentAnswers": 5000,
                 *               "people": 20
                 *             },
                 *             "features": [
                 *               "Labels, returns, exchanges"
                 *             ]
                 *           },
                 *           {
                 *             "id": "fleet",
                 *             "name": "Fleet",
                 *             "description": "Several brands under one roof",
                 *             "limits": {
                 *               "agentAnswers": null,
                 *               "people": null
                 *             }
                 *           }
                 *         ],
                 *         "invoices": [
                 *           {
                 *             "_id": "inv-0311",
                 *             "number": "RB-2026-0311",
                 *             "issuedAt": "2026-11-09T00:00:00.000Z",
                 *             "total": 22680,
                 *             "tax": 3780,
                 *             "currency": "EUR",
                 *             "state": "paid"
                 *           }
                 *         ],
                 *         "usage": {
                 *           "agentAnswers": 312,
                 *           "people": 4
                 *         },
                 *         "local": false
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["Billing"];
                };
            };
        };
        /** @description The saved reply. */
        answerWithCannedAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "cannedAnswer": {
                 *           "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c61",
                 *           "shortcut": "delay",
                 *           "title": "The parcel is late",
                 *           "texts": {
                 *             "en-US": "Hello {{customer.firstName}}, your parcel is late. {{cursor}}"
                 *           },
                 *           "updatedAt": "2026-11-20T07:41:09.000Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        cannedAnswer: components["schemas"]["CannedAnswer"];
                    };
                };
            };
        };
        /** @description The conversation as it is now. */
        answerWithConversation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "conversation": {
                 *           "id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                 *           "status": "answered",
                 *           "messages": [
                 *             {
                 *               "id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c11",
                 *               "author": "visitor",
                 *               "text": "Bonjour, mon globe Opaline est arrivé fêlé. Commande ML-10491.",
                 *               "createdAt": "2026-11-20T07:41:09.000Z"
                 *             },
                 *             {
                 *               "id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c12",
                 *               "author": "support",
                 *               "authorName": "Inès",
                 *               "text": "Bonjour Élodie, je suis désolée. Préférez-vous un échange ou un remboursement ?",
                 *               "createdAt": "2026-11-20T08:02:00.000Z"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        conversation: components["schemas"]["Conversation"];
                        /** @description Where the messages before these begin; null or absent where there are none. */
                        nextCursor?: string | null;
                    };
                };
            };
        };
        /** @description The customer. */
        answerWithCustomer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "customer": {
                 *           "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c21",
                 *           "name": "Élodie Marchand",
                 *           "email": "elodie.m@atelier-nord.example",
                 *           "blocked": false,
                 *           "channels": [
                 *             "web"
                 *           ],
                 *           "createdAt": "2026-11-20T07:41:09.000Z"
                 *         },
                 *         "tickets": []
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        customer: components["schemas"]["CustomerRecord"];
                        tickets: components["schemas"]["TicketSummary"][];
                    };
                };
            };
        };
        /** @description The guild as it is now. */
        answerWithGuild: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "guild": {
                 *           "id": "guild-atelier-lumiere",
                 *           "name": "L’Atelier Lumière",
                 *           "createdAt": "2025-03-14T18:22:00.000Z",
                 *           "discordId": "1187421150938275840",
                 *           "members": 412
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        guild: components["schemas"]["Guild"];
                    };
                };
            };
        };
        /** @description The emails, newest first. */
        answerWithHeaders: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "headers": [
                 *           {
                 *             "_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                 *             "message_id": "<CAF3x9@mail.atelier-nord.example>",
                 *             "uid": 4213,
                 *             "folder": "INBOX",
                 *             "subject": "Lampe Opaline reçue fêlée",
                 *             "from": {
                 *               "name": "Élodie Marchand",
                 *               "address": "elodie.m@atelier-nord.example"
                 *             },
                 *             "to": [
                 *               {
                 *                 "address": "bonjour@maison-lumen.example"
                 *               }
                 *             ],
                 *             "date": "2026-11-20T07:41:09.000Z",
                 *             "snippet": "Bonjour, le globe est arrivé fêlé, voici une photo…",
                 *             "seen": false,
                 *             "answered": false,
                 *             "archived": false,
                 *             "hasAttachments": true,
                 *             "threadId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a0f0",
                 *             "messages": 1
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        headers: components["schemas"]["EmailHeader"][];
                    };
                };
            };
        };
        /** @description The order as it is now. */
        answerWithOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "order": {
                 *           "orderNumber": "ML-10420",
                 *           "currency": "EUR",
                 *           "lines": [
                 *             {
                 *               "SKU": "OPA-30-BR",
                 *               "quantity": 2,
                 *               "returnable": 2,
                 *               "name": "Suspension Opaline Ø30, laiton",
                 *               "price": 24900
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        order: components["schemas"]["CustomerOrder"];
                    };
                };
            };
        };
        /** @description One page of emails. */
        answerWithPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "headers": [
                 *           {
                 *             "_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                 *             "message_id": "<CAF3x9@mail.atelier-nord.example>",
                 *             "uid": 4213,
                 *             "folder": "INBOX",
                 *             "subject": "Lampe Opaline reçue fêlée",
                 *             "from": {
                 *               "name": "Élodie Marchand",
                 *               "address": "elodie.m@atelier-nord.example"
                 *             },
                 *             "to": [
                 *               {
                 *                 "address": "bonjour@maison-lumen.example"
                 *               }
                 *             ],
                 *             "date": "2026-11-20T07:41:09.000Z",
                 *             "snippet": "Bonjour, le globe est arrivé fêlé, voici une photo…",
                 *             "seen": false,
                 *             "answered": false,
                 *             "archived": false,
                 *             "hasAttachments": true,
                 *             "threadId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a0f0",
                 *             "messages": 1
                 *           }
                 *         ],
                 *         "page": 1,
                 *         "page_size": 20,
                 *         "total": 1,
                 *         "folders": [
                 *           {
                 *             "folder": "INBOX",
                 *             "kind": "inbox",
                 *             "unread": 1,
                 *             "total": 1
                 *           },
                 *           {
                 *             "folder": "Archive",
                 *             "kind": "archive",
                 *             "unread": 0,
                 *             "total": 218
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["EmailPage"];
                };
            };
        };
        /** @description The pair as it is now. */
        answerWithPair: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "document": {
                 *           "documentId": "doc-dimmer",
                 *           "title": "Dimmer",
                 *           "question": "Can I dim the Opaline?",
                 *           "answer": "Yes, with a dimmable bulb and a dimmer for LED.",
                 *           "updatedAt": "2026-11-20T07:55:00.000Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        document: components["schemas"]["PairDocument"];
                    };
                };
            };
        };
        /** @description The questions as they are now. */
        answerWithQuestions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "languages": [
                 *           {
                 *             "lang": "fr-FR",
                 *             "questions": [
                 *               {
                 *                 "questionId": "q-ampoule",
                 *                 "question": "Quelle ampoule pour la suspension Opaline ?",
                 *                 "answer": "Une E27 de 8 W au plus, par exemple la ML-LED-8W.",
                 *                 "asked": 31
                 *               },
                 *               {
                 *                 "questionId": "q-retour",
                 *                 "question": "Comment renvoyer une lampe ?",
                 *                 "asked": 27
                 *               }
                 *             ]
                 *           },
                 *           {
                 *             "lang": "es-ES",
                 *             "questions": [
                 *               {
                 *                 "questionId": "q-envio",
                 *                 "question": "¿Cuánto tarda el envío a España?",
                 *                 "asked": 0
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        languages: components["schemas"]["BotQuestionLanguage"][];
                    };
                };
            };
        };
        /** @description What became of each address, in the order in which they were sent. */
        answerWithResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "results": [
                 *           {
                 *             "email": "leire@maison-lumen.example",
                 *             "outcome": "invited"
                 *           },
                 *           {
                 *             "email": "jon@maison-lumen.example",
                 *             "outcome": "exists"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        results: components["schemas"]["InvitationResult"][];
                    };
                };
            };
        };
        /** @description The settings as they are now. */
        answerWithSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "settings": {
                 *           "allowIntroduce": true,
                 *           "introduceText": "Bonjour, comment puis-je vous éclairer ?",
                 *           "allowFaq": true,
                 *           "autoGenerate": true,
                 *           "beforeCloseTime": 30,
                 *           "replybayTitle": "Maison Lumen",
                 *           "themeColor": "#0E6D7A",
                 *           "logoUrl": "/logos/maison-lumen.webp"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        settings: components["schemas"]["BotSettings"];
                    };
                };
            };
        };
        /** @description The test question as it is now. */
        answerWithTestQuestion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "testQuestion": {
                 *           "testQuestionId": "test-bulb",
                 *           "question": "Quelle ampoule pour la suspension Opaline ?",
                 *           "lang": "fr-FR",
                 *           "expected": "answered",
                 *           "mustContain": "E27",
                 *           "lastRun": {
                 *             "outcome": "answered",
                 *             "text": "Une E27 de 8 W au plus, par exemple la ML-LED-8W.",
                 *             "isPassed": true,
                 *             "sources": [
                 *               {
                 *                 "documentId": "doc-bulbs",
                 *                 "title": "Bulbs and sockets"
                 *               }
                 *             ],
                 *             "ranAt": "2026-11-20T08:02:00.000Z"
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        testQuestion: components["schemas"]["TestQuestion"];
                    };
                };
            };
        };
        /** @description The text as it is now. */
        answerWithText: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "document": {
                 *           "documentId": "doc-bulbs",
                 *           "title": "Bulbs and sockets",
                 *           "content": "Opaline and Alba take an E27 bulb of 8 W at most.",
                 *           "updatedAt": "2026-11-18T16:40:11.000Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        document: components["schemas"]["TextDocument"];
                    };
                };
            };
        };
        /** @description The ticket as it is now. */
        answerWithTicket: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "ticket": {
                 *           "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                 *           "webId": "web-maison-lumen",
                 *           "channel": "web",
                 *           "status": "answered",
                 *           "subject": "Globe fêlé à l’arrivée",
                 *           "customer": {
                 *             "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c21",
                 *             "name": "Élodie Marchand",
                 *             "email": "elodie.m@atelier-nord.example",
                 *             "language": "fr-FR",
                 *             "location": "Nantes, France"
                 *           },
                 *           "tags": [
                 *             "ML-10491"
                 *           ],
                 *           "unread": false,
                 *           "lastMessage": {
                 *             "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c12",
                 *             "author": "support",
                 *             "authorName": "Inès Moreau",
                 *             "authorId": "0198c0de-7a10-7cc4-8e51-3f1f5a6d2b92",
                 *             "text": "Bonjour Élodie, je suis désolée. Préférez-vous un échange ou un remboursement ?",
                 *             "createdAt": "2026-11-20T08:02:00.000Z"
                 *           },
                 *           "waitingSince": null,
                 *           "createdAt": "2026-11-20T07:41:09.000Z",
                 *           "updatedAt": "2026-11-20T08:02:00.000Z",
                 *           "messages": [
                 *             {
                 *               "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c11",
                 *               "author": "customer",
                 *               "text": "Bonjour, mon globe Opaline est arrivé fêlé. Commande ML-10491.",
                 *               "createdAt": "2026-11-20T07:41:09.000Z"
                 *             },
                 *             {
                 *               "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c12",
                 *               "author": "support",
                 *               "authorName": "Inès Moreau",
                 *               "authorId": "0198c0de-7a10-7cc4-8e51-3f1f5a6d2b92",
                 *               "text": "Bonjour Élodie, je suis désolée. Préférez-vous un échange ou un remboursement ?",
                 *               "createdAt": "2026-11-20T08:02:00.000Z"
                 *             }
                 *           ],
                 *           "events": [
                 *             {
                 *               "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c31",
                 *               "kind": "opened",
                 *               "actor": "customer",
                 *               "actorName": "Élodie Marchand",
                 *               "createdAt": "2026-11-20T07:41:09.000Z"
                 *             },
                 *             {
                 *               "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c32",
                 *               "kind": "answered",
                 *               "actor": "support",
                 *               "actorName": "Inès Moreau",
                 *               "createdAt": "2026-11-20T08:02:00.000Z"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        ticket: components["schemas"]["Ticket"];
                    };
                };
            };
        };
        /** @description The signed-in person, as they are now. */
        answerWithUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "user": {
                 *           "_id": "0198c0de-7a10-7cc4-8e51-3f1f5a6d2b90",
                 *           "owner_webs": [
                 *             "web-maison-lumen"
                 *           ],
                 *           "owner_guilds": [
                 *             "guild-atelier-lumiere"
                 *           ],
                 *           "companyNameRaw": "Maison Lumen",
                 *           "companyDescription": "Hand-blown lamps, fittings and bulbs, made in Lyon and sent all over Europe.",
                 *           "container": "maison-lumen",
                 *           "companyId": "company-maison-lumen",
                 *           "knowledgeLanguage": "fr-FR",
                 *           "name": "Camille Roy",
                 *           "email": "owner@maison-lumen.example",
                 *           "avatarUrl": "/avatars/camille-roy.webp",
                 *           "locale": "en-US",
                 *           "ownerId": "0198c0de-7a10-7cc4-8e51-3f1f5a6d2b90",
                 *           "role": "owner",
                 *           "subscription": {
                 *             "status": "active",
                 *             "plan": "harbor",
                 *             "currency": "EUR",
                 *             "trialUsed": true,
                 *             "currentPeriodEnd": "2026-12-09T00:00:00.000Z"
                 *           },
                 *           "features": {
                 *             "emails": true,
                 *             "discord": true,
                 *             "knowledge": true,
                 *             "warehouse": true
                 *           },
                 *           "mailbox": {
                 *             "connected": true,
                 *             "address": "bonjour@maison-lumen.example",
                 *             "automaticAnswer": 0,
                 *             "emailPrompt": "Answer in the customer’s language. Never promise a refund.",
                 *             "lastSyncAt": "2026-11-20T08:00:12.000Z"
                 *           },
                 *           "returnPolicy": "You may send back any lamp within 30 days. Bulbs only unopened.",
                 *           "autoReturnsDisabled": false,
                 *           "companyTimeZone": "Europe/Paris",
                 *           "companyAddress": {
                 *             "street": "12 rue de la Verrerie",
                 *             "postalCode": "69001",
                 *             "city": "Lyon",
                 *             "country": "FR"
                 *           },
                 *           "capabilities": [
                 *             "users",
                 *             "auth",
                 *             "customers",
                 *             "tickets",
                 *             "attachments",
                 *             "visitor",
                 *             "views",
                 *             "canned-answers",
                 *             "client-errors"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
        /** @description The view. */
        answerWithView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "view": {
                 *           "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c51",
                 *           "name": "Invoices",
                 *           "shared": true,
                 *           "mine": true,
                 *           "filter": {
                 *             "status": "open",
                 *             "tag": "Invoice"
                 *           },
                 *           "count": 7
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        view: components["schemas"]["TicketView"];
                    };
                };
            };
        };
        /** @description The web as it is now. */
        answerWithWeb: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "web": {
                 *           "_id": "web-maison-lumen",
                 *           "name": "Maison Lumen",
                 *           "domain": "maison-lumen.example",
                 *           "seenAt": "2026-11-20T07:59:40.000Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: {
                        web: components["schemas"]["Web"];
                    };
                };
            };
        };
        /** @description The request does not fit its description. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid-request",
                 *       "message": "The request doesn’t match the API description.",
                 *       "fields": [
                 *         {
                 *           "path": "/body/message",
                 *           "message": "must NOT have more than 10000 characters"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else has changed the same since (`changed-meanwhile`). Nothing is stored. */
        ChangedMeanwhile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "changed-meanwhile",
                 *       "message": "This ticket has changed since then, so this can’t be undone"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the object does not allow it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "conflict",
                 *       "message": "The ticket was deleted."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {}
                 *     }
                 */
                "application/json": components["schemas"]["Done"];
            };
        };
        /**
         * @description What can end every call: 408 `too-slow`, 429 `too-many-calls`, 431 `head-too-large`, 500 `internal`,
         *     503 `unavailable` or `overloaded`, 507 `no-room`.
         */
        Failure: {
            headers: {
                /** @description Seconds until the next attempt is taken, where that is known. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unavailable",
                 *       "message": "The database isn’t responding. Try again in a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The person's role does not allow it, or the call comes from a page of another site. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "forbidden",
                 *       "message": "Your role does not allow this."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It was there once, and can't be used any more. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invitation-over",
                 *       "message": "This invitation is no longer valid"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Idempotency-Key` was sent with another text before. Nothing is stored. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "key-reused",
                 *       "message": "This key was already used for a different text. Send a new text with a new key."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such object in the person's company. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not-found",
                 *       "message": "Could not find a ticket with specified id"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description This server does not offer the call yet. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not-implemented",
                 *       "message": "This server doesn’t support this call yet."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Idempotency-Key` was sent with another text before (`key-reused`), or the team has written as much as one ticket takes (`conversation-full`). Nothing is stored. */
        NotTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "conversation-full",
                 *       "message": "This ticket can’t hold any more messages. Write to the customer in a new ticket."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the server takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too-large",
                 *       "message": "The request is too large."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts. `Retry-After` says how many seconds to wait. */
        TooMany: {
            headers: {
                /** @description Seconds until the next attempt is taken. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too-many-requests",
                 *       "message": "Too many attempts. Try again in a few minutes."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid token. The dashboard signs the person out once (specification §4). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unauthorized",
                 *       "message": "Sign in to continue."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description An outside service that the call needs (mailbox, shop, carrier, payment, language model) does not answer or refuses. */
        Unreachable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "outside-service",
                 *       "message": "The mail server isn’t responding."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of a type that the call does not take. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unsupported-media-type",
                 *       "message": "Unsupported content type."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Whose warehouse it is; `companyId` of the user info. Each warehouse call carries it (§7). */
        CompanyId: components["schemas"]["Id"];
        /** @description Where the next page begins, from `nextCursor` of the page before. */
        Cursor: string;
        /** @description Id of the knowledge document. */
        DocumentId: components["schemas"]["Id"];
        /** @description Id of the email, `_id` of its header. */
        EmailId: components["schemas"]["Id"];
        /** @description Id of the guild. */
        GuildId: components["schemas"]["Id"];
        /** @description Names this call; sent again, it is not done again. */
        IdempotencyKey: string;
        /** @description Id of the integration. */
        IntegrationId: components["schemas"]["Id"];
        /** @description Language of the questions, BCP 47. */
        Lang: components["schemas"]["Language"];
        /** @description Entries a page. */
        Limit: number;
        /** @description Entries a page; of 0, the counts alone are told. */
        LimitOrNone: number;
        /** @description Id of the question. */
        QuestionId: components["schemas"]["Id"];
        /** @description Only what holds these words. */
        Search: string;
        /** @description Id of the web. */
        WebId: components["schemas"]["Id"];
        /** @description Id of the knowledge website. */
        WebsiteId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getTicketStatistics: {
        parameters: {
            query?: {
                /** @description Only tickets of this channel; `email` counts threads. */
                channel?: components["schemas"]["Channel"];
                /** @description Whether to answer the same for as many days before. */
                compare?: boolean;
                /** @description The first day; 29 days before `to` where absent. */
                from?: string;
                /** @description Time zone of days and hours, by its IANA name; UTC where absent. */
                timeZone?: string;
                /** @description The last day, itself included; today where absent. */
                to?: string;
                /** @description Only tickets of this web; those of the first of `owner_webs` where absent. */
                webId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "statistics": {
                     *           "from": "2026-10-22",
                     *           "to": "2026-11-20",
                     *           "timeZone": "Europe/Paris",
                     *           "totals": {
                     *             "received": 1389,
                     *             "answered": 1351,
                     *             "closed": 1293,
                     *             "reopened": 41,
                     *             "firstResponseMedian": 38,
                     *             "firstResponseP90": 840,
                     *             "agentSolvedShare": 0.72
                     *           },
                     *           "previous": {
                     *             "received": 1281,
                     *             "answered": 1238,
                     *             "closed": 1200,
                     *             "reopened": 46,
                     *             "firstResponseMedian": 47,
                     *             "firstResponseP90": 720,
                     *             "agentSolvedShare": 0.66
                     *           },
                     *           "days": [
                     *             {
                     *               "date": "2026-11-16",
                     *               "received": 52,
                     *               "answered": 50,
                     *               "closed": 47,
                     *               "byChannel": {
                     *                 "web": 19,
                     *                 "whatsapp": 13,
                     *                 "email": 9,
                     *                 "messenger": 5,
                     *                 "discord": 4,
                     *                 "telegram": 2
                     *               }
                     *             }
                     *           ],
                     *           "channels": [
                     *             {
                     *               "channel": "web",
                     *               "received": 469,
                     *               "answered": 461,
                     *               "closed": 440
                     *             }
                     *           ],
                     *           "answerers": [
                     *             {
                     *               "kind": "agent",
                     *               "name": "AI agent",
                     *               "answered": 973,
                     *               "firstResponseMedian": 4
                     *             },
                     *             {
                     *               "kind": "support",
                     *               "userId": "0198c0de-7a10-7cc4-8e51-3f1f5a6d2b92",
                     *               "name": "Inès Moreau",
                     *               "answered": 178,
                     *               "firstResponseMedian": 360
                     *             }
                     *           ],
                     *           "hours": [
                     *             {
                     *               "weekday": 1,
                     *               "hour": 9,
                     *               "received": 31
                     *             }
                     *           ],
                     *           "asOf": "2026-11-20T09:40:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            statistics: components["schemas"]["TicketStatistics"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "replybay-demo"
                 *     }
                 */
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    generateCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "camille@maison-lumen.example"
                 *     }
                 */
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description Asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "request": "rb_q_8hJc2sVnT4wQeXkYrB7mZ0uLpA5dGfI1oD9tMvKxC3N"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CodeRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitation": "rb_i_7cLkQ2tM0aZrX9eYpWnB4uHsVdGfJ1iT6oKbCxN3wRE"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "invitation": {
                     *           "email": "leire@maison-lumen.example",
                     *           "companyName": "Maison Lumen",
                     *           "role": "support",
                     *           "invitedBy": "Camille Roy"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            invitation: components["schemas"]["Invitation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    inviteSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emails": [
                 *         "leire@maison-lumen.example",
                 *         "jon@maison-lumen.example"
                 *       ],
                 *       "message": "Welcome aboard. The chat is yours from Monday."
                 *     }
                 */
                "application/json": components["schemas"]["SupportInvitation"];
            };
        };
        responses: {
            200: components["responses"]["answerWithResults"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    inviteWarehouse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emails": [
                 *         "marc@maison-lumen.example"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WarehouseInvitation"];
            };
        };
        responses: {
            200: components["responses"]["answerWithResults"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "camille@maison-lumen.example",
                 *       "password": "a long sentence is a good password",
                 *       "companyName": "Maison Lumen",
                 *       "name": "Camille Roy",
                 *       "locale": "fr-FR"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered. With a `registration`, a code was mailed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "registration": "rb_g_5uTq1wXbN8mYpR3kLzC7vJ0dHsA2eFgI9oVtMxKyB6Q"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistrationDone"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    checkReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "a long sentence is a good password"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "sessions": [
                     *           {
                     *             "_id": "gF9wzEvZ2zY5uKk9sQm1nJb7cXr3dT6hVp0oLqIaWeU",
                     *             "userAgent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
                     *             "current": true,
                     *             "createdAt": "2026-11-18T07:58:31.000Z",
                     *             "lastSeenAt": "2026-11-20T08:01:12.000Z",
                     *             "expiresAt": "2026-12-18T07:58:31.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            sessions: components["schemas"]["Session"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "owner@maison-lumen.example",
                 *       "password": "replybay-demo"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "token": "rb_s_2Xq0ZbF1nPjv6u7wEoR9sQ3tYcA8dLkHmGi5NVeWfU4"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    validateCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "482913",
                 *       "email": "camille@maison-lumen.example"
                 *     }
                 */
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description The code is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "token": "rb_s_2Xq0ZbF1nPjv6u7wEoR9sQ3tYcA8dLkHmGi5NVeWfU4",
                     *         "purpose": "session"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CodeToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    listCannedAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved replies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "cannedAnswers": [
                     *           {
                     *             "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c61",
                     *             "shortcut": "delay",
                     *             "title": "The parcel is late",
                     *             "texts": {
                     *               "en-US": "Hello {{customer.firstName}}, your parcel is late. {{cursor}}"
                     *             },
                     *             "updatedAt": "2026-11-20T07:41:09.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            cannedAnswers: components["schemas"]["CannedAnswer"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createCannedAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shortcut": "delay",
                 *       "title": "The parcel is late",
                 *       "texts": {
                 *         "en-US": "Hello {{customer.firstName}}, your parcel is late. {{cursor}}"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CannedAnswerContent"];
            };
        };
        responses: {
            201: components["responses"]["answerWithCannedAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    updateCannedAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the saved reply. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shortcut": "delay",
                 *       "title": "The parcel is late",
                 *       "texts": {
                 *         "en-US": "Hello {{customer.firstName}}, your parcel is late. {{cursor}}"
                 *       },
                 *       "seen": {
                 *         "shortcut": "delay",
                 *         "title": "The parcel is late",
                 *         "texts": {
                 *           "en-US": "Hello {{customer.firstName}}"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CannedAnswerChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithCannedAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCannedAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the saved reply. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    verifyCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "03AFcWeA6lumen"
                 *     }
                 */
                "application/json": components["schemas"]["CaptchaToken"];
            };
        };
        responses: {
            /** @description What the provider says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "success": true,
                     *         "score": 0.9
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["CaptchaResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    streamChanges: {
        parameters: {
            query: {
                /** @description The id of the last event that was read, in ms since 1970. */
                since?: string;
                /**
                 * @description What to follow.
                 * @example [
                 *       "tickets"
                 *     ]
                 */
                topics: string[];
                /** @description Id of the web whose changes are followed. */
                webId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. The schema is that of the data of `change`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 1795248000000
                     *     event: change
                     *     data: {"topic":"tickets","id":"0198c0df-11a2-7d10-9c40-8a5f0e6b1c02","ticket":null}
                     */
                    "text/event-stream": components["schemas"]["ChangeEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getAgentSwitch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "agents": {
                     *           "isPaused": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            agents: components["schemas"]["AgentSwitch"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    changeAgentSwitch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isPaused": true
                 *     }
                 */
                "application/json": components["schemas"]["AgentSwitch"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "agents": {
                     *           "isPaused": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            agents: components["schemas"]["AgentSwitch"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    getAgentReplyNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "numbers": {
                     *           "days": 30,
                     *           "on": {
                     *             "replied": 118,
                     *             "handedOff": 41
                     *           },
                     *           "suggest": {
                     *             "replied": 0,
                     *             "handedOff": 0,
                     *             "same": 0,
                     *             "other": 0
                     *           },
                     *           "shadow": {
                     *             "replied": 64,
                     *             "handedOff": 22,
                     *             "same": 31,
                     *             "other": 27
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            numbers: components["schemas"]["AgentReplyNumbers"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    listTestQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "testQuestions": [
                     *           {
                     *             "testQuestionId": "test-bulb",
                     *             "question": "Quelle ampoule pour la suspension Opaline ?",
                     *             "lang": "fr-FR",
                     *             "expected": "answered",
                     *             "mustContain": "E27"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            testQuestions: components["schemas"]["TestQuestion"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    addTestQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "Quelle ampoule pour la suspension Opaline ?",
                 *       "lang": "fr-FR",
                 *       "expected": "answered",
                 *       "mustContain": "E27"
                 *     }
                 */
                "application/json": components["schemas"]["NewTestQuestion"];
            };
        };
        responses: {
            201: components["responses"]["answerWithTestQuestion"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    removeTestQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
                /** @description Id of the test question. */
                questionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    changeTestQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
                /** @description Id of the test question. */
                questionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expected": "handed-off",
                 *       "mustContain": null
                 *     }
                 */
                "application/json": components["schemas"]["TestQuestionChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithTestQuestion"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    runTestQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
                /** @description Id of the test question. */
                questionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithTestQuestion"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    sendExampleConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messages": [
                 *         {
                 *           "author": "customer",
                 *           "text": "Quelle ampoule pour la suspension Opaline ?"
                 *         }
                 *       ],
                 *       "webId": "web-maison-lumen",
                 *       "lang": "fr-FR"
                 *     }
                 */
                "application/json": components["schemas"]["ExampleConversation"];
            };
        };
        responses: {
            /** @description What the agent answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": {
                     *           "author": "agent",
                     *           "text": "Une E27 de 8 W au plus, par exemple la ML-LED-8W.",
                     *           "handedOver": false,
                     *           "sources": [
                     *             {
                     *               "documentId": "doc-bulbs",
                     *               "title": "Bulbs and sockets"
                     *             }
                     *           ],
                     *           "passages": [
                     *             {
                     *               "documentId": "doc-bulbs",
                     *               "title": "Bulbs and sockets",
                     *               "kind": "text",
                     *               "heading": "Opaline",
                     *               "text": "Une E27 de 8 W au plus, par exemple la ML-LED-8W.",
                     *               "score": 0.91,
                     *               "isUsed": true
                     *             }
                     *           ],
                     *           "threshold": 0.6,
                     *           "took": 42,
                     *           "engine": "quoted",
                     *           "language": "fr-FR"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            message: components["schemas"]["ExampleAnswer"];
                        };
                    };
                    /**
                     * @example {
                     *       "text": "Une E27 de 8 W au plus."
                     *     }
                     */
                    "text/event-stream": {
                        data?: {
                            message: components["schemas"]["ExampleAnswer"];
                        };
                        text?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    reportClientError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Error while mounting app",
                 *       "stack": "Error: Error while mounting app\n    at mount (/assets/main-4f1c.js:1:2044)",
                 *       "path": "/webs/tickets",
                 *       "release": "0.1.0+384898e",
                 *       "userAgent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
                 *     }
                 */
                "application/json": components["schemas"]["ClientError"];
            };
        };
        responses: {
            202: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomers: {
        parameters: {
            query: {
                /** @description Beginnings of words. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "customers": [
                     *           {
                     *             "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c21",
                     *             "name": "Élodie Marchand",
                     *             "email": "elodie.m@atelier-nord.example",
                     *             "blocked": false,
                     *             "channels": [
                     *               "web"
                     *             ],
                     *             "createdAt": "2026-11-20T07:41:09.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            customers: components["schemas"]["CustomerRecord"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the customer. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithCustomer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the customer. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "blocked": true
                 *     }
                 */
                "application/json": components["schemas"]["CustomerChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithCustomer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    getEmailAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the attachment. */
                attachmentId: components["schemas"]["Id"];
                /** @description Id of the email. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (the bytes of globe.jpg) */
                    "application/octet-stream": components["schemas"]["Binary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getEmailOriginal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the email. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (the bytes of email.eml) */
                    "application/octet-stream": components["schemas"]["Binary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getEmailPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the email. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://shop.example/header.png"
                 *     }
                 */
                "application/json": components["schemas"]["EmailPictureRequest"];
            };
        };
        responses: {
            /** @description The bytes of the WebP. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (the bytes of picture.webp) */
                    "application/octet-stream": components["schemas"]["Binary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    listEmailAgentReplies: {
        parameters: {
            query?: {
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only those. */
                outcome?: components["schemas"]["EmailAgentOutcome"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "replies": [
                     *           {
                     *             "emailId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                     *             "subject": "Which bulb for the Mira?",
                     *             "customerName": "James Whitcombe",
                     *             "mode": "shadow",
                     *             "outcome": "same",
                     *             "draft": "An E27 bulb of 8 W at most.",
                     *             "sent": "An E27 bulb of 8 W at most.",
                     *             "createdAt": "2026-11-20T08:10:00.000Z"
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "numbers": {
                     *           "days": 30,
                     *           "total": 412,
                     *           "counts": {
                     *             "same": 293
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            nextCursor?: components["schemas"]["NextCursor"];
                            numbers: components["schemas"]["EmailAgentNumbers"];
                            replies: components["schemas"]["EmailAgentReply"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    answerEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "header_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                 *       "message": "Bonjour Élodie, un nouveau globe part cet après-midi.",
                 *       "mode": "reply",
                 *       "attachments": [
                 *         "(the bytes of etiquette-retour.pdf)"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["EmailAnswer"];
            };
        };
        responses: {
            /** @description The email that was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "message": {
                     *           "_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a002",
                     *           "message_id": "<rb-77d0@maison-lumen.example>",
                     *           "uid": 891,
                     *           "folder": "Sent",
                     *           "subject": "Re: Lampe Opaline reçue fêlée",
                     *           "from": {
                     *             "name": "Maison Lumen",
                     *             "address": "bonjour@maison-lumen.example"
                     *           },
                     *           "to": [
                     *             {
                     *               "name": "Élodie Marchand",
                     *               "address": "elodie.m@atelier-nord.example"
                     *             }
                     *           ],
                     *           "date": "2026-11-20T08:02:00.000Z",
                     *           "seen": true,
                     *           "hasAttachments": false,
                     *           "threadId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a0f0",
                     *           "text": "Bonjour Élodie, un nouveau globe part cet après-midi.",
                     *           "inReplyTo": "<CAF3x9@mail.atelier-nord.example>",
                     *           "references": [
                     *             "<CAF3x9@mail.atelier-nord.example>"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            message: components["schemas"]["EmailMessage"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    archiveEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "header_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001"
                 *     }
                 */
                "application/json": components["schemas"]["EmailChoice"];
            };
        };
        responses: {
            /** @description The email in the archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "header": {
                     *           "_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                     *           "message_id": "<CAF3x9@mail.atelier-nord.example>",
                     *           "uid": 218,
                     *           "folder": "Archive",
                     *           "subject": "Lampe Opaline reçue fêlée",
                     *           "from": {
                     *             "name": "Élodie Marchand",
                     *             "address": "elodie.m@atelier-nord.example"
                     *           },
                     *           "to": [
                     *             {
                     *               "address": "bonjour@maison-lumen.example"
                     *             }
                     *           ],
                     *           "date": "2026-11-20T07:41:09.000Z",
                     *           "snippet": "Bonjour, le globe est arrivé fêlé, voici une photo…",
                     *           "seen": true,
                     *           "answered": false,
                     *           "archived": true,
                     *           "hasAttachments": true,
                     *           "threadId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a0f0",
                     *           "messages": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            header: components["schemas"]["EmailHeader"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    deleteEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "header_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001"
                 *     }
                 */
                "application/json": components["schemas"]["EmailChoice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    setEmailPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emailPrompt": "Answer in the customer’s language. Never promise a refund."
                 *     }
                 */
                "application/json": components["schemas"]["EmailPrompt"];
            };
        };
        responses: {
            /** @description What is set now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "emailPrompt": "Answer in the customer’s language. Never promise a refund."
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            emailPrompt: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    listArchivedEmails: {
        parameters: {
            query?: {
                /** @description Counted from 1. */
                page?: number;
                /** @description E-mails a page. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "headers": [
                     *           {
                     *             "_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                     *             "message_id": "<CAF3x9@mail.atelier-nord.example>",
                     *             "uid": 218,
                     *             "folder": "Archive",
                     *             "subject": "Lampe Opaline reçue fêlée",
                     *             "from": {
                     *               "name": "Élodie Marchand",
                     *               "address": "elodie.m@atelier-nord.example"
                     *             },
                     *             "to": [
                     *               {
                     *                 "address": "bonjour@maison-lumen.example"
                     *               }
                     *             ],
                     *             "date": "2026-11-20T07:41:09.000Z",
                     *             "snippet": "Bonjour, le globe est arrivé fêlé, voici une photo…",
                     *             "seen": true,
                     *             "answered": false,
                     *             "archived": true,
                     *             "hasAttachments": true,
                     *             "threadId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a0f0",
                     *             "messages": 1
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_size": 20,
                     *         "total": 218
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            headers: components["schemas"]["EmailHeader"][];
                            page?: number;
                            page_size?: number;
                            total?: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    findEmailsBySubject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Lampe Opaline reçue fêlée"
                 *     }
                 */
                "application/json": components["schemas"]["EmailSubjectRequest"];
            };
        };
        responses: {
            200: components["responses"]["answerWithHeaders"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    listEmailHeaders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "filter": "unread",
                 *       "subject_filter": "Opaline",
                 *       "page_size": 20
                 *     }
                 */
                "application/json": components["schemas"]["EmailHeadersRequest"];
            };
        };
        responses: {
            200: components["responses"]["answerWithPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    listNewEmailHeaders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uids_map": {
                 *         "INBOX": [
                 *           4213
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewEmailHeadersRequest"];
            };
        };
        responses: {
            200: components["responses"]["answerWithHeaders"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    setAutomaticAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "automaticAnswer": 1
                 *     }
                 */
                "application/json": components["schemas"]["AutomaticAnswerChange"];
            };
        };
        responses: {
            /** @description What is set now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "automaticAnswer": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            automaticAnswer: components["schemas"]["AutomaticAnswer"];
                            replyMode?: components["schemas"]["ReplyMode"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    updateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the email, `_id` of its header. */
                id: components["parameters"]["EmailId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen": true
                 *     }
                 */
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description The email as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "header": {
                     *           "_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                     *           "message_id": "<CAF3x9@mail.atelier-nord.example>",
                     *           "uid": 4213,
                     *           "folder": "INBOX",
                     *           "subject": "Lampe Opaline reçue fêlée",
                     *           "from": {
                     *             "name": "Élodie Marchand",
                     *             "address": "elodie.m@atelier-nord.example"
                     *           },
                     *           "to": [
                     *             {
                     *               "address": "bonjour@maison-lumen.example"
                     *             }
                     *           ],
                     *           "date": "2026-11-20T07:41:09.000Z",
                     *           "snippet": "Bonjour, le globe est arrivé fêlé, voici une photo…",
                     *           "seen": true,
                     *           "answered": false,
                     *           "archived": false,
                     *           "hasAttachments": true,
                     *           "threadId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a0f0",
                     *           "messages": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            header: components["schemas"]["EmailHeader"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    pollEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "last_uids": {
                 *         "INBOX": 4212
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EmailPollRequest"];
            };
        };
        responses: {
            /** @description What has come since. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "new": {
                     *           "INBOX": [
                     *             4213
                     *           ]
                     *         },
                     *         "headers": [
                     *           {
                     *             "_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                     *             "message_id": "<CAF3x9@mail.atelier-nord.example>",
                     *             "uid": 4213,
                     *             "folder": "INBOX",
                     *             "subject": "Lampe Opaline reçue fêlée",
                     *             "from": {
                     *               "name": "Élodie Marchand",
                     *               "address": "elodie.m@atelier-nord.example"
                     *             },
                     *             "to": [
                     *               {
                     *                 "address": "bonjour@maison-lumen.example"
                     *               }
                     *             ],
                     *             "date": "2026-11-20T07:41:09.000Z",
                     *             "snippet": "Bonjour, le globe est arrivé fêlé, voici une photo…",
                     *             "seen": false,
                     *             "answered": false,
                     *             "archived": false,
                     *             "hasAttachments": true,
                     *             "threadId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a0f0",
                     *             "messages": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["EmailPoll"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    getMailboxSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "providers": [
                     *           {
                     *             "id": "other",
                     *             "name": "Other"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            mailbox?: components["schemas"]["MailboxSettings"];
                            providers: components["schemas"]["MailProvider"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    connectMailbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "bonjour@maison-lumen.example",
                 *       "kind": "local"
                 *     }
                 */
                "application/json": components["schemas"]["NewMailbox"];
            };
        };
        responses: {
            /** @description The mailbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "mailbox": {
                     *           "connected": true,
                     *           "address": "bonjour@maison-lumen.example"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            mailbox: components["schemas"]["Mailbox"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    removeEmailSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    chooseMailboxFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "folder": "Fournisseurs 2024",
                 *       "shownAs": "none"
                 *     }
                 */
                "application/json": components["schemas"]["MailboxFolderChoice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    beginMailboxSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "gmail"
                 *     }
                 */
                "application/json": components["schemas"]["MailSignInRequest"];
            };
        };
        responses: {
            /** @description Where to go. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "signIn": {
                     *           "url": "https://accounts.google.com/o/oauth2/v2/auth?client_id=replybay"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            signIn: components["schemas"]["MailSignIn"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    finishMailboxSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "what-was-sent",
                 *       "code": "what-came-back"
                 *     }
                 */
                "application/json": components["schemas"]["MailSignInAnswer"];
            };
        };
        responses: {
            /** @description The mailbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "mailbox": {
                     *           "connected": true,
                     *           "address": "bonjour@maison-lumen.example"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            mailbox: components["schemas"]["Mailbox"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    suggestEmailAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "thread": [
                 *         {
                 *           "author": "customer",
                 *           "text": "Bonjour, quelle ampoule pour la suspension Opaline ?",
                 *           "date": "2026-11-20T07:41:09.000Z"
                 *         }
                 *       ],
                 *       "header_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001"
                 *     }
                 */
                "application/json": components["schemas"]["EmailSuggestionRequest"];
            };
        };
        responses: {
            /** @description The suggestion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "suggestion": {
                     *           "text": "Bonjour Élodie, l’Opaline prend une E27 de 8 W au plus, par exemple la ML-LED-8W.",
                     *           "language": "fr-FR",
                     *           "sources": [
                     *             {
                     *               "documentId": "doc-bulbs",
                     *               "title": "Bulbs and sockets"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            suggestion: components["schemas"]["EmailSuggestion"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    syncThreadMapping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it came. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "mapping": {
                     *           "done": false,
                     *           "mapped": 1200,
                     *           "total": 3418,
                     *           "lastSyncAt": "2026-11-20T08:00:12.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            mapping: components["schemas"]["EmailThreadMapping"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    testMailbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "step": "found",
                 *       "address": "bonjour@maison-lumen.example",
                 *       "password": "correct horse",
                 *       "incoming": {
                 *         "host": "imap.maison-lumen.example",
                 *         "port": 993,
                 *         "encryption": "tls"
                 *       },
                 *       "outgoing": {
                 *         "host": "smtp.maison-lumen.example",
                 *         "port": 465,
                 *         "encryption": "tls"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MailboxTest"];
            };
        };
        responses: {
            /** @description How it went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "result": {
                     *           "step": "found",
                     *           "ms": 31
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            result: components["schemas"]["MailboxTestResult"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    getEmailThread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "header_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001"
                 *     }
                 */
                "application/json": components["schemas"]["EmailThreadRequest"];
            };
        };
        responses: {
            /** @description The thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "thread": {
                     *           "header_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                     *           "threadId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a0f0",
                     *           "subject": "Lampe Opaline reçue fêlée",
                     *           "messages": [
                     *             {
                     *               "_id": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                     *               "message_id": "<CAF3x9@mail.atelier-nord.example>",
                     *               "uid": 4213,
                     *               "folder": "INBOX",
                     *               "subject": "Lampe Opaline reçue fêlée",
                     *               "from": {
                     *                 "name": "Élodie Marchand",
                     *                 "address": "elodie.m@atelier-nord.example"
                     *               },
                     *               "to": [
                     *                 {
                     *                   "address": "bonjour@maison-lumen.example"
                     *                 }
                     *               ],
                     *               "date": "2026-11-20T07:41:09.000Z",
                     *               "snippet": "Bonjour, le globe est arrivé fêlé, voici une photo…",
                     *               "seen": false,
                     *               "answered": false,
                     *               "archived": false,
                     *               "hasAttachments": true,
                     *               "threadId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a0f0",
                     *               "messages": 1,
                     *               "text": "Bonjour,\nle globe est arrivé fêlé, voici une photo.\nÉlodie Marchand",
                     *               "html": "<p>Bonjour,<br>le globe est arrivé fêlé, voici une photo.</p>",
                     *               "attachments": [
                     *                 {
                     *                   "filename": "globe.jpg",
                     *                   "contentType": "image/jpeg",
                     *                   "size": 482113
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            thread: components["schemas"]["EmailThread"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    readPair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the knowledge document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithPair"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    readText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the knowledge document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithText"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    removeKnowledgeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the knowledge document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    forceIndexation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the indexing stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "indexing": {
                     *           "state": "running",
                     *           "done": 12,
                     *           "total": 183,
                     *           "startedAt": "2026-11-20T08:02:00.000Z",
                     *           "allowedAgainAt": "2026-11-20T08:12:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            indexing: components["schemas"]["KnowledgeIndexing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    updatePair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentId": "doc-dimmer",
                 *       "title": "Dimmer",
                 *       "question": "Can I dim the Opaline?",
                 *       "answer": "Yes, with a dimmable bulb and a dimmer for LED."
                 *     }
                 */
                "application/json": components["schemas"]["PairChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithPair"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    updateText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentId": "doc-bulbs",
                 *       "title": "Bulbs and sockets",
                 *       "content": "Opaline and Alba take an E27 bulb of 8 W at most."
                 *     }
                 */
                "application/json": components["schemas"]["TextChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithText"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "(the bytes of catalogue-automne.pdf)",
                 *       "title": "Catalogue automne.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The document; it is indexed in the background. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document": {
                     *           "documentId": "doc-catalogue",
                     *           "title": "Catalogue automne.pdf",
                     *           "kind": "file",
                     *           "state": "waiting",
                     *           "contentType": "application/pdf",
                     *           "size": 2401332,
                     *           "createdAt": "2026-11-20T08:13:00.000Z",
                     *           "updatedAt": "2026-11-20T08:13:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document: components["schemas"]["KnowledgeDocument"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    uploadPair: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Dimmer",
                 *       "question": "Can I dim the Opaline?",
                 *       "answer": "Yes, with a dimmable bulb and a dimmer for LED."
                 *     }
                 */
                "application/json": components["schemas"]["NewPair"];
            };
        };
        responses: {
            /** @description The document; it is indexed in the background. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document": {
                     *           "documentId": "doc-dimmer",
                     *           "title": "Dimmer",
                     *           "question": "Can I dim the Opaline?",
                     *           "kind": "qa",
                     *           "state": "waiting",
                     *           "createdAt": "2026-11-20T07:55:00.000Z",
                     *           "updatedAt": "2026-11-20T07:55:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document: components["schemas"]["KnowledgeDocument"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    uploadText: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Bulbs and sockets",
                 *       "content": "Opaline and Alba take an E27 bulb of 8 W at most."
                 *     }
                 */
                "application/json": components["schemas"]["NewText"];
            };
        };
        responses: {
            /** @description The document; it is indexed in the background. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document": {
                     *           "documentId": "doc-bulbs",
                     *           "title": "Bulbs and sockets",
                     *           "kind": "text",
                     *           "state": "ready",
                     *           "language": "en-US",
                     *           "size": 1840,
                     *           "createdAt": "2026-10-02T09:12:00.000Z",
                     *           "updatedAt": "2026-11-18T16:40:11.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document: components["schemas"]["KnowledgeDocument"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    removeKnowledgeWebsite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the knowledge website. */
                id: components["parameters"]["WebsiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    addGuild: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "discordId": "1187421150938275840"
                 *     }
                 */
                "application/json": components["schemas"]["GuildChoice"];
            };
        };
        responses: {
            200: components["responses"]["answerWithGuild"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    removeGuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the guild. */
                id: components["parameters"]["GuildId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    getGuildInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the guild. */
                id: components["parameters"]["GuildId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithGuild"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    listGuildMembers: {
        parameters: {
            query?: {
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only who has this role. */
                roleId?: string;
                /** @description Only what holds these words. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                /** @description Id of the guild. */
                guildId: components["schemas"]["Id"];
                /** @description Id of the signed-in person. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "members": [
                     *           {
                     *             "id": "member-mikael",
                     *             "name": "mikael_k",
                     *             "bot": false,
                     *             "joinedAt": "2025-05-02T19:01:00.000Z",
                     *             "roles": [
                     *               "role-club"
                     *             ]
                     *           }
                     *         ],
                     *         "roles": [
                     *           {
                     *             "id": "role-club",
                     *             "name": "Club",
                     *             "color": "#C77E1C",
                     *             "position": 3,
                     *             "assignable": true
                     *           },
                     *           {
                     *             "id": "role-team",
                     *             "name": "Team",
                     *             "position": 9,
                     *             "assignable": false
                     *           }
                     *         ],
                     *         "nextCursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            members: components["schemas"]["GuildMember"][];
                            nextCursor?: components["schemas"]["NextCursor"];
                            roles?: components["schemas"]["GuildRole"][];
                            /** @description How many members fit the search and the role; told with the first page. */
                            total?: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    addGuildRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guildId": "guild-atelier-lumiere",
                 *       "memberId": "member-mikael",
                 *       "roleId": "role-club"
                 *     }
                 */
                "application/json": components["schemas"]["GuildRoleChange"];
            };
        };
        responses: {
            /** @description The member as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "member": {
                     *           "id": "member-mikael",
                     *           "name": "mikael_k",
                     *           "bot": false,
                     *           "joinedAt": "2025-05-02T19:01:00.000Z",
                     *           "roles": [
                     *             "role-club"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            member: components["schemas"]["GuildMember"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    changeGuildRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guildId": "guild-atelier-lumiere",
                 *       "memberIds": [
                 *         "member-mikael"
                 *       ],
                 *       "add": [
                 *         "role-club"
                 *       ],
                 *       "remove": []
                 *     }
                 */
                "application/json": components["schemas"]["GuildRolesChange"];
            };
        };
        responses: {
            /** @description What became of each, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "results": [
                     *           {
                     *             "memberId": "member-mikael",
                     *             "isDone": true,
                     *             "roles": [
                     *               "role-club"
                     *             ]
                     *           },
                     *           {
                     *             "memberId": "member-theo",
                     *             "isDone": false,
                     *             "code": "role-above-ours",
                     *             "roleName": "Team"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            results: components["schemas"]["GuildRolesResult"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    removeGuildRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guildId": "guild-atelier-lumiere",
                 *       "memberId": "member-mikael",
                 *       "roleId": "role-club"
                 *     }
                 */
                "application/json": components["schemas"]["GuildRoleChange"];
            };
        };
        responses: {
            /** @description The member as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "member": {
                     *           "id": "member-mikael",
                     *           "name": "mikael_k",
                     *           "bot": false,
                     *           "joinedAt": "2025-05-02T19:01:00.000Z",
                     *           "roles": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            member: components["schemas"]["GuildMember"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    addGuildProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "discordId": "1187421150938275840",
                 *       "webId": "web-maison-lumen"
                 *     }
                 */
                "application/json": components["schemas"]["GuildProofRequest"];
            };
        };
        responses: {
            /** @description The code, and where the agent is let into the server. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "code": "replybay-7K3M9QXA2BTD",
                     *         "expiresAt": "2026-11-24T11:11:00.000Z",
                     *         "inviteUrl": "https://discord.com/oauth2/authorize?client_id=1&scope=bot&guild_id=1187421150938275840"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["GuildProof"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    changeGuildSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the guild. */
                id: components["parameters"]["GuildId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channels": [
                 *         {
                 *           "id": "direct",
                 *           "opens": "each-message",
                 *           "isOn": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GuildSettings"];
            };
        };
        responses: {
            200: components["responses"]["answerWithGuild"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    listIntegrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The integrations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "int-prestashop",
                     *           "kind": "prestashop",
                     *           "state": "connected",
                     *           "name": "Maison Lumen",
                     *           "url": "https://maison-lumen.example",
                     *           "lastSyncAt": "2026-11-20T08:00:00.000Z",
                     *           "createdAt": "2026-10-01T10:00:00.000Z"
                     *         },
                     *         {
                     *           "_id": "int-sendcloud",
                     *           "kind": "sendcloud",
                     *           "state": "failed",
                     *           "name": "Maison Lumen",
                     *           "lastError": "Sendcloud refuses the keys.",
                     *           "createdAt": "2026-10-01T10:05:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Integration"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    checkIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the integration. */
                id: components["parameters"]["IntegrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The integration, with what each step found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "int-woocommerce",
                     *         "kind": "woocommerce",
                     *         "state": "failed",
                     *         "name": "Atelier Lumen",
                     *         "problem": "bad-key",
                     *         "checkedAt": "2026-11-24T10:41:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["IntegrationDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    hasSendcloud: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen"
                 *     }
                 */
                "application/json": components["schemas"]["SendcloudQuestion"];
            };
        };
        responses: {
            /** @description Whether it is connected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "hasSendcloud": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            hasSendcloud: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    changeImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the integration. */
                id: components["parameters"]["IntegrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isPaused": true
                 *     }
                 */
                "application/json": components["schemas"]["ImportChange"];
            };
        };
        responses: {
            /** @description The integration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "int-woocommerce",
                     *         "kind": "woocommerce",
                     *         "state": "failed",
                     *         "name": "Atelier Lumen",
                     *         "problem": "bad-key",
                     *         "checkedAt": "2026-11-24T10:41:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Integration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    integrateMessenger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page_id": "100238849201",
                 *       "page_access_token": "EAAPlumen",
                 *       "app_secret": "4f8a0c1d27e95b36",
                 *       "verify_token": "lumen-hook",
                 *       "webId": "web-maison-lumen"
                 *     }
                 */
                "application/json": components["schemas"]["MessengerConnection"];
            };
        };
        responses: {
            /** @description The integration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "int-messenger",
                     *         "kind": "messenger",
                     *         "state": "connected",
                     *         "name": "Maison Lumen",
                     *         "createdAt": "2026-11-20T08:20:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Integration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    integratePrestashop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "api_key": "7H1K9F2C",
                 *       "store_url": "https://maison-lumen.example"
                 *     }
                 */
                "application/json": components["schemas"]["PrestashopConnection"];
            };
        };
        responses: {
            /** @description The integration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "int-prestashop",
                     *         "kind": "prestashop",
                     *         "state": "connected",
                     *         "name": "Maison Lumen",
                     *         "url": "https://maison-lumen.example",
                     *         "createdAt": "2026-11-20T08:20:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Integration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    integrateSendcloud: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "public_key": "pk_8d31",
                 *       "private_key": "sk_77ac"
                 *     }
                 */
                "application/json": components["schemas"]["SendcloudConnection"];
            };
        };
        responses: {
            /** @description The integration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "int-sendcloud",
                     *         "kind": "sendcloud",
                     *         "state": "connected",
                     *         "name": "Maison Lumen",
                     *         "createdAt": "2026-11-20T08:20:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Integration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    integrateShopify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "api_key": "shpat_4f1c0a",
                 *       "service_url": "https://maison-lumen.myshopify.example"
                 *     }
                 */
                "application/json": components["schemas"]["ShopifyConnection"];
            };
        };
        responses: {
            /** @description The integration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "int-shopify",
                     *         "kind": "shopify",
                     *         "state": "connected",
                     *         "name": "Maison Lumen",
                     *         "url": "https://maison-lumen.myshopify.example",
                     *         "createdAt": "2026-11-20T08:20:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Integration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    integrateStripe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "private_key": "rk_test_51Lumen"
                 *     }
                 */
                "application/json": components["schemas"]["StripeConnection"];
            };
        };
        responses: {
            /** @description The integration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "int-stripe",
                     *         "kind": "stripe",
                     *         "state": "connected",
                     *         "name": "Maison Lumen SARL",
                     *         "createdAt": "2026-11-20T08:20:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Integration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    integrateTelegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bot_token": "7412:AAElumen",
                 *       "webId": "web-maison-lumen"
                 *     }
                 */
                "application/json": components["schemas"]["TelegramConnection"];
            };
        };
        responses: {
            /** @description The integration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "int-telegram",
                     *         "kind": "telegram",
                     *         "state": "connected",
                     *         "name": "@maison_lumen_bot",
                     *         "createdAt": "2026-11-20T08:20:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Integration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    integrateWhatsapp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone_number_id": "104815162342",
                 *       "access_token": "EAAGlumen",
                 *       "verify_token": "lumen-hook",
                 *       "app_secret": "4f8a0c1d27e95b36",
                 *       "webId": "web-maison-lumen"
                 *     }
                 */
                "application/json": components["schemas"]["WhatsappConnection"];
            };
        };
        responses: {
            /** @description The integration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "int-whatsapp",
                     *         "kind": "whatsapp",
                     *         "state": "connected",
                     *         "name": "+33 4 72 00 18 18",
                     *         "createdAt": "2026-11-20T08:20:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Integration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    integrateWoocommerce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "consumer_key": "ck_19ab",
                 *       "consumer_secret": "cs_52fe",
                 *       "shop_link": "https://outlet.maison-lumen.example"
                 *     }
                 */
                "application/json": components["schemas"]["WoocommerceConnection"];
            };
        };
        responses: {
            /** @description The integration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "int-woocommerce",
                     *         "kind": "woocommerce",
                     *         "state": "connected",
                     *         "name": "Lumen Outlet",
                     *         "url": "https://outlet.maison-lumen.example",
                     *         "createdAt": "2026-11-20T08:20:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Integration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    getIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the integration. */
                id: components["parameters"]["IntegrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The integration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "int-prestashop",
                     *         "kind": "prestashop",
                     *         "state": "connected",
                     *         "name": "Maison Lumen",
                     *         "url": "https://maison-lumen.example",
                     *         "lastSyncAt": "2026-11-20T08:00:00.000Z",
                     *         "createdAt": "2026-10-01T10:00:00.000Z",
                     *         "settings": {
                     *           "api_key": "…9F2C",
                     *           "store_url": "https://maison-lumen.example"
                     *         },
                     *         "webhookUrl": "https://replybay.example/api/v1/hooks/woocommerce/rb_h_2tM0aZrX9eYp"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["IntegrationDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    removeIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the integration. */
                id: components["parameters"]["IntegrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    testIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "woocommerce",
                 *       "settings": {
                 *         "consumer_key": "ck_19ab",
                 *         "consumer_secret": "cs_52fe",
                 *         "shop_link": "https://outlet.maison-lumen.example"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["IntegrationTest"];
            };
        };
        responses: {
            /** @description What each step found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "at": "2026-11-24T10:41:00.000Z",
                     *         "problem": "missing-permission",
                     *         "name": "Atelier Lumen",
                     *         "steps": [
                     *           {
                     *             "step": "address",
                     *             "state": "passed",
                     *             "ms": 212
                     *           },
                     *           {
                     *             "step": "key",
                     *             "state": "passed",
                     *             "value": "Camille Roy"
                     *           },
                     *           {
                     *             "step": "permission",
                     *             "state": "failed",
                     *             "value": "write"
                     *           },
                     *           {
                     *             "step": "plan",
                     *             "state": "not-checked"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["IntegrationCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    findAlikeSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "The Opaline takes an E27 bulb of up to 60 W."
                 *     }
                 */
                "application/json": components["schemas"]["TextToCompare"];
            };
        };
        responses: {
            /** @description The sources; none where nothing says nearly the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "sources": [
                     *           {
                     *             "documentId": "doc-bulbs",
                     *             "title": "Bulbs and sockets",
                     *             "kind": "text"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            sources: components["schemas"]["AlikeSource"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    listContradictions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contradictions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "contradictions": [
                     *           {
                     *             "contradictionId": "contradiction-returns",
                     *             "question": "Within how many days may a lamp be returned?",
                     *             "sides": [
                     *               {
                     *                 "documentId": "doc-terms",
                     *                 "title": "Terms of sale 2024.pdf",
                     *                 "kind": "file",
                     *                 "text": "A lamp may be returned within 14 days.",
                     *                 "page": 6,
                     *                 "replies": 12,
                     *                 "updatedAt": "2024-03-02T08:10:00.000Z"
                     *               },
                     *               {
                     *                 "documentId": "doc-returns",
                     *                 "title": "Returns",
                     *                 "kind": "qa",
                     *                 "text": "You have 30 days to return a lamp.",
                     *                 "replies": 37,
                     *                 "updatedAt": "2026-11-21T08:10:00.000Z"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            contradictions: components["schemas"]["Contradiction"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    decideContradiction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contradiction. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "kept",
                 *       "keep": "doc-returns"
                 *     }
                 */
                "application/json": components["schemas"]["ContradictionDecision"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "contradictionId": "contradiction-returns",
                     *         "state": "kept"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            contradictionId: components["schemas"]["Id"];
                            state: components["schemas"]["ContradictionState"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    getKnowledgeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the knowledge document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document": {
                     *           "documentId": "doc-bulbs",
                     *           "title": "Bulbs and sockets",
                     *           "kind": "text",
                     *           "state": "ready",
                     *           "language": "en-US",
                     *           "size": 1840,
                     *           "createdAt": "2026-10-02T09:12:00.000Z",
                     *           "updatedAt": "2026-11-18T16:40:11.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document: components["schemas"]["KnowledgeDocument"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    learnFromEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emailId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                 *       "conversation": [
                 *         {
                 *           "author": "customer",
                 *           "text": "Quelle ampoule pour la suspension Opaline ?"
                 *         },
                 *         {
                 *           "author": "support",
                 *           "text": "Une E27 de 8 W au plus."
                 *         }
                 *       ],
                 *       "manualSummary": "The Opaline takes an E27 bulb of 8 W at most."
                 *     }
                 */
                "application/json": components["schemas"]["EmailLesson"];
            };
        };
        responses: {
            /** @description The document; it is indexed in the background. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document": {
                     *           "documentId": "doc-email-opaline",
                     *           "title": "Ampoule de l’Opaline",
                     *           "kind": "email",
                     *           "state": "waiting",
                     *           "emailId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                     *           "createdAt": "2026-11-20T08:11:00.000Z",
                     *           "updatedAt": "2026-11-20T08:11:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document: components["schemas"]["KnowledgeDocument"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    proposeEmailLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the email. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "emailId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                     *           "question": "Which bulb does the Opaline take?",
                     *           "answer": "An E27 bulb of 8 W at most.",
                     *           "state": "open"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["EmailLessonProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    skipEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emailId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                 *       "skipped_indexation": true
                 *     }
                 */
                "application/json": components["schemas"]["EmailSkip"];
            };
        };
        responses: {
            /** @description What is noted now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "emailId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                     *         "skipped_indexation": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["EmailSkip"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    listKnowledgeGaps: {
        parameters: {
            query?: {
                /** @description Only what was asked there. */
                channel?: components["schemas"]["Channel"];
                /** @description Asked in so many days; 30 where it is absent. */
                days?: 7 | 30 | 90;
                /** @description Only what was asked in this language. */
                language?: components["schemas"]["Locale"];
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Those that wait for an answer, or those that are left to support; `open` where it is absent. */
                state?: "open" | "left";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gaps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "gaps": [
                     *           {
                     *             "gapId": "gap-customs",
                     *             "question": "¿Quién paga la aduana en Canarias?",
                     *             "language": "es-ES",
                     *             "asked": 23,
                     *             "ways": 7,
                     *             "languages": {
                     *               "es-ES": 16,
                     *               "fr-FR": 4,
                     *               "en-US": 3
                     *             },
                     *             "days": [
                     *               1,
                     *               1,
                     *               2,
                     *               1,
                     *               2,
                     *               1,
                     *               2,
                     *               4,
                     *               4,
                     *               5
                     *             ],
                     *             "before": 14,
                     *             "state": "open",
                     *             "askedAt": "2026-11-24T08:10:00.000Z"
                     *           }
                     *         ],
                     *         "total": 14,
                     *         "asked": 96
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description How often they were asked together. */
                            asked: number;
                            gaps: components["schemas"]["KnowledgeGap"][];
                            /** @description Gaps, also those beyond the list. */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    readKnowledgeGap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the gap. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gap. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "gap": {
                     *           "gapId": "gap-customs",
                     *           "question": "¿Quién paga la aduana en Canarias?",
                     *           "language": "es-ES",
                     *           "asked": 23,
                     *           "ways": 7,
                     *           "languages": {
                     *             "es-ES": 16,
                     *             "fr-FR": 4,
                     *             "en-US": 3
                     *           },
                     *           "days": [
                     *             1,
                     *             1,
                     *             2,
                     *             1,
                     *             2,
                     *             1,
                     *             2,
                     *             4,
                     *             4,
                     *             5
                     *           ],
                     *           "before": 14,
                     *           "state": "open",
                     *           "askedAt": "2026-11-24T08:10:00.000Z",
                     *           "phrasings": [
                     *             {
                     *               "text": "Y la aduana quién la paga",
                     *               "language": "es-ES",
                     *               "count": 9
                     *             }
                     *           ],
                     *           "tickets": [
                     *             {
                     *               "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *               "customerName": "Lucía Paredes",
                     *               "channel": "instagram",
                     *               "text": "¿Y la aduana quién la paga?",
                     *               "askedAt": "2026-11-24T08:10:00.000Z"
                     *             }
                     *           ],
                     *           "draft": {
                     *             "text": "A partir de 150 €, la aduana la paga el cliente.",
                     *             "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *             "customerName": "Lucía Paredes",
                     *             "authorName": "Inès Moreau",
                     *             "createdAt": "2026-11-20T08:10:00.000Z"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            gap: components["schemas"]["WholeKnowledgeGap"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateKnowledgeGap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the gap. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "left"
                 *     }
                 */
                "application/json": components["schemas"]["GapChange"];
            };
        };
        responses: {
            /** @description The gap as it is now; the one that its questions are in, where it was merged or split. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "gap": {
                     *           "gapId": "gap-customs",
                     *           "question": "¿Quién paga la aduana en Canarias?",
                     *           "language": "es-ES",
                     *           "asked": 23,
                     *           "ways": 7,
                     *           "languages": {
                     *             "es-ES": 16,
                     *             "fr-FR": 4,
                     *             "en-US": 3
                     *           },
                     *           "days": [
                     *             1,
                     *             1,
                     *             2,
                     *             1,
                     *             2,
                     *             1,
                     *             2,
                     *             4,
                     *             4,
                     *             5
                     *           ],
                     *           "before": 14,
                     *           "state": "open",
                     *           "askedAt": "2026-11-24T08:10:00.000Z",
                     *           "phrasings": [
                     *             {
                     *               "text": "Y la aduana quién la paga",
                     *               "language": "es-ES",
                     *               "count": 9
                     *             }
                     *           ],
                     *           "tickets": [
                     *             {
                     *               "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *               "customerName": "Lucía Paredes",
                     *               "channel": "instagram",
                     *               "text": "¿Y la aduana quién la paga?",
                     *               "askedAt": "2026-11-24T08:10:00.000Z"
                     *             }
                     *           ],
                     *           "draft": {
                     *             "text": "A partir de 150 €, la aduana la paga el cliente.",
                     *             "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *             "customerName": "Lucía Paredes",
                     *             "authorName": "Inès Moreau",
                     *             "createdAt": "2026-11-20T08:10:00.000Z"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            gap: components["schemas"]["WholeKnowledgeGap"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    answerKnowledgeGap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the gap. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "¿Quién paga la aduana en Canarias?",
                 *       "answer": "A partir de 150 €, la aduana la paga el cliente."
                 *     }
                 */
                "application/json": components["schemas"]["GapAnswer"];
            };
        };
        responses: {
            /** @description The document; it is indexed in the background. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document": {
                     *           "documentId": "doc-customs",
                     *           "title": "¿Quién paga la aduana en Canarias?",
                     *           "kind": "qa",
                     *           "state": "waiting"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document: components["schemas"]["KnowledgeDocument"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    indexDocumentsAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentIds": [
                 *         "doc-bulbs",
                 *         "doc-dimmer"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DocumentIds"];
            };
        };
        responses: {
            /** @description How many of them are indexed again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "documents": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            documents: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    listLessons: {
        parameters: {
            query?: {
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only lessons in this state; those to review where it is absent. */
                state?: components["schemas"]["LessonState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of lessons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "lessons": [
                     *           {
                     *             "lessonId": "doc-ticket-globe",
                     *             "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *             "question": "What if the globe arrives broken?",
                     *             "answer": "It is replaced at once, without a return.",
                     *             "state": "review",
                     *             "writtenBy": "person",
                     *             "authorName": "Inès Moreau",
                     *             "createdAt": "2026-11-20T08:10:00.000Z"
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "counts": {
                     *           "review": 3,
                     *           "approved": 19
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description How many there are, by state. */
                            counts: {
                                [key: string]: number;
                            };
                            lessons: components["schemas"]["Lesson"][];
                            nextCursor?: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    decideLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the lesson. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "approved",
                 *       "question": "What if the globe arrives broken?",
                 *       "answer": "It is replaced at once. Send us a photo."
                 *     }
                 */
                "application/json": components["schemas"]["LessonDecision"];
            };
        };
        responses: {
            /** @description The lesson as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "lesson": {
                     *           "lessonId": "doc-ticket-globe",
                     *           "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *           "question": "What if the globe arrives broken?",
                     *           "answer": "It is replaced at once, without a return.",
                     *           "state": "approved",
                     *           "writtenBy": "person",
                     *           "authorName": "Inès Moreau",
                     *           "createdAt": "2026-11-20T08:10:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            lesson: components["schemas"]["Lesson"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    listKnowledgeDocuments: {
        parameters: {
            query?: {
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: string;
                /** @description Only documents of this kind. */
                kind?: components["schemas"]["DocumentKind"];
                /** @description Only documents in this language. */
                language?: components["schemas"]["Language"];
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Descending by default where it is by the last change or by replies, else ascending. */
                order?: "ascending" | "descending";
                /** @description Only what holds these words. */
                search?: components["parameters"]["Search"];
                /** @description By the last change, by title (of a pair its question) without regard to case and accents, by kind, by state (failed, indexing, waiting, ready), or by the replies of the last 30 days. What is the same in that stands with the last changed first. A cursor belongs to the order that it came with. */
                sort?: "updated" | "title" | "kind" | "state" | "replies";
                /** @description Only sources in this state. */
                state?: components["schemas"]["KnowledgeState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "documents": [
                     *           {
                     *             "documentId": "doc-dimmer",
                     *             "title": "Dimmer",
                     *             "question": "Can I dim the Opaline?",
                     *             "kind": "qa",
                     *             "state": "waiting",
                     *             "createdAt": "2026-11-20T07:55:00.000Z",
                     *             "updatedAt": "2026-11-20T07:55:00.000Z"
                     *           },
                     *           {
                     *             "documentId": "doc-bulbs",
                     *             "title": "Bulbs and sockets",
                     *             "kind": "text",
                     *             "state": "ready",
                     *             "language": "en-US",
                     *             "size": 1840,
                     *             "createdAt": "2026-10-02T09:12:00.000Z",
                     *             "updatedAt": "2026-11-18T16:40:11.000Z"
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "counts": {
                     *           "file": 41,
                     *           "text": 58,
                     *           "qa": 62,
                     *           "ticket": 19,
                     *           "email": 3,
                     *           "website": 2
                     *         },
                     *         "states": {
                     *           "ready": 184,
                     *           "waiting": 1
                     *         },
                     *         "matching": 183,
                     *         "language": "fr-FR",
                     *         "indexing": {
                     *           "state": "idle",
                     *           "done": 183,
                     *           "total": 183,
                     *           "startedAt": "2026-11-20T03:00:00.000Z",
                     *           "finishedAt": "2026-11-20T03:04:51.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description How many sources there are, by kind; a website is one, whatever it has of pages. */
                            counts?: {
                                [key: string]: number;
                            };
                            documents: components["schemas"]["KnowledgeDocument"][];
                            indexing?: components["schemas"]["KnowledgeIndexing"];
                            /** @description The language of texts whose own can't be told. */
                            language?: components["schemas"]["Language"];
                            /** @description How many match the filter, on all pages. */
                            matching?: number;
                            nextCursor?: components["schemas"]["NextCursor"];
                            /** @description How many sources there are, by state; websites among them. */
                            states?: {
                                [key: string]: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    listKnowledgeWebsites: {
        parameters: {
            query?: {
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only websites of which a page is in this language. */
                language?: components["schemas"]["Language"];
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only what holds these words. */
                search?: components["parameters"]["Search"];
                /** @description Only sources in this state. */
                state?: components["schemas"]["KnowledgeState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of websites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "websites": [
                     *           {
                     *             "_id": "site-conseils",
                     *             "link": "https://maison-lumen.example/conseils",
                     *             "recursive": true,
                     *             "title": "Conseils d’éclairage",
                     *             "pages": 34,
                     *             "state": "ready",
                     *             "createdAt": "2026-10-02T09:30:00.000Z",
                     *             "updatedAt": "2026-11-15T03:00:00.000Z"
                     *           }
                     *         ],
                     *         "nextCursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            nextCursor?: components["schemas"]["NextCursor"];
                            websites: components["schemas"]["KnowledgeWebsite"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    listPassages: {
        parameters: {
            query?: {
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Id of the knowledge document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of passages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "passages": [
                     *           {
                     *             "position": 0,
                     *             "headings": [
                     *               "Care",
                     *               "Linen"
                     *             ],
                     *             "page": 1,
                     *             "text": "Linen covers are washed at thirty degrees.",
                     *             "length": 42
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "emptyPages": [
                     *           2,
                     *           3
                     *         ],
                     *         "nextCursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description The numbers of pages of a file that hold no text, as those of a scan; absent where there are none. */
                            emptyPages?: number[];
                            nextCursor: components["schemas"]["NextCursor"];
                            passages: components["schemas"]["IndexedPassage"][];
                            /** @description How many there are, on all pages. */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    listSynonyms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "groups": [
                     *           {
                     *             "synonymId": "synonym-opaline",
                     *             "words": [
                     *               "Opaline",
                     *               "globe en verre",
                     *               "opal lamp"
                     *             ]
                     *           }
                     *         ],
                     *         "most": {
                     *           "groups": 200,
                     *           "words": 10
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            groups: components["schemas"]["SynonymGroup"][];
                            /** @description How much an account can have. */
                            most: {
                                groups: number;
                                /** @description In each group. */
                                words: number;
                            };
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    addSynonyms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "words": [
                 *         "Opaline",
                 *         "globe en verre",
                 *         "opal lamp"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SynonymWords"];
            };
        };
        responses: {
            /** @description The group. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "group": {
                     *           "synonymId": "synonym-opaline",
                     *           "words": [
                     *             "Opaline",
                     *             "globe en verre",
                     *             "opal lamp"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            group: components["schemas"]["SynonymGroup"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    changeSynonyms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "words": [
                 *         "Opaline",
                 *         "globe en verre",
                 *         "opal lamp"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SynonymWords"];
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "group": {
                     *           "synonymId": "synonym-opaline",
                     *           "words": [
                     *             "Opaline",
                     *             "globe en verre",
                     *             "opal lamp"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            group: components["schemas"]["SynonymGroup"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    removeSynonyms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    learnFromTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                 *       "manualSummary": "A globe that arrives broken is replaced at once, without a return."
                 *     }
                 */
                "application/json": components["schemas"]["TicketLesson"];
            };
        };
        responses: {
            /** @description The document; it is indexed in the background. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document": {
                     *           "documentId": "doc-ticket-globe",
                     *           "title": "Globe fêlé à l’arrivée",
                     *           "kind": "ticket",
                     *           "state": "waiting",
                     *           "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *           "createdAt": "2026-11-20T08:10:00.000Z",
                     *           "updatedAt": "2026-11-20T08:10:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document: components["schemas"]["KnowledgeDocument"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    skipTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                 *       "skipped_indexation": true
                 *     }
                 */
                "application/json": components["schemas"]["TicketSkip"];
            };
        };
        responses: {
            /** @description What is noted now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *         "skipped_indexation": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TicketSkip"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    proposeLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *           "question": "What if the globe arrives broken?",
                     *           "answer": "It is replaced at once, without a return.",
                     *           "state": "open"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["LessonProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listUntaughtEmails: {
        parameters: {
            query?: {
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only what has these words in its subject. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of threads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "emails": [
                     *           {
                     *             "emailId": "0198c0e1-5b20-7a31-b0c2-77d0e4f1a001",
                     *             "customerName": "James Whitcombe",
                     *             "subject": "Which bulb for the Mira?",
                     *             "asked": "I bought the Mira table lamp last week. Which bulb do you recommend?",
                     *             "createdAt": "2026-11-20T08:10:00.000Z"
                     *           }
                     *         ],
                     *         "nextCursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            emails: components["schemas"]["UntaughtEmail"][];
                            nextCursor?: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listUntaughtTickets: {
        parameters: {
            query?: {
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only what holds these words. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tickets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "tickets": [
                     *           {
                     *             "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *             "customerName": "Élodie Marchand",
                     *             "channel": "web",
                     *             "subject": "Broken globe",
                     *             "asked": "What if the globe arrives broken?",
                     *             "createdAt": "2026-11-20T08:10:00.000Z"
                     *           }
                     *         ],
                     *         "nextCursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            nextCursor?: components["schemas"]["NextCursor"];
                            tickets: components["schemas"]["UntaughtTicket"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    setKnowledgeLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "fr-FR"
                 *     }
                 */
                "application/json": components["schemas"]["KnowledgeLanguage"];
            };
        };
        responses: {
            /** @description What is set now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "language": "fr-FR"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["KnowledgeLanguage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    learnFromWebsite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "link": "https://maison-lumen.example/conseils",
                 *       "recursive": true
                 *     }
                 */
                "application/json": components["schemas"]["NewWebsite"];
            };
        };
        responses: {
            /** @description The website; it is read in the background. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "website": {
                     *           "_id": "site-conseils",
                     *           "link": "https://maison-lumen.example/conseils",
                     *           "recursive": true,
                     *           "pages": 0,
                     *           "state": "waiting",
                     *           "createdAt": "2026-11-20T08:12:00.000Z",
                     *           "updatedAt": "2026-11-20T08:12:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            website: components["schemas"]["KnowledgeWebsite"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    listWebsitePages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the knowledge website. */
                id: components["parameters"]["WebsiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "pages": [
                     *           {
                     *             "link": "https://maison-lumen.example/conseils",
                     *             "title": "Conseils d’éclairage",
                     *             "state": "ready",
                     *             "passages": 4
                     *           },
                     *           {
                     *             "link": "https://maison-lumen.example/conseils/panier",
                     *             "state": "failed",
                     *             "problem": "robots"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            pages: components["schemas"]["WebsitePage"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    lookAtWebsite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "link": "https://maison-lumen.example/aide"
                 *     }
                 */
                "application/json": components["schemas"]["WebsiteToLookAt"];
            };
        };
        responses: {
            /** @description What was read of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "look": {
                     *           "link": "https://maison-lumen.example/aide",
                     *           "title": "Maison Lumen",
                     *           "pages": [
                     *             {
                     *               "link": "https://maison-lumen.example/aide",
                     *               "title": "Aide et contact",
                     *               "words": 420,
                     *               "language": "fr-FR",
                     *               "links": [
                     *                 "https://maison-lumen.example/aide/livraison"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            look: components["schemas"]["WebsiteLook"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    getKnowledgeWebsite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the knowledge website. */
                id: components["parameters"]["WebsiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The website. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "website": {
                     *           "_id": "site-conseils",
                     *           "link": "https://maison-lumen.example/conseils",
                     *           "recursive": true,
                     *           "title": "Conseils d’éclairage",
                     *           "pages": 34,
                     *           "state": "ready",
                     *           "language": "fr-FR",
                     *           "size": 48200,
                     *           "replies": 12,
                     *           "createdAt": "2026-10-02T09:30:00.000Z",
                     *           "updatedAt": "2026-11-15T03:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            website: components["schemas"]["KnowledgeWebsite"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    getBillingInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithBilling"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tokenId": "tok_1QLumenVisa4242",
                 *       "plan": "harbor",
                 *       "currency": "EUR",
                 *       "billingInfo": {
                 *         "name": "Camille Roy",
                 *         "company": "Maison Lumen SARL",
                 *         "email": "compta@maison-lumen.example",
                 *         "vatNumber": "FR32812345678",
                 *         "line1": "18 rue Sainte-Catherine",
                 *         "postalCode": "69001",
                 *         "city": "Lyon",
                 *         "country": "FR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionOrder"];
            };
        };
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "subscription": {
                     *           "status": "active",
                     *           "plan": "harbor",
                     *           "currency": "EUR",
                     *           "trialUsed": true,
                     *           "currentPeriodEnd": "2026-12-09T00:00:00.000Z"
                     *         },
                     *         "invoice": {
                     *           "_id": "inv-0311",
                     *           "number": "RB-2026-0311",
                     *           "issuedAt": "2026-11-09T00:00:00.000Z",
                     *           "total": 22680,
                     *           "tax": 3780,
                     *           "currency": "EUR",
                     *           "state": "paid"
                     *         },
                     *         "confirmUrl": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: uri
                             * @description Where the payer confirms; null or absent where nobody asks.
                             */
                            confirmUrl?: string | null;
                            invoice?: components["schemas"]["Invoice"];
                            subscription: components["schemas"]["Subscription"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription, which ends with its period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "subscription": {
                     *           "status": "canceled",
                     *           "plan": "harbor",
                     *           "currency": "EUR",
                     *           "trialUsed": true,
                     *           "currentPeriodEnd": "2026-12-09T00:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            subscription: components["schemas"]["Subscription"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    updateBillingInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billingInfo": {
                 *         "name": "Camille Roy",
                 *         "company": "Maison Lumen SARL",
                 *         "email": "compta@maison-lumen.example",
                 *         "vatNumber": "FR32812345678",
                 *         "line1": "18 rue Sainte-Catherine",
                 *         "postalCode": "69001",
                 *         "city": "Lyon",
                 *         "country": "FR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BillingInfoChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithBilling"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    upgradeSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "harbor",
                 *       "currency": "EUR",
                 *       "preview": true
                 *     }
                 */
                "application/json": components["schemas"]["PlanUpgrade"];
            };
        };
        responses: {
            /** @description The subscription, and what the change costs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "subscription": {
                     *           "status": "active",
                     *           "plan": "harbor",
                     *           "currency": "EUR",
                     *           "trialUsed": true,
                     *           "currentPeriodEnd": "2026-12-09T00:00:00.000Z"
                     *         },
                     *         "difference": {
                     *           "dueNow": 8250,
                     *           "tax": 1375,
                     *           "currency": "EUR",
                     *           "startsAt": "2026-11-20T08:25:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            difference?: components["schemas"]["PlanDifference"];
                            subscription: components["schemas"]["Subscription"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    addSampleData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    removeSampleData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    answerTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this answer; sent again, it is not stored again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Bonjour Élodie, je suis désolée. Préférez-vous un échange ou un remboursement ?"
                 *     }
                 */
                "application/json": components["schemas"]["Answer"];
            };
        };
        responses: {
            200: components["responses"]["answerWithTicket"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    listAssignees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The colleagues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "assignees": [
                     *           {
                     *             "_id": "0198c0de-7a10-7cc4-8e51-3f1f5a6d2b92",
                     *             "name": "Inès Moreau"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            assignees: components["schemas"]["Assignee"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    addAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "globe.jpg",
                 *       "file": "(the bytes of globe.jpg)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["NewAttachment"];
            };
        };
        responses: {
            /** @description The file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "attachment": {
                     *           "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c41",
                     *           "name": "globe.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 184320,
                     *           "width": 1600,
                     *           "height": 1200
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            attachment: components["schemas"]["Attachment"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file. */
                attachmentId: components["schemas"]["Id"];
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (the bytes of globe.jpg) */
                    "application/octet-stream": components["schemas"]["Binary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    changeTickets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this change, so that `undoTicket` can undo it; sent again, it is not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the web. */
                webId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "0198c0df-11a2-7d10-9c40-8a5f0e6b1c02"
                 *       ],
                 *       "status": "closed",
                 *       "addTags": [
                 *         "Invoice"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description What became of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "changed": [
                     *           "0198c0df-11a2-7d10-9c40-8a5f0e6b1c02"
                     *         ],
                     *         "failed": [
                     *           "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description Ids of those that are as it was asked for. */
                            changed: components["schemas"]["Id"][];
                            /** @description Ids of those that are not there. */
                            failed: components["schemas"]["Id"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    claimTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithTicket"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    closeTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this change, so that `undoTicket` can undo it; sent again, it is not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithTicket"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    countTickets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                webId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "counts": {
                     *           "open": {
                     *             "web": 12,
                     *             "whatsapp": 9
                     *           },
                     *           "answered": {
                     *             "web": 4
                     *           }
                     *         },
                     *         "openGroups": {
                     *           "unread": {
                     *             "web": 3
                     *           },
                     *           "mine": {
                     *             "web": 5
                     *           },
                     *           "unassigned": {
                     *             "web": 6,
                     *             "whatsapp": 9
                     *           },
                     *           "snoozed": {
                     *             "web": 1
                     *           }
                     *         },
                     *         "snoozed": {
                     *           "open": {
                     *             "web": 1
                     *           },
                     *           "answered": {
                     *             "web": 2
                     *           }
                     *         },
                     *         "mentions": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            counts: components["schemas"]["TicketCounts"];
                            /** @description How many notes mention the signed-in person that they have not read yet, in all webs. */
                            mentions?: number;
                            /**
                             * @description Of the open tickets: `unread`, `mine`, `unassigned` and `snoozed`, each by channel. What sleeps
                             *     counts in `snoozed` alone; `counts` holds it too.
                             */
                            openGroups?: components["schemas"]["TicketCounts"];
                            /** @description Of the tickets that are not closed, those that sleep: by status, then by channel. `counts` holds them too. */
                            snoozed?: components["schemas"]["TicketCounts"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketIds: {
        parameters: {
            query?: {
                /** @description Only tickets of the colleague with this id, who may have left; `none` for those of nobody. */
                assignee?: string;
                /** @description Only tickets of this channel. */
                channel?: components["schemas"]["KnownChannel"];
                /** @description Only tickets that have changed since. */
                from?: components["schemas"]["Time"];
                /**
                 * @description Only tickets that hold words which begin with each of these, in subject, customer, tags, messages or notes;
                 *     case and accents do not matter.
                 */
                search?: string;
                /** @description Only tickets that sleep at the moment, or only those that do not. A closed one does not sleep. */
                snoozed?: boolean;
                /** @description Only tickets of this status. Deleted tickets are listed only when asked for. */
                status?: components["schemas"]["KnownStatus"];
                /** @description Only tickets with this tag. */
                tag?: components["schemas"]["Tag"];
                /** @description Only tickets with all of these tags. */
                tags?: components["schemas"]["Tags"];
                /** @description Only tickets that have not changed from then on. */
                to?: components["schemas"]["Time"];
                /** @description Only tickets that are unread, or only those that are not. */
                unread?: boolean;
                /** @description Only tickets that sleep until a moment before this one. */
                wakesBefore?: components["schemas"]["Time"];
            };
            header?: never;
            path: {
                /** @description Id of the web. */
                webId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "ids": [
                     *           "0198c0df-11a2-7d10-9c40-8a5f0e6b1c02",
                     *           "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01"
                     *         ],
                     *         "hasMore": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            hasMore: boolean;
                            ids: components["schemas"]["Id"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getTicketInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithTicket"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @description Only tickets of the colleague with this id, who may have left; `none` for those of nobody. */
                assignee?: string;
                /** @description Only tickets of this channel. */
                channel?: components["schemas"]["KnownChannel"];
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: string;
                /** @description Only tickets that have changed since. */
                from?: components["schemas"]["Time"];
                /**
                 * @description Tickets a page. Without it, all of them, as documented; the answer is sent while it is read, so that a ticket
                 *     that changes meanwhile can stand in it twice, or not at all.
                 */
                limit?: number;
                /**
                 * @description Only tickets that hold words which begin with each of these, in subject, customer, tags, messages or notes;
                 *     case and accents do not matter.
                 */
                search?: string;
                /** @description Only tickets that sleep at the moment, or only those that do not. A closed one does not sleep. */
                snoozed?: boolean;
                /** @description The longest waiting first, or by the last change. */
                sort?: "waiting" | "newest" | "oldest";
                /** @description Only tickets of this status. Deleted tickets are listed only when asked for. */
                status?: components["schemas"]["KnownStatus"];
                /** @description Only tickets with this tag. */
                tag?: components["schemas"]["Tag"];
                /** @description Only tickets with all of these tags. */
                tags?: components["schemas"]["Tags"];
                /** @description Only tickets that have not changed from then on. */
                to?: components["schemas"]["Time"];
                /** @description Only tickets that are unread, or only those that are not. */
                unread?: boolean;
                /** @description Only tickets that sleep until a moment before this one. */
                wakesBefore?: components["schemas"]["Time"];
            };
            header?: never;
            path: {
                /** @description Id of the web. */
                webId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tickets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "tickets": [
                     *           {
                     *             "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c02",
                     *             "webId": "web-maison-lumen",
                     *             "channel": "whatsapp",
                     *             "status": "open",
                     *             "subject": "Necesito factura con NIF",
                     *             "customer": {
                     *               "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c22",
                     *               "name": "Marta Quiroga",
                     *               "phone": "+34 611 402 937",
                     *               "language": "es-ES",
                     *               "location": "A Coruña, España"
                     *             },
                     *             "tags": [
                     *               "ML-10458",
                     *               "Invoice"
                     *             ],
                     *             "unread": true,
                     *             "lastMessage": {
                     *               "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c13",
                     *               "author": "customer",
                     *               "text": "El NIF es B70123456, Quiroga Arquitectura SL",
                     *               "createdAt": "2026-11-20T07:05:00.000Z"
                     *             },
                     *             "waitingSince": "2026-11-20T07:03:00.000Z",
                     *             "createdAt": "2026-11-20T07:03:00.000Z",
                     *             "updatedAt": "2026-11-20T07:05:00.000Z"
                     *           },
                     *           {
                     *             "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *             "webId": "web-maison-lumen",
                     *             "channel": "web",
                     *             "status": "answered",
                     *             "subject": "Globe fêlé à l’arrivée",
                     *             "customer": {
                     *               "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c21",
                     *               "name": "Élodie Marchand",
                     *               "email": "elodie.m@atelier-nord.example",
                     *               "language": "fr-FR",
                     *               "location": "Nantes, France"
                     *             },
                     *             "tags": [
                     *               "ML-10491"
                     *             ],
                     *             "unread": false,
                     *             "lastMessage": {
                     *               "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c12",
                     *               "author": "support",
                     *               "authorName": "Inès Moreau",
                     *               "authorId": "0198c0de-7a10-7cc4-8e51-3f1f5a6d2b92",
                     *               "text": "Bonjour Élodie, je suis désolée. Préférez-vous un échange ou un remboursement ?",
                     *               "createdAt": "2026-11-20T08:02:00.000Z"
                     *             },
                     *             "waitingSince": null,
                     *             "createdAt": "2026-11-20T07:41:09.000Z",
                     *             "updatedAt": "2026-11-20T08:02:00.000Z"
                     *           }
                     *         ],
                     *         "nextCursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description Where the next page begins; null or absent on the last. */
                            nextCursor?: string | null;
                            tickets: components["schemas"]["TicketSummary"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listMentions: {
        parameters: {
            query?: {
                /** @description Whether those are asked for that were read. */
                read?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mentions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "mentions": [
                     *           {
                     *             "noteId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c51",
                     *             "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c02",
                     *             "webId": "web-maison-lumen",
                     *             "channel": "whatsapp",
                     *             "customerName": "Marta Quiroga",
                     *             "authorName": "Thomas Girard",
                     *             "text": "@Inès can you take the customs question in Spanish?",
                     *             "createdAt": "2026-11-20T09:12:00.000Z"
                     *           }
                     *         ],
                     *         "count": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description How many there are in all. */
                            count: number;
                            mentions: components["schemas"]["UnreadMention"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    readMentions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The same globe broke last month; @Inès, ask the packers.",
                 *       "mentions": [
                 *         {
                 *           "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c02",
                 *           "name": "Inès"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            200: components["responses"]["answerWithTicket"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
                /** @description Id of the note. */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithTicket"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    updateNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
                /** @description Id of the note. */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The same globe broke last week; @Inès, ask the packers.",
                 *       "mentions": [
                 *         {
                 *           "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c02",
                 *           "name": "Inès"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NoteChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithTicket"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    openTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the web. */
                webId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c21",
                 *       "channel": "web",
                 *       "subject": "Your order ML-10491",
                 *       "message": "Bonjour Élodie, votre nouveau globe part demain."
                 *     }
                 */
                "application/json": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            201: components["responses"]["answerWithTicket"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    tellPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tab": "5b1c2f",
                 *       "doing": "replying"
                 *     }
                 */
                "application/json": components["schemas"]["Presence"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    resendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
                /** @description Id of the message. */
                messageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    suggestAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "suggestion": {
                     *           "parts": [
                     *             {
                     *               "text": "Hello "
                     *             },
                     *             {
                     *               "text": "Élodie",
                     *               "fact": "name",
                     *               "proof": "customer"
                     *             },
                     *             {
                     *               "text": ", a broken globe is replaced free of charge. A new one takes "
                     *             },
                     *             {
                     *               "text": "",
                     *               "fact": "duration"
                     *             },
                     *             {
                     *               "text": "."
                     *             }
                     *           ],
                     *           "shorter": null,
                     *           "sources": [
                     *             {
                     *               "ticketId": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *               "title": "Globe fêlé à l’arrivée"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            suggestion: components["schemas"]["Suggestion"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    updateTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this change, so that `undoTicket` can undo it; sent again, it is not done again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
                /** @description Id of the web that the ticket belongs to. */
                id2: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "open",
                 *       "unread": true
                 *     }
                 */
                "application/json": components["schemas"]["TicketChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithTicket"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    undoTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ticket. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "5b1c2f7e-1f0c-4c0e-9a53-0f8f6f1f7c11"
                 *     }
                 */
                "application/json": components["schemas"]["Undoing"];
            };
        };
        responses: {
            200: components["responses"]["answerWithTicket"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    setAutoReturns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "disable": true
                 *     }
                 */
                "application/json": components["schemas"]["AutoReturns"];
            };
        };
        responses: {
            200: components["responses"]["answerWithUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "replybay-demo",
                 *       "newPassword": "a long sentence is a good password",
                 *       "signOutOthers": true
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "appName": "Maison Lumen",
                 *       "description": "Hand-blown lamps, fittings and bulbs, made in Lyon and sent all over Europe."
                 *     }
                 */
                "application/json": components["schemas"]["CompanyChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    updateCompanyDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "timeZone": "Europe/Paris",
                 *       "address": {
                 *         "city": "Lyon"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CompanyDetailsChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "replybay-demo"
                 *     }
                 */
                "application/json": components["schemas"]["AccountExportRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2026-11-20T08:02:00.000Z",
                     *       "company": [
                     *         {
                     *           "id": "company-maison-lumen",
                     *           "name": "Maison Lumen"
                     *         }
                     *       ],
                     *       "people": [
                     *         {
                     *           "id": "0198c0de-7a10-7cc4-8e51-3f1f5a6d2b90",
                     *           "email": "owner@maison-lumen.example",
                     *           "name": "Camille Roy",
                     *           "role": "owner"
                     *         }
                     *       ],
                     *       "invitations": [],
                     *       "webs": [
                     *         {
                     *           "id": "web-maison-lumen",
                     *           "name": "Maison Lumen"
                     *         }
                     *       ],
                     *       "guilds": [],
                     *       "customers": [
                     *         {
                     *           "id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c31",
                     *           "name": "Élodie Marchand"
                     *         }
                     *       ],
                     *       "tickets": [
                     *         {
                     *           "id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *           "subject": "Globe fêlé à l’arrivée"
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c11",
                     *           "text": "Bonjour, mon globe Opaline est arrivé fêlé."
                     *         }
                     *       ],
                     *       "ticketEvents": []
                     *     }
                     */
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithUser"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the invitation, `_id` of who was invited. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    createInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the invitation, `_id` of who was invited. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "link": "https://desk.maison-lumen.example/register#invitation=rb_i_7cLkQ2tM0aZrX9eYpWnB4uHsVdGfJ1iT6oKbCxN3wRE"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** Format: uri */
                            link: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the invitation, `_id` of who was invited. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the colleague. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the colleague. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "admin"
                 *     }
                 */
                "application/json": components["schemas"]["RoleChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    handOverOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the colleague. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "replybay-demo"
                 *     }
                 */
                "application/json": components["schemas"]["HandOver"];
            };
        };
        responses: {
            200: components["responses"]["answerWithUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    setReturnPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returnPolicy": "You may send back any lamp within 30 days. Bulbs only unopened."
                 *     }
                 */
                "application/json": components["schemas"]["ReturnPolicy"];
            };
        };
        responses: {
            200: components["responses"]["answerWithUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    startTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    listSupports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The colleagues, those who were invited last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "supports": [
                     *           {
                     *             "_id": "0198c0de-7a10-7cc4-8e51-3f1f5a6d2b92",
                     *             "email": "support@maison-lumen.example",
                     *             "name": "Inès Moreau",
                     *             "role": "support",
                     *             "state": "active",
                     *             "lastSeenAt": "2026-11-20T07:58:31.000Z"
                     *           },
                     *           {
                     *             "_id": "0198c0de-7a10-7cc4-8e51-3f1f5a6d2b97",
                     *             "email": "leire@maison-lumen.example",
                     *             "name": "",
                     *             "role": "support",
                     *             "state": "invited",
                     *             "invitedAt": "2026-11-19T15:20:00.000Z",
                     *             "expiresAt": "2026-11-26T15:20:00.000Z",
                     *             "lastSeenAt": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            supports: components["schemas"]["TeamMember"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Camille Roy",
                 *       "locale": "fr-FR"
                 *     }
                 */
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    updateAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "avatar": "(the bytes of camille-roy.webp)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["Avatar"];
            };
        };
        responses: {
            200: components["responses"]["answerWithUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    listWarehouses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The colleagues, those who were invited last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "warehouses": [
                     *           {
                     *             "_id": "0198c0de-7a10-7cc4-8e51-3f1f5a6d2b93",
                     *             "email": "warehouse@maison-lumen.example",
                     *             "name": "Marc Petit",
                     *             "role": "warehouse",
                     *             "state": "active",
                     *             "lastSeenAt": "2026-11-20T06:31:02.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            warehouses: components["schemas"]["TeamMember"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                webId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "views": [
                     *           {
                     *             "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c51",
                     *             "name": "Invoices",
                     *             "shared": true,
                     *             "mine": false,
                     *             "filter": {
                     *               "status": "open",
                     *               "tag": "Invoice"
                     *             },
                     *             "count": 7
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            views: components["schemas"]["TicketView"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                webId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Invoices",
                 *       "shared": true,
                 *       "filter": {
                 *         "status": "open",
                 *         "tag": "Invoice"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewTicketView"];
            };
        };
        responses: {
            201: components["responses"]["answerWithView"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the view. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the view. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Invoices to send"
                 *     }
                 */
                "application/json": components["schemas"]["TicketViewChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithView"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    openConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this conversation. A call with the key and the same content can read the conversation: choose the key at
                 *     random, such as a UUID.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "webId": "web-maison-lumen",
                 *       "message": "Bonjour, mon globe Opaline est arrivé fêlé. Commande ML-10491.",
                 *       "name": "Élodie Marchand",
                 *       "email": "elodie.m@atelier-nord.example",
                 *       "language": "fr-FR"
                 *     }
                 */
                "application/json": components["schemas"]["NewConversation"];
            };
        };
        responses: {
            /** @description The conversation, and the token for it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "conversation": {
                     *           "id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c01",
                     *           "status": "open",
                     *           "messages": [
                     *             {
                     *               "id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c11",
                     *               "author": "visitor",
                     *               "text": "Bonjour, mon globe Opaline est arrivé fêlé. Commande ML-10491.",
                     *               "createdAt": "2026-11-20T07:41:09.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "token": "rb_v_7cLkQ2tM0aZrX9eYpWnB4uHsVdGfJ1iT6oKbCxN3wRE"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            conversation: components["schemas"]["Conversation"];
                            /** @example rb_v_7cLkQ2tM0aZrX9eYpWnB4uHsVdGfJ1iT6oKbCxN3wRE */
                            token: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getConversation: {
        parameters: {
            query?: {
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The visitor sees them now; what they have not seen two minutes after it was written is mailed to them. */
                seen?: "true";
            };
            header?: never;
            path: {
                /** @description Id of the conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    addVisitorAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "globe.jpg",
                 *       "file": "(the bytes of globe.jpg)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["NewAttachment"];
            };
        };
        responses: {
            /** @description The file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "attachment": {
                     *           "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c41",
                     *           "name": "globe.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 184320,
                     *           "width": 1600,
                     *           "height": 1200
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            attachment: components["schemas"]["Attachment"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getVisitorAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file. */
                attachmentId: components["schemas"]["Id"];
                /** @description Id of the conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (the bytes of globe.jpg) */
                    "application/octet-stream": components["schemas"]["Binary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    followConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. The schema is that of the data of both events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 1795248000000
                     *     event: change
                     *     data: {"id":"0198c0df-11a2-7d10-9c40-8a5f0e6b1c01"}
                     */
                    "text/event-stream": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    leaveContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "maeve@oconnor.example"
                 *     }
                 */
                "application/json": components["schemas"]["VisitorContact"];
            };
        };
        responses: {
            200: components["responses"]["answerWithConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    askForPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    continueConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this message; sent again, it is not stored again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Un échange, s’il vous plaît."
                 *     }
                 */
                "application/json": components["schemas"]["VisitorMessage"];
            };
        };
        responses: {
            200: components["responses"]["answerWithConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The `Idempotency-Key` was sent with another text before (`key-reused`), or the visitor has written as much as one conversation takes (`conversation-full`). Nothing is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "conversation-full",
                     *       "message": "This conversation can’t hold any more messages, so your message wasn’t sent. Start a new conversation."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    rateConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grade": "good",
                 *       "comment": "Merci !"
                 *     }
                 */
                "application/json": components["schemas"]["Rating"];
            };
        };
        responses: {
            200: components["responses"]["answerWithConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getCustomerOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithOrder"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    findCustomerOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "webId": "web-maison-lumen",
                 *       "orderNumber": "ML-10420",
                 *       "email": "h.lambert@atelier-lambert.example"
                 *     }
                 */
                "application/json": components["schemas"]["OrderLookup"];
            };
        };
        responses: {
            /** @description The order, and the token for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "order": {
                     *           "orderNumber": "ML-10420",
                     *           "currency": "EUR",
                     *           "lines": [
                     *             {
                     *               "SKU": "OPA-30-BR",
                     *               "quantity": 2,
                     *               "returnable": 2,
                     *               "name": "Suspension Opaline Ø30, laiton",
                     *               "price": 24900
                     *             }
                     *           ]
                     *         },
                     *         "token": "rb_o_7cLkQ2tM0aZrX9eYpWnB4uHsVdGfJ1iT6oKbCxN3wRE"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            order: components["schemas"]["CustomerOrder"];
                            /** @example rb_o_7cLkQ2tM0aZrX9eYpWnB4uHsVdGfJ1iT6oKbCxN3wRE */
                            token: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    listExchangeArticles: {
        parameters: {
            query: {
                /** @description Part of a name. */
                search?: string;
                /** @description The article of the order that goes back. */
                SKU: components["schemas"]["Sku"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "articles": [
                     *           {
                     *             "SKU": "OPA-45-BR",
                     *             "name": "Suspension Opaline Ø45, laiton",
                     *             "price": 32900,
                     *             "stock": 4
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            articles: components["schemas"]["ExchangeArticle"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    writeAboutReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Le colis est parti ce matin."
                 *     }
                 */
                "application/json": components["schemas"]["CustomerMessage"];
            };
        };
        responses: {
            200: components["responses"]["answerWithOrder"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    addReturnPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "(the bytes of globe.jpg)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["NewReturnPhoto"];
            };
        };
        responses: {
            /** @description The photo. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "photo": {
                     *           "_id": "0198c0df-11a2-7d10-9c40-8a5f0e6b1c51",
                     *           "url": "/api/v1/return-photos/9f86d081884c7d659a2feaa0c55ad015.webp"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            photo: components["schemas"]["ReturnPhoto"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    askForReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "SKU": "OPA-30-BR",
                 *           "quantity": 1,
                 *           "reason": "Trop grande"
                 *         }
                 *       ],
                 *       "language": "fr-FR"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerReturnRequest"];
            };
        };
        responses: {
            200: components["responses"]["answerWithOrder"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getReturnPage: {
        parameters: {
            query?: {
                /** @description Language in which the policy is wanted, BCP 47. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "page": {
                     *           "title": "Maison Lumen",
                     *           "themeColor": "#8A4B2A",
                     *           "logoUrl": null,
                     *           "policy": "You may send back any lamp within 30 days.",
                     *           "returnDays": 30
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            page: components["schemas"]["ReturnPage"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getWidget: {
        parameters: {
            query?: {
                /** @description In which language the questions are wanted, BCP 47. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "widget": {
                     *           "title": "Maison Lumen",
                     *           "themeColor": "#8A4B2A",
                     *           "logoUrl": null,
                     *           "introduction": "Bonjour, ici l’agent IA. Une question sur une lampe, une livraison ou un retour ?",
                     *           "questions": [
                     *             "Où est ma commande ?",
                     *             "L’ampoule est-elle fournie ?"
                     *           ],
                     *           "repliesAtOnce": true,
                     *           "asksRating": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            widget: components["schemas"]["Widget"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10491",
                 *       "comment": "Gift: no bill in the parcel."
                 *     }
                 */
                "application/json": components["schemas"]["NewWarehouseComment"];
            };
        };
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "comment": {
                     *           "_id": "comment-2",
                     *           "comment": "Gift: no bill in the parcel.",
                     *           "author": "warehouse",
                     *           "authorName": "Marc Petit",
                     *           "createdAt": "2026-11-20T08:14:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            comment: components["schemas"]["WarehouseComment"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10491"
                 *     }
                 */
                "application/json": components["schemas"]["OrderChoice"];
            };
        };
        responses: {
            /** @description The order, canceled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "order": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10491",
                     *           "parcelNumber": 1,
                     *           "items": [
                     *             {
                     *               "SKU": "OPA-30-BR",
                     *               "quantity": 1,
                     *               "name": "Suspension Opaline Ø30, laiton",
                     *               "shelf": "A-14",
                     *               "stock": 12
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "canceled",
                     *           "customer": {
                     *             "name": "Pauline Leroux",
                     *             "city": "Nantes",
                     *             "country": "FR"
                     *           },
                     *           "createdAt": "2026-11-20T07:34:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            order: components["schemas"]["WarehouseOrder"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    closeDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10451",
                 *       "comment": "Paid back in full after a call."
                 *     }
                 */
                "application/json": components["schemas"]["ReturnDecision"];
            };
        };
        responses: {
            /** @description The return, no longer disputed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "return": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10451",
                     *           "items": [
                     *             {
                     *               "SKU": "SEV-170-NO",
                     *               "quantity": 1,
                     *               "name": "Lampadaire Sève, noir"
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "done",
                     *           "reason": "Trop haut pour mon salon",
                     *           "customer": {
                     *             "name": "Isabelle Fournier",
                     *             "city": "Tours",
                     *             "country": "FR"
                     *           },
                     *           "trackingNumber": "8R40012345678",
                     *           "exchange": {
                     *             "SKU": "SEV-140-NO",
                     *             "name": "Lampadaire Sève 140, noir",
                     *             "quantity": 1,
                     *             "state": "wanted"
                     *           },
                     *           "history": [
                     *             {
                     *               "kind": "arrive",
                     *               "actorName": "Marc Petit",
                     *               "createdAt": "2026-11-20T06:40:00.000Z"
                     *             }
                     *           ],
                     *           "requestedAt": "2026-11-16T10:02:00.000Z",
                     *           "updatedAt": "2026-11-20T08:30:00.000Z",
                     *           "validatedSkus": [
                     *             "SEV-170-NO"
                     *           ],
                     *           "brokenSkus": [],
                     *           "rejectedSkus": [],
                     *           "handledBy": "Marc Petit"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            return: components["schemas"]["WarehouseReturn"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    createRemainder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10491",
                 *       "items": [
                 *         {
                 *           "SKU": "AMP-E27-4W",
                 *           "quantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderItemsChoice"];
            };
        };
        responses: {
            /** @description The order and its remainder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "order": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10491",
                     *           "parcelNumber": 1,
                     *           "items": [
                     *             {
                     *               "SKU": "OPA-30-BR",
                     *               "quantity": 1,
                     *               "name": "Suspension Opaline Ø30, laiton",
                     *               "shelf": "A-14",
                     *               "stock": 12
                     *             },
                     *             {
                     *               "SKU": "AMP-E27-4W",
                     *               "quantity": 2,
                     *               "name": "Ampoule filament E27, 4 W",
                     *               "shelf": "B-02",
                     *               "stock": 310
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "to-ship",
                     *           "customer": {
                     *             "name": "Pauline Leroux",
                     *             "line1": "14 rue des Halles",
                     *             "postalCode": "44000",
                     *             "city": "Nantes",
                     *             "country": "FR"
                     *           },
                     *           "carrier": "Chronopost",
                     *           "comments": [
                     *             {
                     *               "_id": "comment-1",
                     *               "comment": "C’est un cadeau : merci de ne pas joindre la facture dans le colis.",
                     *               "author": "customer",
                     *               "authorName": "Pauline Leroux",
                     *               "createdAt": "2026-11-20T07:36:00.000Z"
                     *             }
                     *           ],
                     *           "leavesAt": "2026-11-20T15:00:00.000Z",
                     *           "createdAt": "2026-11-20T07:34:00.000Z"
                     *         },
                     *         "remainder": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10491-2",
                     *           "items": [
                     *             {
                     *               "SKU": "AMP-E27-4W",
                     *               "quantity": 1,
                     *               "name": "Ampoule filament E27, 4 W",
                     *               "shelf": "B-02",
                     *               "stock": 310
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "remainder",
                     *           "remainderOf": "ML-10491",
                     *           "createdAt": "2026-11-20T08:15:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            order: components["schemas"]["WarehouseOrder"];
                            remainder: components["schemas"]["WarehouseOrder"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    declineExchange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10451",
                 *       "comment": "The 140 is no longer made."
                 *     }
                 */
                "application/json": components["schemas"]["ReturnDecision"];
            };
        };
        responses: {
            /** @description The return with its exchange. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "return": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10451",
                     *           "items": [
                     *             {
                     *               "SKU": "SEV-170-NO",
                     *               "quantity": 1,
                     *               "name": "Lampadaire Sève, noir"
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "arrived",
                     *           "reason": "Trop haut pour mon salon",
                     *           "customer": {
                     *             "name": "Isabelle Fournier",
                     *             "city": "Tours",
                     *             "country": "FR"
                     *           },
                     *           "trackingNumber": "8R40012345678",
                     *           "exchange": {
                     *             "SKU": "SEV-140-NO",
                     *             "name": "Lampadaire Sève 140, noir",
                     *             "quantity": 1,
                     *             "state": "declined"
                     *           },
                     *           "history": [
                     *             {
                     *               "kind": "arrive",
                     *               "actorName": "Marc Petit",
                     *               "createdAt": "2026-11-20T06:40:00.000Z"
                     *             }
                     *           ],
                     *           "requestedAt": "2026-11-16T10:02:00.000Z",
                     *           "updatedAt": "2026-11-20T06:40:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            return: components["schemas"]["WarehouseReturn"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    downloadBill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10491"
                 *     }
                 */
                "application/json": components["schemas"]["OrderChoice"];
            };
        };
        responses: {
            /** @description The bill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (the bytes of the paper) */
                    "application/pdf": components["schemas"]["Binary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    downloadLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10491"
                 *     }
                 */
                "application/json": components["schemas"]["OrderChoice"];
            };
        };
        responses: {
            /** @description The labels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (the bytes of the paper) */
                    "application/pdf": components["schemas"]["Binary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    downloadSlip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10491",
                 *       "items": [
                 *         {
                 *           "SKU": "OPA-30-BR",
                 *           "quantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderItemsChoice"];
            };
        };
        responses: {
            /** @description The slip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (the bytes of the paper) */
                    "application/pdf": components["schemas"]["Binary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    generateLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10491",
                 *       "parcelNumber": 1
                 *     }
                 */
                "application/json": components["schemas"]["LabelRequest"];
            };
        };
        responses: {
            /** @description The order with its labels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "order": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10491",
                     *           "parcelNumber": 1,
                     *           "items": [
                     *             {
                     *               "SKU": "OPA-30-BR",
                     *               "quantity": 1,
                     *               "name": "Suspension Opaline Ø30, laiton",
                     *               "shelf": "A-14",
                     *               "stock": 12
                     *             },
                     *             {
                     *               "SKU": "AMP-E27-4W",
                     *               "quantity": 2,
                     *               "name": "Ampoule filament E27, 4 W",
                     *               "shelf": "B-02",
                     *               "stock": 310
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "labelled",
                     *           "customer": {
                     *             "name": "Pauline Leroux",
                     *             "line1": "14 rue des Halles",
                     *             "postalCode": "44000",
                     *             "city": "Nantes",
                     *             "country": "FR"
                     *           },
                     *           "carrier": "Chronopost",
                     *           "comments": [
                     *             {
                     *               "_id": "comment-1",
                     *               "comment": "C’est un cadeau : merci de ne pas joindre la facture dans le colis.",
                     *               "author": "customer",
                     *               "authorName": "Pauline Leroux",
                     *               "createdAt": "2026-11-20T07:36:00.000Z"
                     *             }
                     *           ],
                     *           "leavesAt": "2026-11-20T15:00:00.000Z",
                     *           "createdAt": "2026-11-20T07:34:00.000Z",
                     *           "labels": [
                     *             {
                     *               "parcel": 1,
                     *               "trackingNumber": "XY123456789FR",
                     *               "createdAt": "2026-11-20T08:12:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            order: components["schemas"]["WarehouseOrder"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    handleExchange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10451"
                 *     }
                 */
                "application/json": components["schemas"]["OrderChoice"];
            };
        };
        responses: {
            /** @description The return with its exchange. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "return": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10451",
                     *           "items": [
                     *             {
                     *               "SKU": "SEV-170-NO",
                     *               "quantity": 1,
                     *               "name": "Lampadaire Sève, noir"
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "arrived",
                     *           "reason": "Trop haut pour mon salon",
                     *           "customer": {
                     *             "name": "Isabelle Fournier",
                     *             "city": "Tours",
                     *             "country": "FR"
                     *           },
                     *           "trackingNumber": "8R40012345678",
                     *           "exchange": {
                     *             "SKU": "SEV-140-NO",
                     *             "name": "Lampadaire Sève 140, noir",
                     *             "quantity": 1,
                     *             "state": "accepted",
                     *             "orderNumber": "ML-10504"
                     *           },
                     *           "history": [
                     *             {
                     *               "kind": "arrive",
                     *               "actorName": "Marc Petit",
                     *               "createdAt": "2026-11-20T06:40:00.000Z"
                     *             }
                     *           ],
                     *           "requestedAt": "2026-11-16T10:02:00.000Z",
                     *           "updatedAt": "2026-11-20T06:40:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            return: components["schemas"]["WarehouseReturn"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    handleReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10451",
                 *       "validatedSkus": [
                 *         "SEV-170-NO"
                 *       ],
                 *       "brokenSkus": [],
                 *       "rejectedSkus": []
                 *     }
                 */
                "application/json": components["schemas"]["ReturnInspection"];
            };
        };
        responses: {
            /** @description The return, handled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "return": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10451",
                     *           "items": [
                     *             {
                     *               "SKU": "SEV-170-NO",
                     *               "quantity": 1,
                     *               "name": "Lampadaire Sève, noir"
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "done",
                     *           "reason": "Trop haut pour mon salon",
                     *           "customer": {
                     *             "name": "Isabelle Fournier",
                     *             "city": "Tours",
                     *             "country": "FR"
                     *           },
                     *           "trackingNumber": "8R40012345678",
                     *           "exchange": {
                     *             "SKU": "SEV-140-NO",
                     *             "name": "Lampadaire Sève 140, noir",
                     *             "quantity": 1,
                     *             "state": "wanted"
                     *           },
                     *           "history": [
                     *             {
                     *               "kind": "arrive",
                     *               "actorName": "Marc Petit",
                     *               "createdAt": "2026-11-20T06:40:00.000Z"
                     *             }
                     *           ],
                     *           "requestedAt": "2026-11-16T10:02:00.000Z",
                     *           "updatedAt": "2026-11-20T08:30:00.000Z",
                     *           "validatedSkus": [
                     *             "SEV-170-NO"
                     *           ],
                     *           "brokenSkus": [],
                     *           "rejectedSkus": [],
                     *           "handledBy": "Marc Petit"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            return: components["schemas"]["WarehouseReturn"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    importOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "platform": "prestashop",
                 *       "text": "order,name,SKU,quantity\nML-10601,Pauline Leroux,OPA-30-BR,1",
                 *       "apply": false
                 *     }
                 */
                "application/json": components["schemas"]["OrderImport"];
            };
        };
        responses: {
            /** @description What it holds, and what was taken in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "orders": 1,
                     *         "imported": 0,
                     *         "known": 0,
                     *         "problems": [],
                     *         "missingColumns": [],
                     *         "preview": [
                     *           {
                     *             "orderNumber": "ML-10601",
                     *             "isKnown": false,
                     *             "name": "Pauline Leroux",
                     *             "items": [
                     *               {
                     *                 "SKU": "OPA-30-BR",
                     *                 "quantity": 1
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ImportOutcome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    moveReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10451",
                 *       "step": "approve"
                 *     }
                 */
                "application/json": components["schemas"]["ReturnStep"];
            };
        };
        responses: {
            /** @description The return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "return": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10451",
                     *           "items": [
                     *             {
                     *               "SKU": "OPA-30-BR",
                     *               "quantity": 1,
                     *               "name": "Suspension Opaline Ø30, laiton"
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "in-transit",
                     *           "customer": {
                     *             "name": "Isabelle Fournier",
                     *             "city": "Tours",
                     *             "country": "FR"
                     *           },
                     *           "history": [
                     *             {
                     *               "kind": "requested",
                     *               "createdAt": "2026-11-16T10:02:00.000Z"
                     *             }
                     *           ],
                     *           "requestedAt": "2026-11-16T10:02:00.000Z",
                     *           "updatedAt": "2026-11-16T10:02:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            return: components["schemas"]["WarehouseReturn"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    listOrders: {
        parameters: {
            query: {
                /** @description Whose warehouse it is; `companyId` of the user info. Each warehouse call carries it (§7). */
                companyId: components["parameters"]["CompanyId"];
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only orders of the customer with this address, wherever they stand where no status is asked for. */
                email?: components["schemas"]["Email"];
                /** @description Entries a page; of 0, the counts alone are told. */
                limit?: components["parameters"]["LimitOrNone"];
                /** @description Only orders with these numbers, wherever they stand where no status is asked for. */
                orderNumbers?: string[];
                /** @description Only of this shop system. */
                platform?: components["schemas"]["Platform"];
                /** @description Only what holds these words. */
                search?: components["parameters"]["Search"];
                /** @description Only orders that stand there; all but the sent and the canceled ones where absent. Sent ones are told the newest first. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only orders that this ticket is about, of its customer or with the number of the order in it, wherever they stand where no status is asked for. */
                ticketId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "orders": [
                     *           {
                     *             "companyId": "company-maison-lumen",
                     *             "orderNumber": "ML-10491",
                     *             "parcelNumber": 1,
                     *             "items": [
                     *               {
                     *                 "SKU": "OPA-30-BR",
                     *                 "quantity": 1,
                     *                 "name": "Suspension Opaline Ø30, laiton",
                     *                 "shelf": "A-14",
                     *                 "stock": 12
                     *               },
                     *               {
                     *                 "SKU": "AMP-E27-4W",
                     *                 "quantity": 2,
                     *                 "name": "Ampoule filament E27, 4 W",
                     *                 "shelf": "B-02",
                     *                 "stock": 310
                     *               }
                     *             ],
                     *             "platform": "prestashop",
                     *             "status": "to-ship",
                     *             "customer": {
                     *               "name": "Pauline Leroux",
                     *               "line1": "14 rue des Halles",
                     *               "postalCode": "44000",
                     *               "city": "Nantes",
                     *               "country": "FR"
                     *             },
                     *             "carrier": "Chronopost",
                     *             "comments": [
                     *               {
                     *                 "_id": "comment-1",
                     *                 "comment": "C’est un cadeau : merci de ne pas joindre la facture dans le colis.",
                     *                 "author": "customer",
                     *                 "authorName": "Pauline Leroux",
                     *                 "createdAt": "2026-11-20T07:36:00.000Z"
                     *               }
                     *             ],
                     *             "leavesAt": "2026-11-20T15:00:00.000Z",
                     *             "createdAt": "2026-11-20T07:34:00.000Z"
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "counts": {
                     *           "to-ship": 18,
                     *           "labelled": 7,
                     *           "sent": 2041,
                     *           "remainder": 2,
                     *           "problem": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description How many there are, by status, whatever the filter. */
                            counts?: {
                                [key: string]: number;
                            };
                            nextCursor?: components["schemas"]["NextCursor"];
                            orders: components["schemas"]["WarehouseOrder"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    downloadPrestashopModule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen"
                 *     }
                 */
                "application/json": components["schemas"]["PrestashopModuleRequest"];
            };
        };
        responses: {
            /** @description The module. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK (the bytes of replybay-prestashop.zip) */
                    "application/zip": components["schemas"]["Binary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    printPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumbers": [
                 *         "ML-10491"
                 *       ],
                 *       "papers": [
                 *         "label",
                 *         "slip"
                 *       ],
                 *       "format": "a4",
                 *       "startSlot": 2,
                 *       "sortBy": "shelf"
                 *     }
                 */
                "application/json": components["schemas"]["PrintRequest"];
            };
        };
        responses: {
            /** @description The papers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (the bytes of the paper) */
                    "application/pdf": components["schemas"]["Binary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    recordScans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10491",
                 *       "scans": [
                 *         {
                 *           "id": "018f2b3c-scan-1",
                 *           "SKU": "OPA-30-BR",
                 *           "at": "2026-11-20T08:10:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ScanBatch"];
            };
        };
        responses: {
            /** @description What each scan was, and what is in the box. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "scans": [
                     *           {
                     *             "id": "018f2b3c-scan-1",
                     *             "result": "right"
                     *           }
                     *         ],
                     *         "lines": [
                     *           {
                     *             "SKU": "OPA-30-BR",
                     *             "quantity": 1,
                     *             "packed": 1
                     *           }
                     *         ],
                     *         "complete": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ScanOutcome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    refundReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10451"
                 *     }
                 */
                "application/json": components["schemas"]["RefundChoice"];
            };
        };
        responses: {
            /** @description The return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "return": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10451",
                     *           "items": [
                     *             {
                     *               "SKU": "OPA-30-BR",
                     *               "quantity": 1,
                     *               "name": "Suspension Opaline Ø30, laiton"
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "done",
                     *           "refund": 24900,
                     *           "currency": "EUR",
                     *           "refundPayment": {
                     *             "state": "waiting",
                     *             "amount": 24900,
                     *             "at": "2026-11-20T09:12:00.000Z",
                     *             "byName": "Marc Petit"
                     *           },
                     *           "customer": {
                     *             "name": "Isabelle Fournier",
                     *             "city": "Tours",
                     *             "country": "FR"
                     *           },
                     *           "history": [
                     *             {
                     *               "kind": "requested",
                     *               "createdAt": "2026-11-16T10:02:00.000Z"
                     *             }
                     *           ],
                     *           "requestedAt": "2026-11-16T10:02:00.000Z",
                     *           "updatedAt": "2026-11-16T10:02:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            return: components["schemas"]["WarehouseReturn"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call; sent again, it is not done again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10420",
                 *       "items": [
                 *         {
                 *           "SKU": "OPA-30-BR",
                 *           "quantity": 1
                 *         }
                 *       ],
                 *       "reason": "Trop grande"
                 *     }
                 */
                "application/json": components["schemas"]["ReturnRequest"];
            };
        };
        responses: {
            /** @description The return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "return": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10420",
                     *           "items": [
                     *             {
                     *               "SKU": "OPA-30-BR",
                     *               "quantity": 1,
                     *               "name": "Suspension Opaline Ø30, laiton"
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "in-transit",
                     *           "customer": {
                     *             "name": "Isabelle Fournier",
                     *             "city": "Tours",
                     *             "country": "FR"
                     *           },
                     *           "history": [
                     *             {
                     *               "kind": "requested",
                     *               "createdAt": "2026-11-16T10:02:00.000Z"
                     *             }
                     *           ],
                     *           "requestedAt": "2026-11-16T10:02:00.000Z",
                     *           "updatedAt": "2026-11-16T10:02:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            return: components["schemas"]["WarehouseReturn"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    listReturns: {
        parameters: {
            query: {
                /** @description Whose warehouse it is; `companyId` of the user info. Each warehouse call carries it (§7). */
                companyId: components["parameters"]["CompanyId"];
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only returns of the customer with this address, wherever they stand where no status is asked for. */
                email?: components["schemas"]["Email"];
                /** @description Entries a page; of 0, the counts alone are told. */
                limit?: components["parameters"]["LimitOrNone"];
                /** @description Only of this shop system. */
                platform?: components["schemas"]["Platform"];
                /** @description Only what holds these words. */
                search?: components["parameters"]["Search"];
                /** @description Only returns that stand there; all but the done and the declined ones where absent. */
                status?: components["schemas"]["ReturnStatus"];
                /** @description Only returns that this ticket is about, of its customer or with the number of the order in it, wherever they stand where no status is asked for. */
                ticketId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "returns": [
                     *           {
                     *             "companyId": "company-maison-lumen",
                     *             "orderNumber": "ML-10451",
                     *             "items": [
                     *               {
                     *                 "SKU": "SEV-170-NO",
                     *                 "quantity": 1,
                     *                 "name": "Lampadaire Sève, noir"
                     *               }
                     *             ],
                     *             "platform": "prestashop",
                     *             "status": "arrived",
                     *             "reason": "Trop haut pour mon salon",
                     *             "customer": {
                     *               "name": "Isabelle Fournier",
                     *               "city": "Tours",
                     *               "country": "FR"
                     *             },
                     *             "trackingNumber": "8R40012345678",
                     *             "exchange": {
                     *               "SKU": "SEV-140-NO",
                     *               "name": "Lampadaire Sève 140, noir",
                     *               "quantity": 1,
                     *               "state": "wanted"
                     *             },
                     *             "history": [
                     *               {
                     *                 "kind": "arrive",
                     *                 "actorName": "Marc Petit",
                     *                 "createdAt": "2026-11-20T06:40:00.000Z"
                     *               }
                     *             ],
                     *             "requestedAt": "2026-11-16T10:02:00.000Z",
                     *             "updatedAt": "2026-11-20T06:40:00.000Z"
                     *           }
                     *         ],
                     *         "nextCursor": null,
                     *         "counts": {
                     *           "requested": 4,
                     *           "in-transit": 9,
                     *           "arrived": 6,
                     *           "disputed": 1,
                     *           "done": 388
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description How many there are, by status, whatever the filter. */
                            counts?: {
                                [key: string]: number;
                            };
                            nextCursor?: components["schemas"]["NextCursor"];
                            returns: components["schemas"]["WarehouseReturn"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    setPacking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10491",
                 *       "packing": true
                 *     }
                 */
                "application/json": components["schemas"]["PackingState"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "order": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10491",
                     *           "parcelNumber": 1,
                     *           "items": [
                     *             {
                     *               "SKU": "OPA-30-BR",
                     *               "quantity": 1,
                     *               "name": "Suspension Opaline Ø30, laiton",
                     *               "shelf": "A-14",
                     *               "stock": 12
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "to-ship",
                     *           "customer": {
                     *             "name": "Pauline Leroux",
                     *             "city": "Nantes",
                     *             "country": "FR"
                     *           },
                     *           "createdAt": "2026-11-20T07:34:00.000Z",
                     *           "packing": {
                     *             "_id": "user-marc-petit",
                     *             "name": "Marc Petit",
                     *             "at": "2026-11-20T08:10:00.000Z"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            order: components["schemas"]["WarehouseOrder"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    setOrderProblem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10491",
                 *       "problem": "The address is incomplete"
                 *     }
                 */
                "application/json": components["schemas"]["OrderProblem"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "order": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10491",
                     *           "parcelNumber": 1,
                     *           "items": [
                     *             {
                     *               "SKU": "OPA-30-BR",
                     *               "quantity": 1,
                     *               "name": "Suspension Opaline Ø30, laiton",
                     *               "shelf": "A-14",
                     *               "stock": 12
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "problem",
                     *           "customer": {
                     *             "name": "Pauline Leroux",
                     *             "city": "Nantes",
                     *             "country": "FR"
                     *           },
                     *           "createdAt": "2026-11-20T07:34:00.000Z",
                     *           "problem": "The address is incomplete"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            order: components["schemas"]["WarehouseOrder"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    receiveShopEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "rb_p_of-the-module",
                 *       "events": [
                 *         {
                 *           "id": "order-501",
                 *           "kind": "order",
                 *           "order": {
                 *             "number": "ML-10501",
                 *             "createdAt": "2026-11-20T07:34:00.000Z",
                 *             "currency": "EUR",
                 *             "language": "fr-FR",
                 *             "customer": {
                 *               "name": "Pauline Leroux",
                 *               "city": "Nantes",
                 *               "country": "FR"
                 *             },
                 *             "items": [
                 *               {
                 *                 "SKU": "OPA-30-BR",
                 *                 "quantity": 1,
                 *                 "name": "Suspension Opaline Ø30, laiton",
                 *                 "price": 24900,
                 *                 "taxRate": 2000
                 *               }
                 *             ]
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ShopEvents"];
            };
        };
        responses: {
            /** @description They are stored. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "received": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description How many were not known yet. */
                            received: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    getStockQuantity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "platform": "prestashop",
                 *       "SKU": "OPA-30-BR"
                 *     }
                 */
                "application/json": components["schemas"]["StockQuestion"];
            };
        };
        responses: {
            /** @description The stock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "stock": {
                     *           "SKU": "OPA-30-BR",
                     *           "platform": "prestashop",
                     *           "quantity": 12,
                     *           "updatedAt": "2026-11-20T08:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            stock: components["schemas"]["Stock"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    validateSending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "orderNumber": "ML-10491"
                 *     }
                 */
                "application/json": components["schemas"]["OrderChoice"];
            };
        };
        responses: {
            /** @description The order, sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "order": {
                     *           "companyId": "company-maison-lumen",
                     *           "orderNumber": "ML-10491",
                     *           "parcelNumber": 1,
                     *           "items": [
                     *             {
                     *               "SKU": "OPA-30-BR",
                     *               "quantity": 1,
                     *               "name": "Suspension Opaline Ø30, laiton",
                     *               "shelf": "A-14",
                     *               "stock": 12
                     *             },
                     *             {
                     *               "SKU": "AMP-E27-4W",
                     *               "quantity": 2,
                     *               "name": "Ampoule filament E27, 4 W",
                     *               "shelf": "B-02",
                     *               "stock": 310
                     *             }
                     *           ],
                     *           "platform": "prestashop",
                     *           "status": "sent",
                     *           "customer": {
                     *             "name": "Pauline Leroux",
                     *             "line1": "14 rue des Halles",
                     *             "postalCode": "44000",
                     *             "city": "Nantes",
                     *             "country": "FR"
                     *           },
                     *           "carrier": "Chronopost",
                     *           "comments": [
                     *             {
                     *               "_id": "comment-1",
                     *               "comment": "C’est un cadeau : merci de ne pas joindre la facture dans le colis.",
                     *               "author": "customer",
                     *               "authorName": "Pauline Leroux",
                     *               "createdAt": "2026-11-20T07:36:00.000Z"
                     *             }
                     *           ],
                     *           "leavesAt": "2026-11-20T15:00:00.000Z",
                     *           "createdAt": "2026-11-20T07:34:00.000Z",
                     *           "labels": [
                     *             {
                     *               "parcel": 1,
                     *               "trackingNumber": "XY123456789FR",
                     *               "createdAt": "2026-11-20T08:12:00.000Z"
                     *             }
                     *           ],
                     *           "sentAt": "2026-11-20T08:20:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            order: components["schemas"]["WarehouseOrder"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["Unreachable"];
            default: components["responses"]["Failure"];
        };
    };
    waitForWarehouse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": "company-maison-lumen",
                 *       "ticketId": "ticket-1",
                 *       "orderNumber": "ML-10451"
                 *     }
                 */
                "application/json": components["schemas"]["WarehouseWait"];
            };
        };
        responses: {
            /** @description The ticket wakes then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "orderNumber": "ML-10451"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            orderNumber: components["schemas"]["OrderNumber"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    addWeb: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "webId": "web-maison-lumen"
                 *     }
                 */
                "application/json": components["schemas"]["WebChoice"];
            };
        };
        responses: {
            200: components["responses"]["answerWithWeb"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    removeWeb: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    createWeb: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Maison Lumen",
                 *       "domain": "maison-lumen.example"
                 *     }
                 */
                "application/json": components["schemas"]["NewWeb"];
            };
        };
        responses: {
            201: components["responses"]["answerWithWeb"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    getWebInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithWeb"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateWeb: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Maison Lumen",
                 *       "domain": "maison-lumen.example"
                 *     }
                 */
                "application/json": components["schemas"]["WebChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithWeb"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    getIdentitySecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "secret": "4fR0c2yQ7mWkq0a8dJb1nTzXvLhP6sUeYgIoCtKrE5M"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            secret: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    renewIdentitySecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "secret": "4fR0c2yQ7mWkq0a8dJb1nTzXvLhP6sUeYgIoCtKrE5M"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            secret: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    removeBotQuestionLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
                /** @description Language of the questions, BCP 47. */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithQuestions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    listBotQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithQuestions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    addBotQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
                /** @description Language of the questions, BCP 47. */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "Comment renvoyer une lampe ?"
                 *     }
                 */
                "application/json": components["schemas"]["NewBotQuestion"];
            };
        };
        responses: {
            200: components["responses"]["answerWithQuestions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    updateBotQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
                /** @description Language of the questions, BCP 47. */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "questionId": "q-retour",
                 *       "question": "Comment renvoyer une lampe ?",
                 *       "answer": "Demandez une étiquette ici, dans les 30 jours."
                 *     }
                 */
                "application/json": components["schemas"]["BotQuestionChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithQuestions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    removeBotQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
                /** @description Language of the questions, BCP 47. */
                lang: components["parameters"]["Lang"];
                /** @description Id of the question. */
                questionId: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithQuestions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    moveBotQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
                /** @description Language of the questions, BCP 47. */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newIndex": 0,
                 *       "oldIndex": 1
                 *     }
                 */
                "application/json": components["schemas"]["BotQuestionMove"];
            };
        };
        responses: {
            200: components["responses"]["answerWithQuestions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    addBotQuestionLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lang": "es-ES"
                 *     }
                 */
                "application/json": components["schemas"]["NewBotQuestionLanguage"];
            };
        };
        responses: {
            200: components["responses"]["answerWithQuestions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    getBotSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["answerWithSettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    updateBotSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "allowIntroduce": true,
                 *       "introduceText": "Bonjour, comment puis-je vous éclairer ?",
                 *       "allowFaq": true,
                 *       "autoGenerate": true,
                 *       "beforeCloseTime": 30,
                 *       "replybayTitle": "Maison Lumen",
                 *       "themeColor": "#0E6D7A"
                 *     }
                 */
                "application/json": components["schemas"]["BotSettingsChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithSettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
    uploadLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["parameters"]["WebId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "logo": "(the bytes of maison-lumen.webp)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["Logo"];
            };
        };
        responses: {
            200: components["responses"]["answerWithSettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Failure"];
        };
    };
}
