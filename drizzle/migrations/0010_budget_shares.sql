CREATE TABLE "ai_budget_shares" (
	"day" date NOT NULL,
	"holder" text NOT NULL,
	"taken_micro_usd" bigint NOT NULL,
	CONSTRAINT "ai_budget_shares_day_holder_pk" PRIMARY KEY("day","holder")
);
--> statement-breakpoint
ALTER TABLE "profile_generations" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "engine_runs" ADD COLUMN "network_hash" text;