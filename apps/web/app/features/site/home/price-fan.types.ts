/** A price in USD and where it stands: the share of the height, from the top. */
export type PlacedPrice = { usd: number; top: number };

/** The fan as it is drawn: path data in a box of `width` by `height`, made on the server. */
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
  /** The sample of single decades, several to a string: the first ones are enough on a phone. */
  lines: string[];
  /** How many decades stand behind the percentiles. */
  simulated: number;
};
