import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { RadioGroup } from '~/ui/radio-group';
import { SegmentedControl } from '~/ui/segmented-control';
import { choices, sections } from '../samples';
import { Section } from '../section';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

export function ChoicesSection() {
  const [order, setOrder] = useState('up');
  const [view, setView] = useState('both');
  return (
    <Section title={sections.choices}>
      <RadioGroup legend={choices.goal} choices={choices.goals} look="cards" defaultValue="cash" />
      <RadioGroup
        legend={choices.amount}
        choices={choices.amounts}
        look="chips"
        defaultValue="269"
      />
      <RadioGroup legend={choices.language} choices={choices.languages} defaultValue="es" />
      <div className="flex flex-wrap gap-4">
        <SegmentedControl
          label={choices.view}
          segments={choices.views}
          value={view}
          onChange={setView}
        />
        <SegmentedControl
          label={choices.order}
          segments={[
            { value: 'up', label: <ArrowUp {...ICON} />, ariaLabel: choices.ascending },
            { value: 'down', label: <ArrowDown {...ICON} />, ariaLabel: choices.descending },
          ]}
          value={order}
          onChange={setOrder}
        />
      </div>
    </Section>
  );
}
