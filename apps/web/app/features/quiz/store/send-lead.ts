import { submitVisitor, type VisitorAnswer, type VisitorPost } from '~/data/visitor-lead';
import { ApiError } from '~/lib/api-error';
import { randomKey } from '~/lib/random-key';
import { dropLeftPost, isSamePost, leftPosts } from './left-posts';
import { getRecord, isLeadSent, markLeadSent, saveAnswers } from './quiz-store';

/** Nobody waits longer for their result; it goes out again in the background. */
const PATIENCE_MS = 8_000;

/** Too slow or too often: what is refused now may be taken later. */
const COMES_AGAIN = [408, 429];

let sending: Promise<void> | null = null;

/** Once for each quiz. Kept before it is sent: a page closed in the middle loses nothing. */
export async function sendQuiz(post: VisitorPost): Promise<void> {
  if (isLeadSent()) return;
  const quizId = getRecord().quizId ?? randomKey();
  saveAnswers({ quizId, unsent: { ...post, quiz_id: quizId }, isRefused: undefined });
  await Promise.race([sendUnsent(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Also after a failure or a reload. Never throws: whoever finished sees their result. */
export function sendUnsent(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

/** What changes on the way is sent too, until nothing is left or the line is down. */
async function sendAll(): Promise<void> {
  for (let post = nextPost(); post; post = nextPost()) if (!(await isSettled(post))) return;
}

function nextPost(): VisitorPost | undefined {
  const { unsent } = getRecord();
  return unsent && !isLeadSent() ? unsent : leftPosts()[0];
}

/** False when it has to go out again. */
async function isSettled(post: VisitorPost): Promise<boolean> {
  try {
    taken(post, await submitVisitor(post, { signal: AbortSignal.timeout(PATIENCE_MS) }));
    return true;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: logged and not told, as the specification has it.
    console.info('The quiz was not sent.', error);
    if (!isRefusal(error)) return false;
    refused(post);
    return true;
  }
}

function taken(post: VisitorPost, { id: leadId, ...lead }: VisitorAnswer): void {
  dropLeftPost(post);
  // Changed or started anew in the meantime: the answer is not about what stands there now.
  if (!isSamePost(getRecord().unsent, post)) return;
  markLeadSent();
  saveAnswers({ leadId, ...lead, email: knownEmail(lead.email), unsent: undefined });
}

/** The same words would be refused for ever: the visitor has to look at them. */
function refused(post: VisitorPost): void {
  dropLeftPost(post);
  if (isSamePost(getRecord().unsent, post)) saveAnswers({ unsent: undefined, isRefused: true });
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !COMES_AGAIN.includes(error.status);

/** Without an address the server answers with a dash. */
const knownEmail = (email: string) => (email === '-' ? '' : email);
