import sharp, { type PngOptions } from 'sharp';
import { homePicture } from '../../listings/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { clientOf } from '../../platform/http/networks.ts';
import { layOutPreview } from '../render-worker/render-client.ts';
import type { PreviewContent } from './preview-content.ts';
import { PORTRAIT } from './preview-person.ts';
import { PICTURE, PREVIEW } from './preview-size.ts';

/** Some chat apps ignore larger files. */
const MAX_BYTES = 300_000;
const COLORS = [256, 128, 64, 32];

export async function makePreview(
  content: PreviewContent,
  { deps, ip }: Pick<Ctx, 'deps' | 'ip'>,
): Promise<Buffer> {
  const { pictureUrl, from } = content;
  const [picture, portrait] = await Promise.all([
    pictureUrl ? homePicture(deps, pictureUrl, PICTURE) : null,
    from?.photoUrl ? roundPortrait(deps, from.photoUrl) : null,
  ]);
  const shown = { content, hasPicture: picture !== null, hasPortrait: portrait !== null };
  const layer = await layOutPreview(clientOf(ip), shown);
  const drawn = await sharp({ create: { ...PREVIEW, channels: 3, background: '#ffffff' } })
    .composite([
      ...(picture ? [{ input: picture, left: 0, top: 0 }] : []),
      { input: Buffer.from(layer), left: 0, top: 0 },
      ...(portrait ? [{ input: portrait, left: PORTRAIT.x, top: PORTRAIT.y }] : []),
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = drawn.info;
  const encode = (options: PngOptions) =>
    sharp(drawn.data, { raw: { width, height, channels } }).png(options).toBuffer();
  let png = await encode({ compressionLevel: 9 });
  // Reduce colors until the file is small enough. Drawings usually fit with all colors.
  for (const colors of COLORS) {
    if (png.length <= MAX_BYTES) break;
    png = await encode({ palette: true, colors, effort: 4 });
  }
  return png;
}

async function roundPortrait(deps: Ctx['deps'], url: string): Promise<Buffer | null> {
  const { size } = PORTRAIT;
  const square = await homePicture(deps, url, { width: size, height: size });
  if (!square) return null;
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/></svg>`;
  return sharp(square)
    .ensureAlpha()
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
