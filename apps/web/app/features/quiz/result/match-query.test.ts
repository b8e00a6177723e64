import { listPropertyMatches } from '@alpha/contract/matches';
import { expect, it } from 'vitest';
import { CHOICES, PAYMENT } from '../questions';
import { matchQuery } from './match-query';

const chosen = (id: number) => ({ label: '', answer: '', id });

it('asks with the answers that weigh, in either language', () => {
  expect(
    matchQuery({
      initialPayment: { label: '', answer: 'US$ 150.000' },
      selectedAge: chosen(2),
      selectedRiskComfort: chosen(1),
      selectedInvestmentGoal: chosen(4),
      selectedPropertyType: chosen(5),
    }),
  ).toEqual({ initial_payment: 150_000, risk: 1, goal: 4, property_type: 5 });
});

it('asks with the default down payment when nothing is answered', () => {
  expect(matchQuery({})).toEqual({ initial_payment: PAYMENT.middle });
});

it('asks nothing that the server would refuse', () => {
  for (const risk of CHOICES.risk.ids)
    for (const goal of CHOICES.goal.ids)
      for (const type of CHOICES.type.ids) {
        const query = matchQuery({
          selectedRiskComfort: chosen(risk),
          selectedInvestmentGoal: chosen(goal),
          selectedPropertyType: chosen(type),
        });
        expect(listPropertyMatches.query?.safeParse(query).success).toBe(true);
      }
});
