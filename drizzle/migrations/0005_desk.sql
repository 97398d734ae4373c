-- Search by any part of a word.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."lead_entry_kind" AS ENUM('note', 'answer', 'status');--> statement-breakpoint
CREATE TYPE "public"."lead_kind" AS ENUM('application', 'contact', 'conversation', 'bootcamp', 'newsletter');--> statement-breakpoint
CREATE TYPE "public"."lead_status" AS ENUM('new', 'open', 'answered', 'won', 'closed');--> statement-breakpoint
CREATE TABLE "lead_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" "lead_entry_kind" NOT NULL,
	"body" text,
	"status" "lead_status",
	"email_id" uuid,
	"by_user_id" uuid,
	"submission_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_entries_submission_id_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "lead_kind" NOT NULL,
	"source_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"phone" text,
	"business" text,
	"city" text,
	"summary" text DEFAULT '' NOT NULL,
	"landing" text,
	"campaign" text,
	"status" "lead_status" DEFAULT 'new' NOT NULL,
	"is_finished" boolean DEFAULT true NOT NULL,
	"owner_id" uuid,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"due_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"occurred_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sort_key" bigint DEFAULT 0 NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "leads_source" UNIQUE("source_id","kind")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"phone" text,
	"merged_into" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "person_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kept_id" uuid NOT NULL,
	"moved" jsonb NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"admin_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "claim_switches" (
	"key" text PRIMARY KEY NOT NULL,
	"is_off" boolean NOT NULL,
	"by_user_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_id" uuid,
	"user_id" uuid,
	"landing" text NOT NULL,
	"referrer" text,
	"source" text,
	"medium" text,
	"campaign" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worker_beats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sweeps" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_applications" ALTER COLUMN "status" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "business_applications" ALTER COLUMN "status" SET DEFAULT 'pending'::text;--> statement-breakpoint
UPDATE "business_applications" SET "status" = 'rejected' WHERE "status" = 'closed';--> statement-breakpoint
DROP TYPE "public"."application_status";--> statement-breakpoint
CREATE TYPE "public"."application_status" AS ENUM('pending', 'contacted', 'approved', 'rejected');--> statement-breakpoint
ALTER TABLE "business_applications" ALTER COLUMN "status" SET DEFAULT 'pending'::"public"."application_status";--> statement-breakpoint
ALTER TABLE "business_applications" ALTER COLUMN "status" SET DATA TYPE "public"."application_status" USING "status"::"public"."application_status";--> statement-breakpoint
DROP INDEX "service_requests_newest";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "queued_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_people_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_kept_id_people_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_switches" ADD CONSTRAINT "claim_switches_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_entries_lead" ON "lead_entries" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_entries_email" ON "lead_entries" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "leads_order" ON "leads" USING btree ("sort_key","id");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("occurred_at","id");--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("status","sort_key","id");--> statement-breakpoint
CREATE INDEX "leads_kind" ON "leads" USING btree ("kind","sort_key","id");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id","sort_key","id");--> statement-breakpoint
CREATE INDEX "leads_landing" ON "leads" USING btree ("landing","sort_key","id");--> statement-breakpoint
CREATE INDEX "leads_answered" ON "leads" USING btree ("answered_at") WHERE "leads"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_tagged" ON "leads" USING btree ("updated_at") WHERE "leads"."tags" <> '{}';--> statement-breakpoint
CREATE INDEX "leads_person" ON "leads" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "leads_tags" ON "leads" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_merged_into" ON "people" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "people_phone" ON "people" USING btree (right(regexp_replace("phone", '\D', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "person_merges_kept" ON "person_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_admin" ON "audit_log" USING btree ("admin_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "visits_newest" ON "visits" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visits_visitor" ON "visits" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "visits_user" ON "visits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generation_attempts_newest" ON "generation_attempts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "profile_generations_failed" ON "profile_generations" USING btree ("created_at","id") WHERE "profile_generations"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "profile_generations_finished" ON "profile_generations" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("created_at","id") WHERE "users"."banned_until" is not null;--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at","id") WHERE "users"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("created_at","id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin (("full_name" || ' ' || "business_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_memberships_pro" ON "user_memberships" USING btree ("user_id","pro_until") WHERE "user_memberships"."plan" = 'pro';--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "emails_status" ON "emails" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_template" ON "emails" USING btree ("template","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_search" ON "emails" USING gin ("to_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "engine_runs_failed" ON "engine_runs" USING btree ("created_at","id") WHERE "engine_runs"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "service_requests_status" ON "service_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_search" ON "service_requests" USING gin ("description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_events_failed" ON "payment_events" USING btree ("received_at","id") WHERE "payment_events"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "service_requests_newest" ON "service_requests" USING btree ("created_at","id");
--> statement-breakpoint
-- What was done by an admin is never changed nor deleted.
CREATE FUNCTION audit_log_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_final();
--> statement-breakpoint
-- When the promised answer to a lead is due: a message within 24 hours; an application by the end (5 PM in New York) of the
-- second business day after the day it came. Holidays are not known here.
CREATE FUNCTION lead_due(kind lead_kind, received timestamptz) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
DECLARE
  day date := (received AT TIME ZONE 'America/New_York')::date;
  counted int := 0;
BEGIN
  IF kind IN ('contact', 'bootcamp') THEN RETURN received + interval '24 hours'; END IF;
  IF kind <> 'application' THEN RETURN NULL; END IF;
  WHILE counted < 2 LOOP
    day := day + 1;
    IF extract(isodow FROM day) < 6 THEN counted := counted + 1; END IF;
  END LOOP;
  RETURN (day + time '17:00') AT TIME ZONE 'America/New_York';
END $$;
--> statement-breakpoint
-- Order and searched text of a lead. Waiting for a promised answer: seconds of the moment it is due. Everything else comes
-- after, the newest first.
CREATE FUNCTION lead_prepare() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sort_key := CASE
    WHEN NEW.due_at IS NOT NULL AND NEW.answered_at IS NULL AND NEW.status IN ('new', 'open')
      THEN floor(extract(epoch FROM NEW.due_at))::bigint
    ELSE 100000000000 - floor(extract(epoch FROM NEW.occurred_at))::bigint
  END;
  NEW.search := lower(concat_ws(' ', NEW.name, NEW.email, NEW.phone, nullif(regexp_replace(coalesce(NEW.phone, ''), '\D', '', 'g'), ''),
    NEW.business, NEW.city, nullif(array_to_string(NEW.tags, ' '), '')));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_prepare BEFORE INSERT OR UPDATE ON "leads" FOR EACH ROW EXECUTE FUNCTION lead_prepare();
--> statement-breakpoint
-- Writes the lead of a record, or brings it up to date; what the agency has set stays, unless the record begins anew: then
-- nobody has looked at it yet. Whoever writes holds the record first, then its person, then the lead, one of each, so that no
-- two can wait for each other.
CREATE FUNCTION lead_write(
  of_kind lead_kind, source uuid, given_email text, given_name text, given_phone text, given_business text, given_city text,
  given_summary text, origin jsonb, received timestamptz, finished boolean, promised boolean DEFAULT true, anew boolean DEFAULT false
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  address text := lower(btrim(given_email));
  person uuid;
BEGIN
  INSERT INTO people AS p (email, name, phone) VALUES (address, nullif(btrim(given_name), ''), nullif(btrim(given_phone), ''))
  ON CONFLICT (email) DO UPDATE SET name = coalesce(excluded.name, p.name), phone = coalesce(excluded.phone, p.phone)
  RETURNING p.id INTO person;
  INSERT INTO leads (kind, source_id, person_id, email, name, phone, business, city, summary, landing, campaign, is_finished, due_at, occurred_at)
  VALUES (of_kind, source, person, address, nullif(btrim(given_name), ''), nullif(btrim(given_phone), ''),
    nullif(btrim(given_business), ''), nullif(btrim(given_city), ''), left(coalesce(given_summary, ''), 280),
    nullif(split_part(origin ->> 'firstPage', '?', 1), ''), nullif(origin ->> 'utmCampaign', ''), finished,
    CASE WHEN promised THEN lead_due(of_kind, received) END, received)
  ON CONFLICT (source_id, kind) DO UPDATE SET person_id = excluded.person_id, email = excluded.email, name = excluded.name,
    phone = excluded.phone, business = excluded.business, city = excluded.city, summary = excluded.summary,
    is_finished = excluded.is_finished, updated_at = now(),
    landing = CASE WHEN anew THEN excluded.landing ELSE leads.landing END,
    campaign = CASE WHEN anew THEN excluded.campaign ELSE leads.campaign END,
    status = CASE WHEN anew THEN 'new' ELSE leads.status END,
    due_at = CASE WHEN anew THEN excluded.due_at ELSE leads.due_at END,
    answered_at = CASE WHEN anew THEN NULL ELSE leads.answered_at END,
    occurred_at = CASE WHEN anew THEN excluded.occurred_at ELSE leads.occurred_at END;
END $$;
--> statement-breakpoint
CREATE FUNCTION lead_of_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The first line of an application for the bootcamp (client/features/marketing/bootcamp/application-message.ts).
  PERFORM lead_write(CASE WHEN NEW.message LIKE '%My application for the bootcamp:%' THEN 'bootcamp' ELSE 'contact' END::lead_kind,
    NEW.id, NEW.email, NEW.name, NEW.phone, NEW.business_type, NEW.city, NEW.message, NEW.origin, NEW.created_at, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_of_contact AFTER INSERT ON "contact_submissions" FOR EACH ROW EXECUTE FUNCTION lead_of_contact();
--> statement-breakpoint
CREATE TRIGGER lead_of_contact_changed AFTER UPDATE ON "contact_submissions" FOR EACH ROW
  WHEN ((OLD.email, OLD.name, OLD.phone, OLD.business_type, OLD.city) IS DISTINCT FROM
    (NEW.email, NEW.name, NEW.phone, NEW.business_type, NEW.city))
  EXECUTE FUNCTION lead_of_contact();
--> statement-breakpoint
CREATE FUNCTION lead_of_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lead_write('application', NEW.id, NEW.email, NEW.name, NEW.phone, NEW.business_name, NULL,
    concat_ws(', ', NEW.website, NEW.facebook, NEW.instagram), NEW.origin, NEW.created_at, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_of_application AFTER INSERT ON "business_applications" FOR EACH ROW EXECUTE FUNCTION lead_of_application();
--> statement-breakpoint
CREATE TRIGGER lead_of_application_changed AFTER UPDATE ON "business_applications" FOR EACH ROW
  WHEN ((OLD.email, OLD.name, OLD.phone, OLD.business_name, OLD.website, OLD.facebook, OLD.instagram) IS DISTINCT FROM
    (NEW.email, NEW.name, NEW.phone, NEW.business_name, NEW.website, NEW.facebook, NEW.instagram))
  EXECUTE FUNCTION lead_of_application();
--> statement-breakpoint
CREATE FUNCTION lead_of_subscriber() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lead_write('newsletter', NEW.id, NEW.email, NEW.name, NULL, NULL, NULL,
    concat_ws(', ', NEW.list::text, NEW.status::text), NEW.origin, NEW.subscribed_at, NEW.confirmed_at IS NOT NULL,
    -- Whoever comes back after leaving is somebody new to the list.
    anew => TG_OP = 'UPDATE' AND OLD.status = 'unsubscribed' AND NEW.status = 'active');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_of_subscriber AFTER INSERT ON "newsletter_subscribers" FOR EACH ROW EXECUTE FUNCTION lead_of_subscriber();
--> statement-breakpoint
CREATE TRIGGER lead_of_subscriber_changed AFTER UPDATE ON "newsletter_subscribers" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.name IS DISTINCT FROM NEW.name OR (OLD.confirmed_at IS NULL) <> (NEW.confirmed_at IS NULL))
  EXECUTE FUNCTION lead_of_subscriber();
--> statement-breakpoint
CREATE FUNCTION lead_of_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lead_write('conversation', NEW.id, NEW.email, NEW.name, NEW.phone, NEW.business_name, NULL, NEW.business_description,
    (SELECT c.origin FROM conversations c WHERE c.id = NEW.conversation_id), NEW.created_at, NEW.generated_profile IS NOT NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_of_conversation AFTER INSERT ON "ai_conversation_profiles" FOR EACH ROW EXECUTE FUNCTION lead_of_conversation();
--> statement-breakpoint
CREATE TRIGGER lead_of_conversation_changed AFTER UPDATE ON "ai_conversation_profiles" FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.name IS DISTINCT FROM NEW.name OR OLD.phone IS DISTINCT FROM NEW.phone
    OR OLD.business_name IS DISTINCT FROM NEW.business_name
    OR OLD.business_description IS DISTINCT FROM NEW.business_description OR (OLD.generated_profile IS NULL) <> (NEW.generated_profile IS NULL))
  EXECUTE FUNCTION lead_of_conversation();
--> statement-breakpoint
CREATE FUNCTION lead_of_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lead_write('bootcamp', NEW.user_id, u.email, p.full_name, NULL, p.business_name, NULL, 'On the waiting list for a chair in the studio',
    NULL, NEW.joined_at, true, promised => false, anew => TG_OP = 'UPDATE')
  FROM users u LEFT JOIN profiles p ON p.id = u.id WHERE u.id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_of_waiting AFTER INSERT ON "seat_waitlist" FOR EACH ROW EXECUTE FUNCTION lead_of_waiting();
--> statement-breakpoint
-- Whoever joins again after leaving stands at the end of the line.
CREATE TRIGGER lead_of_waiting_again AFTER UPDATE ON "seat_waitlist" FOR EACH ROW
  WHEN (OLD.joined_at IS DISTINCT FROM NEW.joined_at)
  EXECUTE FUNCTION lead_of_waiting();
--> statement-breakpoint
-- The waiting list knows accounts, which move to other addresses; answers go where the account is now.
CREATE FUNCTION lead_of_waiting_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lead_write('bootcamp', NEW.id, NEW.email, p.full_name, NULL, p.business_name, NULL, 'On the waiting list for a chair in the studio',
    NULL, w.joined_at, true, promised => false)
  FROM seat_waitlist w LEFT JOIN profiles p ON p.id = w.user_id WHERE w.user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_of_waiting_moved AFTER UPDATE OF email ON "users" FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email)
  EXECUTE FUNCTION lead_of_waiting_moved();
--> statement-breakpoint
-- A record that goes takes its lead along.
CREATE FUNCTION lead_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM leads WHERE source_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_gone AFTER DELETE ON "contact_submissions" FOR EACH ROW EXECUTE FUNCTION lead_gone();
--> statement-breakpoint
CREATE TRIGGER lead_gone AFTER DELETE ON "business_applications" FOR EACH ROW EXECUTE FUNCTION lead_gone();
--> statement-breakpoint
CREATE TRIGGER lead_gone AFTER DELETE ON "newsletter_subscribers" FOR EACH ROW EXECUTE FUNCTION lead_gone();
--> statement-breakpoint
CREATE TRIGGER lead_gone AFTER DELETE ON "ai_conversation_profiles" FOR EACH ROW EXECUTE FUNCTION lead_gone();
--> statement-breakpoint
CREATE FUNCTION lead_gone_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM leads WHERE source_id = OLD.user_id AND kind = 'bootcamp';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_gone AFTER DELETE ON "seat_waitlist" FOR EACH ROW EXECUTE FUNCTION lead_gone_waiting();
--> statement-breakpoint
-- A person without a lead is nobody the agency knows, unless others were merged into them: those stay together. Whose lead moves to another address holds that one's person already, so
-- it waits for nobody here: two addresses that change places would wait for each other.
CREATE FUNCTION lead_left() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  root uuid;
BEGIN
  IF EXISTS (SELECT 1 FROM leads WHERE person_id = OLD.person_id) THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM 1 FROM people WHERE id = OLD.person_id FOR UPDATE;
  ELSE
    PERFORM 1 FROM people WHERE id = OLD.person_id FOR UPDATE SKIP LOCKED;
  END IF;
  IF FOUND THEN
    -- A statement of its own sees what was committed until the row was held.
    DELETE FROM people p WHERE p.id = OLD.person_id AND NOT EXISTS (SELECT 1 FROM leads WHERE person_id = p.id)
      AND NOT EXISTS (SELECT 1 FROM people m WHERE m.merged_into = p.id)
    RETURNING p.merged_into INTO root;
  END IF;
  -- Who was kept for this one alone goes too.
  PERFORM 1 FROM people WHERE id = root FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    DELETE FROM people p WHERE p.id = root AND NOT EXISTS (SELECT 1 FROM leads WHERE person_id = p.id)
      AND NOT EXISTS (SELECT 1 FROM people m WHERE m.merged_into = p.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_left AFTER DELETE ON "leads" FOR EACH ROW EXECUTE FUNCTION lead_left();
--> statement-breakpoint
CREATE TRIGGER lead_moved AFTER UPDATE ON "leads" FOR EACH ROW WHEN (OLD.person_id <> NEW.person_id) EXECUTE FUNCTION lead_left();
--> statement-breakpoint
-- When a lead was answered first: by a mail that was not given up, or as the agency says. What it says counts unless it was
-- taken back by what followed; `next` follows the newest.
CREATE FUNCTION lead_answered(of_lead uuid, next lead_status) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(e.created_at) FROM (
    SELECT kind, status, email_id, created_at, lead(status, 1, next) OVER (ORDER BY created_at, id) AS followed
    FROM lead_entries WHERE lead_id = of_lead AND kind <> 'note'
  ) e LEFT JOIN emails m ON m.id = e.email_id
  WHERE CASE e.kind
    WHEN 'answer' THEN m.status IS NULL OR m.status NOT IN ('error', 'suppressed')
    ELSE e.status IN ('answered', 'won') AND (e.followed IN ('new', 'open')) IS NOT TRUE
  END
$$;
--> statement-breakpoint
-- An answer that never left is none: its lead is open again, and its promise runs on. One that leaves after all, when it is
-- sent again, counts. The status of the record is the same for both.
CREATE FUNCTION lead_answer_closed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  answer lead_entries%ROWTYPE;
BEGIN
  SELECT * INTO answer FROM lead_entries WHERE email_id = NEW.id;
  -- A statement of its own: the next one sees what was noted until the lead was held.
  PERFORM 1 FROM leads WHERE id = answer.lead_id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF NEW.status = 'sent' THEN
    UPDATE leads SET status = 'answered', answered_at = now(), updated_at = now()
    WHERE id = answer.lead_id AND answered_at IS NULL AND status IN ('new', 'open');
  ELSE
    UPDATE leads l SET updated_at = now(),
      answered_at = CASE WHEN l.status IN ('won', 'closed') THEN l.answered_at ELSE lead_answered(l.id, l.status) END,
      status = CASE
        WHEN l.status = 'answered' AND NOT EXISTS (
          SELECT 1 FROM lead_entries e LEFT JOIN emails m ON m.id = e.email_id
          WHERE e.lead_id = l.id AND (e.created_at, e.id) > (answer.created_at, answer.id) AND e.status = 'answered'
            AND (m.status IS NULL OR m.status NOT IN ('error', 'suppressed'))
        ) THEN 'open'
        ELSE l.status
      END
    WHERE l.id = answer.lead_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_answer_closed AFTER UPDATE OF status ON "emails" FOR EACH ROW
  WHEN (NEW.template = 'lead-answer' AND OLD.status IS DISTINCT FROM NEW.status AND NEW.status IN ('sent', 'error', 'suppressed'))
  EXECUTE FUNCTION lead_answer_closed();
--> statement-breakpoint
-- What is stored already. Promises of before are not called overdue: whoever was answered was answered outside of this.
DO $$
BEGIN
  PERFORM lead_write(CASE WHEN c.message LIKE '%My application for the bootcamp:%' THEN 'bootcamp' ELSE 'contact' END::lead_kind,
    c.id, c.email, c.name, c.phone, c.business_type, c.city, c.message, c.origin, c.created_at, true) FROM contact_submissions c;
  PERFORM lead_write('application', a.id, a.email, a.name, a.phone, a.business_name, NULL,
    concat_ws(', ', a.website, a.facebook, a.instagram), a.origin, a.created_at, true) FROM business_applications a;
  PERFORM lead_write('newsletter', n.id, n.email, n.name, NULL, NULL, NULL, concat_ws(', ', n.list::text, n.status::text),
    n.origin, n.subscribed_at, n.confirmed_at IS NOT NULL) FROM newsletter_subscribers n;
  PERFORM lead_write('conversation', p.id, p.email, p.name, p.phone, p.business_name, NULL, p.business_description, NULL,
    p.created_at, p.generated_profile IS NOT NULL) FROM ai_conversation_profiles p;
  PERFORM lead_write('bootcamp', w.user_id, u.email, p.full_name, NULL, p.business_name, NULL, 'On the waiting list for a chair in the studio',
    NULL, w.joined_at, true, false) FROM seat_waitlist w JOIN users u ON u.id = w.user_id LEFT JOIN profiles p ON p.id = u.id;
  UPDATE leads SET due_at = NULL WHERE due_at < now();
END $$;
