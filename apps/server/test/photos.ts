import sharp from 'sharp';

type PhotoOptions = { width?: number; height?: number; seed?: number };

/** A picture with an edge: red on the left, blue on the right. */
export function drawPhoto({ width = 1500, height = 1000, seed = 0 }: PhotoOptions = {}) {
  const half = Math.floor(width / 2);
  const blue = { width: width - half, height, channels: 3, background: '#0000ff' } as const;
  return sharp({
    create: { width, height, channels: 3, background: { r: 255, g: seed, b: 0 } },
  }).composite([{ input: { create: blue }, left: half, top: 0 }]);
}

/** As written by a phone held upright: the sensor's picture, its orientation, and the location. */
export function phonePhoto(): Promise<Buffer> {
  return drawPhoto({ width: 600, height: 400 })
    .withExif({
      IFD0: { Make: 'Secret Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 46/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
