import { POSITIONS, snap } from '~/ui/slider-scale';
import { PAYMENT_SCALE } from '../payment/payment-scale';
import { PAYMENT } from '../questions';

/** The slider's position before hydration, in dollars; null if it was not moved. */
export function earlyPayment(position: FormDataEntryValue | null): number | null {
  const at = Number(position ?? Number.NaN) / POSITIONS;
  const dollars = snap(PAYMENT_SCALE.toValue(at), PAYMENT);
  return Number.isNaN(at) || dollars === PAYMENT.middle ? null : dollars;
}
