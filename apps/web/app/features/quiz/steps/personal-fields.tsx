import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { AskedHomeLine } from '~/visitors/asked-home-line';
import { MAX_LENGTH } from '../questions';
import type { Question } from '../store/open-steps';
import { ChoiceGroup } from './choice-group';
import { useAnswers, useIsReferred } from './use-answers';

/** Step 1. The email is only required, not validated: typos are corrected on the phone. */
export function PersonalFields({ missing }: { missing: readonly Question[] }) {
  const t = useT('quizSteps');
  const { record, write } = useAnswers();
  const isReferred = useIsReferred();
  const errorOf = (field: Question) => (missing.includes(field) ? t('required') : undefined);
  return (
    <div className="grid gap-8">
      <AskedHomeLine />
      <TextField
        name="location"
        label={t('question.location')}
        hint={t('hint.location')}
        error={errorOf('location')}
        value={record.location?.answer ?? ''}
        onChange={(event) => write('location', event.target.value)}
        maxLength={MAX_LENGTH.location}
        autoComplete="off"
      />
      <ChoiceGroup question="age" isMissing={missing.includes('age')} isInRow />
      <div className="grid gap-6 sm:grid-cols-2">
        {isReferred && (
          <p className="-mb-2 text-14 text-pretty text-ink-2 sm:col-span-2">{t('hint.referred')}</p>
        )}
        <TextField
          name="nombre"
          label={t('question.nombre')}
          isOptional={isReferred}
          error={errorOf('nombre')}
          value={record.nombre ?? ''}
          onChange={(event) => write('nombre', event.target.value)}
          maxLength={MAX_LENGTH.nombre}
          autoComplete="name"
        />
        <TextField
          name="email"
          type="email"
          label={t('question.email')}
          isOptional={isReferred}
          error={errorOf('email')}
          value={record.email ?? ''}
          onChange={(event) => write('email', event.target.value)}
          maxLength={MAX_LENGTH.email}
          autoComplete="email"
        />
      </div>
    </div>
  );
}
