import { POSITIONS, snap } from '~/ui/slider-scale';
import { PAYMENT_SCALE } from '../payment/payment-scale';
import { PAYMENT } from '../questions';

/** Where the thumb was left before the page was awake, in dollars; null where nobody moved it. */
export function earlyPayment(position: FormDataEntryValue | null): number | null {
  const at = Number(position ?? Number.NaN) / POSITIONS;
  const dollars = snap(PAYMENT_SCALE.toValue(at), PAYMENT);
  return Number.isNaN(at) || dollars === PAYMENT.middle ? null : dollars;
}
