import { createHash } from 'node:crypto';
import { Compression, type Header, PMTiles, TileType } from 'pmtiles';
import { type Snapshot, SnapshotChanged, UnusableStreets } from './snapshot.ts';

export type Archive = Snapshot & {
  /** In addresses: parts of two files are never mixed, and each may be kept forever. */
  version: string;
  /** West, south, east, north in degrees. */
  bounds: [number, number, number, number];
  minZoom: number;
  maxZoom: number;
};

/** Header, root and names of the layers: a few kilobytes in any file. */
const MOST_BYTES = 4 * 1024 * 1024;
const PACKED = [Compression.None, Compression.Gzip];
/** What a map without them would not be. */
const LAYERS = ['earth', 'roads'];

/** Checks that a browser can draw streets from this file. */
export async function readArchive(snapshot: Snapshot): Promise<Archive> {
  const { header, layers, beginning } = await readAbout(snapshot).catch((error: unknown) => {
    if (error instanceof UnusableStreets || error instanceof SnapshotChanged) throw error;
    throw new UnusableStreets('otherFormat', { cause: error });
  });
  if (snapshot.bytes < endOf(header)) throw new UnusableStreets('incomplete');
  if (!isDrawable(header) || !LAYERS.every((layer) => layers.includes(layer)))
    throw new UnusableStreets('otherFormat');
  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = header;
  const version = createHash('sha256').update(snapshot.identity).update(beginning).digest('hex');
  return {
    ...snapshot,
    version: version.slice(0, 16),
    bounds: [minLon, minLat, maxLon, maxLat],
    minZoom,
    maxZoom,
  };
}

async function readAbout(snapshot: Snapshot) {
  let beginning: Uint8Array = new Uint8Array();
  const archive = new PMTiles({
    getKey: () => snapshot.stamp,
    getBytes: async (start, length) => {
      if (length > MOST_BYTES) throw new UnusableStreets('otherFormat');
      const bytes = await snapshot.read(start, length);
      if (start === 0) beginning = bytes;
      return { data: new Uint8Array(bytes).buffer };
    },
  });
  const header = await archive.getHeader();
  if (snapshot.bytes < endOf(header)) throw new UnusableStreets('incomplete');
  return { header, layers: layersOf(await archive.getMetadata()), beginning };
}

const isDrawable = ({ specVersion, tileType, ...header }: Header) =>
  specVersion === 3 &&
  tileType === TileType.Mvt &&
  PACKED.includes(header.tileCompression) &&
  header.minLon < header.maxLon &&
  header.minLat < header.maxLat;

const endOf = ({ tileDataOffset, tileDataLength = 0 }: Header) => tileDataOffset + tileDataLength;

function layersOf(metadata: unknown): string[] {
  const { vector_layers: layers } = metadata as { vector_layers?: unknown };
  return Array.isArray(layers) ? layers.map((layer) => String(layer?.id)) : [];
}
