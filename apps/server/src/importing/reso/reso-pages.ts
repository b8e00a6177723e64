import type { Page, Resource } from './reso-answer.ts';
import type { ResoClient } from './reso-client.ts';
import { FeedFailure } from './reso-refusal.ts';

/** Follows `@odata.nextLink`, but never to another host, which would receive our token. */
export async function* followPages(
  client: ResoClient,
  firstUrl: string,
  resource: Resource,
): AsyncGenerator<Page> {
  const visited = new Set<string>();
  let url: string | null = firstUrl;
  while (url !== null) {
    if (visited.has(url)) throw new FeedFailure('nextLinkLoops');
    visited.add(url);
    const page: Page = await client.getPage(url, resource);
    url = page.nextLink === null ? null : sameHost(page.nextLink, url);
    yield page;
  }
}

function sameHost(link: string, from: string): string {
  const next = URL.canParse(link, from) ? new URL(link, from) : null;
  if (!next || next.origin !== new URL(from).origin)
    throw new FeedFailure('foreignNextLink', { value: next?.host ?? link });
  return next.href;
}
