CREATE TABLE "city_settings" (
	"slug" text PRIMARY KEY NOT NULL,
	"is_shown" boolean,
	"by_user_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "city_settings" ADD CONSTRAINT "city_settings_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;