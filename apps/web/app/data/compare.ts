// By noun, not from the index: visitors carry these endpoints and no others.
import {
  compareProperties,
  compareRoomHomes,
  compareSharedShortlist,
  printComparison,
  printRoomComparison,
  printSharedComparison,
} from '@alpha/contract/compare';
import { getLinkedComparison, printLinkedComparison } from '@alpha/contract/comparison-links';
import type { CallOf, ResponseOf } from '@alpha/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { download } from '~/lib/download';
import { KEYS } from './keys';

export type Comparison = ResponseOf<typeof compareProperties>;

/**
 * Who compares: staff any property, investors those of their room or of a shortlist they were sent. Behind a public
 * address everybody sees what its maker saw.
 */
export type ComparedBy =
  | { kind: 'staff' }
  | { kind: 'room' }
  | { kind: 'shortlist'; token: string }
  | { kind: 'link'; token: string };

type Asked = {
  ids: readonly number[];
  /** The query of the page: its assumptions. */
  view: string;
  isTogether: boolean;
};

type Options = { signal?: AbortSignal };

/** Without ids: all homes of the room or of the shortlist. */
export function readComparison(
  by: ComparedBy,
  { ids, view, isTogether }: Asked,
  options?: Options,
): Promise<Comparison> {
  const property_ids = ids.join(',');
  const shown = { ...(view && { view }), ...(isTogether && { bundle: '1' as const }) };
  if (by.kind === 'link') {
    const query = isTogether ? { bundle: '1' as const } : {};
    return call(getLinkedComparison, { params: { token: by.token }, query }, options);
  }
  if (by.kind === 'staff')
    return call(compareProperties, { query: { property_ids, ...shown } }, options);
  const query = { ...(property_ids && { property_ids }), ...shown };
  return by.kind === 'room'
    ? call(compareRoomHomes, { query }, options)
    : call(compareSharedShortlist, { params: { token: by.token }, query }, options);
}

export const comparisonQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...KEYS.comparisons, asked.ids.join(), asked.view, asked.isTogether],
    queryFn: ({ signal }) => readComparison({ kind: 'staff' }, asked, { signal }),
    enabled: asked.ids.length > 0,
  });

type Printed = { ids: readonly number[] } & Pick<
  CallOf<typeof printComparison>['query'],
  'view' | 'locale' | 'currency'
>;

const FALLBACK_NAME = 'alpha-agent.pdf';

export function downloadComparison(by: ComparedBy, { ids, ...printed }: Printed): Promise<void> {
  if (by.kind === 'link') {
    const { locale, currency } = printed;
    const asked = currency && currency !== 'USD' ? { locale, currency } : { locale };
    const input = { params: { token: by.token }, query: asked };
    return download(printLinkedComparison, input, FALLBACK_NAME);
  }
  const query = { property_ids: ids.join(','), ...printed };
  if (by.kind === 'staff') return download(printComparison, { query }, FALLBACK_NAME);
  if (by.kind === 'room') return download(printRoomComparison, { query }, FALLBACK_NAME);
  const input = { params: { token: by.token }, query };
  return download(printSharedComparison, input, FALLBACK_NAME);
}
