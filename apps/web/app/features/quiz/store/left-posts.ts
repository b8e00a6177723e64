import type { VisitorPost } from '~/data/visitor-lead';
import { STORAGE_KEYS } from '~/lib/storage';
import { forget, keep, readKept } from '~/visitors/kept-value';

/** Nobody retakes a quiz more often before the connection is back. */
const MOST = 5;

/** Finished quizzes that are not with us though the visitor has begun a new one: a promise is kept. */
export function leftPosts(): VisitorPost[] {
  try {
    const posts: unknown = JSON.parse(readKept(STORAGE_KEYS.unsentQuizzes) ?? '[]');
    return Array.isArray(posts) ? posts : [];
  } catch {
    return [];
  }
}

export function leavePost(post: VisitorPost): void {
  save([...leftPosts(), post].slice(-MOST));
}

export function dropLeftPost(post: VisitorPost): void {
  const posts = leftPosts();
  const others = posts.filter((left) => !isSamePost(left, post));
  if (others.length < posts.length) save(others);
}

export const isSamePost = (a: VisitorPost | undefined, b: VisitorPost): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function save(posts: readonly VisitorPost[]): void {
  if (posts.length > 0) keep(STORAGE_KEYS.unsentQuizzes, JSON.stringify(posts));
  else forget(STORAGE_KEYS.unsentQuizzes);
}
