import * as api from '@alpha/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

export const reportQuery = (address: string) =>
  queryOptions({
    queryKey: [...KEYS.reports, address],
    queryFn: () => call(api.getPropertyByAddress, { params: { address } }),
  });
