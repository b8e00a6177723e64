import { createHash, randomBytes } from 'node:crypto';
import { ROOM_SESSION_DAYS } from '@alpha/contract';
import type { DemoLead, DemoProperty } from '@alpha/demo-market';
import type { Db } from '../platform/db/db.ts';
import {
  type HomeSnapshot,
  roomLinks,
  roomSessions,
  savedHomes,
} from '../platform/db/schema/index.ts';

const DAY_MS = 86_400_000;
/** Of the market: what most leads of the demo look at. */
const [CHEAPEST, DEAREST] = [220_000, 650_000];
const UNCHANGED = 3;

type Rooms = { leads: readonly DemoLead[]; homes: readonly DemoProperty[]; now: number };

/** Rooms in use, with homes to compare: one whose price was cut since, one that was sold, others as they were. */
export async function insertRooms(db: Db, { leads, homes, now }: Rooms): Promise<void> {
  for (const [turn, lead] of leads.entries()) {
    const usedAt = new Date(now - (turn + 1) * 3 * 3_600_000);
    await openRoom(db, lead, { usedAt, now });
    await db.insert(savedHomes).values(
      chosenHomes(homes, turn).map(({ home, snapshot }, place) => ({
        ...{ leadId: lead.id, propertyId: home.id, snapshot },
        savedAt: new Date(usedAt.getTime() - (20 + place) * DAY_MS),
      })),
    );
  }
}

/** Of tokens nobody has: a visitor of the demo asks for a link to a room of their own. */
const unknownToken = () => createHash('sha256').update(randomBytes(32)).digest('hex');

type Used = { usedAt: Date; now: number };

async function openRoom(db: Db, lead: DemoLead, { usedAt, now }: Used): Promise<void> {
  const createdAt = new Date(usedAt.getTime() - 25 * DAY_MS);
  await db.insert(roomLinks).values({
    ...{ leadId: lead.id, tokenHash: unknownToken(), isInvitation: true, createdBy: lead.userId },
    ...{ createdAt, usedAt: createdAt, expiresAt: createdAt },
  });
  await db.insert(roomSessions).values({
    ...{ leadId: lead.id, tokenHash: unknownToken(), createdAt, lastUsedAt: usedAt },
    expiresAt: new Date(now + ROOM_SESSION_DAYS * DAY_MS),
  });
}

type Saved = { home: DemoProperty; snapshot: HomeSnapshot };

/** Of different cities, so that buying them together spreads something. */
function chosenHomes(homes: readonly DemoProperty[], turn: number): Saved[] {
  const inReach = homes.filter(({ listPrice }) => listPrice >= CHEAPEST && listPrice <= DEAREST);
  const active = inReach.filter(({ status }) => status === 'active');
  const cut = active.filter((home) => priceBefore(home) > home.listPrice);
  const sold = inReach
    .filter(({ status }) => status === 'sold')
    .toSorted((a, b) => (b.soldOn ?? '').localeCompare(a.soldOn ?? ''));
  const [cheaper, gone] = [cut[turn % cut.length], sold[turn % sold.length]];
  const others = active.filter((home) => home !== cheaper);
  const step = Math.max(1, Math.floor(others.length / UNCHANGED));
  const spread = others.filter((_, place) => place % step === turn % step).slice(0, UNCHANGED);
  return [
    ...spread.map((home) => ({ home, snapshot: snapshotAt(home.listPrice) })),
    ...(cheaper ? [{ home: cheaper, snapshot: snapshotAt(priceBefore(cheaper)) }] : []),
    ...(gone ? [{ home: gone, snapshot: snapshotAt(gone.listPrice) }] : []),
  ];
}

const priceBefore = ({ priceChanges }: DemoProperty): number => priceChanges.at(-2)?.price ?? 0;

/** Figures are not known yet: homes of the demo are analyzed after it was loaded. */
const snapshotAt = (price: number): HomeSnapshot => ({
  ...{ price, status: 'active', cash_flow_monthly: null, result_median: null },
});
