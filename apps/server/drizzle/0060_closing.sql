ALTER TABLE "owned_homes" ADD COLUMN "purchase_id" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "price_cents" bigint;--> statement-breakpoint
ALTER TABLE "owned_homes" ADD CONSTRAINT "owned_homes_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "owned_homes_purchase_idx" ON "owned_homes" USING btree ("purchase_id");--> statement-breakpoint
-- Homes that were marked by hand and the plans that led to them find each other; after a merge, the first of two.
UPDATE owned_homes h SET purchase_id = (
  SELECT p.id FROM purchases p
  WHERE p.lead_id = h.lead_id AND p.property_id = h.property_id AND p.outcome IS DISTINCT FROM 'cancelled'
  ORDER BY p.started_at DESC LIMIT 1)
WHERE h.id = (
  SELECT min(other.id) FROM owned_homes other
  WHERE other.lead_id = h.lead_id AND other.property_id = h.property_id);
