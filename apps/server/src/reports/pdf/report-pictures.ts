import type { PropertyDetail } from '@alpha/contract';
import { homePicture, type PictureSources } from '../../listings/index.ts';
import { type ReportPictures, SALE_CARDS } from './report-input.ts';

/** Twice the screen size, for print. */
const LARGE = { width: 1200, height: 860 };
const SMALL = { width: 560, height: 400 };
const COVER = [LARGE, SMALL, SMALL];

export async function reportPictures(
  sources: PictureSources,
  { images, similar_sales }: PropertyDetail,
): Promise<ReportPictures> {
  const shown = images.slice(0, COVER.length);
  const cover = await Promise.all(
    shown.map(({ image_url }, i) => homePicture(sources, image_url, COVER[i] ?? SMALL)),
  );
  const sales = await Promise.all(
    similar_sales.slice(0, SALE_CARDS).map(async ({ id, photos: [photo] }) => {
      const picture = photo && (await homePicture(sources, photo.url, SMALL));
      return picture ? ([id, picture] as const) : null;
    }),
  );
  return {
    cover: cover.filter((picture) => picture !== null),
    areIllustrations: shown.length > 0 && shown.every(({ is_illustration }) => is_illustration),
    sales: new Map(sales.filter((sale) => sale !== null)),
  };
}
