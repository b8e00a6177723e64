import sharp, { type PngOptions } from 'sharp';
import { homePicture } from '../../media/home-picture.ts';
import { layOutPreview } from '../press/press.ts';
import { PICTURE, PREVIEW, type PreviewInput } from './preview-layer.ts';

/** Some chats show no preview for more. */
const MOST_BYTES = 300_000;
const COLOURS = [256, 128, 64, 32];

type Preview = Omit<PreviewInput, 'hasPicture'> & { dataDir: string };

export async function makePreview({ report, locale, dataDir }: Preview): Promise<Buffer> {
  const [image] = report.property.images;
  const picture = image ? await homePicture(dataDir, image.image_url, PICTURE) : null;
  const layer = await layOutPreview({ report, locale, hasPicture: picture !== null });
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
  // A photo needs fewer colours to be small enough; a drawing keeps all of them.
  for (const colours of COLOURS) {
    if (png.length <= MOST_BYTES) break;
    png = await encode({ palette: true, colours, effort: 4 });
  }
  return png;
}
