import sharp, { type PngOptions } from 'sharp';
import { homePicture } from '../../listings/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { clientOf } from '../../platform/http/networks.ts';
import { layOutPreview } from '../render-worker/render-client.ts';
import type { PreviewContent } from './preview-content.ts';
import { PICTURE, PREVIEW } from './preview-layer.ts';

/** Some chat apps ignore larger files. */
const MAX_BYTES = 300_000;
const COLORS = [256, 128, 64, 32];

export async function makePreview(
  content: PreviewContent,
  { deps, ip }: Pick<Ctx, 'deps' | 'ip'>,
): Promise<Buffer> {
  const { pictureUrl } = content;
  const picture = pictureUrl ? await homePicture(deps, pictureUrl, PICTURE) : null;
  const layer = await layOutPreview(clientOf(ip), { content, hasPicture: picture !== null });
  const drawn = await sharp({ create: { ...PREVIEW, channels: 3, background: '#ffffff' } })
    .composite([
      ...(picture ? [{ input: picture, left: 0, top: 0 }] : []),
      { input: Buffer.from(layer), left: 0, top: 0 },
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
