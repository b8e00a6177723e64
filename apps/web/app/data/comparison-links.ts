// By noun, not from the index: visitors carry these endpoints and no others.
import {
  createComparisonLink,
  createRoomComparisonLink,
  type getLinkedComparison,
  listComparisonLinks,
  listRoomComparisonLinks,
  revokeComparisonLink,
  revokeRoomComparisonLink,
} from '@alpha/contract/comparison-links';
import type { CallOf, ResponseOf } from '@alpha/contract/endpoint';
import { call } from '~/lib/api-client';

export type LinkedComparison = ResponseOf<typeof getLinkedComparison>;
export type ComparisonLink = ResponseOf<typeof listComparisonLinks>[number];

/** Who may make public addresses: the reader of one, or of a shortlist, has an address already. */
export type LinkMaker = 'staff' | 'room';

type Shared = CallOf<typeof createComparisonLink>['body'];

export const makeComparisonLink = (maker: LinkMaker, body: Shared) =>
  maker === 'staff'
    ? call(createComparisonLink, { body })
    : call(createRoomComparisonLink, { body });

export const readComparisonLinks = (maker: LinkMaker): Promise<ComparisonLink[]> =>
  maker === 'staff' ? call(listComparisonLinks) : call(listRoomComparisonLinks);

export const endComparisonLink = (maker: LinkMaker, id: number) =>
  maker === 'staff'
    ? call(revokeComparisonLink, { params: { id } })
    : call(revokeRoomComparisonLink, { params: { id } });
