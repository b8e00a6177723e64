import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '~/ui/button';
import { CopyButton } from '~/ui/copy-button';
import { IconButton } from '~/ui/icon-button';
import { TextLink } from '~/ui/text-link';
import { buttons, sections } from '../samples';
import { Section } from '../section';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const;

export function ButtonsSection() {
  const [isBusy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <Section title={sections.buttons}>
      <div className="flex flex-wrap gap-3">
        <Button>{buttons.primary}</Button>
        <Button variant="secondary">{buttons.secondary}</Button>
        <Button variant="accent">{buttons.accent}</Button>
        <Button variant="quiet">{buttons.quiet}</Button>
        <Button variant="danger">{buttons.danger}</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">{buttons.small}</Button>
        <Button size="sm" variant="secondary">
          {buttons.secondary}
        </Button>
        <Button disabled>{buttons.disabled}</Button>
        <Button isBusy>{buttons.busy}</Button>
        <Button variant="secondary" isBusy={isBusy} onClick={work}>
          {buttons.toggle}
        </Button>
        <ButtonLink to="/dev/ui" variant="secondary">
          {buttons.link}
        </ButtonLink>
        <CopyButton text={buttons.copy} label={buttons.copy} />
        <TextLink to="/dev/ui">{buttons.textLink}</TextLink>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <IconButton label={buttons.previous} variant="secondary" isRound>
          <ChevronLeft {...ICON} />
        </IconButton>
        <IconButton label={buttons.next} variant="secondary" isRound>
          <ChevronRight {...ICON} />
        </IconButton>
        <IconButton label={buttons.add}>
          <Plus {...ICON} />
        </IconButton>
      </div>
    </Section>
  );
}
