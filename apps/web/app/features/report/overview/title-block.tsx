import type { BlockProps } from '../report.types';

export function TitleBlock({ report: { property } }: BlockProps) {
  return <h1>{property.address}</h1>;
}
