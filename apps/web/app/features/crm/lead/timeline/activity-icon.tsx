import type { Activity } from '@alpha/contract';
import {
  ArrowRightLeft,
  CircleCheck,
  ClipboardList,
  Columns3,
  Eye,
  FileInput,
  Heart,
  House,
  KeyRound,
  ListOrdered,
  type LucideIcon,
  Mail,
  MailOpen,
  MailX,
  Merge,
  MessageCircleQuestion,
  Paperclip,
  Pencil,
  Phone,
  Send,
  SlidersHorizontal,
  Sparkles,
  StickyNote,
  ThumbsUp,
  X,
} from 'lucide-react';
import { cx } from '~/ui/class-names';

const ICONS: Record<Activity['kind'], LucideIcon> = {
  created: Sparkles,
  quiz_answered: ClipboardList,
  form_repeated: FileInput,
  moved: Columns3,
  assigned: ArrowRightLeft,
  edited: Pencil,
  merged: Merge,
  mail_sent: Mail,
  message_sent: Send,
  sequence: ListOrdered,
  email_received: MailOpen,
  email_bounced: MailX,
  report_opened: Eye,
  shortlist_sent: House,
  shortlist_opened: Eye,
  home_answered: ThumbsUp,
  question_asked: MessageCircleQuestion,
  home_saved: Heart,
  room_invited: Mail,
  scenario_saved: SlidersHorizontal,
  scenario_tried: SlidersHorizontal,
  file_added: Paperclip,
  purchase_updated: KeyRound,
  purchase_progress: KeyRound,
  note: StickyNote,
  call: Phone,
  task: CircleCheck,
};

/** Actions of the lead get the accent color. */
const NEWS: readonly Activity['kind'][] = [
  'quiz_answered',
  'form_repeated',
  'email_received',
  'report_opened',
  'shortlist_opened',
  'home_answered',
  'question_asked',
  'home_saved',
  'purchase_progress',
  'scenario_saved',
  'scenario_tried',
];

/** A no, or an answer taken back, is nothing they like. */
const isNoLike = ({ kind, data }: ActivityIconProps) =>
  kind === 'home_answered' && data?.answer !== 'like';

type ActivityIconProps = Pick<Activity, 'kind'> & Partial<Pick<Activity, 'data'>>;

export function ActivityIcon(activity: ActivityIconProps) {
  const { kind } = activity;
  const Icon = isNoLike(activity) ? X : ICONS[kind];
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-8 shrink-0 place-items-center rounded-full border border-line bg-surface',
        NEWS.includes(kind) ? 'text-accent' : 'text-ink-3',
      )}
    >
      <Icon size={15} strokeWidth={1.5} />
    </span>
  );
}
