import type { DeliveryReason } from '@alpha/contract';

/** Why Meta gave no lead. */
export class GraphFailure extends Error {
  override name = 'GraphFailure';

  constructor(
    readonly reason: DeliveryReason,
    options?: ErrorOptions,
  ) {
    super(`graph failed: ${reason}`, options);
  }
}
