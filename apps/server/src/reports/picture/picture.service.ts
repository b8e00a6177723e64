import type { getSharedPropertyPicture as endpoint, InputOf } from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { getSharedProperty } from '../../sharing/shares/shares.service.ts';
import { makePreview } from './preview.ts';
import { previewContent } from './preview-content.ts';

/** The token is asked about each time; only the drawing is remembered. */
export async function getSharedPropertyPicture(
  ctx: Ctx,
  { params }: InputOf<typeof endpoint>,
): Promise<ServedFile> {
  const { locale, ...report } = await getSharedProperty(ctx, { params });
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
