-- Two tables get the name of what they hold, and three columns say which row they mean.
--
-- Processes of the release before run on beside this schema for a moment. For them the old names stay as views, which PostgreSQL
-- reads and writes through. The next release drops the views people and generation_attempts, and the function lead_answered
-- (migration 0005), which those processes call. It also renames person_merges to contact_merges, with a view of the old name: the
-- release before groups by its key alone, and PostgreSQL refuses that for a view. leads.person_id keeps its name, because a
-- column of a table that keeps its own cannot have two.

-- A conversation of an account that is gone should have gone with it. Without its account it would be its browser's again, so it's
-- deleted as an erasure deletes it. Its lead goes with the next repair (`repairLeads`).
DELETE FROM "account_activation_tokens" WHERE "conversation_profile_id" IN (
  SELECT p."id" FROM "ai_conversation_profiles" p JOIN "conversations" c ON c."id" = p."conversation_id"
  WHERE c."user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u."id" = c."user_id"));
--> statement-breakpoint
UPDATE "generation_attempts" SET "generation_id" = NULL WHERE "generation_id" IN (
  SELECT g."id" FROM "profile_generations" g JOIN "conversations" c ON c."id" = g."conversation_id"
  WHERE c."user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u."id" = c."user_id"));
--> statement-breakpoint
DELETE FROM "profile_generations" WHERE "conversation_id" IN (
  SELECT c."id" FROM "conversations" c
  WHERE c."user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u."id" = c."user_id"));
--> statement-breakpoint
DELETE FROM "ai_conversation_profiles" WHERE "conversation_id" IN (
  SELECT c."id" FROM "conversations" c
  WHERE c."user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u."id" = c."user_id"));
--> statement-breakpoint
DELETE FROM "conversations" c
WHERE c."user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u."id" = c."user_id");
--> statement-breakpoint
-- These rows are good without what they pointed to.
UPDATE "ai_conversation_profiles" p SET "generation_id" = NULL
WHERE p."generation_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "profile_generations" g WHERE g."id" = p."generation_id");
--> statement-breakpoint
UPDATE "generation_attempts" a SET "run_id" = NULL
WHERE a."run_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "engine_runs" r WHERE r."id" = a."run_id");
--> statement-breakpoint
ALTER TABLE "people" RENAME TO "contacts";
--> statement-breakpoint
ALTER TABLE "contacts" RENAME CONSTRAINT "people_pkey" TO "contacts_pkey";
--> statement-breakpoint
ALTER TABLE "contacts" RENAME CONSTRAINT "people_email_unique" TO "contacts_email_unique";
--> statement-breakpoint
ALTER TABLE "contacts" RENAME CONSTRAINT "people_merged_into_people_id_fk" TO "contacts_merged_into_contacts_id_fk";
--> statement-breakpoint
ALTER INDEX "people_merged_into" RENAME TO "contacts_merged_into";
--> statement-breakpoint
ALTER INDEX "people_phone" RENAME TO "contacts_phone";
--> statement-breakpoint
ALTER TABLE "leads" RENAME CONSTRAINT "leads_person_id_people_id_fk" TO "leads_person_id_contacts_id_fk";
--> statement-breakpoint
ALTER TABLE "person_merges" RENAME CONSTRAINT "person_merges_kept_id_people_id_fk" TO "person_merges_kept_id_contacts_id_fk";
--> statement-breakpoint
ALTER TABLE "generation_attempts" RENAME TO "model_calls";
--> statement-breakpoint
ALTER TABLE "model_calls" RENAME CONSTRAINT "generation_attempts_pkey" TO "model_calls_pkey";
--> statement-breakpoint
ALTER TABLE "model_calls" RENAME CONSTRAINT "generation_attempts_generation_id_profile_generations_id_fk" TO "model_calls_generation_id_profile_generations_id_fk";
--> statement-breakpoint
ALTER INDEX "generation_attempts_generation" RENAME TO "model_calls_generation";
--> statement-breakpoint
ALTER INDEX "generation_attempts_newest" RENAME TO "model_calls_newest";
--> statement-breakpoint
CREATE VIEW "people" AS SELECT * FROM "contacts";
--> statement-breakpoint
CREATE VIEW "generation_attempts" AS SELECT * FROM "model_calls";
--> statement-breakpoint
CREATE INDEX "ai_conversation_profiles_generation" ON "ai_conversation_profiles" USING btree ("generation_id") WHERE "ai_conversation_profiles"."generation_id" is not null;
--> statement-breakpoint
CREATE INDEX "model_calls_run" ON "model_calls" USING btree ("run_id") WHERE "model_calls"."run_id" is not null;
--> statement-breakpoint
-- An account is deleted after its conversations, or not at all: emptied, the column would give them back to the browser.
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ai_conversation_profiles" ADD CONSTRAINT "ai_conversation_profiles_generation_id_profile_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."profile_generations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_run_id_engine_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."engine_runs"("id") ON DELETE set null ON UPDATE no action;
