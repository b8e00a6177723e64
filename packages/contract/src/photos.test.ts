import { expect, test } from 'vitest';
import { isPhotoUrl, PLAIN_PHOTO_FILE, parsePhotoFile, photoSrcSet, photoUrl } from './photos.ts';

const base = photoUrl('ab'.repeat(32));
const photo = (width: number) => ({ image_url: base, width });

test('a large photo is offered in every width', () => {
  expect(photoSrcSet(photo(2560), 'avif')).toBe(
    [320, 640, 960, 1280, 1920].map((width) => `${base}/${width}.avif ${width}w`).join(', '),
  );
});

test('a small photo is offered up to its own width', () => {
  expect(photoSrcSet(photo(1000), 'webp')).toBe(
    `${base}/320.webp 320w, ${base}/640.webp 640w, ${base}/960.webp 960w, ${base}/1280.webp 1000w`,
  );
  expect(photoSrcSet(photo(640), 'jpg')).toBe(`${base}/320.jpg 320w, ${base}/640.jpg 640w`);
  expect(photoSrcSet(photo(200), 'jpg')).toBe(`${base}/320.jpg 200w`);
});

test('every file of a srcset, and the base path, exists', () => {
  const offered = photoSrcSet(photo(2560), 'jpg')
    .split(', ')
    .map((entry) => entry.slice(base.length + 1).replace(/ .*/, ''));
  for (const file of [...offered, PLAIN_PHOTO_FILE]) expect(parsePhotoFile(file)).not.toBeNull();
});

test.each(['640', '640.gif', '641.jpg', '0640.jpg', '640.jpg.avif', '640.JPG', '/640.jpg', ''])(
  '%j is not a photo file',
  (file) => expect(parsePhotoFile(file)).toBeNull(),
);

test('only our own base path is a photo', () => {
  expect(isPhotoUrl(base)).toBe(true);
  for (const url of [
    `${base}/640.jpg`,
    `${base}\n`,
    base.toUpperCase(),
    base.slice(0, -1),
    `https://elsewhere.example${base}`,
    '/media/illustrations/condo-1s-1b-1w-1990-00-1/street.svg',
  ])
    expect(isPhotoUrl(url)).toBe(false);
});
