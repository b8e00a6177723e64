import type { PropertyReport } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { makePreview } from './preview.ts';
import { type PreviewContent, type PreviewOptions, previewContent } from './preview-content.ts';

/** The preview picture that chat apps show for a link. The picture is cached, the access check is not. */
export function reportPicture(
  ctx: Ctx,
  report: PropertyReport,
  locale: Locale,
  options: PreviewOptions = {},
): ServedFile {
  return previewPicture(ctx, previewContent(report, locale, options));
}

export function previewPicture(ctx: Ctx, content: PreviewContent): ServedFile {
  const body = () => cached(JSON.stringify(content), () => makePreview(content, ctx));
  return {
    name: 'alpha-agent.png',
    body,
    headers: {
      'content-disposition': 'inline',
      // Web chat apps embed it on their own origin.
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}

/** Chat apps request it several times within seconds. */
const MAX_CACHED = 60;
const cache = new Map<string, Promise<Buffer>>();

function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const picture = cache.get(key) ?? make();
  // Re-inserted, so that map order is least recently used first.
  cache.delete(key);
  cache.set(key, picture);
  picture.catch(() => cache.delete(key));
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_CACHED) break;
    cache.delete(oldest);
  }
  return picture;
}
