import { useT } from '~/lib/i18n/use-t';
import { usePublicUrl } from '~/lib/page-meta';
import { CopyButton } from '~/ui/copy-button';

type PageLinksProps = { slug: string; userId: number };

/** The addresses to share: the page, and the quiz whose leads belong to this curator. */
export function PageLinks({ slug, userId }: PageLinksProps) {
  const t = useT('curators');
  const origin = usePublicUrl();
  const page = `${origin}/landings/${slug}`;
  const quiz = `${origin}/quiz?ref=${userId}`;
  return (
    <dl className="grid min-w-0 content-start gap-3 text-14">
      <div className="grid gap-1.5">
        <dt className="text-ink-3">{t('links.page')}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="min-w-0 wrap-anywhere">{page}</span>
          <CopyButton text={page} label={t('links.copyPage')} />
        </dd>
      </div>
      <div className="grid gap-1.5">
        <dt className="text-ink-3">{t('links.quiz')}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="min-w-0 wrap-anywhere">{quiz}</span>
          <span className="flex flex-wrap gap-1.5">
            {(['es', 'en'] as const).map((lang) => (
              <CopyButton
                key={lang}
                text={`${quiz}&lang=${lang}`}
                label={t('links.copyQuiz', { language: t(`language.${lang}`) })}
              />
            ))}
          </span>
        </dd>
      </div>
    </dl>
  );
}
