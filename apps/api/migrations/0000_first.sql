-- Finds words that are spelled alike. Whoever owns a database may add it.
create extension if not exists pg_trgm;
--> statement-breakpoint
CREATE TABLE "agent_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"web_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"mode" text NOT NULL,
	"outcome" text NOT NULL,
	"message_id" text,
	"draft" text,
	"sources" jsonb,
	"answered" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"web_id" text NOT NULL,
	"question" text NOT NULL,
	"lang" text,
	"expected" text NOT NULL,
	"must_contain" text,
	"last_run" jsonb,
	"previous_run" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"is_visitors" boolean DEFAULT false NOT NULL,
	"message_id" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"blob" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"request_hash" text,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"locale" text DEFAULT 'en-US' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"invited_by" text,
	"token_hash" text NOT NULL,
	"link_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"shortcut" text NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"afterwards" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_messages" (
	"company_id" text NOT NULL,
	"account_id" text NOT NULL,
	"external_id" text NOT NULL,
	"ticket_id" text,
	"message_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channel_messages_account_id_external_id_pk" PRIMARY KEY("account_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "channel_people" (
	"company_id" text NOT NULL,
	"account_id" text NOT NULL,
	"person_id" text NOT NULL,
	"channel" text NOT NULL,
	"address" text,
	"customer_id" text NOT NULL,
	CONSTRAINT "channel_people_account_id_person_id_pk" PRIMARY KEY("account_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "channel_threads" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"account_id" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"phone" text,
	"handle" text,
	"language" text,
	"location" text,
	"country" text,
	"time_zone" text,
	"blocked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector"
);
--> statement-breakpoint
CREATE TABLE "guild_members" (
	"company_id" text NOT NULL,
	"guild_id" text NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"avatar_url" text,
	"is_bot" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp (3) with time zone,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"order_name" text NOT NULL,
	"words" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guild_members_guild_id_member_id_pk" PRIMARY KEY("guild_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "guild_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"discord_id" text NOT NULL,
	"web_id" text,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guilds" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"discord_id" text NOT NULL,
	"name" text NOT NULL,
	"web_id" text,
	"is_local" boolean DEFAULT false NOT NULL,
	"icon_url" text,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"own_roles" text[] DEFAULT '{}' NOT NULL,
	"channels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"chosen_channels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_role" jsonb,
	"member_count" integer,
	"members_after" text,
	"members_started_at" timestamp (3) with time zone,
	"members_read_at" timestamp (3) with time zone,
	"last_event_at" timestamp (3) with time zone,
	"last_event_channel" text,
	"problem" text,
	"failed_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guilds_discord_id_unique" UNIQUE("discord_id")
);
--> statement-breakpoint
CREATE TABLE "local_guild_members" (
	"company_id" text NOT NULL,
	"guild_id" text NOT NULL,
	"member_id" text NOT NULL,
	"roles" text[] NOT NULL,
	CONSTRAINT "local_guild_members_guild_id_member_id_pk" PRIMARY KEY("guild_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "integration_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"integration_id" text NOT NULL,
	"delivery_id" text NOT NULL,
	"topic" text NOT NULL,
	"content" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "integration_events" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"integration_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"is_failed" boolean DEFAULT false NOT NULL,
	"problem" text,
	"subject" text,
	"status" integer,
	"ms" integer
);
--> statement-breakpoint
CREATE TABLE "integration_orders" (
	"company_id" text NOT NULL,
	"integration_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"number" text NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"digest" text,
	CONSTRAINT "integration_orders_integration_id_shop_id_pk" PRIMARY KEY("integration_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "integration_refunds" (
	"company_id" text NOT NULL,
	"integration_id" text NOT NULL,
	"return_id" text NOT NULL,
	"order_number" text NOT NULL,
	"platform" text NOT NULL,
	"whole_number" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "integration_refunds_integration_id_return_id_pk" PRIMARY KEY("integration_id","return_id")
);
--> statement-breakpoint
CREATE TABLE "integration_sendings" (
	"company_id" text NOT NULL,
	"integration_id" text NOT NULL,
	"order_number" text NOT NULL,
	"shop_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "integration_sendings_integration_id_order_number_pk" PRIMARY KEY("integration_id","order_number")
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"web_id" text,
	"url" text,
	"is_local" boolean DEFAULT false NOT NULL,
	"secret" text,
	"problem" text,
	"last_error" text,
	"failed_since" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"check" jsonb,
	"last_sync_at" timestamp (3) with time zone,
	"import_started_at" timestamp (3) with time zone,
	"import_finished_at" timestamp (3) with time zone,
	"import_paused" boolean DEFAULT false NOT NULL,
	"import_cursor" text,
	"import_pages" integer DEFAULT 0 NOT NULL,
	"import_seen" integer DEFAULT 0 NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"import_total" integer,
	"import_reached" timestamp (3) with time zone,
	"hook" text,
	"hook_hash" text,
	"hook_ids" text[],
	"hook_problem" text,
	"caught_up_to" timestamp (3) with time zone,
	"catch_up_due_at" timestamp (3) with time zone,
	"catch_up_failures" integer DEFAULT 0 NOT NULL,
	"stock_due_at" timestamp (3) with time zone,
	"stock_read_to" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"compared_at" timestamp (3) with time zone,
	"difference_count" integer DEFAULT 0 NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keys_changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_contradictions" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"question" text NOT NULL,
	"one_document_id" text NOT NULL,
	"other_document_id" text NOT NULL,
	"one_digest" text NOT NULL,
	"other_digest" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_gaps" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"state" text NOT NULL,
	"document_id" text,
	"answered_by" text,
	"answering_passage" text,
	"answer_start" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"gap_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"message_id" text NOT NULL,
	"text" text NOT NULL,
	"wording" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"tokens" jsonb NOT NULL,
	"words" text[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"ticket_id" text,
	"email_thread" text,
	"email_id" text,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"state" text NOT NULL,
	"written_by" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"replaced" jsonb
);
--> statement-breakpoint
CREATE TABLE "knowledge_synonyms" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"words" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"order_title" text GENERATED ALWAYS AS (left(translate(lower(ltrim(regexp_replace(coalesce(question, title), '[[:space:]]+', ' ', 'g'), ' ¿¡«"“‘([')), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), 100)) STORED NOT NULL,
	"content" text NOT NULL,
	"question" text,
	"content_type" text,
	"file_name" text,
	"blob" text,
	"pages" integer,
	"pages_without_text" integer,
	"size" integer NOT NULL,
	"ticket_id" text,
	"email_id" text,
	"website_id" text,
	"link" text,
	"language" text,
	"state" text NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"problem" text,
	"version" integer DEFAULT 1 NOT NULL,
	"is_asked_again" boolean DEFAULT false NOT NULL,
	"indexed_with" text,
	"passages" integer,
	"alike_to" text,
	"saved_by" text,
	"digest" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_passages" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"document_id" text NOT NULL,
	"position" integer NOT NULL,
	"headings" text NOT NULL,
	"text" text NOT NULL,
	"start" integer NOT NULL,
	"page" integer,
	"language" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"is_set_aside" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"language" text NOT NULL,
	"forced_at" timestamp (3) with time zone,
	"synonyms_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"document_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_words" (
	"company_id" text NOT NULL,
	"word" text NOT NULL,
	"passages" integer NOT NULL,
	CONSTRAINT "knowledge_words_company_id_word_pk" PRIMARY KEY("company_id","word")
);
--> statement-breakpoint
CREATE TABLE "knowledge_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"website_id" text NOT NULL,
	"link" text NOT NULL,
	"depth" integer NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"title" text,
	"content" text,
	"words" integer DEFAULT 0 NOT NULL,
	"hash" text,
	"etag" text,
	"last_modified" text
);
--> statement-breakpoint
CREATE TABLE "knowledge_websites" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"link" text NOT NULL,
	"origin" text NOT NULL,
	"is_recursive" boolean NOT NULL,
	"chosen" text[],
	"title" text,
	"reading" text NOT NULL,
	"problem" text,
	"run" integer DEFAULT 1 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"pages_found" integer DEFAULT 0 NOT NULL,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"rules" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"mode" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"draft" text,
	"sources" jsonb,
	"sent" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_places" (
	"folder_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"email_id" text NOT NULL,
	"company_id" text NOT NULL,
	CONSTRAINT "email_places_folder_id_uid_pk" PRIMARY KEY("folder_id","uid")
);
--> statement-breakpoint
CREATE TABLE "mailbox_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"mailbox_id" text NOT NULL,
	"email_id" text NOT NULL,
	"act" text NOT NULL,
	"from_id" text,
	"folder_id" text,
	"flags" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"mailbox_id" text NOT NULL,
	"company_id" text NOT NULL,
	"provider" text NOT NULL,
	"user" text NOT NULL,
	"sending_user" text,
	"incoming" jsonb NOT NULL,
	"outgoing" jsonb NOT NULL,
	"secret" text NOT NULL,
	"signs_in" boolean DEFAULT false NOT NULL,
	"receiving" jsonb NOT NULL,
	"sending" jsonb NOT NULL,
	"last_problem" jsonb,
	"renewing_until" timestamp (3) with time zone,
	"last_email_at" timestamp (3) with time zone,
	"last_sent_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"provider" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"email_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content_id" text,
	"blob" text
);
--> statement-breakpoint
CREATE TABLE "email_counts" (
	"company_id" text NOT NULL,
	"folder_id" text NOT NULL,
	"total" integer NOT NULL,
	"unread" integer NOT NULL,
	"unanswered" integer NOT NULL,
	"attachments" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_sendings" (
	"email_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"mailbox_id" text NOT NULL,
	"writer" text NOT NULL,
	"key" text,
	"digest" text NOT NULL,
	"recipients" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"mailbox_id" text NOT NULL,
	"folder_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"message_id" text NOT NULL,
	"thread_id" text,
	"subject" text NOT NULL,
	"subject_key" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"from" jsonb,
	"to" jsonb NOT NULL,
	"cc" jsonb NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"snippet" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"headers" jsonb NOT NULL,
	"in_reply_to" text,
	"references" text[] DEFAULT '{}' NOT NULL,
	"seen" boolean DEFAULT false NOT NULL,
	"flagged" boolean DEFAULT false NOT NULL,
	"answered_by" text,
	"has_attachments" boolean NOT NULL,
	"is_automated" boolean DEFAULT false NOT NULL,
	"sender_doubt" jsonb,
	"delivery" text,
	"refused" jsonb,
	"size" integer NOT NULL,
	"blob" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_folders" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"mailbox_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"next_uid" bigint DEFAULT 1 NOT NULL,
	"uid_validity" bigint,
	"seen_as" text,
	"remote_total" integer,
	"synced_at" timestamp (3) with time zone,
	"is_chosen" boolean DEFAULT false NOT NULL,
	"is_synced" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"address" text NOT NULL,
	"kind" text DEFAULT 'local' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"day" date NOT NULL,
	"sent" bigint NOT NULL,
	"answered" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_mentions" (
	"company_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"user_id" text NOT NULL,
	"note_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "ticket_mentions_user_id_note_id_pk" PRIMARY KEY("user_id","note_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"ticket_id" text NOT NULL,
	"writer" text NOT NULL,
	"key" text NOT NULL,
	"digest" text,
	"undo" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_ticket_id_writer_key_pk" PRIMARY KEY("ticket_id","writer","key")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"author" text NOT NULL,
	"author_id" text,
	"author_name" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"sources" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivery" text,
	"delivery_problem" text,
	"delivery_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"reaction" text,
	"unsupported" text
);
--> statement-breakpoint
CREATE TABLE "ticket_counts" (
	"company_id" text NOT NULL,
	"web_id" text NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"unread" boolean NOT NULL,
	"assignee_id" text,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"actor_name" text DEFAULT '' NOT NULL,
	"detail" text,
	"reason" text,
	"snoozed_for" jsonb,
	"taken_from_id" text,
	"taken_from_name" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"author_id" text,
	"author_name" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ticket_words" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"web_id" text NOT NULL,
	"customer_id" text,
	"customer_verified" boolean,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"unread" boolean DEFAULT false NOT NULL,
	"handed_off" boolean DEFAULT false NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"waited_since" timestamp (3) with time zone,
	"assignee_id" text,
	"claimed_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"snoozed_until" timestamp (3) with time zone,
	"snoozed_for" jsonb,
	"rating" text,
	"rating_comment" text,
	"mention" jsonb,
	"touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_message_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"waiting_order" bigint GENERATED ALWAYS AS (case when waiting_since is null then 4503599627370496 - round(extract(epoch from updated_at at time zone 'UTC') * 1000)::bigint else round(extract(epoch from waiting_since at time zone 'UTC') * 1000)::bigint end) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"container" text,
	"subscription_status" text DEFAULT 'none' NOT NULL,
	"plan" text,
	"trial_ends_at" timestamp (3) with time zone,
	"trial_used" boolean DEFAULT false NOT NULL,
	"current_period_end" timestamp (3) with time zone,
	"grace_ends_at" timestamp (3) with time zone,
	"return_policy" text DEFAULT '' NOT NULL,
	"return_policy_translations" jsonb,
	"return_policy_saved_at" timestamp (3) with time zone,
	"return_days" integer,
	"auto_returns_disabled" boolean DEFAULT true NOT NULL,
	"time_zone" text,
	"address" jsonb,
	"waiting_limits" jsonb,
	"claim_on_reply" boolean DEFAULT true NOT NULL,
	"agents_paused" boolean DEFAULT false NOT NULL,
	"agents_turned_at" timestamp (3) with time zone,
	"mailbox" jsonb,
	"webs_changed_at" timestamp (3) with time zone,
	"features" jsonb,
	"blocked" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"permissions" jsonb,
	"locale" text DEFAULT 'en-US' NOT NULL,
	"validated_at" timestamp (3) with time zone,
	"registration_hash" text,
	"avatar" text,
	"email_signature" text,
	"email_image_senders" jsonb,
	"last_seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_views" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"web_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"filter" jsonb NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"email" text,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse_label_pictures" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"parcel" integer NOT NULL,
	"picture" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "warehouse_label_pictures_order_id_parcel_pk" PRIMARY KEY("order_id","parcel")
);
--> statement-breakpoint
CREATE TABLE "warehouse_order_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"web_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse_return_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"return_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse_return_tickets" (
	"return_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"platform" text NOT NULL,
	"sku" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"shelf" text,
	"image_url" text,
	"price" integer,
	"tax_rate" integer,
	"quantity" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse_counts" (
	"company_id" text NOT NULL,
	"list" text NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse_events" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"platform" text NOT NULL,
	"event_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "warehouse_keys" (
	"company_id" text NOT NULL,
	"writer" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"made" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "warehouse_keys_company_id_writer_key_pk" PRIMARY KEY("company_id","writer","key")
);
--> statement-breakpoint
CREATE TABLE "warehouse_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"items" jsonb NOT NULL,
	"parcels" integer,
	"labels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"label_problem" jsonb,
	"packed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"packer_id" text,
	"packer_name" text,
	"packing_at" timestamp (3) with time zone,
	"problem" text,
	"carrier" text DEFAULT '' NOT NULL,
	"language" text,
	"prints" integer DEFAULT 0 NOT NULL,
	"remainder_of" text,
	"exchange_of" text,
	"leaves_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"customer" jsonb NOT NULL,
	"email" text,
	"platform" text NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"comments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"words" "tsvector" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse_returns" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"order_number" text NOT NULL,
	"status" text NOT NULL,
	"items" jsonb NOT NULL,
	"validated" text[] DEFAULT '{}' NOT NULL,
	"broken" text[] DEFAULT '{}' NOT NULL,
	"rejected" text[] DEFAULT '{}' NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"inspected_at" timestamp (3) with time zone,
	"reason" text,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"tracking_number" text,
	"exchange" jsonb,
	"refund_payment" jsonb,
	"dispute" text,
	"handled_by" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"customer" jsonb NOT NULL,
	"email" text,
	"platform" text NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"comments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"words" "tsvector" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse_scans" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"scan_id" text NOT NULL,
	"sku" text NOT NULL,
	"result" text NOT NULL,
	"by_user" text NOT NULL,
	"scanned_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "warehouse_scans_order_id_scan_id_pk" PRIMARY KEY("order_id","scan_id")
);
--> statement-breakpoint
CREATE TABLE "warehouse_shops" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"platform" text NOT NULL,
	"token_hash" text NOT NULL,
	"signing_secret" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse_waits" (
	"company_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"event" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "warehouse_waits_ticket_id_event_pk" PRIMARY KEY("ticket_id","event")
);
--> statement-breakpoint
CREATE TABLE "asked_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"web_id" text NOT NULL,
	"wording" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_question_languages" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"web_id" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"language_id" text NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"allow_introduce" boolean,
	"introduce_text" text,
	"introductions" jsonb,
	"allow_faq" boolean,
	"reply_mode" text,
	"before_close_time" integer,
	"title" text,
	"theme_color" text,
	"asks_rating" boolean,
	"logo" text
);
--> statement-breakpoint
CREATE TABLE "webs" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"domain" text DEFAULT '' NOT NULL,
	"origins" text[] DEFAULT '{}' NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"identity_secret" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_passes" (
	"sender" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_replies" ADD CONSTRAINT "agent_replies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_replies" ADD CONSTRAINT "agent_replies_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_messages" ADD CONSTRAINT "channel_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_messages" ADD CONSTRAINT "channel_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_people" ADD CONSTRAINT "channel_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_people" ADD CONSTRAINT "channel_people_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_threads" ADD CONSTRAINT "channel_threads_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_threads" ADD CONSTRAINT "channel_threads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_members" ADD CONSTRAINT "guild_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_members" ADD CONSTRAINT "guild_members_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_proofs" ADD CONSTRAINT "guild_proofs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_proofs" ADD CONSTRAINT "guild_proofs_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guilds" ADD CONSTRAINT "guilds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guilds" ADD CONSTRAINT "guilds_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_guild_members" ADD CONSTRAINT "local_guild_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_guild_members" ADD CONSTRAINT "local_guild_members_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_deliveries" ADD CONSTRAINT "integration_deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_deliveries" ADD CONSTRAINT "integration_deliveries_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_events" ADD CONSTRAINT "integration_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_events" ADD CONSTRAINT "integration_events_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_orders" ADD CONSTRAINT "integration_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_orders" ADD CONSTRAINT "integration_orders_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_refunds" ADD CONSTRAINT "integration_refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_refunds" ADD CONSTRAINT "integration_refunds_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_sendings" ADD CONSTRAINT "integration_sendings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_sendings" ADD CONSTRAINT "integration_sendings_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_contradictions" ADD CONSTRAINT "knowledge_contradictions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_contradictions" ADD CONSTRAINT "knowledge_contradictions_one_document_id_knowledge_documents_id_fk" FOREIGN KEY ("one_document_id") REFERENCES "public"."knowledge_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_contradictions" ADD CONSTRAINT "knowledge_contradictions_other_document_id_knowledge_documents_id_fk" FOREIGN KEY ("other_document_id") REFERENCES "public"."knowledge_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_gaps" ADD CONSTRAINT "knowledge_gaps_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_questions" ADD CONSTRAINT "knowledge_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_questions" ADD CONSTRAINT "knowledge_questions_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_lessons" ADD CONSTRAINT "knowledge_lessons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_lessons" ADD CONSTRAINT "knowledge_lessons_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_synonyms" ADD CONSTRAINT "knowledge_synonyms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_website_id_knowledge_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."knowledge_websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD CONSTRAINT "knowledge_passages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD CONSTRAINT "knowledge_passages_document_id_knowledge_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."knowledge_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_settings" ADD CONSTRAINT "knowledge_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_uses" ADD CONSTRAINT "knowledge_uses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_uses" ADD CONSTRAINT "knowledge_uses_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_words" ADD CONSTRAINT "knowledge_words_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_pages" ADD CONSTRAINT "knowledge_pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_pages" ADD CONSTRAINT "knowledge_pages_website_id_knowledge_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."knowledge_websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_websites" ADD CONSTRAINT "knowledge_websites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_replies" ADD CONSTRAINT "email_replies_id_emails_id_fk" FOREIGN KEY ("id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_replies" ADD CONSTRAINT "email_replies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_places" ADD CONSTRAINT "email_places_folder_id_mailbox_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."mailbox_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_places" ADD CONSTRAINT "email_places_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_places" ADD CONSTRAINT "email_places_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_acts" ADD CONSTRAINT "mailbox_acts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_acts" ADD CONSTRAINT "mailbox_acts_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_acts" ADD CONSTRAINT "mailbox_acts_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_acts" ADD CONSTRAINT "mailbox_acts_from_id_mailbox_folders_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."mailbox_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_acts" ADD CONSTRAINT "mailbox_acts_folder_id_mailbox_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."mailbox_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_connections" ADD CONSTRAINT "mailbox_connections_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_connections" ADD CONSTRAINT "mailbox_connections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_sign_ins" ADD CONSTRAINT "mailbox_sign_ins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_attachments" ADD CONSTRAINT "email_attachments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_attachments" ADD CONSTRAINT "email_attachments_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_counts" ADD CONSTRAINT "email_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_counts" ADD CONSTRAINT "email_counts_folder_id_mailbox_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."mailbox_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_sendings" ADD CONSTRAINT "email_sendings_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_sendings" ADD CONSTRAINT "email_sendings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_sendings" ADD CONSTRAINT "email_sendings_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_folder_id_mailbox_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."mailbox_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_folders" ADD CONSTRAINT "mailbox_folders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_folders" ADD CONSTRAINT "mailbox_folders_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_uses" ADD CONSTRAINT "model_uses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_mentions" ADD CONSTRAINT "ticket_mentions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_mentions" ADD CONSTRAINT "ticket_mentions_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_mentions" ADD CONSTRAINT "ticket_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_counts" ADD CONSTRAINT "ticket_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_counts" ADD CONSTRAINT "ticket_counts_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_words" ADD CONSTRAINT "ticket_words_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_words" ADD CONSTRAINT "ticket_words_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_views" ADD CONSTRAINT "ticket_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_views" ADD CONSTRAINT "ticket_views_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_views" ADD CONSTRAINT "ticket_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_tokens" ADD CONSTRAINT "visitor_tokens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_tokens" ADD CONSTRAINT "visitor_tokens_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_label_pictures" ADD CONSTRAINT "warehouse_label_pictures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_label_pictures" ADD CONSTRAINT "warehouse_label_pictures_order_id_warehouse_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_order_tokens" ADD CONSTRAINT "warehouse_order_tokens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_order_tokens" ADD CONSTRAINT "warehouse_order_tokens_order_id_warehouse_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_order_tokens" ADD CONSTRAINT "warehouse_order_tokens_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_return_photos" ADD CONSTRAINT "warehouse_return_photos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_return_photos" ADD CONSTRAINT "warehouse_return_photos_order_id_warehouse_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_return_photos" ADD CONSTRAINT "warehouse_return_photos_return_id_warehouse_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."warehouse_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_return_tickets" ADD CONSTRAINT "warehouse_return_tickets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_return_tickets" ADD CONSTRAINT "warehouse_return_tickets_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_articles" ADD CONSTRAINT "warehouse_articles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_counts" ADD CONSTRAINT "warehouse_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_events" ADD CONSTRAINT "warehouse_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_keys" ADD CONSTRAINT "warehouse_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_orders" ADD CONSTRAINT "warehouse_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_returns" ADD CONSTRAINT "warehouse_returns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_scans" ADD CONSTRAINT "warehouse_scans_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_scans" ADD CONSTRAINT "warehouse_scans_order_id_warehouse_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_shops" ADD CONSTRAINT "warehouse_shops_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_waits" ADD CONSTRAINT "warehouse_waits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_waits" ADD CONSTRAINT "warehouse_waits_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_question_languages" ADD CONSTRAINT "bot_question_languages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_question_languages" ADD CONSTRAINT "bot_question_languages_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_questions" ADD CONSTRAINT "bot_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_questions" ADD CONSTRAINT "bot_questions_language_id_bot_question_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."bot_question_languages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_settings" ADD CONSTRAINT "bot_settings_id_webs_id_fk" FOREIGN KEY ("id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_settings" ADD CONSTRAINT "bot_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webs" ADD CONSTRAINT "webs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_replies_company" ON "agent_replies" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "agent_replies_web" ON "agent_replies" USING btree ("company_id","web_id","created_at","mode","outcome","answered");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_replies_message" ON "agent_replies" USING btree ("ticket_id","message_id");--> statement-breakpoint
CREATE INDEX "test_questions_web" ON "test_questions" USING btree ("web_id","created_at","id");--> statement-breakpoint
CREATE INDEX "test_questions_company" ON "test_questions" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "attachments_ticket" ON "attachments" USING btree ("ticket_id","created_at","id");--> statement-breakpoint
CREATE INDEX "attachments_unused" ON "attachments" USING btree ("created_at") WHERE "attachments"."message_id" is null;--> statement-breakpoint
CREATE INDEX "attachments_company" ON "attachments" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "attachments_blob" ON "attachments" USING btree ("blob");--> statement-breakpoint
CREATE INDEX "codes_user" ON "codes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "codes_expiry" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email" ON "invitations" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "invitations_company_role" ON "invitations" USING btree ("company_id","role","created_at");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "canned_answers_shortcut" ON "canned_answers" USING btree ("company_id","shortcut");--> statement-breakpoint
CREATE INDEX "canned_answers_company" ON "canned_answers" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "channel_messages_message" ON "channel_messages" USING btree ("message_id") WHERE "channel_messages"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "channel_messages_ticket" ON "channel_messages" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "channel_messages_company" ON "channel_messages" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "channel_people_customer" ON "channel_people" USING btree ("customer_id","channel");--> statement-breakpoint
CREATE INDEX "channel_people_company" ON "channel_people" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "channel_threads_address" ON "channel_threads" USING btree ("account_id","address","created_at");--> statement-breakpoint
CREATE INDEX "channel_threads_company" ON "channel_threads" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "customers_words" ON "customers" USING gin ("words");--> statement-breakpoint
CREATE INDEX "customers_wordless" ON "customers" USING btree ("id") WHERE "customers"."words" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "customers_phone" ON "customers" USING btree ("company_id",regexp_replace("phone", '[^0-9]', '', 'g')) WHERE "customers"."phone" is not null;--> statement-breakpoint
CREATE INDEX "customers_company" ON "customers" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "guild_members_name" ON "guild_members" USING btree ("guild_id","order_name" collate "C","member_id");--> statement-breakpoint
CREATE INDEX "guild_members_company" ON "guild_members" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "guild_proofs_company" ON "guild_proofs" USING btree ("company_id","discord_id");--> statement-breakpoint
CREATE INDEX "guild_proofs_web" ON "guild_proofs" USING btree ("web_id");--> statement-breakpoint
CREATE INDEX "guild_proofs_age" ON "guild_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "guilds_company" ON "guilds" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "guilds_web" ON "guilds" USING btree ("web_id");--> statement-breakpoint
CREATE INDEX "local_guild_members_company" ON "local_guild_members" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "integration_deliveries_delivery" ON "integration_deliveries" USING btree ("integration_id","delivery_id");--> statement-breakpoint
CREATE INDEX "integration_deliveries_waiting" ON "integration_deliveries" USING btree ("integration_id","id") WHERE "integration_deliveries"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "integration_deliveries_company" ON "integration_deliveries" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "integration_deliveries_age" ON "integration_deliveries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "integration_events_integration" ON "integration_events" USING btree ("integration_id","at","id");--> statement-breakpoint
CREATE INDEX "integration_events_labels" ON "integration_events" USING btree ("integration_id","at") WHERE "integration_events"."kind" = 'label-made' and not "integration_events"."is_failed";--> statement-breakpoint
CREATE INDEX "integration_events_company" ON "integration_events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "integration_events_age" ON "integration_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "integration_orders_number" ON "integration_orders" USING btree ("integration_id","number");--> statement-breakpoint
CREATE INDEX "integration_orders_company" ON "integration_orders" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "integration_refunds_company" ON "integration_refunds" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "integration_sendings_state" ON "integration_sendings" USING btree ("integration_id","state");--> statement-breakpoint
CREATE INDEX "integration_sendings_company" ON "integration_sendings" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "integrations_kind" ON "integrations" USING btree ("company_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "integrations_hook" ON "integrations" USING btree ("hook_hash");--> statement-breakpoint
CREATE INDEX "integrations_company" ON "integrations" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "integrations_web" ON "integrations" USING btree ("web_id");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_contradictions_pair" ON "knowledge_contradictions" USING btree ("one_document_id","one_digest","other_document_id","other_digest");--> statement-breakpoint
CREATE INDEX "knowledge_contradictions_other" ON "knowledge_contradictions" USING btree ("other_document_id");--> statement-breakpoint
CREATE INDEX "knowledge_contradictions_company" ON "knowledge_contradictions" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE INDEX "knowledge_gaps_company" ON "knowledge_gaps" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_questions_message" ON "knowledge_questions" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "knowledge_questions_asked" ON "knowledge_questions" USING btree ("company_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "knowledge_questions_gap" ON "knowledge_questions" USING btree ("gap_id","asked_at");--> statement-breakpoint
CREATE INDEX "knowledge_questions_ticket" ON "knowledge_questions" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "knowledge_questions_words" ON "knowledge_questions" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_lessons_ticket" ON "knowledge_lessons" USING btree ("ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_lessons_email" ON "knowledge_lessons" USING btree ("company_id","email_thread");--> statement-breakpoint
CREATE INDEX "knowledge_lessons_state" ON "knowledge_lessons" USING btree ("company_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "knowledge_synonyms_company" ON "knowledge_synonyms" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "knowledge_documents_company" ON "knowledge_documents" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "knowledge_documents_newest" ON "knowledge_documents" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "knowledge_documents_title" ON "knowledge_documents" USING btree ("company_id","order_title" collate "C","id");--> statement-breakpoint
CREATE INDEX "knowledge_documents_kind" ON "knowledge_documents" USING btree ("company_id","kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "knowledge_documents_state" ON "knowledge_documents" USING btree ("company_id","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "knowledge_documents_blob" ON "knowledge_documents" USING btree ("blob") WHERE "knowledge_documents"."blob" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_documents_page" ON "knowledge_documents" USING btree ("website_id","link") WHERE "knowledge_documents"."website_id" is not null;--> statement-breakpoint
CREATE INDEX "knowledge_documents_open" ON "knowledge_documents" USING btree ("state_at") WHERE "knowledge_documents"."state" in ('waiting', 'indexing');--> statement-breakpoint
CREATE INDEX "knowledge_documents_ticket" ON "knowledge_documents" USING btree ("ticket_id") WHERE "knowledge_documents"."ticket_id" is not null;--> statement-breakpoint
CREATE INDEX "knowledge_passages_document" ON "knowledge_passages" USING btree ("document_id","position");--> statement-breakpoint
CREATE INDEX "knowledge_passages_words" ON "knowledge_passages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "knowledge_passages_company" ON "knowledge_passages" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "knowledge_uses_company" ON "knowledge_uses" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "knowledge_uses_counted" ON "knowledge_uses" USING btree ("company_id","created_at","document_id");--> statement-breakpoint
CREATE INDEX "knowledge_uses_document" ON "knowledge_uses" USING btree ("document_id","created_at");--> statement-breakpoint
CREATE INDEX "knowledge_uses_ticket" ON "knowledge_uses" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "knowledge_uses_age" ON "knowledge_uses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "knowledge_words_letters" ON "knowledge_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_pages_link" ON "knowledge_pages" USING btree ("website_id","link");--> statement-breakpoint
CREATE INDEX "knowledge_pages_next" ON "knowledge_pages" USING btree ("website_id","state","depth","id");--> statement-breakpoint
CREATE INDEX "knowledge_pages_company" ON "knowledge_pages" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "knowledge_websites_newest" ON "knowledge_websites" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_websites_link" ON "knowledge_websites" USING btree ("company_id","link");--> statement-breakpoint
CREATE INDEX "knowledge_websites_started" ON "knowledge_websites" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "email_replies_newest" ON "email_replies" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "email_replies_outcome" ON "email_replies" USING btree ("company_id","outcome","created_at","id");--> statement-breakpoint
CREATE INDEX "email_places_email" ON "email_places" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "email_places_company" ON "email_places" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "mailbox_acts_mailbox" ON "mailbox_acts" USING btree ("mailbox_id","id");--> statement-breakpoint
CREATE INDEX "mailbox_acts_email" ON "mailbox_acts" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "mailbox_acts_from" ON "mailbox_acts" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "mailbox_acts_folder" ON "mailbox_acts" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "mailbox_acts_company" ON "mailbox_acts" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailbox_connections_mailbox" ON "mailbox_connections" USING btree ("mailbox_id");--> statement-breakpoint
CREATE INDEX "mailbox_connections_company" ON "mailbox_connections" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "mailbox_sign_ins_company" ON "mailbox_sign_ins" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "mailbox_sign_ins_expiry" ON "mailbox_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_attachments_email" ON "email_attachments" USING btree ("email_id","position");--> statement-breakpoint
CREATE INDEX "email_attachments_blob" ON "email_attachments" USING btree ("blob");--> statement-breakpoint
CREATE INDEX "email_attachments_company" ON "email_attachments" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "email_counts_folder" ON "email_counts" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "email_counts_company" ON "email_counts" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_sendings_key" ON "email_sendings" USING btree ("mailbox_id","writer","key");--> statement-breakpoint
CREATE INDEX "email_sendings_age" ON "email_sendings" USING btree ("mailbox_id","writer","created_at");--> statement-breakpoint
CREATE INDEX "email_sendings_company" ON "email_sendings" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "emails_uid" ON "emails" USING btree ("folder_id","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "emails_message" ON "emails" USING btree ("mailbox_id","message_id");--> statement-breakpoint
CREATE INDEX "emails_page" ON "emails" USING btree ("folder_id","date","id");--> statement-breakpoint
CREATE INDEX "emails_unread" ON "emails" USING btree ("folder_id","date","id") WHERE not "emails"."seen";--> statement-breakpoint
CREATE INDEX "emails_unanswered" ON "emails" USING btree ("folder_id","date","id") WHERE "emails"."answered_by" is null;--> statement-breakpoint
CREATE INDEX "emails_by_people" ON "emails" USING btree ("mailbox_id","date","id") WHERE "emails"."answered_by" = 'support';--> statement-breakpoint
CREATE INDEX "emails_attachments" ON "emails" USING btree ("folder_id","date","id") WHERE "emails"."has_attachments";--> statement-breakpoint
CREATE INDEX "emails_thread" ON "emails" USING btree ("mailbox_id","thread_id","date");--> statement-breakpoint
CREATE INDEX "emails_subject" ON "emails" USING btree ("mailbox_id",md5("subject_key"),"date");--> statement-breakpoint
CREATE INDEX "emails_references" ON "emails" USING gin ("references") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "emails_words" ON "emails" USING gin ("words");--> statement-breakpoint
CREATE INDEX "emails_from" ON "emails" USING btree ("mailbox_id",lower("from" ->> 'address'));--> statement-breakpoint
CREATE INDEX "emails_to" ON "emails" USING gin ((lower("to"::text)::jsonb));--> statement-breakpoint
CREATE INDEX "emails_company" ON "emails" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "emails_blob" ON "emails" USING btree ("blob");--> statement-breakpoint
CREATE UNIQUE INDEX "mailbox_folders_name" ON "mailbox_folders" USING btree ("mailbox_id","name");--> statement-breakpoint
CREATE INDEX "mailbox_folders_company" ON "mailbox_folders" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailboxes_company" ON "mailboxes" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailboxes_address" ON "mailboxes" USING btree ("address");--> statement-breakpoint
CREATE INDEX "model_uses_company" ON "model_uses" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "model_uses_day" ON "model_uses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ticket_mentions_user" ON "ticket_mentions" USING btree ("user_id","created_at","note_id") WHERE "ticket_mentions"."read_at" is null;--> statement-breakpoint
CREATE INDEX "ticket_mentions_read" ON "ticket_mentions" USING btree ("user_id","read_at","note_id") WHERE "ticket_mentions"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "ticket_mentions_ticket" ON "ticket_mentions" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_mentions_company" ON "ticket_mentions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_ticket" ON "messages" USING btree ("ticket_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_to_send" ON "messages" USING btree ("ticket_id","created_at","id") WHERE "messages"."delivery" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "messages_company" ON "messages" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "ticket_counts_web" ON "ticket_counts" USING btree ("company_id","web_id");--> statement-breakpoint
CREATE INDEX "ticket_events_ticket" ON "ticket_events" USING btree ("ticket_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_events_company" ON "ticket_events" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_events_company_id" ON "ticket_events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "ticket_notes_ticket" ON "ticket_notes" USING btree ("ticket_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_notes_company" ON "ticket_notes" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "ticket_words_words" ON "ticket_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "ticket_words_company" ON "ticket_words" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("web_id","waiting_order","id","updated_at") WHERE "tickets"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "tickets_changed" ON "tickets" USING btree ("web_id","updated_at","id") WHERE "tickets"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "tickets_channel_waiting" ON "tickets" USING btree ("web_id","channel","waiting_order","id","updated_at") WHERE "tickets"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "tickets_channel_changed" ON "tickets" USING btree ("web_id","channel","updated_at","id") WHERE "tickets"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "tickets_status_waiting" ON "tickets" USING btree ("web_id","status","waiting_order","id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_status_changed" ON "tickets" USING btree ("web_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_status_channel_waiting" ON "tickets" USING btree ("web_id","status","channel","waiting_order","id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_status_channel_changed" ON "tickets" USING btree ("web_id","status","channel","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_asleep" ON "tickets" USING btree ("snoozed_until") WHERE "tickets"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "tickets_claimed" ON "tickets" USING btree ("claimed_until") WHERE "tickets"."claimed_until" is not null;--> statement-breakpoint
CREATE INDEX "tickets_to_empty" ON "tickets" USING btree ("updated_at") WHERE "tickets"."status" = 'deleted' and "tickets"."last_message_id" is not null;--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id","waiting_order","id");--> statement-breakpoint
CREATE INDEX "tickets_unread" ON "tickets" USING btree ("web_id","waiting_order","id") WHERE "tickets"."unread" and "tickets"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "tickets_unread_kind" ON "tickets" USING btree ("web_id","channel","status","waiting_order","id") WHERE "tickets"."unread" and "tickets"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "tickets_touched" ON "tickets" USING btree ("web_id","touched_at");--> statement-breakpoint
CREATE INDEX "tickets_sleeping" ON "tickets" USING btree ("web_id","status","snoozed_until","channel","unread","assignee_id","company_id") WHERE "tickets"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "tickets_tags" ON "tickets" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "tickets_closed" ON "tickets" USING btree ("company_id","updated_at","id") WHERE "tickets"."status" = 'closed';--> statement-breakpoint
CREATE INDEX "tickets_customer" ON "tickets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tickets_company" ON "tickets" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_proved_email" ON "users" USING btree ("email") WHERE "users"."validated_at" is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "users_company_role" ON "users" USING btree ("company_id","role","created_at");--> statement-breakpoint
CREATE INDEX "users_unproved" ON "users" USING btree ("id") WHERE "users"."validated_at" is null;--> statement-breakpoint
CREATE INDEX "ticket_views_web" ON "ticket_views" USING btree ("web_id","position","id");--> statement-breakpoint
CREATE INDEX "ticket_views_user" ON "ticket_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ticket_views_company" ON "ticket_views" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "visitor_tokens_ticket" ON "visitor_tokens" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "visitor_tokens_use" ON "visitor_tokens" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "warehouse_label_pictures_company" ON "warehouse_label_pictures" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "warehouse_label_pictures_age" ON "warehouse_label_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "warehouse_order_tokens_order" ON "warehouse_order_tokens" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "warehouse_order_tokens_web" ON "warehouse_order_tokens" USING btree ("web_id");--> statement-breakpoint
CREATE INDEX "warehouse_order_tokens_company" ON "warehouse_order_tokens" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "warehouse_order_tokens_use" ON "warehouse_order_tokens" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "warehouse_return_photos_order" ON "warehouse_return_photos" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "warehouse_return_photos_return" ON "warehouse_return_photos" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "warehouse_return_photos_company" ON "warehouse_return_photos" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "warehouse_return_photos_age" ON "warehouse_return_photos" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_return_tickets_ticket" ON "warehouse_return_tickets" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "warehouse_return_tickets_order" ON "warehouse_return_tickets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "warehouse_return_tickets_company" ON "warehouse_return_tickets" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_articles_sku" ON "warehouse_articles" USING btree ("company_id","platform","sku");--> statement-breakpoint
CREATE INDEX "warehouse_articles_company" ON "warehouse_articles" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "warehouse_counts_company" ON "warehouse_counts" USING btree ("company_id","list","status");--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_events_event" ON "warehouse_events" USING btree ("company_id","platform","event_id");--> statement-breakpoint
CREATE INDEX "warehouse_events_waiting" ON "warehouse_events" USING btree ("company_id","id") WHERE "warehouse_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "warehouse_events_age" ON "warehouse_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "warehouse_keys_age" ON "warehouse_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_orders_number" ON "warehouse_orders" USING btree ("company_id","number");--> statement-breakpoint
CREATE INDEX "warehouse_orders_status" ON "warehouse_orders" USING btree ("company_id","status","due_at","id");--> statement-breakpoint
CREATE INDEX "warehouse_orders_platform" ON "warehouse_orders" USING btree ("company_id","platform","status","due_at","id");--> statement-breakpoint
CREATE INDEX "warehouse_orders_open" ON "warehouse_orders" USING btree ("company_id","due_at","id") WHERE "warehouse_orders"."status" not in ('sent', 'canceled');--> statement-breakpoint
CREATE INDEX "warehouse_orders_sent" ON "warehouse_orders" USING btree ("company_id","sent_at","id") WHERE "warehouse_orders"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "warehouse_orders_sent_platform" ON "warehouse_orders" USING btree ("company_id","platform","sent_at","id") WHERE "warehouse_orders"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "warehouse_orders_canceled" ON "warehouse_orders" USING btree ("company_id","updated_at") WHERE "warehouse_orders"."status" = 'canceled';--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_orders_exchange" ON "warehouse_orders" USING btree ("exchange_of");--> statement-breakpoint
CREATE INDEX "warehouse_orders_remainder" ON "warehouse_orders" USING btree ("company_id","remainder_of");--> statement-breakpoint
CREATE INDEX "warehouse_orders_email" ON "warehouse_orders" USING btree ("company_id","email","created_at");--> statement-breakpoint
CREATE INDEX "warehouse_orders_words" ON "warehouse_orders" USING gin ("words");--> statement-breakpoint
CREATE INDEX "warehouse_orders_company" ON "warehouse_orders" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_returns_open" ON "warehouse_returns" USING btree ("company_id","order_number") WHERE "warehouse_returns"."status" in ('requested', 'in-transit', 'arrived');--> statement-breakpoint
CREATE INDEX "warehouse_returns_order" ON "warehouse_returns" USING btree ("company_id","order_number","requested_at");--> statement-breakpoint
CREATE INDEX "warehouse_returns_status" ON "warehouse_returns" USING btree ("company_id","status","due_at","id");--> statement-breakpoint
CREATE INDEX "warehouse_returns_platform" ON "warehouse_returns" USING btree ("company_id","platform","status","due_at","id");--> statement-breakpoint
CREATE INDEX "warehouse_returns_list" ON "warehouse_returns" USING btree ("company_id","due_at","id") WHERE "warehouse_returns"."status" not in ('done', 'declined');--> statement-breakpoint
CREATE INDEX "warehouse_returns_email" ON "warehouse_returns" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "warehouse_returns_words" ON "warehouse_returns" USING gin ("words");--> statement-breakpoint
CREATE INDEX "warehouse_returns_company" ON "warehouse_returns" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "warehouse_scans_company" ON "warehouse_scans" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "warehouse_scans_age" ON "warehouse_scans" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_shops_token" ON "warehouse_shops" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "warehouse_shops_company" ON "warehouse_shops" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "warehouse_waits_event" ON "warehouse_waits" USING btree ("company_id","event");--> statement-breakpoint
CREATE INDEX "asked_questions_web" ON "asked_questions" USING btree ("web_id","asked_at","wording");--> statement-breakpoint
CREATE INDEX "asked_questions_company" ON "asked_questions" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "asked_questions_time" ON "asked_questions" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bot_question_languages_lang" ON "bot_question_languages" USING btree ("web_id","lang");--> statement-breakpoint
CREATE INDEX "bot_question_languages_company" ON "bot_question_languages" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "bot_questions_language" ON "bot_questions" USING btree ("language_id","position","id");--> statement-breakpoint
CREATE INDEX "bot_questions_company" ON "bot_questions" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "bot_settings_company" ON "bot_settings" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "bot_settings_logo" ON "bot_settings" USING btree ("logo") WHERE "bot_settings"."logo" is not null;--> statement-breakpoint
CREATE INDEX "webs_company" ON "webs" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "captcha_passes_expiry" ON "captcha_passes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_sent" ON "mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mails_company" ON "mails" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "mails_age" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rate_limits_reset" ON "rate_limits" USING btree ("reset_at");
--> statement-breakpoint
-- A search looks at the words of thousands of passages, and at the texts of twenty: words stay in the row, texts leave it first.
ALTER TABLE "knowledge_passages" ALTER COLUMN "words" SET STORAGE MAIN, ALTER COLUMN "text" SET STORAGE EXTERNAL;

--> statement-breakpoint
-- Keeps email_counts: each writing adds by how much its folders have changed. Nothing is updated, so that writings do not wait
-- for one another.
create function count_emails() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into email_counts (company_id, folder_id, total, unread, unanswered, attachments)
    select company_id, folder_id, count(*), count(*) filter (where not seen),
      count(*) filter (where answered_by is null), count(*) filter (where has_attachments)
    from added group by company_id, folder_id;
  elsif tg_op = 'DELETE' then
    insert into email_counts (company_id, folder_id, total, unread, unanswered, attachments)
    select company_id, folder_id, -count(*), -count(*) filter (where not seen),
      -count(*) filter (where answered_by is null), -count(*) filter (where has_attachments)
    from gone
    where exists (select from companies where id = company_id)
      and exists (select from mailbox_folders where id = folder_id)
    group by company_id, folder_id;
  else
    insert into email_counts (company_id, folder_id, total, unread, unanswered, attachments)
    select company_id, folder_id, sum(change), coalesce(sum(change) filter (where not seen), 0),
      coalesce(sum(change) filter (where answered_by is null), 0),
      coalesce(sum(change) filter (where has_attachments), 0)
    from (
      select company_id, folder_id, seen, answered_by, has_attachments, 1 as change from added
      union all
      select company_id, folder_id, seen, answered_by, has_attachments, -1 from gone
    ) as changed
    group by company_id, folder_id
    having sum(change) <> 0 or sum(change) filter (where not seen) <> 0
      or sum(change) filter (where answered_by is null) <> 0 or sum(change) filter (where has_attachments) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger emails_inserted after insert on emails referencing new table as added
  for each statement execute function count_emails();
--> statement-breakpoint
create trigger emails_updated after update on emails referencing old table as gone new table as added
  for each statement execute function count_emails();
--> statement-breakpoint
create trigger emails_deleted after delete on emails referencing old table as gone
  for each statement execute function count_emails();

--> statement-breakpoint
-- Keeps ticket_counts: each writing of tickets adds by how many each kind has changed, in one row a kind. Nothing is
-- updated, so that writings do not wait for one another.
create function count_tickets() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into ticket_counts (company_id, web_id, status, channel, unread, assignee_id, count)
    select company_id, web_id, status, channel, unread, assignee_id, count(*) from added
    group by company_id, web_id, status, channel, unread, assignee_id;
  elsif tg_op = 'DELETE' then
    insert into ticket_counts (company_id, web_id, status, channel, unread, assignee_id, count)
    select company_id, web_id, status, channel, unread, assignee_id, -count(*) from gone
    -- What goes with its website is counted no more.
    where exists (select from webs where id = web_id)
    group by company_id, web_id, status, channel, unread, assignee_id;
  else
    insert into ticket_counts (company_id, web_id, status, channel, unread, assignee_id, count)
    select company_id, web_id, status, channel, unread, assignee_id, sum(change)
    from (
      select company_id, web_id, status, channel, unread, assignee_id, 1 as change from added
      union all
      select company_id, web_id, status, channel, unread, assignee_id, -1 from gone
    ) as changed
    group by company_id, web_id, status, channel, unread, assignee_id
    having sum(change) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger tickets_inserted after insert on tickets referencing new table as added
  for each statement execute function count_tickets();
--> statement-breakpoint
create trigger tickets_updated after update on tickets referencing old table as gone new table as added
  for each statement execute function count_tickets();
--> statement-breakpoint
create trigger tickets_deleted after delete on tickets referencing old table as gone
  for each statement execute function count_tickets();

--> statement-breakpoint
-- Keeps warehouse_counts: each writing adds by how many each status has changed. Nothing is updated, so that writings do not
-- wait for one another.
create function count_warehouse() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into warehouse_counts (company_id, list, status, count)
    select company_id, tg_argv[0], status, count(*) from added group by company_id, status;
  elsif tg_op = 'DELETE' then
    insert into warehouse_counts (company_id, list, status, count)
    select company_id, tg_argv[0], status, -count(*) from gone
    where exists (select from companies where id = company_id)
    group by company_id, status;
  else
    insert into warehouse_counts (company_id, list, status, count)
    select company_id, tg_argv[0], status, sum(change)
    from (
      select company_id, status, 1 as change from added
      union all
      select company_id, status, -1 from gone
    ) as changed
    group by company_id, status
    having sum(change) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger warehouse_orders_inserted after insert on warehouse_orders referencing new table as added
  for each statement execute function count_warehouse('orders');
--> statement-breakpoint
create trigger warehouse_orders_updated after update on warehouse_orders
  referencing old table as gone new table as added for each statement execute function count_warehouse('orders');
--> statement-breakpoint
create trigger warehouse_orders_deleted after delete on warehouse_orders referencing old table as gone
  for each statement execute function count_warehouse('orders');
--> statement-breakpoint
create trigger warehouse_returns_inserted after insert on warehouse_returns referencing new table as added
  for each statement execute function count_warehouse('returns');
--> statement-breakpoint
create trigger warehouse_returns_updated after update on warehouse_returns
  referencing old table as gone new table as added for each statement execute function count_warehouse('returns');
--> statement-breakpoint
create trigger warehouse_returns_deleted after delete on warehouse_returns referencing old table as gone
  for each statement execute function count_warehouse('returns');
