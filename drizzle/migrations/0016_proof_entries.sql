CREATE TABLE "proof_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"business" text,
	"place" text,
	"text" text,
	"problem" text,
	"outcome" text,
	"before" text,
	"after" text,
	"period" text,
	"measured" text,
	"url" text,
	"topics" text[] NOT NULL,
	"city" text,
	"is_shown" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"consent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"consent_by_user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proof_entries" ADD CONSTRAINT "proof_entries_consent_by_user_id_users_id_fk" FOREIGN KEY ("consent_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;