import type { PropertyReport } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { makePreview } from './preview.ts';
import { previewContent } from './preview-content.ts';

/** The picture that a chat shows under a link. Only the drawing is remembered. */
export function reportPicture(ctx: Ctx, report: PropertyReport, locale: Locale): ServedFile {
  const content = previewContent(report, locale);
  const body = () => remembered(JSON.stringify(content), () => makePreview(content, ctx.deps));
  return {
    name: 'alpha-agent.png',
    body,
    headers: {
      'content-disposition': 'inline',
      // Chats on the web show it on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}

/** A chat asks several times within seconds of a link being sent. */
const MOST_KEPT = 60;
const kept = new Map<string, Promise<Buffer>>();

function remembered(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const picture = kept.get(key) ?? make();
  // Set again, so that the oldest of the map is the one that was not asked for the longest.
  kept.delete(key);
  kept.set(key, picture);
  picture.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return picture;
}
