/**
 * The same answer for the same object, computed once: several parts of a report ask for it, and each would
 * take a millisecond.
 */
export function onceFor<Given extends object, Answer>(
  compute: (given: Given) => Answer,
): (given: Given) => Answer {
  const answers = new WeakMap<Given, { answer: Answer }>();
  return (given) => {
    const known = answers.get(given);
    if (known) return known.answer;
    const answer = compute(given);
    answers.set(given, { answer });
    return answer;
  };
}
