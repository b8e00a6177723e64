import { submitVisitor, type VisitorAnswer, type VisitorPost } from '~/data/visitor-lead';
import { ApiError } from '~/lib/api-error';
import { randomKey } from '~/lib/random-key';
import { isSamePost, queuedQuizPosts, removeQueuedQuizPost } from './queued-posts';
import { getRecord, isLeadSent, markLeadSent, saveAnswers } from './quiz-store';

/** Longest wait for the result; sending continues in the background. */
const PATIENCE_MS = 8_000;

/** Timeouts and rate limits: may succeed later. */
const COMES_AGAIN = [408, 429];

let sending: Promise<void> | null = null;

/** Once per quiz. Stored before it is sent: closing the page loses nothing. */
export async function sendQuiz(post: VisitorPost): Promise<void> {
  if (isLeadSent()) return;
  const quizId = getRecord().quizId ?? randomKey();
  saveAnswers({ quizId, unsent: { ...post, quiz_id: quizId }, isRefused: undefined });
  await Promise.race([sendUnsent(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Also after a failure or a reload. Never throws: the visitor must see the result either way. */
export function sendUnsent(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

/** Answers changed meanwhile are sent too, until nothing is left or the connection fails. */
async function sendAll(): Promise<void> {
  for (let post = nextPost(); post; post = nextPost()) if (!(await isSettled(post))) return;
}

function nextPost(): VisitorPost | undefined {
  const { unsent } = getRecord();
  return unsent && !isLeadSent() ? unsent : queuedQuizPosts()[0];
}

/** False when it has to be sent again. */
async function isSettled(post: VisitorPost): Promise<boolean> {
  try {
    taken(post, await submitVisitor(post, { signal: AbortSignal.timeout(PATIENCE_MS) }));
    return true;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged, not shown.
    console.info('The quiz was not sent.', error);
    if (!isRefusal(error)) return false;
    refused(post);
    return true;
  }
}

function taken(post: VisitorPost, { id: leadId, ...lead }: VisitorAnswer): void {
  removeQueuedQuizPost(post);
  // Changed or restarted in the meantime: the response is about other answers.
  if (!isSamePost(getRecord().unsent, post)) return;
  markLeadSent();
  saveAnswers({ leadId, ...lead, email: knownEmail(lead.email), unsent: undefined });
}

/** The same answers would always be rejected: the visitor has to correct them. */
function refused(post: VisitorPost): void {
  removeQueuedQuizPost(post);
  if (isSamePost(getRecord().unsent, post)) saveAnswers({ unsent: undefined, isRefused: true });
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !COMES_AGAIN.includes(error.status);

/** Without an email the server returns a dash. */
const knownEmail = (email: string) => (email === '-' ? '' : email);
