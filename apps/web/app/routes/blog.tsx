import { listSummaries } from '~/features/site/blog/articles.server';
import { BlogScreen } from '~/features/site/blog/blog-screen';
import type { PageHandle } from '~/lib/page-meta';
import type { Route } from './+types/blog';

export const handle = { meta: 'blog', isPublic: true } satisfies PageHandle;

export async function loader() {
  return { articles: await listSummaries() };
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogScreen articles={loaderData.articles} />;
}
