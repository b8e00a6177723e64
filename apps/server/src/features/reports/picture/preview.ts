import sharp from 'sharp';
import { layOutPreview } from '../press/press.ts';
import { homePicture } from './home-picture.ts';
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
  let png = Buffer.alloc(0);
  for (const colours of COLOURS) {
    png = await sharp(drawn.data, { raw: { width, height, channels } })
      .png({ palette: true, colours, effort: 4 })
      .toBuffer();
    if (png.length <= MOST_BYTES) break;
  }
  return png;
}
