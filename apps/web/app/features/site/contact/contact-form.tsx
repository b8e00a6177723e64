import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { AskedHomeLine } from '~/visitors/asked-home-line';
import { ConsentLine } from '~/visitors/consent-line';
import { Honeypot } from '~/visitors/honeypot';
import { ContactOutcome } from './contact-outcome';
import type { ContactPlace } from './contact-post';
import { MAX_LENGTH } from './contact-values';
import { useContactForm } from './use-contact-form';

type ContactFormProps = { place: ContactPlace; quizPath: string };

export function ContactForm({ place, quizPath }: ContactFormProps) {
  const t = useT('contactForm');
  const { form, state, mistakes, note, send } = useContactForm(place);
  const isSending = state === 'sending';
  return (
    <form
      ref={form}
      method="post"
      // Our own messages: native ones use the browser's language.
      noValidate
      aria-label={t('label')}
      onInput={note}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="grid gap-5 rounded-3 border border-line bg-surface p-5 shadow-2 md:p-8"
    >
      <AskedHomeLine />
      <TextField
        name="name"
        label={t('name')}
        required
        error={mistakes.name && t('missing.name')}
        maxLength={MAX_LENGTH.name}
        autoComplete="name"
        readOnly={isSending}
      />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        required
        error={mistakes.email && t(mistakes.email === 'odd' ? 'odd' : 'missing.email')}
        maxLength={MAX_LENGTH.email}
        autoComplete="email"
        readOnly={isSending}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          name="country"
          label={t('country')}
          isOptional
          maxLength={MAX_LENGTH.country}
          autoComplete="country-name"
          readOnly={isSending}
        />
        <TextField
          name="phone"
          type="tel"
          label={t('phone')}
          isOptional
          placeholder={t('phoneExample')}
          maxLength={MAX_LENGTH.phone}
          autoComplete="tel"
          readOnly={isSending}
        />
      </div>
      <Honeypot />
      <div className="grid gap-3">
        <Button
          type="submit"
          variant="accent"
          isBusy={isSending}
          className="min-h-13 w-full text-16 noscript:hidden"
        >
          {t('submit')}
        </Button>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <ContactOutcome state={state} quizPath={quizPath} />
      </div>
      <ConsentLine />
    </form>
  );
}
