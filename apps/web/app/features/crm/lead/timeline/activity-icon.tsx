import type { Activity } from '@alpha/contract';
import {
  ArrowRightLeft,
  CircleCheck,
  ClipboardList,
  Columns3,
  Eye,
  House,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  Pencil,
  Phone,
  Send,
  SlidersHorizontal,
  Sparkles,
  StickyNote,
  ThumbsUp,
} from 'lucide-react';
import { cx } from '~/ui/class-names';

const ICONS: Record<Activity['kind'], LucideIcon> = {
  created: Sparkles,
  quiz_answered: ClipboardList,
  moved: Columns3,
  assigned: ArrowRightLeft,
  edited: Pencil,
  mail_sent: Mail,
  message_sent: Send,
  report_opened: Eye,
  shortlist_sent: House,
  shortlist_opened: Eye,
  home_answered: ThumbsUp,
  question_asked: MessageCircleQuestion,
  scenario_saved: SlidersHorizontal,
  scenario_tried: SlidersHorizontal,
  note: StickyNote,
  call: Phone,
  task: CircleCheck,
};

/** Actions of the lead get the accent color. */
const NEWS: readonly Activity['kind'][] = [
  'quiz_answered',
  'report_opened',
  'shortlist_opened',
  'home_answered',
  'question_asked',
  'scenario_saved',
  'scenario_tried',
];

export function ActivityIcon({ kind }: { kind: Activity['kind'] }) {
  const Icon = ICONS[kind];
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
