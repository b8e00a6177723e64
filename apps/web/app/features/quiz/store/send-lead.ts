import { submitVisitor, type VisitorPost } from '~/visitors/submit-lead';
import { getRecord, isLeadSent, markLeadSent, saveAnswers } from './quiz-store';

/** Nobody waits longer for their result; it goes out again in the background. */
const PATIENCE_MS = 8_000;

let sending: Promise<void> | null = null;

/** Once for each quiz. Kept before it is sent: a page closed in the middle loses nothing. */
export async function sendQuiz(post: VisitorPost): Promise<void> {
  if (isLeadSent()) return;
  saveAnswers({ unsent: post });
  await sendUnsent();
}

/** Also after a failure or a reload. Never throws: whoever finished sees their result. */
export function sendUnsent(): Promise<void> {
  sending ??= attempt().finally(() => {
    sending = null;
  });
  return sending;
}

async function attempt(): Promise<void> {
  const { unsent } = getRecord();
  if (!unsent || isLeadSent()) return;
  try {
    const answer = await submitVisitor(unsent, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // Started anew in the meantime: the answer belongs to a quiz that is gone.
    if (!getRecord().unsent) return;
    const { id: leadId, ...lead } = answer;
    saveAnswers({ leadId, ...lead, email: knownEmail(lead.email), unsent: undefined });
    markLeadSent();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: logged and not told, as the specification has it.
    console.info('The quiz was not sent and will be sent again.', error);
  }
}

/** Without an address the server answers with a dash. */
const knownEmail = (email: string) => (email === '-' ? '' : email);
