CREATE TYPE "public"."alert_choice" AS ENUM('each', 'daily');--> statement-breakpoint
CREATE TYPE "public"."bootcamp_state" AS ENUM('open', 'closed', 'canceled');--> statement-breakpoint
CREATE TYPE "public"."coupon_kind" AS ENUM('percent', 'amount');--> statement-breakpoint
CREATE TYPE "public"."dispute_status" AS ENUM('inquiry', 'open', 'won', 'lost');--> statement-breakpoint
CREATE TYPE "public"."line_refund_reason" AS ENUM('requested', 'duplicate', 'fraudulent', 'canceled', 'other');--> statement-breakpoint
CREATE TYPE "public"."line_refund_status" AS ENUM('queued', 'done', 'failed');--> statement-breakpoint
ALTER TYPE "public"."alert_kind" ADD VALUE 'inquiry';--> statement-breakpoint
ALTER TYPE "public"."alert_kind" ADD VALUE 'fraud-warning';--> statement-breakpoint
ALTER TYPE "public"."refund_reason" ADD VALUE 'owned';--> statement-breakpoint
CREATE TABLE "bootcamps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"opens_at_hour" smallint NOT NULL,
	"closes_at_hour" smallint NOT NULL,
	"place" text,
	"instructor" text,
	"live_sessions" smallint NOT NULL,
	"replay_hours" smallint NOT NULL,
	"state" "bootcamp_state" DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bootcamps_day_unique" UNIQUE("day")
);
--> statement-breakpoint
CREATE TABLE "catalog_items" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" "coupon_kind" NOT NULL,
	"value" integer NOT NULL,
	"item_ids" text[],
	"is_for_first_month" boolean DEFAULT false NOT NULL,
	"most_uses" integer,
	"expires_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "line_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"cents" integer NOT NULL,
	"reason" "line_refund_reason" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" "line_refund_status" DEFAULT 'queued' NOT NULL,
	"admin_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sales_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"alerts" "alert_choice" DEFAULT 'each' NOT NULL,
	"grace_days" smallint DEFAULT 7 NOT NULL,
	"collects_tax" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_settings_one" CHECK ("sales_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "bootcamp_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "visitor_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispute_status" "dispute_status";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispute_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fraud_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "past_due_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
INSERT INTO "sales_settings" DEFAULT VALUES;--> statement-breakpoint
INSERT INTO "catalog_items" ("id", "name", "price_cents") VALUES
	('virtual-bootcamp', 'Virtual AI Business Systems Bootcamp', 14700),
	('vip-bootcamp', 'VIP In-Studio AI Business Systems Bootcamp', 49700),
	('web-prompt-pack', 'Web prompt pack (300+ prompts)', 4999),
	('pro', 'Pro', 2999);--> statement-breakpoint
INSERT INTO "coupons" ("code", "kind", "value", "item_ids", "is_for_first_month") VALUES ('PRO30', 'percent', 30, '{pro}', true);--> statement-breakpoint
-- The next May 28 that isn't over: the day on which seats have been sold so far.
INSERT INTO "bootcamps" ("title", "day", "opens_at_hour", "closes_at_hour", "live_sessions", "replay_hours")
SELECT 'AI Business Systems Bootcamp', make_date(extract(year from local.now)::int + (local.now >= make_timestamp(extract(year from local.now)::int, 5, 28, 17, 0, 0))::int, 5, 28), 10, 17, 7, 48
FROM (SELECT now() AT TIME ZONE 'America/New_York' AS now) local;--> statement-breakpoint
ALTER TABLE "vip_seats" ADD COLUMN "bootcamp_id" uuid;--> statement-breakpoint
UPDATE "vip_seats" SET "bootcamp_id" = (SELECT "id" FROM "bootcamps");--> statement-breakpoint
ALTER TABLE "vip_seats" ALTER COLUMN "bootcamp_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_seats" DROP CONSTRAINT "vip_seats_pkey";--> statement-breakpoint
ALTER TABLE "vip_seats" ADD CONSTRAINT "vip_seats_bootcamp_id_number_pk" PRIMARY KEY("bootcamp_id","number");--> statement-breakpoint
-- Seats that were paid for after the last bootcamp are for the next one.
UPDATE "order_lines" l SET "bootcamp_id" = b."id" FROM "orders" o, "bootcamps" b
WHERE o."id" = l."order_id" AND l."item_id" IN ('virtual-bootcamp', 'vip-bootcamp', 'vip-bootcamp-upgrade')
	AND coalesce(o."paid_at", o."created_at") > ((b."day" - interval '1 year') + interval '17 hours') AT TIME ZONE 'America/New_York';--> statement-breakpoint
ALTER TABLE "line_refunds" ADD CONSTRAINT "line_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_refunds" ADD CONSTRAINT "line_refunds_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_refunds_order" ON "line_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "line_refunds_admin" ON "line_refunds" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "line_refunds_queued" ON "line_refunds" USING btree ("created_at") WHERE "line_refunds"."status" = 'queued';--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_bootcamp_id_bootcamps_id_fk" FOREIGN KEY ("bootcamp_id") REFERENCES "public"."bootcamps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_seats" ADD CONSTRAINT "vip_seats_bootcamp_id_bootcamps_id_fk" FOREIGN KEY ("bootcamp_id") REFERENCES "public"."bootcamps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_bootcamp" ON "order_lines" USING btree ("bootcamp_id") WHERE "order_lines"."bootcamp_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_guest_open_once" ON "orders" USING btree ("visitor_id","kind") WHERE "orders"."status" = 'open' and "orders"."user_id" is null;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_code") WHERE "orders"."coupon_code" is not null;--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING gin ("email" gin_trgm_ops);