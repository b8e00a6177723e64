import { mercatorX, mercatorY } from '../mercator.ts';
import { createNames } from './names.ts';
import { type Staging, stagingOf, widened } from './staging.ts';
import { STREAM_ROW } from './stream-row.ts';

const HEADER_BYTES = 19;
const END = -1;

/** Reads rows of PostgreSQL's binary format, as `STREAM_ROW` selects them. */
export function createMarketStream(listings: number) {
  let rows: Staging = stagingOf(Math.ceil(1.02 * listings) + 1_024);
  let size = 0;
  let isBegun = false;
  let view: DataView = new DataView(new ArrayBuffer(0));
  const names = createNames();
  const { offsetOf, names: namesAt } = STREAM_ROW;
  const int = (row: number, key: keyof typeof offsetOf) => view.getInt32(row + offsetOf[key]);
  const float = (row: number, key: keyof typeof offsetOf) => view.getFloat32(row + offsetOf[key]);

  /** → where the next row begins. */
  function read(chunk: Buffer, from: number): number {
    const row = chunk.byteOffset + from;
    // Three texts, each with its length before it.
    let end = from + namesAt;
    for (let i = 0; i < 3; i += 1) end += 4 + view.getInt32(chunk.byteOffset + end);
    if (size === rows.id.length) rows = widened(rows);
    const at = size;
    size += 1;
    const { type, pair } = names.of(chunk, from + namesAt, end);
    const [lng, lat] = [int(row, 'lng'), int(row, 'lat')];
    rows.id[at] = int(row, 'id');
    rows.lng[at] = lng;
    rows.lat[at] = lat;
    rows.x[at] = mercatorX(lng / 1e6);
    rows.y[at] = mercatorY(lat / 1e6);
    rows.initialInvestment[at] = view.getFloat64(row + offsetOf.initialInvestment);
    rows.relevance[at] = float(row, 'relevance');
    rows.totalRoi[at] = float(row, 'totalRoi');
    rows.annualRoi[at] = float(row, 'annualRoi');
    rows.netProfit[at] = float(row, 'netProfit');
    rows.kind[at] = names.kindOf(
      int(row, 'beds'),
      float(row, 'baths'),
      int(row, 'cashFlowFirstYear'),
      type,
    );
    rows.pair[at] = pair;
    rows.askingPrice[at] = int(row, 'askingPrice');
    rows.sqft[at] = int(row, 'sqft');
    rows.yearBuilt[at] = int(row, 'yearBuilt');
    rows.hoaMonthly[at] = int(row, 'hoaMonthly');
    rows.listedDay[at] = int(row, 'listedDay');
    rows.cashFlowMonthly[at] = float(row, 'cashFlowMonthly');
    rows.chanceOfLoss[at] = float(row, 'chanceOfLoss');
    rows.valueForRisk[at] = float(row, 'valueForRisk');
    rows.discount[at] = float(row, 'discount');
    return end;
  }

  return {
    take(chunk: Buffer): void {
      if (chunk.buffer !== view.buffer) view = new DataView(chunk.buffer);
      let at = isBegun ? 0 : HEADER_BYTES;
      isBegun = true;
      while (at < chunk.length && chunk.readInt16BE(at) !== END) at = read(chunk, at);
    },
    read: () => ({ rows, size, names }),
  };
}
