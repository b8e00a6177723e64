import { isStepRequired, isUnauthenticated, refusalOf } from '~/lib/api-refusal';
import { randomKey } from '~/lib/random-key';
import type {
  AnswerOf,
  Change,
  ChangeAction,
  ChangedLead,
  LeadAction,
  LooseAction,
  Subject,
} from './change';
import { isRepeated, isUndecided } from './change-failure';
import { meets, reachOf } from './change-reach';
import { HELD_MS } from './is-held';
import { dropChange, findChange, keepChange, readOutbox, updateChange } from './outbox-store';
import { performChange } from './perform-change';

/** `null`: it is kept on this device and will be sent. */
export type Sent<A extends ChangeAction> = { answer: AnswerOf<A> | null; key: string };

type Options = {
  /** A refused change stays in the outbox with what was typed, instead of failing here. */
  keepsRefused?: boolean;
  /** The change without which this one means nothing. */
  after?: string | undefined;
};

/**
 * Sends a change now, or keeps it until the server can be reached. It is stored before it is sent: a tab that is
 * closed meanwhile loses nothing, and the key makes a second attempt harmless.
 */
export function sendOrKeep<A extends LeadAction>(
  lead: ChangedLead,
  action: A,
  options?: Options,
): Promise<Sent<A>>;
export function sendOrKeep<A extends LooseAction>(
  lead: null,
  action: A,
  options?: Options,
): Promise<Sent<A>>;
export async function sendOrKeep(
  lead: ChangedLead | null,
  action: ChangeAction,
  { keepsRefused = false, after }: Options = {},
): Promise<Sent<ChangeAction>> {
  const key = randomKey();
  const subject = { lead: lead && nameOnly(lead), action } as Subject;
  const change = { ...subject, key, at: nextInstant(), refusal: null, ...(after && { after }) };
  // Behind what waits for the same lead: its changes are made in their order.
  const mustWait = navigator.onLine === false || isBehind(change);
  const isKept = keepChange({ ...change, heldUntil: mustWait ? 0 : Date.now() + HELD_MS });
  if (mustWait && isKept) return { answer: null, key };
  try {
    const answer = (await performChange(change)) as AnswerOf<ChangeAction>;
    dropChange(key);
    return { answer, key };
  } catch (error) {
    if (isKept && isUndecided(error)) {
      updateChange(key, { heldUntil: 0 });
      // The caller asks for a new sign-in; the change is sent after it.
      if (isUnauthenticated(error) || isStepRequired(error)) throw error;
      return { answer: null, key };
    }
    if (isKept && keepsRefused && !isRepeated(error))
      updateChange(key, {
        heldUntil: 0,
        refusal: { isConflict: false, reason: refusalOf(error) ?? null },
      });
    else dropChange(key);
    if (isRepeated(error) || keepsRefused) return { answer: null, key };
    throw error;
  }
}

const nameOnly = ({ id, first_name, last_name }: ChangedLead): ChangedLead => ({
  ...{ id, first_name, last_name },
});

let latest = 0;

/** Later than the one before, so that changes of one tab keep their order. */
function nextInstant(): string {
  latest = Math.max(Date.now(), latest + 1);
  return new Date(latest).toISOString();
}

function isBehind(change: Subject & Pick<Change, 'after'>): boolean {
  const reach = reachOf(change);
  if (change.after && findChange(change.after)) return true;
  return readOutbox().some(
    (other) => !other.refusal && !isStuck(other) && meets(reachOf(other), reach),
  );
}

/** What it belongs to was given back: it may stay for days, and nothing else waits for it. */
const isStuck = ({ after }: Change): boolean =>
  after !== undefined && Boolean(findChange(after)?.refusal);
