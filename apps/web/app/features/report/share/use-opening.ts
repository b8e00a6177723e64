import { openSharedProperty } from '@alpha/contract';
import { call } from '~/lib/api-client';
import { useSeen } from '~/lib/use-seen';

export function useOpening(token: string): void {
  useSeen(token, () => call(openSharedProperty, { params: { token } }));
}
