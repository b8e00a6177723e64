import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { ButtonLink } from './button';
import { EmptyState } from './empty-state';

type MissingStateProps = { title: ReactNode; text: ReactNode; backTo: To; backLabel: ReactNode };

/** The URL is valid, but its item no longer exists. */
export function MissingState({ title, text, backTo, backLabel }: MissingStateProps) {
  return (
    <EmptyState
      icon={<CircleHelp aria-hidden="true" size={24} strokeWidth={1.25} />}
      title={title}
      text={text}
      actions={
        <ButtonLink to={backTo} variant="secondary">
          {backLabel}
        </ButtonLink>
      }
    />
  );
}
