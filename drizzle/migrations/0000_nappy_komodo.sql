CREATE TYPE "public"."engine_name" AS ENUM('local', 'openai');--> statement-breakpoint
CREATE TYPE "public"."generation_stage" AS ENUM('waiting', 'reading', 'thinking', 'writing', 'saving', 'done');--> statement-breakpoint
CREATE TYPE "public"."generation_status" AS ENUM('queued', 'running', 'done', 'failed');--> statement-breakpoint
CREATE TABLE "ai_conversation_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"website" text,
	"business_name" text,
	"business_description" text,
	"current_marketing" text,
	"target_audience" text,
	"goals" text,
	"conversation_responses" jsonb NOT NULL,
	"generated_profile" jsonb,
	"generation_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_conversation_profiles_conversation_id_unique" UNIQUE("conversation_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_id" uuid NOT NULL,
	"script_version" integer NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_budget_days" (
	"day" date PRIMARY KEY NOT NULL,
	"reserved_micro_usd" bigint DEFAULT 0 NOT NULL,
	"spent_micro_usd" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"generation_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_micro_usd" bigint NOT NULL,
	"duration_ms" integer NOT NULL,
	"detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"input_hash" text NOT NULL,
	"status" "generation_status" DEFAULT 'queued' NOT NULL,
	"stage" "generation_stage" DEFAULT 'waiting' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"engine" "engine_name",
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claim" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"wake_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "limit_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ai_conversation_profiles" ADD CONSTRAINT "ai_conversation_profiles_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_attempts" ADD CONSTRAINT "generation_attempts_generation_id_profile_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."profile_generations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_generations" ADD CONSTRAINT "profile_generations_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_generations" ADD CONSTRAINT "profile_generations_profile_id_ai_conversation_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."ai_conversation_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_conversation_profiles_email" ON "ai_conversation_profiles" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_open_per_visitor" ON "conversations" USING btree ("visitor_id") WHERE "conversations"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_updated_at" ON "conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "generation_attempts_generation" ON "generation_attempts" USING btree ("generation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_generations_once_per_input" ON "profile_generations" USING btree ("conversation_id","input_hash");--> statement-breakpoint
CREATE INDEX "profile_generations_due" ON "profile_generations" USING btree ("wake_at") WHERE "profile_generations"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "limit_buckets_expire" ON "limit_buckets" USING btree ("expire");