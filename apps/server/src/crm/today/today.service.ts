import {
  type getToday as getTodayEndpoint,
  type InputOf,
  type ResultOf,
  TEMPLATE_KINDS,
  TODAY_MAX_ROWS,
} from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { scopeOf } from '../leads/lead-scope.ts';
import { shapeSummary } from '../leads/shape-lead.ts';
import { purchaseIn, signalKindOf } from '../leads/signal-kind.ts';
import { withNames } from '../leads/timeline/timeline-names.service.ts';
import { listStuckPurchases } from './stuck-purchases.queries.ts';
import {
  countDone,
  countUpTo,
  hasSignal,
  isUnanswered,
  isWaiting,
  listDueTasks,
  listSignals,
  listTodayLeads,
  listUnanswered,
  listWaiting,
} from './today.queries.ts';

/** A day has 23 to 25 hours; more would let a client ask for everything. */
const LONGEST_DAY_MS = 26 * 3_600_000;

export async function getToday(
  ctx: Ctx,
  { query }: InputOf<typeof getTodayEndpoint>,
): Promise<ResultOf<typeof getTodayEndpoint>> {
  const { from, to } = readDay(query);
  const { rows: limit = TODAY_MAX_ROWS } = query;
  const viewerId = viewerOf(ctx).id;
  const owners = { viewerId, scope: scopeOf(ctx), userId: query.user_id };
  const [waiting, waitingCount, signals, signalCount, due, stuck, sends, sendCount, done] =
    await Promise.all([
      listWaiting(ctx.db, owners, limit),
      countUpTo(ctx.db, isWaiting(owners)),
      listSignals(ctx.db, owners, limit),
      countUpTo(ctx.db, hasSignal(owners)),
      listDueTasks(ctx.db, owners, to, limit),
      listStuckPurchases(ctx.db, owners),
      listUnanswered(ctx.db, owners, limit),
      countUpTo(ctx.db, isUnanswered(owners)),
      countDone(ctx.db, viewerId, from, to),
    ]);
  const stuckRows = stuck.slice(0, limit);
  const namedSignals = await withNames(ctx, signals);
  const namedSends = await withNames(ctx, sends);
  const leadOf = await leadsOf(ctx, [
    ...[...waiting, ...signals, ...due.tasks, ...stuckRows, ...namedSends],
  ]);
  return {
    waiting: {
      count: waitingCount,
      items: waiting.flatMap(({ leadId, isNew, adicionales }) =>
        leadOf(leadId, { is_new: isNew, asked: askedIn(adicionales) }),
      ),
    },
    signals: {
      count: signalCount,
      items: namedSignals.flatMap(({ leadId, kind, data, at, latestAt, opens, passedOthers }) =>
        leadOf(leadId, {
          kind: signalKindOf(kind, data.answer),
          at: at.toISOString(),
          latest_at: latestAt,
          opens,
          ...aboutOf(data),
          ...(data.is_back === true && { is_back: true }),
          ...(passedOthers > 0 && { passed_others: passedOthers }),
          ...(kind === 'purchase_progress' && purchaseIn(data)),
        }),
      ),
    },
    tasks: {
      count: due.count,
      items: due.tasks.flatMap(({ leadId, id, body, dueAt, data }) =>
        leadOf(leadId, {
          task: {
            ...{ id, body: body ?? '', due_at: dueAt?.toISOString() ?? '' },
            is_call: data.channel === 'call',
            template: templateIn(data),
          },
        }),
      ),
    },
    stuck: {
      count: stuck.length,
      items: stuckRows.flatMap(({ leadId, since, address, key, title }) =>
        leadOf(leadId, { since, address, step: { key, title } }),
      ),
    },
    unanswered: {
      count: sendCount,
      items: namedSends.flatMap(({ leadId, kind, data, at, opens }) => {
        const { property_id, address } = aboutOf(data);
        return leadOf(leadId, {
          kind: SENT[kind] ?? ('report' as const),
          name: typeof data.sequence_name === 'string' ? data.sequence_name : null,
          sent_at: at,
          opens,
          property_id,
          address,
        });
      }),
    },
    done,
  };
}

const SENT: Record<string, 'shortlist' | 'sequence'> = {
  shortlist_sent: 'shortlist',
  sequence: 'sequence',
};

/** Of a task that a sequence made. */
function templateIn({ template_id: id, channel }: Record<string, unknown>) {
  const kind = TEMPLATE_KINDS.find((known) => known === channel);
  return typeof id === 'number' && kind ? { id, kind } : null;
}

function readDay({ from, to }: { from: string; to: string }) {
  const day = { from: new Date(from), to: new Date(to) };
  const length = day.to.getTime() - day.from.getTime();
  if (!(length > 0) || length > LONGEST_DAY_MS)
    throw new AppError('request.invalid', { fields: { to: ['invalid'] } });
  return day;
}

/** Completes each row with its lead; one that was deleted meanwhile is left out. */
async function leadsOf(ctx: Ctx, found: readonly { leadId: number }[]) {
  const rows = await listTodayLeads(
    ctx.db,
    [...new Set(found.map(({ leadId }) => leadId))],
    viewerOf(ctx).id,
  );
  const byId = new Map(rows.map((entry) => [entry.row.id, entry]));
  return <Facts extends object>(leadId: number, facts: Facts) => {
    const entry = byId.get(leadId);
    if (!entry) return [];
    return [
      {
        lead: shapeSummary(entry.row),
        snoozed_until: entry.snoozedUntil?.toISOString() ?? null,
        signals_done_at: entry.signalsDoneAt?.toISOString() ?? null,
        sends_done_at: entry.sendsDoneAt?.toISOString() ?? null,
        ...facts,
      },
    ];
  };
}

/** The property a visitor asked about, else their own words. */
function askedIn(answers: readonly { answer: string; key?: string }[]): string | null {
  const found = ['property', 'message'].map((key) => answers.find((given) => given.key === key));
  return found.find(Boolean)?.answer ?? null;
}

function aboutOf(data: Record<string, unknown>) {
  const { property_id, address, question, reason, name, excerpt } = data;
  const words = [question, reason, name, excerpt].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return {
    property_id: typeof property_id === 'number' ? property_id : null,
    address: typeof address === 'string' && address ? address : null,
    words: typeof words === 'string' ? words : null,
  };
}
