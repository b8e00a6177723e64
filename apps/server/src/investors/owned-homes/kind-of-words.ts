import type { EntryKind } from '@alpha/contract';
import { nameKey } from '../../crm/index.ts';

/** In this order: `late fee` before `fee`, a payment to the owner before `rent`. */
const WORDS: readonly [EntryKind, RegExp][] = [
  [
    'owner_payout',
    /\b(owner (draw|distribution|payment|payout|contribution|disbursement)|distribution|payout|(pago|giro|transferencia|aporte) (al|del) (propietario|dueno)|distribucion)/,
  ],
  [
    'mortgage_interest',
    /\b(mortgage interest|loan interest|intereses?( de)?( la)? (hipoteca|prestamo)|intereses? hipotecari)/,
  ],
  ['mortgage_principal', /\b(mortgage|loan principal|principal|hipoteca|amortizacion)/],
  [
    'property_tax',
    /\b(property tax|real estate tax|county tax|tax(es)?|predial|impuestos?|contribuciones)\b/,
  ],
  ['insurance', /\b(insurance|seguros?|poliza|hazard|flood)\b/],
  ['hoa', /\b(hoa|coa|association|condo (fee|dues)|asociacion|condominio|expensas)\b/],
  [
    'other_income',
    /\b(late (fee|charge)|application fee|pet (fee|rent)|laundry|other income|misc income|otros ingresos|recargo|mora)\b/,
  ],
  [
    'management_fee',
    /\b(management|mgmt|manager|leasing|lease (fee|up)|placement|administracion|honorarios|comision)/,
  ],
  [
    'capital_improvement',
    /\b(capital|capex|improvements?|renovation|remodel|mejoras?|remodelacion|renovacion)/,
  ],
  [
    'utilities',
    /\b(utilit|water|electric|power|gas|sewer|trash|garbage|internet|servicios publicos|agua|luz|electricidad|basura)/,
  ],
  [
    'repairs',
    /\b(repair|maintenance|plumb|hvac|landscap|lawn|pest|clean|handyman|paint|appliance|lock|reparacion|mantenimiento|plomer|jardin|limpieza|fumigacion|pintura|cerraj|electrodomestico)/,
  ],
  ['rent', /\b(rents?|rental|rentas?|alquiler(es)?|arriendos?|arrendamientos?|canon)\b/],
];

export function kindOfWords(...texts: readonly string[]): EntryKind | undefined {
  for (const text of texts) {
    const plain = nameKey(text);
    const found = WORDS.find(([, words]) => words.test(plain));
    if (found) return found[0];
  }
  return undefined;
}

export type Total = 'opening' | 'closing' | 'income' | 'expenses' | 'net' | 'all';

const TOTALS: readonly [Total, RegExp][] = [
  [
    'opening',
    /^(opening|beginning|starting|previous) balance|^balance (brought )?forward|^saldo (inicial|anterior)/,
  ],
  ['closing', /^(closing|ending|end) balance|^saldo (final|actual|al cierre)/],
  [
    'income',
    /^totals? (of )?(income|receipts|credits|deposits)|^total (de )?(ingresos|abonos|creditos)/,
  ],
  [
    'expenses',
    /^totals? (of )?(expenses?|disbursements|debits)|^total (de )?(gastos|egresos|cargos|debitos)/,
  ],
  [
    'net',
    /^net (income|operating income|to owner|cash flow)|^(ingreso|resultado|flujo) neto|^neto( al propietario)?$/,
  ],
  ['all', /^(sub ?)?totals?( general)?$|^totales$/],
];

/** A row that sums up others or states a balance. */
export function totalOfWords(text: string): Total | undefined {
  const plain = nameKey(text);
  return TOTALS.find(([, words]) => words.test(plain))?.[0];
}
