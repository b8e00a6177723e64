-- Reports were bound to the latest lead with the address, also when it was another team's. Each report of
-- a sender who still exists is bound to a lead the sender could see when it was sent: the sender's own
-- first, else the oldest of the team (leaders) or of all (administrators), else to none. A lead that has changed
-- hands since keeps its reports, and so do the reports of a shortlist, which always belong to its lead.
CREATE TEMPORARY TABLE rebound_links ON COMMIT DROP AS
WITH doubtful AS (
  SELECT l.id, l.email, l.lead_id, l.created_by, l.property_id, l.created_at, sender.role
  FROM share_links l
  JOIN users sender ON sender.id = l.created_by
  LEFT JOIN leads bound ON bound.id = l.lead_id
  LEFT JOIN users owner ON owner.id = bound.user_id
  WHERE l.email <> ''
    AND (l.lead_id IS NULL OR NOT (
      sender.role = 'admin' OR owner.id = sender.id OR coalesce(owner.leader_id = sender.id, false)
      OR EXISTS (SELECT FROM shortlists s WHERE s.lead_id = l.lead_id AND s.expires_at = l.expires_at)
      OR EXISTS (
        SELECT FROM lead_activities a
        JOIN users earlier ON earlier.id::text = coalesce(a.data->>'from', a.data->>'owner')
        WHERE a.lead_id = l.lead_id AND a.kind IN ('assigned', 'created')
          AND (earlier.id = sender.id OR earlier.leader_id = sender.id))))
)
SELECT d.id AS link_id, d.lead_id AS old_lead_id, d.created_by, d.property_id, d.created_at,
  known.id AS new_lead_id
FROM doubtful d
LEFT JOIN LATERAL (
  SELECT c.id FROM leads c JOIN users owner ON owner.id = c.user_id
  WHERE lower(c.email) = lower(d.email) AND c.erased_at IS NULL AND c.created_at <= d.created_at
    AND (d.role = 'admin' OR owner.id = d.created_by OR owner.leader_id = d.created_by)
  ORDER BY (owner.id = d.created_by) DESC, c.created_at, c.id LIMIT 1
) known ON true
WHERE d.lead_id IS DISTINCT FROM known.id;
--> statement-breakpoint
UPDATE share_links l SET lead_id = r.new_lead_id FROM rebound_links r WHERE l.id = r.link_id;
--> statement-breakpoint
-- The timeline entry of a report was written in the same transaction: same time, sender and property.
UPDATE lead_activities a SET lead_id = r.new_lead_id FROM rebound_links r
WHERE r.new_lead_id IS NOT NULL AND a.lead_id = r.old_lead_id AND a.kind = 'mail_sent'
  AND a.actor_id = r.created_by AND a.created_at = r.created_at
  AND a.data->>'property_id' = r.property_id::text;
--> statement-breakpoint
DELETE FROM lead_activities a USING rebound_links r
WHERE r.new_lead_id IS NULL AND a.lead_id = r.old_lead_id AND a.kind = 'mail_sent'
  AND a.actor_id = r.created_by AND a.created_at = r.created_at
  AND a.data->>'property_id' = r.property_id::text;
--> statement-breakpoint
UPDATE lead_activities a SET lead_id = l.lead_id FROM share_links l, rebound_links r
WHERE a.kind = 'report_opened' AND l.id = r.link_id AND a.data->>'share_id' = l.id::text
  AND l.lead_id IS NOT NULL AND a.lead_id <> l.lead_id;
--> statement-breakpoint
-- Openings of reports without a lead stay only where the sender owns the lead.
DELETE FROM lead_activities a USING share_links l, leads d
WHERE a.kind = 'report_opened' AND a.data->>'share_id' = l.id::text AND d.id = a.lead_id
  AND l.lead_id IS NULL AND l.created_by IS NOT NULL AND d.user_id <> l.created_by;
--> statement-breakpoint
CREATE INDEX "share_links_unbound_idx" ON "share_links" USING btree (lower("email")) WHERE "share_links"."lead_id" is null;
