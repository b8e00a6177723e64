-- Analyses of before lack what reports compare by; the next run makes them anew.
DELETE FROM property_analyses;
--> statement-breakpoint
ALTER TABLE "property_analyses" ADD COLUMN "roi_mean" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "property_analyses" ADD COLUMN "cash_on_cash" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "property_analyses" ADD COLUMN "cash_flow" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "property_analyses" ADD COLUMN "appreciation_roi" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "property_analyses" ADD COLUMN "rent_roi" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "property_analyses" ADD COLUMN "pay_down" double precision NOT NULL;--> statement-breakpoint
CREATE INDEX "properties_sales_idx" ON "properties" USING btree ("area_id","sold_on") WHERE "properties"."status" = 'sold' and "properties"."may_display";