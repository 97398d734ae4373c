CREATE TYPE "public"."application_status" AS ENUM('pending', 'contacted', 'closed');--> statement-breakpoint
CREATE TYPE "public"."contact_status" AS ENUM('new', 'read', 'closed');--> statement-breakpoint
CREATE TYPE "public"."mailing_list" AS ENUM('newsletter', 'waitlist_mobile', 'waitlist_backend', 'waitlist_devops');--> statement-breakpoint
CREATE TYPE "public"."subscriber_status" AS ENUM('active', 'unsubscribed');--> statement-breakpoint
CREATE TABLE "business_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"origin" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"network_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"business_name" text NOT NULL,
	"website" text,
	"facebook" text,
	"instagram" text,
	"status" "application_status" DEFAULT 'pending' NOT NULL,
	"business_type" text,
	"industry" text,
	"employee_count" text,
	"current_revenue" text,
	"marketing_budget" text,
	"target_audience" text,
	"marketing_challenges" text,
	"marketing_goals" text,
	CONSTRAINT "business_applications_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "business_applications_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "contact_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"origin" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"network_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"business_type" text,
	"message" text NOT NULL,
	"city" text,
	"source" text NOT NULL,
	"status" "contact_status" DEFAULT 'new' NOT NULL,
	CONSTRAINT "contact_submissions_submission_id_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"origin" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"network_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"list" "mailing_list" NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"source" text DEFAULT 'website' NOT NULL,
	"status" "subscriber_status" DEFAULT 'active' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"welcome_due_at" timestamp with time zone,
	"subscribed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscribers_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "newsletter_subscribers_email_list" UNIQUE("email","list")
);
--> statement-breakpoint
CREATE INDEX "business_applications_newest" ON "business_applications" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_submissions_newest" ON "contact_submissions" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_submissions_email" ON "contact_submissions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_welcome_due" ON "newsletter_subscribers" USING btree ("welcome_due_at") WHERE "newsletter_subscribers"."welcome_due_at" is not null;