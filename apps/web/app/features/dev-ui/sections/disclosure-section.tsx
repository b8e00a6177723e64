import { Accordion } from '~/ui/accordion';
import { Tabs } from '~/ui/tabs';
import { disclosure, sections } from '../samples';
import { Section } from '../section';

export function DisclosureSection() {
  return (
    <Section title={sections.disclosure}>
      <Tabs
        label={disclosure.label}
        tabs={disclosure.tabs.map(({ text, ...tab }) => ({
          ...tab,
          content: <p className="text-15 text-ink-2">{text}</p>,
        }))}
      />
      <Accordion items={disclosure.questions} isFirstOpen />
    </Section>
  );
}
