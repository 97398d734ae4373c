-- Leads are recorded by services now (server/features/lead-intake), in the transaction that writes what they're made from. This
-- drops the functions and triggers of migration 0005 that did it, but for lead_answered: processes of the version before, which run on
-- for a moment, call it. Drop it in the next release. The audit log keeps its triggers: they must hold against any code.

-- A message is an application for the bootcamp because its form says so. Those before said it in their first line.
UPDATE "contact_submissions" c SET "source" = 'bootcamp_application'
FROM "leads" l WHERE l."source_id" = c."id" AND l."kind" = 'bootcamp' AND c."source" = 'contact_page';
--> statement-breakpoint
-- CASCADE drops the triggers that call the function.
DROP FUNCTION lead_of_contact() CASCADE;
--> statement-breakpoint
DROP FUNCTION lead_of_application() CASCADE;
--> statement-breakpoint
DROP FUNCTION lead_of_subscriber() CASCADE;
--> statement-breakpoint
DROP FUNCTION lead_of_conversation() CASCADE;
--> statement-breakpoint
DROP FUNCTION lead_of_waiting() CASCADE;
--> statement-breakpoint
DROP FUNCTION lead_of_waiting_moved() CASCADE;
--> statement-breakpoint
DROP FUNCTION lead_gone() CASCADE;
--> statement-breakpoint
DROP FUNCTION lead_gone_waiting() CASCADE;
--> statement-breakpoint
DROP FUNCTION lead_answer_closed() CASCADE;
--> statement-breakpoint
DROP FUNCTION lead_left() CASCADE;
--> statement-breakpoint
DROP FUNCTION lead_prepare() CASCADE;
--> statement-breakpoint
DROP FUNCTION lead_write(lead_kind, uuid, text, text, text, text, text, text, jsonb, timestamptz, boolean, boolean, boolean);
--> statement-breakpoint
DROP FUNCTION lead_due(lead_kind, timestamptz);
--> statement-breakpoint
-- The order of the list was a trigger's work, too. It becomes a generated column, whose five indexes go with the old one.
ALTER TABLE "leads" DROP COLUMN "sort_key";
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sort_key" bigint GENERATED ALWAYS AS (case when due_at is not null and answered_at is null and status in ('new', 'open')
          then floor(extract(epoch from due_at at time zone 'UTC'))::bigint
          else 100000000000 - floor(extract(epoch from occurred_at at time zone 'UTC'))::bigint end) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "leads_order" ON "leads" USING btree ("sort_key","id");
--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("status","sort_key","id");
--> statement-breakpoint
CREATE INDEX "leads_kind" ON "leads" USING btree ("kind","sort_key","id");
--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id","sort_key","id");
--> statement-breakpoint
CREATE INDEX "leads_landing" ON "leads" USING btree ("landing","sort_key","id");
