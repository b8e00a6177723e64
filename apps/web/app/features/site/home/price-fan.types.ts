/** A price in USD and its position as a share of the height, from the top. */
export type PlacedPrice = { usd: number; top: number };

/** The fan chart: path data in a box of `width` by `height`, computed on the server. */
export type PriceFanPicture = {
  width: number;
  height: number;
  start: PlacedPrice;
  high: PlacedPrice;
  median: PlacedPrice;
  low: PlacedPrice;
  /** From the 5th to the 95th percentile, and from the 25th to the 75th. */
  bands: { wide: string; narrow: string };
  curves: { high: string; median: string; low: string };
  /** A sample of single paths, several per string: phones draw only the first ones. */
  lines: string[];
  /** Number of simulated paths behind the percentiles. */
  simulated: number;
};
