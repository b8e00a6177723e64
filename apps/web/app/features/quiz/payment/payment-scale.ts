import { splitScale } from '~/ui/slider-scale';
import { PAYMENT } from '../questions';

export const PAYMENT_SCALE = splitScale(PAYMENT.min, PAYMENT.middle, PAYMENT.max);
