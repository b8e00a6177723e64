import { PenLine, X } from 'lucide-react';
import { Button } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { MapFrame } from '~/ui/map/map-frame';
import { mapText } from '../sample-map';
import { sections } from '../samples';
import { Section } from '../section';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

export function MapSection({ theme }: { theme: string }) {
  const controls = (
    <>
      <Button variant="secondary">
        <PenLine {...ICON} />
        {mapText.draw}
      </Button>
      <Button variant="secondary">
        <X {...ICON} />
        {mapText.clear}
      </Button>
    </>
  );
  return (
    <Section title={sections.map}>
      <MapFrame label={`${mapText.loading}, ${theme}`} isLoading controls={controls} />
      <MapFrame
        label={`${mapText.failed}, ${theme}`}
        controls={controls}
        note={<ErrorState text={mapText.note} onRetry={() => {}} />}
      />
    </Section>
  );
}
