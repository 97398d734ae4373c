CREATE TABLE "speech_clips" (
	"text_hash" text PRIMARY KEY NOT NULL,
	"mp3" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "speech_clips_oldest" ON "speech_clips" USING btree ("created_at");