import type { DemoLead, DemoProperty } from '@alpha/demo-market';
import type { Db } from '../platform/db/db.ts';
import { shortlistItems, shortlists } from '../platform/db/schema/index.ts';

const DAY_MS = 86_400_000;
const HOMES = 5;
/** A foreign buyer pays about 35% of the price, and closing costs. */
const DOWN_SHARE = 0.4;

const MESSAGES = {
  en: 'As agreed on the phone: five properties within your budget. The second one is already rented.',
  es: 'Como acordamos por teléfono: cinco propiedades dentro de su presupuesto. La segunda ya está rentada.',
};

type Drafted = { leads: readonly DemoLead[]; homes: readonly DemoProperty[]; now: number };

/** A shortlist that is almost ready to send, for leads whose budget is known. */
export async function insertDrafts(db: Db, { leads, homes, now }: Drafted): Promise<void> {
  const forSale = homes.filter(({ status }) => status === 'active');
  for (const [index, lead] of leads.entries()) {
    const budget = lead.quiz?.initialPayment ?? 0;
    const affordable = forSale.filter(({ listPrice }) => listPrice * DOWN_SHARE <= budget);
    const step = Math.floor(affordable.length / HOMES);
    if (step === 0) continue;
    const chosen = affordable.filter((_, place) => place % step === index % step).slice(0, HOMES);
    const at = new Date(now - DAY_MS);
    const locale = lead.quiz?.language ?? 'es';
    const [list] = await db
      .insert(shortlists)
      .values({
        ...{ leadId: lead.id, locale, message: MESSAGES[locale] },
        ...{ createdBy: lead.userId, createdAt: at, updatedAt: at },
      })
      .returning({ id: shortlists.id });
    if (!list) throw new Error('the demo shortlist was not stored');
    await db.insert(shortlistItems).values(
      chosen.map(({ id }, place) => ({
        ...{ shortlistId: list.id, propertyId: id, position: place + 1 },
      })),
    );
  }
}
