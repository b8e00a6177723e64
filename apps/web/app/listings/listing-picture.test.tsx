import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { type ListingImage, ListingPicture } from './listing-picture';

beforeAll(() => loadCatalog('en', 'listings'));

const base = `/media/photos/${'ab'.repeat(32)}`;
const photo = { image_url: base, width: 900, height: 600, is_illustration: false };

const draw = (image: ListingImage | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider initial="en">
        <ListingPicture image={image} address="1 Main St" sizes="50vw" />
      </LocaleProvider>
    </MemoryRouter>,
  );

test('a photo is offered as AVIF, then WebP, then JPEG, in the sizes it has', () => {
  const html = draw(photo);
  const srcSet = (format: string) =>
    `${base}/320.${format} 320w, ${base}/640.${format} 640w, ${base}/960.${format} 900w`;
  const source = (format: string) =>
    `<source type="image/${format}" srcSet="${srcSet(format)}" sizes="50vw"/>`;
  expect(html).toContain(`${source('avif')}${source('webp')}<img `);
  expect(html).toContain(`srcSet="${srcSet('jpg')}" src="${base}/1280.jpg"`);
});

test('a photo reserves its space while it loads, and loads lazily', () => {
  const html = draw(photo);
  expect(html).toContain('width="900" height="600" loading="lazy"');
});

test('an illustration is one file', () => {
  const image_url = '/media/illustrations/condo-1s-1b-1w-1990-00-1/street.svg';
  const html = draw({ ...photo, image_url, is_illustration: true });
  expect(html).toContain(`src="${image_url}"`);
  expect(html).not.toMatch(/<picture|srcset|sizes/i);
});

test('a listing without a photo shows a house, and says so to a screen reader', () => {
  const html = draw(undefined);
  expect(html).toContain('role="img" aria-label="No photo of 1 Main St"');
  expect(html).not.toMatch(/<img|<text/);
});
