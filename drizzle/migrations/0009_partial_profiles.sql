ALTER TABLE "profile_generations" ADD COLUMN "partial" jsonb;--> statement-breakpoint
ALTER TABLE "profile_generations" ADD COLUMN "sections" text[] DEFAULT '{}' NOT NULL;