import type { Purchase, PurchaseDocument, PurchasePlan, PurchaseStep } from '@alpha/contract';
import { closingRange } from './closing-range.ts';
import type { DocumentRow } from './documents.queries.ts';
import { filingYearOf } from './filing-dates.ts';
import { isLive, type LoadedPurchase } from './load-purchase.ts';
import { nextStep, type Plan, readyAt, stuckAt } from './plan.ts';
import { PURCHASE_RULES } from './purchase-rules.ts';
import { templateOf } from './purchase-template.ts';
import type { PurchaseRow, StepRow } from './purchases.queries.ts';

/** As the room shows it; nothing that staff note among themselves. */
export function shapePlan(loaded: LoadedPurchase, now = new Date()): PurchasePlan {
  const { row, steps, documents, picture, ownedHomeId } = loaded;
  const plan = { startedAt: row.startedAt, steps };
  const isOver = row.endedAt !== null;
  return {
    id: row.id,
    address: row.address,
    picture,
    financing: row.financing,
    buyer: row.buyer,
    time_zone: row.timeZone,
    started_at: row.startedAt.toISOString(),
    price_cents: row.priceCents,
    owned_home_id: ownedHomeId,
    outcome: row.outcome,
    ended_at: row.endedAt?.toISOString() ?? null,
    closing: isOver ? null : closingRange(plan, now),
    next_step_id: isOver ? null : (nextStep(plan)?.id ?? null),
    has_calendar: row.calendarTokenHash !== null,
    steps: steps.map((step) => shapeStep(step, { row, plan, documents, now })),
  };
}

type Around = { row: PurchaseRow; plan: Plan; documents: readonly DocumentRow[]; now: Date };

function shapeStep(step: StepRow, { row, plan, documents, now }: Around): PurchaseStep {
  const template = templateOf(step.key, row);
  const isWatched = !row.endedAt || (step.dueAt && isLive(row, step));
  const stuck = isWatched ? stuckAt(step, plan) : null;
  return {
    id: step.id,
    key: step.key,
    title: step.title,
    phase: step.phase,
    who: step.who,
    status: step.status,
    done_at: step.status === 'done' ? (step.settledAt?.toISOString() ?? null) : null,
    due_at: step.dueAt?.toISOString() ?? null,
    filing_year: filingYearOf(step, row),
    note: step.note,
    days: { min: step.minDays, typical: step.typicalDays, max: step.maxDays },
    after: step.after,
    ready_at: readyAt(step, plan)?.toISOString() ?? null,
    stuck_since: stuck && stuck <= now ? stuck.toISOString() : null,
    cost: template?.cost ?? null,
    papers: [...(template?.papers ?? [])],
    rules: (template?.rules ?? []).map((key) => {
      const { publisher, url, asOf } = PURCHASE_RULES[key];
      return { key, publisher, url, as_of: asOf };
    }),
    documents: documents.filter(({ stepId }) => stepId === step.id).map(shapeDocument),
  };
}

export const shapeDocument = (row: DocumentRow): PurchaseDocument => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  bytes: row.bytes,
  created_at: row.createdAt.toISOString(),
  is_from_investor: row.isFromInvestor,
});

/** For staff. */
export function shapePurchase(loaded: LoadedPurchase, now = new Date()): Purchase {
  const { row } = loaded;
  const plan = shapePlan(loaded, now);
  return {
    ...plan,
    lead_id: row.leadId,
    property_id: row.propertyId,
    country: row.country,
    locale: row.locale,
    steps: plan.steps.map((step) => {
      const own = loaded.steps.find(({ id }) => id === step.id);
      return { ...step, staff_note: own?.staffNote ?? '', done_by: own?.doneByName ?? null };
    }),
  };
}
