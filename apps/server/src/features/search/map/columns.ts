import { mercatorX, mercatorY } from './mercator.ts';

/** One listing as the map needs it. */
export type MapRow = {
  id: number;
  /** Millionths of a degree. */
  lng: number;
  lat: number;
  investment: number;
  baths: number;
  beds: number;
  isCashFlowPositive: boolean;
  city: string;
  state: string;
};

/**
 * Every listing, column by column: some forty bytes each, so that a million of them can be looked
 * through in a few milliseconds. A row that is gone keeps its place, marked.
 */
export type Columns = ReturnType<typeof createColumns>;

export function createColumns(capacity = 1_024) {
  let [size, alive] = [0, 0];
  let data = allocate(capacity);
  const rowOf = new Map<number, number>();
  const cities = new Map<string, number>();

  const codeOf = (name: string) => {
    const known = cities.get(name);
    if (known !== undefined) return known;
    cities.set(name, cities.size);
    return cities.size - 1;
  };

  const grow = () => {
    const bigger = allocate(data.id.length * 2);
    for (const key of Object.keys(data) as (keyof Arrays)[]) bigger[key].set(data[key]);
    data = bigger;
  };

  return {
    get size() {
      return size;
    },
    get alive() {
      return alive;
    },
    get data(): Readonly<Arrays> {
      return data;
    },
    /** `undefined`: no listing is there. */
    cityCode: (city: string, state?: string) => cities.get(state ? `${city}|${state}` : city),
    put(row: MapRow): void {
      let at = rowOf.get(row.id);
      if (at === undefined) {
        if (size === data.id.length) grow();
        at = size;
        size += 1;
        rowOf.set(row.id, at);
      }
      if (!data.isThere[at]) alive += 1;
      data.id[at] = row.id;
      data.x[at] = mercatorX(row.lng / 1e6);
      data.y[at] = mercatorY(row.lat / 1e6);
      data.lng[at] = row.lng;
      data.lat[at] = row.lat;
      data.investment[at] = row.investment;
      data.baths[at] = row.baths;
      data.beds[at] = row.beds;
      data.isCashFlowPositive[at] = row.isCashFlowPositive ? 1 : 0;
      data.city[at] = codeOf(row.city);
      data.cityInState[at] = codeOf(`${row.city}|${row.state}`);
      data.isThere[at] = 1;
    },
    remove(id: number): void {
      const at = rowOf.get(id);
      if (at === undefined || !data.isThere[at]) return;
      data.isThere[at] = 0;
      alive -= 1;
    },
    rowOf: (id: number) => rowOf.get(id),
  };
}

type Arrays = ReturnType<typeof allocate>;

function allocate(capacity: number) {
  return {
    id: new Int32Array(capacity),
    x: new Uint32Array(capacity),
    y: new Uint32Array(capacity),
    lng: new Int32Array(capacity),
    lat: new Int32Array(capacity),
    investment: new Float64Array(capacity),
    baths: new Float32Array(capacity),
    beds: new Uint8Array(capacity),
    isCashFlowPositive: new Uint8Array(capacity),
    city: new Int32Array(capacity),
    cityInState: new Int32Array(capacity),
    isThere: new Uint8Array(capacity),
  };
}
