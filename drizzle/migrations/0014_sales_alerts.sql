CREATE TYPE "public"."alert_kind" AS ENUM('sale', 'undeliverable', 'refund', 'renewal-failed', 'dispute', 'dispute-due', 'sold-out', 'waiting');--> statement-breakpoint
CREATE TABLE "sales_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "alert_kind" NOT NULL,
	"key" text NOT NULL,
	"order_id" uuid,
	"user_id" uuid,
	"cents" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "sales_alerts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispute_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales_alerts" ADD CONSTRAINT "sales_alerts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_alerts" ADD CONSTRAINT "sales_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_alerts_unsent" ON "sales_alerts" USING btree ("created_at") WHERE "sales_alerts"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "sales_alerts_order" ON "sales_alerts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sales_alerts_user" ON "sales_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sales_alerts_created" ON "sales_alerts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_dispute_due" ON "orders" USING btree ("dispute_due_at") WHERE "orders"."dispute_due_at" is not null;