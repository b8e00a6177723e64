import { STATEMENT_FIELDS, type StatementField } from '@alpha/contract';
import { nameKey } from '../../crm/index.ts';

/** Headers of managers and banks, in both languages, without case and accents. */
const HEADERS: Record<StatementField, readonly string[]> = {
  date: [
    ...['date', 'posted', 'posting date', 'posted date', 'transaction date', 'payment date'],
    ...['period', 'month', 'fecha', 'fecha de pago', 'fecha de movimiento', 'periodo', 'mes'],
  ],
  amount: ['amount', 'net amount', 'value', 'usd', 'importe', 'monto', 'valor', 'cantidad'],
  money_in: [
    ...['credit', 'credits', 'deposit', 'deposits', 'income', 'receipt', 'receipts', 'cash in'],
    ...['increase', 'money in', 'haber', 'abono', 'abonos', 'ingreso', 'ingresos', 'credito'],
    ...['creditos', 'entrada', 'entradas'],
  ],
  money_out: [
    ...['debit', 'debits', 'withdrawal', 'withdrawals', 'payment', 'payments', 'expense'],
    ...['expenses', 'disbursement', 'disbursements', 'cash out', 'decrease', 'money out', 'debe'],
    ...['cargo', 'cargos', 'egreso', 'egresos', 'debito', 'debitos', 'gasto', 'gastos', 'salida'],
    'salidas',
  ],
  balance: ['balance', 'running balance', 'account balance', 'saldo', 'saldo acumulado'],
  category: [
    ...['category', 'account', 'account name', 'gl account', 'type', 'transaction type'],
    ...['categoria', 'cuenta', 'tipo', 'rubro', 'tipo de movimiento'],
  ],
  text: [
    ...['description', 'memo', 'details', 'detail', 'payee', 'payee payer', 'name', 'reference'],
    ...['notes', 'comment', 'descripcion', 'concepto', 'detalle', 'glosa', 'referencia', 'nota'],
    ...['notas', 'comentario', 'beneficiario'],
  ],
};

const FIELD_OF = new Map(
  STATEMENT_FIELDS.flatMap((field) => HEADERS[field].map((header) => [header, field] as const)),
);

/** The field of each column by its header; a repeated field is left out. */
export function guessColumns(headers: readonly string[]): (StatementField | null)[] {
  const taken = new Set<StatementField>();
  return headers.map((header) => {
    const field = FIELD_OF.get(nameKey(header));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** One amount with a sign, or money in and out apart. */
export function missingColumns(mapping: readonly (StatementField | null)[]): StatementField[] {
  const has = (field: StatementField) => mapping.includes(field);
  return [
    ...(has('date') ? [] : ['date' as const]),
    ...(has('amount') || has('money_in') || has('money_out') ? [] : ['amount' as const]),
  ];
}
