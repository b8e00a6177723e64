import type { VisitorPost } from '~/data/visitor-lead';
import { STORAGE_KEYS } from '~/lib/storage';
import { readValue, removeValues, saveValue } from '~/visitors/visitor-storage';

/** Upper limit of quizzes waiting for the connection. */
const MOST = 5;

/** Finished quizzes that could not be sent yet although the visitor has started a new one. */
export function queuedQuizPosts(): VisitorPost[] {
  try {
    const posts: unknown = JSON.parse(readValue(STORAGE_KEYS.unsentQuizzes) ?? '[]');
    return Array.isArray(posts) ? posts : [];
  } catch {
    return [];
  }
}

export function queueQuizPost(post: VisitorPost): void {
  save([...queuedQuizPosts(), post].slice(-MOST));
}

export function removeQueuedQuizPost(post: VisitorPost): void {
  const posts = queuedQuizPosts();
  const others = posts.filter((left) => !isSamePost(left, post));
  if (others.length < posts.length) save(others);
}

export const isSamePost = (a: VisitorPost | undefined, b: VisitorPost): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function save(posts: readonly VisitorPost[]): void {
  if (posts.length > 0) saveValue(STORAGE_KEYS.unsentQuizzes, JSON.stringify(posts));
  else removeValues(STORAGE_KEYS.unsentQuizzes);
}
