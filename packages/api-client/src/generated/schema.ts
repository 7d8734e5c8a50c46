// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

export interface paths {
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
         * @description Mails a new code, if the address is known. The answer does not tell whether it is. Specification §7.
         */
        post: operations["generateCode"];
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
         * Invite a support colleague
         * @description Mails an invitation to one address. Specification §6, §7; the body is not shown.
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
         * Invite a warehouse colleague
         * @description Mails an invitation to one address. Specification §6, §7; the body is not shown.
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
         * Open an account
         * @description Opens an account for a new company and mails a validation code to its owner. Specification §7; the body is not shown.
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
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set a new password with a code's token
         * @description The bearer token is the one that validate-code answered for a reset. Specification §7; the body is not shown.
         */
        patch: operations["resetPassword"];
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
         *     Attempts are limited per address and per sender. Specification §4, §5, §7, §8.
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
         * Validate a code that came by mail
         * @description Answers a token; after a registration it starts the session. Specification §4, §7.
         */
        post: operations["validateCode"];
        delete?: never;
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
         * @description The ticket leaves every list and can no longer be read or answered. Specification §4, §7.
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
         * Answer a ticket
         * @description Appends an answer of the signed-in person; the ticket is then answered, a closed one too.
         *     With an `Idempotency-Key` the same answer is stored once, however often it is sent. Specification §7.
         */
        post: operations["answerTicket"];
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
         * How many tickets stand where
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
         *     Filters and pages are ours: the specification says only "query filters" (§7). A backend that does not
         *     know them answers everything, so a reader filters what it got once more.
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
         * Write to a web for the first time
         * @description Opens a conversation; on the other side it is a ticket of channel `web`. The token that it answers
         *     reads and continues this one conversation. Limited per sender.
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
         * @description Everything that was said, oldest first.
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
         * Write once more
         * @description Appends a message; the ticket is open again, also if it was closed. Limited per conversation.
         */
        post: operations["continueConversation"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Deletes the account of the signed-in owner. Refused while a subscription is active (specification §4). */
        AccountDeletion: {
            /** @example replybay-demo */
            password: string;
        };
        Answer: {
            message: components["schemas"]["MessageText"];
        };
        /**
         * @description Where the customer wrote: web, whatsapp, messenger, telegram, discord or instagram (specification §1). A reader shows a kind that it does not know as it is.
         * @example whatsapp
         */
        Channel: string;
        /** @description A code that came by mail. Specification §4, code validation. */
        Code: {
            /** @example 482913 */
            code: string;
            email?: components["schemas"]["Email"];
        };
        /** @description Asks for a new code. The answer is the same whether or not the address is known. */
        CodeRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description What a visitor sees of their ticket. */
        Conversation: {
            id: components["schemas"]["Id"];
            messages: components["schemas"]["ConversationMessage"][];
            status: components["schemas"]["Status"];
        };
        ConversationMessage: {
            /** @enum {string} */
            author: "visitor" | "support" | "agent";
            /** @description First name of the colleague who answered. */
            authorName?: string;
            createdAt: components["schemas"]["Time"];
            id: components["schemas"]["Id"];
            text: string;
        };
        /** @description Who wrote. */
        Customer: {
            _id: components["schemas"]["Id"];
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
            /** @example Nantes, France */
            location?: string;
            /**
             * @description As the customer gave it; empty where none is known.
             * @example Élodie Marchand
             */
            name: string;
            /** @example +33 6 12 44 09 81 */
            phone?: string;
        };
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
        /**
         * @description Opaque identifier.
         * @example 0198c0de-7a10-7cc4-8e51-3f1f5a6d2b90
         */
        Id: string;
        /** @description One person to invite. */
        Invitation: {
            email: components["schemas"]["Email"];
            /** @description A few words for the person, in the mail. */
            message?: string;
        };
        /**
         * @description A supported interface language. Specification §9.
         * @enum {string}
         */
        Locale: "en-US" | "fr-FR" | "es-ES";
        /** @description One thing that was said in a ticket. */
        Message: {
            _id: components["schemas"]["Id"];
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
            /** @example Un échange, s’il vous plaît. */
            text: string;
        };
        /**
         * @description Plain text, at most 10,000 characters, not only white space.
         * @example Bonjour, où est mon colis ?
         */
        MessageText: string;
        NewConversation: {
            email?: components["schemas"]["Email"];
            /**
             * @description Language of the visitor's browser, BCP 47.
             * @example es-ES
             */
            language?: string;
            message: components["schemas"]["MessageText"];
            /** @example Lucía Paredes */
            name?: string;
            webId: components["schemas"]["Id"];
        };
        /** @description A new password for the person who holds the token that validate-code answered. */
        PasswordReset: {
            /** @example a long sentence is a good password */
            password: string;
        };
        /** @description Exceptions to what the role allows. */
        Permissions: {
            discord?: boolean;
            email?: boolean;
            main?: boolean;
            warehouse?: boolean;
            web?: boolean;
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
        /** @description A new company and its owner. */
        Registration: {
            captchaToken?: string;
            /** @example Maison Lumen */
            companyName: string;
            email: components["schemas"]["Email"];
            locale?: components["schemas"]["Locale"];
            /** @example Camille Roy */
            name?: string;
            /** @example a long sentence is a good password */
            password: string;
        };
        /**
         * @description What the person may do in the company. Specification §6.
         * @enum {string}
         */
        Role: "owner" | "admin" | "support" | "warehouse";
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
         * @description Where the ticket stands: open (the customer waits), answered, closed or deleted (specification §4). The names are not shown there; a reader shows one that it does not know as it is.
         * @example open
         */
        Status: string;
        /** @description The company's subscription. Specification §4, Subscription. */
        Subscription: {
            currentPeriodEnd?: components["schemas"]["Time"];
            graceEndsAt?: components["schemas"]["Time"];
            plan?: string | null;
            /** @enum {string} */
            status: "none" | "trialing" | "active" | "past_due" | "canceled";
            trialEndsAt?: components["schemas"]["Time"];
            trialUsed?: boolean;
        };
        /** @description A ticket with everything that was said, oldest first. */
        Ticket: components["schemas"]["TicketSummary"] & {
            /** @description The ticket's history, oldest first. */
            events?: components["schemas"]["TicketEvent"][];
            messages: components["schemas"]["Message"][];
        };
        /** @description The fields to change; the others stay. Specification §7, partial body. */
        TicketChange: {
            /** @enum {string} */
            status?: "open" | "answered" | "closed";
            subject?: string;
            unread?: boolean;
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
        /** @description One change of a ticket, by whom or what, and when. */
        TicketEvent: {
            _id: components["schemas"]["Id"];
            /** @enum {string} */
            actor: "customer" | "support" | "agent" | "system";
            actorName?: string;
            createdAt: components["schemas"]["Time"];
            /** @description Why, in words, where somebody gave a reason. */
            detail?: string;
            /** @enum {string} */
            kind: "opened" | "answered" | "handed-over" | "closed" | "reopened" | "deleted" | "changed";
        };
        /** @description A ticket as a list shows it. Specification §3, Ticket, whose fields are not shown. */
        TicketSummary: {
            _id: components["schemas"]["Id"];
            channel: components["schemas"]["Channel"];
            createdAt: components["schemas"]["Time"];
            customer: components["schemas"]["Customer"];
            lastMessage?: components["schemas"]["Message"];
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
            /** @description True while nobody has read the customer's newest message. */
            unread?: boolean;
            updatedAt: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description Since when the customer waits for an answer; null while nobody waits.
             */
            waitingSince?: string | null;
            webId: components["schemas"]["Id"];
        };
        /**
         * Format: date-time
         * @description A moment, ISO 8601 in UTC.
         * @example 2026-11-20T08:02:00.000Z
         */
        Time: string;
        /**
         * @description The signed-in person. Specification §3, User. Every field but `_id`, `owner_webs` and
         *     `owner_guilds` is optional; a reader must not take the absence of one for a "no".
         */
        User: {
            _id: components["schemas"]["Id"];
            /** @description Additions that this backend has. Absent means none. */
            capabilities?: ("visitor-chat" | "ticket-paging" | "ticket-counts" | "ticket-unread" | "ticket-reopen" | "answer-once")[];
            /** @description What the company does, for its agents. */
            companyDescription?: string;
            /**
             * @description The company's name as it was typed.
             * @example Maison Lumen
             */
            companyNameRaw?: string;
            /** @description The company's knowledge container; null or empty where none was set up yet. */
            container?: string | null;
            /** @example owner@maison-lumen.example */
            email?: string;
            locale?: components["schemas"]["Locale"];
            /** @example Camille Roy */
            name?: string;
            /** @description Ids of the guilds of the company. The first is the current one on arrival. */
            owner_guilds: components["schemas"]["Id"][];
            /** @description Ids of the webs of the company. The first is the current one on arrival. */
            owner_webs: components["schemas"]["Id"][];
            /** @description Id of the account's owner. */
            ownerId?: string | null;
            permissions?: components["schemas"]["Permissions"];
            role?: components["schemas"]["Role"];
            subscription?: components["schemas"]["Subscription"];
        };
        /** @description A site whose visitors can write. Specification §3, Web. */
        Web: {
            _id: components["schemas"]["Id"];
            /** @example maison-lumen.example */
            domain?: string;
            /** @example Maison Lumen */
            name?: string;
        };
    };
    responses: {
        /** @description The conversation as it is now. */
        answerWithConversation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        conversation: components["schemas"]["Conversation"];
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
                "application/json": {
                    data: {
                        ticket: components["schemas"]["Ticket"];
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
                 *       "message": "The request does not fit its description.",
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
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description The person's role does not allow it. */
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
        /** @description The body is larger than the server takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too-large",
                 *       "message": "The request is larger than this server takes."
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
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
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
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
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
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
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
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
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
            401: components["responses"]["Unauthorized"];
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
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            201: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
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
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                    "application/json": components["schemas"]["SessionToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
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
                    "application/json": components["schemas"]["SessionToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                "application/json": components["schemas"]["Answer"];
            };
        };
        responses: {
            200: components["responses"]["answerWithTicket"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
        };
    };
    closeTicket: {
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                    "application/json": {
                        data: {
                            counts: components["schemas"]["TicketCounts"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @description Only tickets of this channel. */
                channel?: components["schemas"]["Channel"];
                /** @description Where the next page begins, from `nextCursor` of the page before. */
                cursor?: string;
                /** @description Tickets a page. */
                limit?: number;
                /** @description The longest waiting first, or by the last change. */
                sort?: "waiting" | "newest" | "oldest";
                /** @description Only tickets of this status. Deleted tickets are listed only when asked for. */
                status?: components["schemas"]["Status"];
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
        };
    };
    updateTicket: {
        parameters: {
            query?: never;
            header?: never;
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
                "application/json": components["schemas"]["TicketChange"];
            };
        };
        responses: {
            200: components["responses"]["answerWithTicket"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            /** @description The signed-in person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    openConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
        };
    };
    getConversation: {
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
                "application/json": {
                    message: components["schemas"]["MessageText"];
                };
            };
        };
        responses: {
            200: components["responses"]["answerWithConversation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
        };
    };
    getWebInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the web. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The web. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            web: components["schemas"]["Web"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
}
