CREATE INDEX "ai_conversation_profiles_account_email" ON "ai_conversation_profiles" USING btree ("account_email") WHERE "ai_conversation_profiles"."account_email" is not null;--> statement-breakpoint
CREATE INDEX "emails_user" ON "emails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "emails_reply_to" ON "emails" USING btree (("data" ->> 'replyTo')) WHERE "emails"."data" ->> 'replyTo' is not null;--> statement-breakpoint
-- What an admin did is never changed, and not deleted for a year: after that, retention may end it (shared/domain/retention.ts).
DROP TRIGGER audit_log_is_final ON "audit_log";
--> statement-breakpoint
CREATE TRIGGER audit_log_is_final BEFORE UPDATE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_final();
--> statement-breakpoint
CREATE TRIGGER audit_log_stays_a_year BEFORE DELETE ON "audit_log" FOR EACH ROW
  WHEN (OLD.at > now() - interval '1 year')
  EXECUTE FUNCTION audit_log_is_final();
