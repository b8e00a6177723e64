import type { Activity } from '@alpha/contract';
import { LOCALE_TAGS } from '@alpha/i18n';
import { scenarioText } from '@alpha/report-model/scenario-text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useStepWords } from '~/purchases/use-step-words';
import { factsOf } from './activity-facts';

/** What happened, in one sentence, with current names; deleted things are marked. */
export function ActivitySentence({ activity }: { activity: Activity }) {
  const t = useT('timeline');
  const lead = useT('lead');
  const whatIf = useT('whatIf');
  const locale = useLocale();
  const { nameOf } = useStepWords();
  const { kind, actor } = activity;
  const facts = factsOf(activity);
  const b = (words: ReactNode) => <span className="font-medium text-ink">{words}</span>;
  const home = (words: ReactNode) =>
    facts.address ? (
      <Link
        to={`/app/property/${encodeURIComponent(facts.address)}`}
        className="font-medium text-ink hover:text-accent hover:underline"
      >
        {words}
      </Link>
    ) : (
      words
    );
  const address = facts.address?.split(',')[0] ?? t('event.someHome');
  const gone = t('event.gone');
  switch (kind) {
    case 'created':
      if (actor) return t('event.createdBy');
      if (facts.via !== '')
        return t.rich(`event.createdVia.${facts.source === 'webhook' ? 'webhook' : 'form'}`, {
          ...{ b, via: facts.via },
        });
      return facts.address
        ? t.rich('event.createdAbout', { home, address })
        : t(`event.created.${facts.source ?? 'home'}`);
    case 'quiz_answered':
      return facts.profile
        ? t.rich('event.quiz', { b, profile: lead(`profile.${facts.profile}.title`) })
        : t('event.quizPlain');
    case 'form_repeated':
      if (facts.via !== '') return t.rich('event.form_repeated', { b, via: facts.via });
      return t(`event.repeated.${facts.source === 'quiz' ? 'quiz' : 'form'}`);
    case 'merged':
      return t('event.merged');
    case 'moved':
      if (facts.lostReason)
        return t.rich('event.lost', {
          ...{ b, from: facts.from ?? gone, to: facts.to ?? gone, reason: facts.lostReason },
        });
      return t.rich('event.moved', { b, from: facts.from ?? gone, to: facts.to ?? gone });
    case 'assigned':
      return t.rich(`event.${kind}`, { b, from: facts.from ?? gone, to: facts.to ?? gone });
    case 'edited': {
      const list = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'conjunction' });
      const fields = [...facts.fields.map((field) => t(`field.${field}`)), ...facts.customFields];
      return fields.length > 0
        ? t('event.edited', { fields: list.format(fields) })
        : t('event.editedPlain');
    }
    case 'mail_sent':
      return t.rich(facts.isByWhatsApp ? 'event.whatsapp_sent' : 'event.mail_sent', {
        home,
        address,
      });
    case 'report_opened':
      return t.rich(`event.${kind}`, { home, address });
    case 'shortlist_sent':
      return t('event.shortlist_sent', { homes: facts.homes ?? 0 });
    case 'shortlist_opened':
      return t('event.shortlist_opened');
    case 'question_asked':
      return t.rich('event.asked', { home, address });
    case 'home_saved':
      return t.rich('event.home_saved', { home, address, count: facts.saved });
    case 'purchase_updated':
    case 'purchase_progress': {
      const { event, step } = facts.purchase;
      return t.rich(`event.purchase.${event}`, { b, address, step: nameOf(step) });
    }
    case 'room_invited':
      return t('event.room_invited');
    case 'home_answered':
      return t.rich(`event.answered.${facts.answer ?? 'none'}`, { home, address });
    case 'scenario_saved':
    case 'scenario_tried': {
      const { name = '', changes = { inputs: {} } } = facts.scenario ?? {};
      const words = scenarioText(changes, locale, whatIf);
      return t.rich(`event.${kind}`, { b, home, address, name, changes: words });
    }
    case 'sequence':
      return facts.sequenceEvent
        ? t.rich(`event.sequence.${facts.sequenceEvent}`, { b, name: facts.sequence ?? gone })
        : t('event.sequence.none');
    case 'message_sent':
      if (facts.sequence)
        return t.rich('event.message_sent.sequence', {
          ...{ b, name: facts.sequence, subject: facts.subject },
        });
      return facts.channel === 'email'
        ? t.rich('event.message_sent.email', { b, subject: facts.subject })
        : t('event.message_sent.whatsapp');
    case 'file_added':
      return t.rich('event.file_added', { b, name: facts.fileName });
    case 'email_received':
      return t.rich('event.email_received', {
        ...{ b, subject: facts.subject, hasSubject: facts.subject ? 'yes' : 'no' },
      });
    case 'email_bounced':
      return t('event.email_bounced');
    case 'call':
      return facts.outcome
        ? t('event.called', { outcome: t(`outcome.${facts.outcome}`) })
        : t('kind.call');
    default:
      return t(`kind.${kind}`);
  }
}
