import { sql } from 'drizzle-orm';
import {
  leads,
  ownedHomeEntries,
  ownedHomes,
  purchaseDocuments,
  purchaseSteps,
  purchases,
} from '../../../platform/db/schema/index.ts';

const DAY = sql.raw(`'YYYY-MM-DD'`);
const MOMENT = sql.raw(`'YYYY-MM-DD"T"HH24:MI"Z"'`);

/** What the lead buys and owns, as text for one cell each. Documents by name: their content never leaves in a list. */
export const PURCHASE_COLUMNS = {
  purchases: sql<string>`(select coalesce(string_agg(
      p.address || ' (' || to_char(p.started_at at time zone 'UTC', ${DAY})
        || coalesce(', ' || p.outcome::text, '') || ')', '; ' order by p.started_at, p.id), '')
    from ${purchases} p where p.lead_id = ${leads.id})`,
  purchaseDeadlines: sql<string>`(select coalesce(string_agg(
      coalesce(s.title, s.key) || ' ' || to_char(s.due_at at time zone 'UTC', ${MOMENT}),
      '; ' order by s.due_at, s.id), '')
    from ${purchaseSteps} s join ${purchases} p on p.id = s.purchase_id
    where p.lead_id = ${leads.id} and s.due_at is not null)`,
  purchaseDocuments: sql<string>`(select coalesce(string_agg(d.name, '; '
      order by d.created_at, d.id), '')
    from ${purchaseDocuments} d join ${purchases} p on p.id = d.purchase_id
    where p.lead_id = ${leads.id})`,
  ownedHomes: sql<string>`(select coalesce(string_agg(
      (h.facts->>'address') || ', ' || (h.facts->>'city') || ' (' || h.bought_on || ', '
        || round(h.price_cents / 100.0, 2) || ')', '; ' order by h.bought_on, h.id), '')
    from ${ownedHomes} h where h.lead_id = ${leads.id})`,
  ownedHomeEntries: sql<string>`(select coalesce(string_agg(
      e.date || ' ' || e.kind || ' ' || round(e.amount_cents / 100.0, 2)
        || coalesce(' ' || nullif(e.text, ''), ''), '; ' order by e.date, e.id), '')
    from ${ownedHomeEntries} e join ${ownedHomes} h on h.id = e.home_id
    where h.lead_id = ${leads.id})`,
};
