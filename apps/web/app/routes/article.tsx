import { data } from 'react-router';
import { ArticleScreen } from '~/features/site/blog/article-screen';
import { findArticle } from '~/features/site/blog/articles.server';
import type { Route } from './+types/article';

/** An unknown article has its own page, with status 404. */
export async function loader({ params }: Route.LoaderArgs) {
  const article = await findArticle(params.id);
  return data({ article }, { status: article ? 200 : 404 });
}

// No handle: title and description are the article's own.
export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen article={loaderData.article} />;
}
