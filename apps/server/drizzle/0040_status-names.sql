ALTER TABLE "lead_statuses" ADD COLUMN "name_es" text;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_statuses_role_name_es_key" ON "lead_statuses" USING btree ("role",lower("name_es"));--> statement-breakpoint
-- Columns that still have the name of a new installation get its Spanish name.
UPDATE "lead_statuses" AS s SET "name_es" = d.name_es
FROM (VALUES
  ('admin', 'Inbox', 'Bandeja de entrada'),
  ('admin', 'Screening', 'En revisión'),
  ('admin', 'Ready to assign', 'Por asignar'),
  ('admin', 'On hold', 'En pausa'),
  ('admin', 'Archived', 'Archivado'),
  ('leader', 'New', 'Nuevo'),
  ('leader', 'Video call booked', 'Videollamada agendada'),
  ('leader', 'Shortlist ready', 'Selección lista'),
  ('leader', 'Negotiation', 'En negociación'),
  ('leader', 'Closed', 'Cerrado'),
  ('leader', 'Lost', 'Perdido'),
  ('salesman', 'New', 'Nuevo'),
  ('salesman', 'Contacted', 'Contactado'),
  ('salesman', 'Profile complete', 'Perfil completo'),
  ('salesman', 'Shortlist sent', 'Selección enviada'),
  ('salesman', 'Offer made', 'Oferta presentada'),
  ('salesman', 'Closed', 'Cerrado'),
  ('salesman', 'Lost', 'Perdido')
) AS d(role, name, name_es)
WHERE s.role::text = d.role AND s.name = d.name;
