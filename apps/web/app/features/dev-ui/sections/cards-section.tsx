import { Clock } from 'lucide-react';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { Card } from '~/ui/card';
import { FactList } from '~/ui/fact-list';
import { MetricStrip } from '~/ui/metric-strip';
import { Money, NotAvailable, Percent } from '~/ui/money';
import { cards, metrics, sections } from '../samples';
import { Section } from '../section';

export function CardsSection() {
  return (
    <Section title={sections.cards}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <HomeCard />
        <div className="grid gap-5">
          <LeadCard />
          <div className="flex flex-wrap gap-2">
            {(['neutral', 'accent', 'gain', 'loss'] as const).map((tone) => (
              <Badge key={tone} tone={tone}>
                {cards.badges[tone]}
              </Badge>
            ))}
          </div>
          <div className="flex items-center gap-3">
            {cards.people.map((name, index) => (
              <Avatar
                key={name}
                name={name}
                isNamed
                size={(['sm', 'md', 'lg'] as const)[index] ?? 'md'}
              />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}

function HomeCard() {
  return (
    <Card as="article" isSelected isInteractive isPadded={false}>
      <MetricStrip
        look="compact"
        metrics={[
          { label: cards.tenYear, figure: <Money value={97603} sign /> },
          { label: cards.cashFlow, figure: <NotAvailable /> },
          { label: cards.average, figure: <Percent value={6.2} /> },
          { label: cards.total, figure: <Percent value={62} decimals={1} /> },
        ]}
      />
      <div className="p-4">
        <div className="flex justify-between gap-3 text-12 text-ink-3">
          <p>
            {cards.listing}
            <Money value={450000} className="block text-20 leading-tight font-semibold text-ink" />
          </p>
          <p className="text-right">
            {cards.profit}
            <Money
              value={97603}
              tone="auto"
              className="block text-20 leading-tight font-semibold"
            />
          </p>
        </div>
        <h3 className="mt-3 text-18">{cards.street}</h3>
        <p className="mb-3 text-14 text-ink-2">{cards.city}</p>
        <FactList
          look="tight"
          className="border-t border-line pt-2"
          facts={[
            { label: cards.initial, value: <Money value={157500} />, note: cards.share },
            { label: cards.roi, value: <Percent value={62} decimals={1} /> },
            { label: cards.rent, value: <Money value={3300} />, note: cards.perMonth },
          ]}
        />
        <p className="mt-3 rounded-2 bg-sunken px-3 py-2.5 text-13 leading-snug text-ink-2">
          {metrics.why}
        </p>
      </div>
    </Card>
  );
}

function LeadCard() {
  return (
    <Card isInteractive isPadded={false} className="grid gap-2 p-3.5 shadow-1">
      <div className="flex items-start justify-between gap-2">
        <p className="font-medium">{cards.lead}</p>
        <Avatar name={cards.people[0] ?? ''} size="sm" />
      </div>
      <p className="flex justify-between gap-2 text-14 text-ink-2">
        {cards.country}
        <Money value={250000} className="font-semibold text-ink" />
      </p>
      <p className="border-t border-line pt-2 text-14 text-ink-2">{cards.interest}</p>
      <p className="flex items-center gap-1.5 text-13 font-medium text-loss">
        <Clock aria-hidden="true" size={14} strokeWidth={1.75} />
        {cards.due}
      </p>
    </Card>
  );
}
