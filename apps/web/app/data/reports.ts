import { getPropertyByAddress } from '@alpha/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';

export const reportQuery = (address: string) =>
  queryOptions({
    queryKey: ['report', address],
    queryFn: () => call(getPropertyByAddress, { params: { address } }),
  });
