import type { CampaignFigures, Dashboard, DashboardPerson } from '@alpha/contract';
import { IDLE_DAYS, NO_UTM } from '@alpha/contract';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { useCampaignName } from './campaigns-section';
import { useFigures } from './use-figures';
import type { View } from './view';

type AnswersProps = {
  figures: Dashboard;
  people: DashboardPerson[] | undefined;
  campaigns: CampaignFigures[] | undefined;
  view: View;
};

/** The four questions somebody opens the dashboard with, each answered in a sentence that leads on. */
export function Answers({ figures, people, campaigns, view }: AnswersProps) {
  const t = useT('dashboard');
  return (
    <ul
      aria-label={t('answers.label')}
      className="grid gap-px overflow-hidden rounded-3 border border-line bg-line md:grid-cols-2 xl:grid-cols-4"
    >
      <Answer to="track" question={t('answers.track')}>
        <Track {...{ figures, view }} />
      </Answer>
      <Answer to="pipeline" question={t('answers.stuck')}>
        <Stuck figures={figures} />
      </Answer>
      <Answer to="people" question={t('answers.help')}>
        {people && <Help people={people} />}
      </Answer>
      <Answer to="campaigns" question={t('answers.campaign')}>
        {campaigns && <Pays campaigns={campaigns} />}
      </Answer>
    </ul>
  );
}

function Answer({ to, question, children }: { to: string; question: string; children: ReactNode }) {
  return (
    <li className="relative grid content-start gap-1.5 bg-surface px-4 py-3.5 md:px-5 md:py-4">
      <a
        href={`#${to}`}
        className="text-13 font-medium text-ink-3 after:absolute after:inset-0 hover:text-accent"
      >
        {question}
      </a>
      <p className="min-h-12 font-serif text-18 leading-snug text-pretty">{children}</p>
    </li>
  );
}

function Track({ figures, view }: { figures: Dashboard; view: View }) {
  const t = useT('dashboard');
  const { short } = useFigures();
  const { now, before, won_statuses } = figures;
  if (won_statuses.length === 0) return t('answers.wonUnknown');
  const change = now.won - before.won;
  return t('answers.won', {
    won: now.won,
    value: short(now.won_value),
    change,
    size: Math.abs(change),
    direction: change > 0 ? 'more' : 'fewer',
    choice: view.choice,
  });
}

function Stuck({ figures }: { figures: Dashboard }) {
  const t = useT('dashboard');
  const { open, pipeline } = figures;
  // Where nothing can be sold, waiting costs nothing.
  const [worst] = pipeline
    .filter(({ chance_percent }) => chance_percent > 0)
    .sort((a, b) => b.idle - a.idle);
  if (open.leads === 0) return t('answers.nothingOpen');
  if (!worst || worst.idle === 0) return t('answers.notStuck', { days: IDLE_DAYS });
  return t('answers.idle', {
    idle: open.idle,
    open: open.leads,
    days: IDLE_DAYS,
    status: worst.status.name,
    worst: worst.idle,
  });
}

function Help({ people }: { people: DashboardPerson[] }) {
  const t = useT('dashboard');
  const [first] = people;
  if (!first || first.overdue + first.waiting === 0) return t('answers.noHelp');
  const others = people.slice(1).filter(({ overdue, waiting }) => overdue + waiting > 0).length;
  return t('answers.needsHelp', {
    name: first.user.name,
    overdue: first.overdue,
    waiting: first.waiting,
    others,
  });
}

function Pays({ campaigns }: { campaigns: CampaignFigures[] }) {
  const t = useT('dashboard');
  const { money } = useFigures();
  const nameOf = useCampaignName();
  const named = campaigns.filter(
    ({ source, campaign }) => source !== NO_UTM || campaign !== NO_UTM,
  );
  const perSale = ({ cost, won }: CampaignFigures) =>
    cost !== null && won > 0 ? cost / won : Number.POSITIVE_INFINITY;
  const [cheapest] = named
    .filter((row) => perSale(row) < Number.POSITIVE_INFINITY)
    .sort((a, b) => perSale(a) - perSale(b));
  if (cheapest)
    return t('answers.pays', {
      ...{ name: nameOf(cheapest), won: cheapest.won, cost: money(perSale(cheapest)) },
    });
  const [best] = named;
  if (!best) return t('answers.noCampaign');
  return t(best.won > 0 ? 'answers.sells' : 'answers.brings', {
    ...{ name: nameOf(best), won: best.won, leads: best.leads },
  });
}
