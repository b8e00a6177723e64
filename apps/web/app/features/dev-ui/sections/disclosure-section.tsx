import { Accordion } from '~/ui/accordion';
import { disclosure, sections } from '../samples';
import { Section } from '../section';

export function DisclosureSection() {
  return (
    <Section title={sections.disclosure}>
      <Accordion items={disclosure.questions} isFirstOpen />
    </Section>
  );
}
