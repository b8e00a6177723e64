import type { ScenarioChanges } from '@alpha/contract';
import {
  ASSESSMENT_AMOUNTS,
  ASSESSMENT_CHANCES,
  SCENARIO_PULLS,
  USUAL_ASSESSMENT_CHANCE,
} from '@alpha/contract/scenario-terms';
import type { ProjectInputs, PullChoice } from '@alpha/engine';
import {
  type Changes,
  isSameScenario,
  readHoldYears,
  readScenario,
  writeScenario,
} from '@alpha/report-model/scenario-changes';
import { replanned } from '@alpha/report-model/scenario-inputs';
import { SCENARIO_PARAMS, scenarioSearch } from '@alpha/report-model/scenario-url';
import { useEffect, useMemo, useRef } from 'react';
import { readChoice, useUrlState } from '~/lib/url-state';
import type { TriedAssessment } from './special-assessment';

/** Long enough that a moving slider never writes, short enough that a copied link is complete. */
const PAUSE_MS = 300;

/** Owner type for tax purposes, as in the URL. */
const LENSES = ['us', 'net', 'gross'] as const;
export type LensKey = (typeof LENSES)[number];

type ScenarioBase = {
  base: ProjectInputs | null;
  market: Record<string, number>;
  /** Without a price history there is no usual level to be pulled to. */
  hasPull: boolean;
  /** Only condominium owners pay special assessments. */
  mayBeAssessed: boolean;
};

/** From the URL; on the server too, so that a pasted link is rendered correctly at once. */
export function useScenarioUrl({ base, market, hasPull, mayBeAssessed }: ScenarioBase) {
  const { params, set } = useUrlState();
  const pull: PullChoice = (hasPull && readChoice(params, 'pull', SCENARIO_PULLS)) || 'on';
  const inUrl = useMemo(() => {
    if (!base) return {};
    const holdYears = readHoldYears(params, base);
    return readScenario(params, replanned(base, market, { pull, holdYears }));
  }, [params, base, market, pull]);
  const amount = mayBeAssessed ? readChoice(params, 'assess', ASSESSMENT_AMOUNTS) : undefined;
  const chance = readChoice(params, 'chance', ASSESSMENT_CHANCES) ?? USUAL_ASSESSMENT_CHANCE;
  const assessment = useMemo(
    (): TriedAssessment | null => (amount ? { amount, chance } : null),
    [amount, chance],
  );
  return {
    assessment,
    setAssessment: (tried: TriedAssessment | null) =>
      set({
        assess: tried?.amount ?? null,
        chance: !tried || tried.chance === USUAL_ASSESSMENT_CHANCE ? null : tried.chance,
      }),
    inUrl,
    pull,
    setPull: (choice: PullChoice) => set({ pull: choice === 'on' ? null : choice }),
    lens: readChoice(params, 'tax', LENSES) ?? null,
    setLens: (lens: LensKey | null) => set({ tax: lens }),
    write: set,
  };
}

/** The query that opens a scenario on this page; language, currency and the rest of the address stay. */
export function useScenarioLink(): (changes: ScenarioChanges) => string {
  const { params } = useUrlState();
  return (changes) => {
    const others = [...params].filter(([name]) => !SCENARIO_PARAMS.has(name));
    const own = [...new URLSearchParams(scenarioSearch(changes))];
    return `?${new URLSearchParams([...others, ...own])}`;
  };
}

type Binding = {
  changes: Changes;
  inUrl: Changes;
  write: (changes: Record<string, string | null>) => void;
  adopt: (changes: Changes) => void;
};

/** Keeps state and URL in sync: changes are written after a pause; back, forward and links are read. */
export function useScenarioInUrl({ changes, inUrl, write, adopt }: Binding) {
  const known = useRef(inUrl);
  /** Changes we wrote ourselves: their echo in the URL is not an outside change. */
  const sent = useRef<Changes[]>([]);

  useEffect(() => {
    const isEcho = sent.current.some((each) => isSameScenario(each, inUrl));
    if (isSameScenario(inUrl, known.current)) sent.current = [];
    if (isEcho || isSameScenario(inUrl, known.current)) return;
    known.current = inUrl;
    adopt(inUrl);
  }, [inUrl, adopt]);

  useEffect(() => {
    if (isSameScenario(changes, known.current)) return;
    const timer = setTimeout(() => {
      known.current = changes;
      sent.current.push(changes);
      write(writeScenario(changes));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changes, write]);
}
